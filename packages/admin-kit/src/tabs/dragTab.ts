/** What a drag along the row of tabs tells. */
export interface TabDrag {
  /** The tab belongs at this place of the row now. */
  onMove: (to: number) => void;
  /** A drag is over and the tab stands at this place. */
  onEnd: (place: number) => void;
}

/** Pixels before a press counts as a drag. */
const threshold = 5;
/** Pixels at either end of the row where it begins to scroll, and how far at each move. */
const edge = 32;
const step = 12;

/**
 * Follows a press on a tab: the tab goes with the pointer, the row makes room as it passes, Escape puts it back. Loaded when
 * the pointer comes near the row. Works from right to left, too.
 */
export function dragTab(press: PointerEvent, { item, onMove, onEnd }: TabDrag & { item: HTMLElement }): void {
  const list = item.parentElement!;
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const startOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return sign > 0 ? box.left : -box.right;
  };
  const from = [...list.children].indexOf(item);
  const grip = sign * press.clientX - startOf(item);
  let isDragging = false;
  let at = from;

  const follow = (event: PointerEvent) => {
    if (!isDragging && Math.abs(event.clientX - press.clientX) < threshold) return;
    if (!isDragging) {
      isDragging = true;
      item.setPointerCapture(press.pointerId);
      item.dataset['dragging'] = '';
    }
    const box = list.getBoundingClientRect();
    if (event.clientX < box.left + edge) list.scrollBy({ left: -step });
    else if (event.clientX > box.right - edge) list.scrollBy({ left: step });

    item.style.translate = '';
    const own = item.getBoundingClientRect();
    const wanted = sign * event.clientX - grip;
    item.style.translate = `${sign * (wanted - startOf(item))}px`;
    // Where the others would stand without this one: so the answer does not depend on where it stands now, and nothing flickers.
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    const present = [...list.children].indexOf(item);
    const to = [...list.children].filter((other, index) => {
      if (other === item) return false;
      const middle = startOf(other) + other.getBoundingClientRect().width / 2;
      return (index > present ? middle - own.width - gap : middle) < wanted;
    }).length;
    if (to === at) return;
    at = to;
    onMove(to);
  };
  const end = (event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      at = from;
      if (isDragging) onMove(from);
    }
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', end, true);
    item.style.translate = '';
    delete item.dataset['dragging'];
    if (!isDragging) return;
    // The click that ends a drag opens nothing.
    window.addEventListener('click', swallow, true);
    setTimeout(() => window.removeEventListener('click', swallow, true));
    onEnd(at);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', end, true);
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
