/** More elements than that are not copied: what is gone at once is better than what jerks. */
const mostElements = 2000;

/**
 * Lets what has just closed fade out, as a copy that takes no presses and is nobody's: dialogs are taken from the page by those who draw
 * them, at any moment. Where a person wants no motion there is none.
 *
 * @param animation class of its way out
 */
export function fadeAway(element: HTMLElement, animation: 'animate-leave' | 'animate-slide-back'): void {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (element.getElementsByTagName('*').length > mostElements) return;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('iframe, video, audio, [id]')) {
    if (part.hasAttribute('id')) part.removeAttribute('id');
    if (part.matches('iframe, video, audio')) part.remove();
  }
  for (const name of ['id', 'role', 'data-state', 'aria-labelledby', 'data-dialog-body']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('data-leaving', '');
  copy.inert = true;
  copy.style.setProperty('pointer-events', 'none');
  copy.classList.remove('animate-appear', 'animate-fade', 'animate-slide');
  copy.classList.add(animation);
  document.body.append(copy);
  const remove = () => copy.remove();
  copy.addEventListener('animationend', remove);
  // Out of view nothing is animated.
  setTimeout(remove, 300);
}
