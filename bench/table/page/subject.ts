import type { Row } from '@tarmac/admin-kit/editable-table';

/** A place on the page that waits for rows. */
export interface Stand {
  /** The call that is measured. */
  mount: (rows: Row[]) => void;
  /** Whether cells are in the page, or on the canvas. */
  isShown: () => boolean;
  unmount: () => void;
  /** What scrolls down, and what scrolls along. */
  scrollers?: () => readonly [down: HTMLElement, along: HTMLElement];
  /** Where to press so that a cell is active. */
  pointOf?: (row: number, key: string) => Point;
  /** Where to press so that a block lands in the first cell of the first row. */
  firstPoint?: () => Point;
  /** The value as it stands among the rows, once it is committed. */
  valueAt?: (row: number, key: string) => unknown;
  /** What stands in the cell on the page. */
  textAt?: (row: number, key: string) => string;
  /** Whether what is written is checked by rules, one of them over all rows. */
  hasRules?: boolean;
  /** Hands it what a clipboard carries. */
  paste?: (text: string) => void;
  /** Checks all rows. @returns wrong cells */
  check?: () => Promise<number> | number;
  /** Does what makes it keep the most beside the rows. */
  sort?: () => Promise<void>;
}

/** Px of the page. */
export interface Point {
  x: number;
  y: number;
}

/** The middle of an element. */
export function middleOf(element: Element | null | undefined): Point {
  if (element === null || element === undefined) throw new Error('There is no such cell in view.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The event that a browser sends to what has the focus. */
export function pasteEvent(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}
