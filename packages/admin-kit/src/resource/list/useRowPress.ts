import { useEffect, useRef, type RefObject } from 'react';
import { onRest, strayPx } from '../../internals/onRest.ts';

/** A row whose menu is asked for. */
export interface RowPress {
  /** Another for every press. */
  id: number;
  /** Place of the row among those that are drawn. */
  index: number;
  /** What draws the row. */
  element: HTMLElement;
  /** Where the menu stands: at the row, or where it was pressed. */
  anchor: HTMLElement | { getBoundingClientRect: () => DOMRect };
  isByKeyboard: boolean;
}

/**
 * Tells of right clicks, Shift+F10, the menu key and long presses on the rows within `place`, which carry `data-index`.
 *
 * @param onPress answers whether it shows a menu; else the browser's own comes
 */
export function useRowPress(place: RefObject<HTMLElement | null>, onPress: (press: RowPress) => boolean) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const gone = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      { name, act }: { name: Name; act: (event: HTMLElementEventMap[Name]) => void },
    ) => target.addEventListener(name, act as EventListener, { capture: true, signal: gone.signal });
    let lastId = 0;
    let isMenuKey = false;
    let held: { stop: () => void; x: number; y: number; row: HTMLElement } | undefined;
    // The finger that asked for the menu is still down: what the browser makes of it is not a click and no menu of its own.
    let isAnswered = false;

    const ask = (row: HTMLElement, at: { x: number; y: number } | undefined) =>
      latest.current({
        id: (lastId += 1),
        index: Number(row.dataset['index']),
        element: row,
        anchor: at ? { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) } : (row.querySelector<HTMLElement>('td') ?? row),
        isByKeyboard: at === undefined,
      });
    const release = () => {
      if (!held) return;
      held.stop();
      held.row.style.removeProperty('user-select');
      held.row.style.removeProperty('-webkit-user-select');
      held = undefined;
    };

    listen(host, {
      name: 'keydown',
      act: (event) => {
        isMenuKey = event.key === 'ContextMenu';
        isAnswered = false;
        if (event.key !== 'F10' || !event.shiftKey) return;
        const row = rowOf(host, event.target);
        if (row && ask(row, undefined)) event.preventDefault();
      },
    });
    listen(host, {
      name: 'contextmenu',
      act: (event) => {
        const isByKeyboard = isMenuKey;
        isMenuKey = false;
        if (isAnswered) return event.preventDefault();
        const row = rowOf(host, event.target);
        if (!row || hasSelection(row) || !ask(row, isByKeyboard ? undefined : { x: event.clientX, y: event.clientY })) return;
        // Some browsers know long presses themselves.
        isAnswered = held !== undefined;
        release();
        event.preventDefault();
      },
    });
    listen(host, {
      name: 'pointerdown',
      act: (event) => {
        isMenuKey = false;
        isAnswered = false;
        const isSecondFinger = held !== undefined;
        release();
        if (event.pointerType !== 'touch' || !event.isPrimary || isSecondFinger) return;
        const row = rowOf(host, event.target);
        if (!row) return;
        const { clientX: x, clientY: y } = event;
        const stop = onRest(() => {
          isAnswered = ask(row, { x, y });
          release();
        });
        held = { stop, x, y, row };
        // Else the word below the finger is selected at the same moment.
        row.style.setProperty('user-select', 'none');
        row.style.setProperty('-webkit-user-select', 'none');
      },
    });
    listen(document, {
      name: 'pointermove',
      act: (event) => {
        if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > strayPx) release();
      },
    });
    // A finger that scrolls is taken away by the browser.
    for (const name of ['pointerup', 'pointercancel', 'scroll'] as const) listen(document, { name, act: release });
    // Else a press of the mouse is made up, which moves the focus and so closes the menu again.
    listen(host, {
      name: 'touchend',
      act: (event) => {
        if (isAnswered && event.cancelable) event.preventDefault();
      },
    });
    listen(host, {
      name: 'click',
      act: (event) => {
        if (!isAnswered) return;
        isAnswered = false;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    return () => {
      release();
      gone.abort();
    };
  }, [place]);
}

/** The row of the list itself that an event is about; none where the browser's own menu is of more use. */
function rowOf(host: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href], input, textarea, select, [contenteditable]')) return undefined;
  const row = target.closest<HTMLElement>('[data-index]');
  // A table that opens below a row has rows of its own.
  const isOwn = row?.parentElement?.closest('table, ul') === host.querySelector('table, ul');
  return row && isOwn && host.contains(row) ? row : undefined;
}

function hasSelection(row: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
