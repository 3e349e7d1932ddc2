import './testing.fixture.css';
import { vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { KitFrameProps } from '../testing/KitFrame.tsx';
import { type RenderedStory, renderStory } from '../testing/renderStory.tsx';
import { EditableTable, type EditableTableProps } from './EditableTable.tsx';
import { loadHandParts } from './grid/loadLateParts.ts';
import type { TableStore, TableStoreOptions } from './store/tableStore.ts';
import { useEditableTable } from './useEditableTable.ts';

/** A table on the page, and the ways a test looks at it and works on it. */
export interface ShownTable {
  store: TableStore;
  /** Element of a cell that is in view, by its place among the rows (from 0) and the key of its column. */
  cell(row: number, key: string): HTMLElement;
  /** What the cell shows. */
  text(row: number, key: string): string;
  /** Presses a cell, as a mouse does. */
  click(row: number, key: string): Promise<void>;
  /** Presses keys, as `userEvent.keyboard` spells them. */
  keys(keys: string): Promise<void>;
  /** Place of the active cell. */
  active(): string;
  /** The element with the focus, while a cell is typed into. */
  editor(): HTMLTextAreaElement;
  /** Lets the clipboard's own event happen where the focus is, as Ctrl+C, X and V do. */
  clipboard(name: 'copy' | 'cut' | 'paste', texts?: Readonly<Record<string, string>>): DataTransfer;
  /** Presses at one point, moves and lets go at another, as a mouse does. */
  drag(from: Element, to: Element, keys?: { ctrlKey?: boolean }): Promise<void>;
  /** The middle of an element on the screen. */
  point(element: Element): { x: number; y: number };
  /** Puts a finger down at the first point, moves it along the others and lifts it; `meanwhile` is done as it begins to move. */
  touch(points: ReadonlyArray<{ x: number; y: number }>, meanwhile?: () => void): Promise<void>;
  /** Composes a text as an input method does: candidates one after the other, then the text itself; '' gives it up. */
  compose(candidates: readonly string[], text: string): Promise<void>;
}

let story: RenderedStory | undefined;
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Takes the table of the last test from the page. */
export async function takeTableAway(): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await story?.unmount();
  story = undefined;
}

/** Puts a table on the page and waits until its rows are there. */
export async function showTable(
  options: Omit<TableStoreOptions, 'words'>,
  props: Omit<EditableTableProps, 'table' | 'label'> = {},
  frame: Omit<KitFrameProps, 'children'> = {},
): Promise<ShownTable> {
  let store: TableStore | undefined;
  function Shown() {
    const table = useEditableTable(options);
    store = table;
    return <EditableTable height={400} {...props} table={table} label="测试表" />;
  }
  story = await renderStory(<Shown />, frame);
  // From here on things happen as for a person: in their own time.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(
    () => {
      if (document.querySelector('[role=grid] [role=gridcell]') === null && options.rows.length > 0)
        throw new Error('The table is not there yet.');
      // The buttons of the titles come with all that a table shows from its second frame on.
      if (document.querySelector('[role=grid] [data-resize]') === null) throw new Error('The rest of the table is not there yet.');
    },
    { timeout: 10_000 },
  );
  // Toolbar, figures and marks come after that, and what a hand on it needs.
  await loadHandParts();
  for (let frames = 0; frames < 4; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const table = store!;
  const cell = (row: number, key: string): HTMLElement => {
    const titles = [...document.querySelectorAll('[role=columnheader]')];
    const title = table.column(key)?.title ?? key;
    const index = titles.find((head) => head.textContent?.replace('*', '') === title)?.getAttribute('aria-colindex');
    const found = document.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${index}"]`);
    if (found === null) throw new Error(`Row ${row}, ${key} is not in view.`);
    return found;
  };
  return {
    store: table,
    cell,
    text: (row, key) => cell(row, key).textContent ?? '',
    click: (row, key) => userEvent.click(cell(row, key)),
    keys: (keys) => userEvent.keyboard(keys),
    active() {
      const place = table.selection().active;
      return place === null ? 'none' : `${place.row}:${table.visibleColumns()[place.column]}`;
    },
    editor: () => document.activeElement as HTMLTextAreaElement,
    clipboard(name, texts = {}) {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      document.activeElement?.dispatchEvent(new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true }));
      return clipboardData;
    },
    async drag(from, to, { ctrlKey = false } = {}) {
      const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
      const [begin, end] = [middleOf(from), middleOf(to)];
      const press = { button: 'left', clickCount: 1, modifiers: ctrlKey ? 2 : 0 };
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...begin });
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...begin, ...press });
      for (const part of [0.3, 0.6, 1]) {
        const at = { x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part };
        await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, ...press });
      }
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...end, ...press });
    },
    point: middleOf,
    async touch([first, ...others], meanwhile) {
      const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
      // Else a finger is seen, and no tap is made of it.
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
      for (const [index, point] of others.entries()) {
        const moved = session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
        if (index === 0 && meanwhile !== undefined) {
          // Before that it would wait in this page.
          await new Promise((resolve) => setTimeout(resolve));
          meanwhile();
        }
        await moved;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    },
    async compose(candidates, text) {
      const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
      for (const candidate of candidates) {
        const at = candidate.length;
        await session.send('Input.imeSetComposition', { text: candidate, selectionStart: at, selectionEnd: at });
      }
      if (text !== '') await session.send('Input.insertText', { text });
    },
  };
}

/** The middle of an element, in px of the page that the test frame lies in. */
function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  return { x: (frame?.left ?? 0) + (left + width / 2) * scale, y: (frame?.top ?? 0) + (top + height / 2) * scale };
}

/** Waits for an element that is found by its role and its name. */
export function findNamed(role: string, name: string | RegExp): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const tags: Record<string, string> = { button: 'button, [role=button]', dialog: '[role=dialog]', menuitem: '[role^=menuitem]' };
    const found = [...document.querySelectorAll<HTMLElement>(tags[role] ?? `[role=${role}]`)].find((one) => {
      const text = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return typeof name === 'string' ? text === name || text.startsWith(`${name}  `) : name.test(text);
    });
    if (found === undefined) throw new Error(`No ${role} ${String(name)}.`);
    return found;
  });
}

/** Presses an element that is found by its role and its name. */
export const pressNamed = async (role: string, name: string | RegExp): Promise<void> => userEvent.click(await findNamed(role, name));
