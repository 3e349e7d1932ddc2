import type { Row } from '@tarmac/admin-kit/editable-table';
import { checkBare, columnSize, plainColumns, read, rowSize, shown, typedPlace } from './data.ts';
import { middleOf, type Stand } from './subject.ts';

const rowsAhead = 4;
const columnsAhead = 2;
// The table's own columns: row number and check box.
const helperSizes = [40, 60];
const helpersSize = 100;
const pinned = 3;
const sizes = [...helperSizes, ...plainColumns.map(() => columnSize)];
const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
const total = starts.at(-1)! + sizes.at(-1)!;

interface BareRow {
  element: HTMLElement;
  cells: Map<number, HTMLElement>;
}

/** Plain elements, made by hand: the same cells with the same lines, a plain input as the editor. */
export function prepareFloor(host: HTMLElement): Stand {
  let rows: Row[] = [];
  let viewport: HTMLElement | undefined;
  let body: HTMLElement | undefined;
  let shownFrom = 0;
  let shownTo = -1;
  const drawn = new Map<number, BareRow>();
  const spare: BareRow[] = [];

  const textOf = (at: number, column: number) => {
    if (column === 0) return '☐';
    if (column === 1) return String(at + 1);
    const { key, kind } = plainColumns[column - 2]!;
    return shown(kind, rows[at]![key]);
  };
  const fill = (cell: HTMLElement, { at, column }: { at: number; column: number }) => {
    const text = textOf(at, column);
    const node = cell.firstChild as Text;
    if (node.data !== text) node.data = text;
  };
  const makeCell = (row: BareRow) => {
    const cell = document.createElement('div');
    cell.className = 'floor-cell';
    cell.append('');
    row.element.append(cell);
    return cell;
  };
  const stand = (cell: HTMLElement, column: number) => {
    cell.style.left = `${starts[column]}px`;
    cell.style.width = `${sizes[column]}px`;
  };
  const showColumns = (row: BareRow, { at, from, to }: { at: number; from: number; to: number }) => {
    const free: HTMLElement[] = [];
    for (const [column, cell] of row.cells) {
      if (column < pinned || (column >= from && column <= to)) continue;
      free.push(cell);
      row.cells.delete(column);
    }
    const show = (column: number) => {
      if (row.cells.has(column)) return;
      const cell = (column < pinned ? undefined : free.pop()) ?? makeCell(row);
      if (column < pinned) cell.dataset['pin'] = '';
      stand(cell, column);
      row.cells.set(column, cell);
      fill(cell, { at, column });
    };
    for (let column = 0; column < pinned; column += 1) show(column);
    for (let column = from; column <= to; column += 1) show(column);
    for (const cell of free) cell.remove();
  };
  const draw = () => {
    if (viewport === undefined || body === undefined) return;
    const { scrollTop, scrollLeft } = viewport;
    const top = Math.max(0, Math.floor(scrollTop / rowSize) - rowsAhead);
    const bottom = Math.min(rows.length - 1, Math.floor((scrollTop + 604) / rowSize) + rowsAhead);
    const from = Math.max(pinned, Math.floor((scrollLeft + helpersSize) / columnSize) - columnsAhead + 2);
    const to = Math.min(sizes.length - 1, Math.floor((scrollLeft + 1200 - helpersSize) / columnSize) + columnsAhead + 2);
    const isMoved = from !== shownFrom || to !== shownTo;
    shownFrom = from;
    shownTo = to;
    for (const [at, row] of drawn) {
      if (at >= top && at <= bottom) continue;
      drawn.delete(at);
      spare.push(row);
    }
    for (let at = top; at <= bottom; at += 1) {
      const present = drawn.get(at);
      if (present !== undefined) {
        if (isMoved) showColumns(present, { at, from, to });
        continue;
      }
      const row = spare.pop() ?? { element: document.createElement('div'), cells: new Map<number, HTMLElement>() };
      row.element.className = 'floor-row';
      row.element.style.width = `${total}px`;
      row.element.style.transform = `translateY(${at * rowSize}px)`;
      for (const [column, cell] of row.cells) fill(cell, { at, column });
      showColumns(row, { at, from, to });
      if (!row.element.isConnected) body.append(row.element);
      drawn.set(at, row);
    }
    for (const row of spare) row.element.remove();
  };
  const repaint = () => {
    for (const [at, row] of drawn) for (const [column, cell] of row.cells) fill(cell, { at, column });
  };
  const edit = (at: number) => {
    const key = plainColumns[typedPlace]!.key;
    const row = drawn.get(at);
    if (row === undefined) return;
    const input = document.createElement('input');
    input.className = 'floor-cell';
    stand(input, typedPlace + 2);
    input.value = String(rows[at]![key]);
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      rows[at] = { ...rows[at], [key]: input.value };
      repaint();
      input.remove();
      edit(at + 1);
    });
    row.element.append(input);
    input.select();
  };

  return {
    mount(given) {
      rows = given;
      viewport = document.createElement('div');
      viewport.className = 'floor';
      const head = document.createElement('div');
      head.style.cssText = `position: sticky; top: 0; z-index: 3; width: ${total}px; height: ${rowSize}px; background: #eee`;
      for (const [column, start] of starts.entries()) {
        const cell = document.createElement('div');
        cell.className = 'floor-cell';
        cell.style.left = `${start}px`;
        cell.style.width = `${sizes[column]}px`;
        cell.append(plainColumns[column - 2]?.title ?? '');
        head.append(cell);
      }
      body = document.createElement('div');
      body.style.cssText = `position: relative; width: ${total}px; height: ${rows.length * rowSize}px`;
      viewport.append(head, body);
      host.append(viewport);
      viewport.addEventListener('scroll', draw, { passive: true });
      body.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        const found = [...drawn].find(([, row]) => row.element.contains(event.target as Node));
        if (found !== undefined) edit(found[0]);
      });
      draw();
    },
    isShown: () => drawn.size > 0,
    unmount: () => {
      host.replaceChildren();
      drawn.clear();
      spare.length = 0;
    },
    scrollers: () => [viewport!, viewport!],
    pointOf: (at) => middleOf(drawn.get(at)?.cells.get(typedPlace + 2)),
    firstPoint: () => middleOf(drawn.get(0)?.cells.get(typedPlace + 2)),
    valueAt: (at, key) => rows[at]?.[key],
    textAt: (at) => drawn.get(at)?.cells.get(typedPlace + 2)?.textContent ?? '',
    paste(text) {
      for (const [at, line] of text.split('\r\n').entries()) {
        const row: Record<string, unknown> = { ...rows[at] };
        for (const [column, part] of line.split('\t').entries()) {
          const { key, kind } = plainColumns[column]!;
          row[key] = read(kind, part);
        }
        rows[at] = row;
      }
      repaint();
    },
    check: () => checkBare(rows),
  };
}
