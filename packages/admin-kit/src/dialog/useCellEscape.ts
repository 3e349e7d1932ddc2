import { useRef } from 'react';

/**
 * Escape in a cell of an editable table gives up what was typed there, and no more than that: the dialog or drawer around the table
 * stays. Once more, or in a cell where nothing is typed, it is theirs.
 */
export function useCellEscape() {
  /** The cell that was left by Escape; typing into it comes before the dialog again. */
  const left = useRef<EventTarget>(undefined);
  return {
    onInput: () => {
      left.current = undefined;
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (!isInCell(event.target as Element) || left.current === event.target) return;
      left.current = event.target ?? undefined;
      event.preventDefault();
    },
  };
}

/** Whether a cell of an editable table is being edited. */
const isInCell = (target: Element): boolean =>
  target.matches('[role=gridcell] input') || (target.closest('[data-focus-home]') !== null && getComputedStyle(target).opacity !== '0');
