import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * The one tooltip of a page: says what is cut of a text under the pointer, and what a `title` says, also of what has the focus. It
 * comes sooner than the browser's own, stays while the pointer is on it, and goes by Escape or a press. Touch screens have none.
 */
export default function Tooltips() {
  const [shown, setShown] = useState<Shown>();
  const id = useId();

  useEffect(() => {
    const gone = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, act, { signal: gone.signal, capture: true, passive: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: { element: Element; title: string | null } | undefined;
    const leave = () => {
      clearTimeout(timer);
      if (current?.title != null && !current.element.hasAttribute('title')) current.element.setAttribute('title', current.title);
      if (current?.element.getAttribute('aria-describedby') === id) current.element.removeAttribute('aria-describedby');
      current = undefined;
      setShown(undefined);
    };
    const come = (element: Element, wait: number) => {
      if (current?.element === element) return;
      leave();
      const title = element.getAttribute('title');
      const text = (title ?? element.textContent ?? '').trim();
      if (text === '') return;
      current = { element, title };
      // What stands there in full is not said again; nor by the browser.
      if (title !== null && isRepeated(element, text) && cutAround(element) === undefined) {
        element.removeAttribute('title');
        return;
      }
      timer = setTimeout(() => {
        if (!element.isConnected) return leave();
        if (title !== null) {
          // Or the browser would show its own as well.
          element.removeAttribute('title');
          const isNamed = element.hasAttribute('aria-label') || isRepeated(element, text);
          if (!isNamed && !element.hasAttribute('aria-describedby')) element.setAttribute('aria-describedby', id);
        }
        setShown({ text, at: element.getBoundingClientRect() });
      }, wait);
    };
    listen('pointerover', (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const found = subjectOf(event.target);
      if (found) come(found, waitMs);
      else if (!isOver(event, id)) leave();
    });
    listen('pointerdown', leave);
    listen('keydown', (event) => event.key === 'Escape' && leave());
    listen('scroll', leave);
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.hasAttribute('title') && target.matches(':focus-visible')) come(target, waitMs);
    });
    listen('focusout', leave);
    return () => {
      leave();
      gone.abort();
    };
  }, [id]);

  if (!shown) return null;
  // It belongs to the content; a modal dialog lies over the body, not over what comes after it.
  const place = document.querySelector('[role="dialog"]') ? null : document.getElementById('content');
  return createPortal(<Bubble key={shown.text} id={id} {...shown} />, place ?? document.body);
}

interface Shown {
  text: string;
  at: DOMRect;
}

/** How long the pointer rests before it is told, in ms. */
const waitMs = 300;
const gap = 6;

/** The element with a title around a place, else the nearest one whose text is cut. */
function subjectOf(target: Element): Element | undefined {
  return target.closest('[title]') ?? cutAround(target);
}

/** Whether the text of an element says what its title does. */
const isRepeated = (element: Element, text: string) => element.textContent?.trim() === text;

/** The nearest element, itself or around it, whose text is cut. */
function cutAround(target: Element): Element | undefined {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis') return element;
    if (element.matches('td, th, li, section, main')) break;
  }
  return undefined;
}

/** Whether the pointer is on the tooltip, which takes no presses. */
function isOver({ clientX, clientY }: PointerEvent, id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top - gap && clientY <= box.bottom + gap;
}

function Bubble({ id, text, at }: Shown & { id: string }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    const { offsetWidth, offsetHeight } = element;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - offsetWidth / 2), innerWidth - offsetWidth - 8);
    const below = at.bottom + gap;
    element.style.left = `${left}px`;
    element.style.top = `${below + offsetHeight > innerHeight - 8 ? at.top - offsetHeight - gap : below}px`;
  }, [at]);
  return (
    <div
      ref={own}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed z-[1300] max-w-90 animate-fade rounded-md bg-ink px-2 py-1 text-sm break-words text-surface shadow-popup print:hidden"
    >
      {text}
    </div>
  );
}
