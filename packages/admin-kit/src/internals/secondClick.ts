/** One click of a pointer, and what it met. */
export interface Click {
  /** Which one it is of a double or triple click, as the system counts them by time and place: from 1. */
  count: number;
  /** The button or link that was under the pointer; null where there was none. */
  target: object | null;
  /** Its words at that moment. */
  label: string;
}

/**
 * Whether a click belongs to a double click whose first one met something else: that one has changed what is under the pointer, so this one was
 * not meant for it.
 */
export function isMisplaced(before: Click | undefined, now: Click): boolean {
  if (before === undefined || now.target === null || now.count < 2) return false;
  return now.target !== before.target || now.label !== before.label;
}

/**
 * Whether a double click whose first click met a button or link ends elsewhere: where that one closed a dialog, the row below has not been double
 * clicked.
 */
export const endsElsewhere = (first: Click | undefined, now: Click): boolean =>
  first !== undefined && first.target !== null && first.target !== now.target;

let isGuarded = false;

/**
 * Takes such clicks away, from the first call on and wherever in the page: a button that has come to stand where another one was pressed a moment ago, such as 撤销 in place of
 * 提交, is not pressed by the same double click. Keys and clicks of scripts are left alone. Every frame and every host of actions calls it.
 */
export function guardSecondClicks(): void {
  if (isGuarded || typeof document === 'undefined') return;
  isGuarded = true;
  let first: Click | undefined;
  let before: Click | undefined;
  const guard = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    const target = event.target instanceof Element ? event.target.closest('button, a, [role="button"], [role="menuitem"]') : null;
    const now: Click = { count: event.detail, target, label: target?.getAttribute('aria-label') ?? target?.textContent ?? '' };
    if (event.type === 'dblclick' ? endsElsewhere(first, now) : isMisplaced(before, now)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (event.type === 'dblclick') return;
    before = now;
    if (now.count === 1) first = now;
  };
  document.addEventListener('click', guard, true);
  document.addEventListener('dblclick', guard, true);
}
