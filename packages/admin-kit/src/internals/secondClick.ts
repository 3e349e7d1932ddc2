/** One click of a pointer: when and where, and what it met. */
export interface Click {
  /** Milliseconds. */
  time: number;
  x: number;
  y: number;
  /** The button or link that was under the pointer; null where there was none. */
  target: object | null;
  /** Its words at that moment. */
  label: string;
}

/** Double-click time of the usual systems, in ms. */
const doubleClickMs = 500;
/** How far a hand moves between two clicks that are meant for one thing, in px. */
const samePlacePx = 6;

/**
 * Whether a click is the second one of a double click that meets something else than the first: the first has changed what is under the pointer,
 * so this one was not meant for it.
 */
export function isMisplaced(before: Click | undefined, now: Click): boolean {
  if (before === undefined || now.target === null) return false;
  const isRepeated =
    now.time - before.time < doubleClickMs && Math.abs(now.x - before.x) <= samePlacePx && Math.abs(now.y - before.y) <= samePlacePx;
  return isRepeated && (now.target !== before.target || now.label !== before.label);
}

/**
 * Takes such clicks away, wherever in the page: a button that has come to stand where another one was pressed a moment ago, such as 撤销 in place of
 * 提交, is not pressed by the same double click. Keys and clicks of scripts are left alone.
 */
export function guardSecondClicks(page: Document): void {
  let before: Click | undefined;
  page.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.detail === 0) return;
      const target = event.target instanceof Element ? event.target.closest('button, a, [role="button"], [role="menuitem"]') : null;
      const label = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
      const now: Click = { time: event.timeStamp, x: event.clientX, y: event.clientY, target, label };
      if (isMisplaced(before, now)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      before = now;
    },
    true,
  );
}
