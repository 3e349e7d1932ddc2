import type { RowId } from '../columnTypes.ts';
import { CellNode, type CellHost } from './CellNode.ts';
import type { ColumnLayout, LaidColumn } from './columnLayout.ts';

/** The columns that are drawn: pinned ones, and of those between them the ones in view, both ends included. */
export interface ColumnWindow {
  layout: ColumnLayout;
  first: number;
  last: number;
}

// The pseudo element lights the row up: one paint, no other style for any cell.
const rowClass =
  'absolute top-0 start-0 flex contain-[layout_style] after:pointer-events-none after:absolute after:inset-0 after:z-10 hover:after:bg-ink/4';
const sideClass = { start: 'start-0', end: 'end-0 order-1 ms-auto' };

/** One row element of the pool, with the cells of the columns in view. */
export class RowNode {
  readonly element: HTMLDivElement;
  rowId: RowId = -1;
  viewIndex = -1;
  private readonly host: CellHost;
  private readonly cells = new Map<string, CellNode>();
  /** What holds the pinned cells of each side, once there are any: one piece that stays in view, not one for each of them. */
  private readonly sides: { start?: HTMLElement; end?: HTMLElement } = {};
  private window: ColumnWindow | undefined;
  private top = -1;
  private height = -1;

  constructor(host: CellHost) {
    this.host = host;
    this.element = document.createElement('div');
    this.element.setAttribute('role', 'row');
    this.element.className = rowClass;
  }

  /** Stands for another row, at `top` px. */
  paint(viewIndex: number, { top, height, window }: { top: number; height: number; window: ColumnWindow }): void {
    const rowId = this.host.store.rowIdAt(viewIndex);
    if (rowId === undefined) return;
    this.move(top, height);
    if (this.viewIndex !== viewIndex) this.element.setAttribute('aria-rowindex', String(viewIndex + 2));
    // Cells that come into being now are painted with the others.
    this.rowId = -1;
    this.showColumns(window);
    this.rowId = rowId;
    this.viewIndex = viewIndex;
    for (const cell of this.cells.values()) cell.paint(rowId, viewIndex);
  }

  /** Where the row is, without redrawing it. */
  move(top: number, height: number): void {
    if (top !== this.top) {
      this.top = top;
      this.element.style.transform = `translateY(${top}px)`;
    }
    if (height !== this.height) {
      this.height = height;
      this.element.style.height = `${height}px`;
    }
  }

  /** Draws the columns of a window; cells that leave it are used for those that enter. */
  showColumns(window: ColumnWindow): void {
    if (window === this.window) return;
    if (window.layout !== this.window?.layout) this.relay(window.layout);
    this.window = window;
    const { layout, first, last } = window;
    const wanted = new Map<string, LaidColumn>();
    for (const laid of layout.atStart) wanted.set(laid.key, laid);
    for (let index = first; index <= last; index += 1) {
      const laid = layout.center[index];
      if (laid !== undefined) wanted.set(laid.key, laid);
    }
    for (const laid of layout.atEnd) wanted.set(laid.key, laid);
    const spare: CellNode[] = [];
    for (const [key, cell] of this.cells) {
      if (wanted.has(key)) continue;
      this.cells.delete(key);
      if (cell.laid.pin === undefined) spare.push(cell);
      else cell.retire();
    }
    for (const [key, laid] of wanted) {
      if (this.cells.has(key)) continue;
      const cell = (laid.pin === undefined ? spare.pop() : undefined) ?? this.addCell(laid);
      if (cell.laid !== laid) cell.standFor(laid);
      this.cells.set(key, cell);
      if (this.rowId >= 0) cell.paint(this.rowId, this.viewIndex);
    }
    for (const cell of spare) cell.retire();
  }

  cellOf(key: string): CellNode | undefined {
    return this.cells.get(key);
  }

  allCells(): Iterable<CellNode> {
    return this.cells.values();
  }

  /** Leaves the page with its cells. */
  retire(): void {
    for (const cell of this.cells.values()) cell.retire();
    this.cells.clear();
    this.window = undefined;
    this.element.remove();
  }

  /** Columns have other sizes, places or pins: everything stands elsewhere. */
  private relay(layout: ColumnLayout): void {
    this.element.style.width = `${layout.totalSize}px`;
    for (const [key, cell] of this.cells) {
      const laid = layout.byKey.get(key);
      if (laid === undefined || laid.pin !== cell.laid.pin) {
        cell.retire();
        this.cells.delete(key);
        continue;
      }
      cell.standFor(laid);
      if (this.rowId >= 0) cell.paintLook();
    }
  }

  /** Pinned cells are in the flow of their side, in the order of their columns. */
  private addCell(laid: LaidColumn): CellNode {
    const cell = new CellNode(this.host, laid);
    (laid.pin === undefined ? this.element : this.sideOf(laid.pin)).append(cell.element);
    return cell;
  }

  private sideOf(pin: 'start' | 'end'): HTMLElement {
    const side = (this.sides[pin] ??= this.element.appendChild(document.createElement('div')));
    side.className = `sticky z-10 flex shrink-0 ${sideClass[pin]}`;
    return side;
  }
}
