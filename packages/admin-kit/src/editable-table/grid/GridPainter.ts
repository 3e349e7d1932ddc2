import type { RowId } from '../columnTypes.ts';
import { afterFrame, afterNextFrame } from '../store/slices.ts';
import type { CellName, TableEvent } from '../store/tableEvents.ts';
import type { CellHost, CellNode } from './CellNode.ts';
import type { ColumnLayout, LaidColumn } from './columnLayout.ts';
import { type InView, inViewAtOnce, type Stretch } from './inView.ts';
import { type Expanded, nearest, type PainterFrame, type Room, roomOf } from './painterFrame.ts';
import { type ColumnWindow, RowNode } from './RowNode.ts';
import { placeRows, type RowPlaces } from './rowPlaces.ts';

/** Rows and columns drawn beyond the edges. */
interface Ahead {
  rows: number;
  columns: number;
}

// What is seen is there first; what a step of the wheel will show, so that it leaves no gap, comes with the frame after.
const atFirst: Ahead = { rows: 0, columns: 0 };
const always: Ahead = { rows: 4, columns: 2 };
const sparesKept = 16;

/**
 * Draws the rows in view, outside React: elements are made once, and stand for one row after the other. It listens to the
 * store and touches only the cells that an event names and that are in view. @source TBL-16
 */
export class GridPainter {
  private readonly host: CellHost;
  private readonly frame: PainterFrame;
  private expanded: Expanded | undefined;
  private places: RowPlaces;
  /** Px that it is scrolled down, and on along the row; known without asking the page. */
  scroll = { top: 0, along: 0 };
  private readonly nodes = new Map<number, RowNode>();
  private readonly spare: RowNode[] = [];
  private readonly ends: Array<() => void> = [];
  private window: ColumnWindow;
  private ahead = atFirst;
  private inView = inViewAtOnce;
  /** Cells beyond the edges that say something else than they show: they follow those in view. */
  private late: CellNode[] = [];
  /** Told after each drawing that moved something: overlays follow. */
  onMove: (() => void) | undefined;
  /** Read when it changes, never while it scrolls. */
  room: Room;

  constructor(host: CellHost, frame: PainterFrame & { layout: ColumnLayout }) {
    this.host = host;
    this.frame = frame;
    this.window = { layout: frame.layout, first: 0, last: -1 };
    const { viewport } = frame;
    this.room = frame.room;
    this.places = placeRows(frame.rowSize);
    const handleScroll = () => {
      this.syncOffsets();
      this.draw();
    };
    viewport.addEventListener('scroll', handleScroll, { passive: true });
    this.ends.push(
      host.store.subscribe((event) => this.handleEvent(event)),
      () => viewport.removeEventListener('scroll', handleScroll),
    );
    this.resize();
    this.draw();
    const drawAhead = () => {
      this.ahead = always;
      this.draw();
    };
    this.ends.push(afterFrame(drawAhead));
  }

  get layout(): ColumnLayout {
    return this.window.layout;
  }

  /** What is in view is said by something else from now on. */
  seeBy(inView: InView): void {
    this.inView = inView;
    this.draw();
  }

  /** The viewport has another size. */
  measure(): void {
    this.room = roomOf(this.frame.viewport);
    this.draw();
  }

  /** Rows below the body that stay in view have come or gone. */
  setFootSize(footSize: number): void {
    this.frame.footSize = footSize;
  }

  /** Places of the rows that are drawn now. */
  drawnRows(): readonly number[] {
    return [...this.nodes.keys()].toSorted((one, other) => one - other);
  }

  /** Columns have other sizes, places, pins, or are others. */
  setLayout(layout: ColumnLayout): void {
    this.window = { layout, first: 0, last: -1 };
    this.resize();
    this.draw();
  }

  /** Other rows are expanded; absent: none. */
  setExpanded(expanded: Expanded | undefined): void {
    this.expanded = expanded;
    this.countRows();
  }

  /** The element of a cell, as far as it is in view. */
  cellAt(viewIndex: number, key: string): CellNode | undefined {
    return this.nodes.get(viewIndex)?.cellOf(key);
  }

  /** The element of a row, as far as it is in view. */
  rowAt(viewIndex: number): HTMLElement | undefined {
    return this.nodes.get(viewIndex)?.element;
  }

  /** Px from the top of the body. */
  topOf(viewIndex: number): number {
    return this.places.topOf(viewIndex);
  }

  /** The row at a height of the body, kept within the rows. */
  rowAtOffset(offset: number): number {
    return Math.max(0, Math.min(this.host.store.viewCount() - 1, this.places.rowAt(offset)));
  }

  /** How many rows fit between header and footer. */
  pageLength(): number {
    return Math.max(1, Math.floor(this.bodyRoom() / this.frame.rowSize));
  }

  /** Scrolls as little as it takes to bring a cell into view; either place may be -1. Asks the page for no size: that would lay it out again at every key. */
  reveal(viewIndex: number, key: string | undefined): void {
    const { top, along } = this.scroll;
    const down = viewIndex < 0 ? top : nearest(top, { room: this.bodyRoom(), start: this.topOf(viewIndex), size: this.frame.rowSize });
    const { layout } = this.window;
    const laid = key === undefined ? undefined : layout.byKey.get(key);
    const onwards =
      laid === undefined || laid.pin !== undefined
        ? along
        : nearest(along, {
            room: this.room.width - layout.startSize - layout.endSize,
            start: laid.start - layout.startSize,
            size: laid.size,
          });
    if (down === top && onwards === along) return;
    const { viewport } = this.frame;
    if (down !== top) viewport.scrollTop = down;
    if (onwards !== along) viewport.scrollLeft = this.room.isRtl ? -onwards : onwards;
    // The scroll event comes with the next frame; who asked wants the cell now.
    this.syncOffsets();
    this.draw();
  }

  /** Redraws all that is in view. */
  repaint(): void {
    for (const [index, node] of this.nodes) this.stand(node, index);
  }

  dispose(): void {
    for (const end of this.ends) end();
    this.late = [];
    for (const node of [...this.nodes.values(), ...this.spare]) node.retire();
    this.nodes.clear();
  }

  /** Px between header and footer. */
  private bodyRoom(): number {
    return this.room.height - this.frame.headSize - this.frame.footSize;
  }

  private resize(): void {
    this.frame.body.style.height = `${this.places.topOf(this.host.store.viewCount())}px`;
    this.frame.body.style.width = `${this.window.layout.totalSize}px`;
  }

  private countRows(): void {
    const { expanded, frame, host } = this;
    const taller = [...(expanded?.rowIds ?? [])].map((rowId) => host.store.viewIndexOf(rowId)).filter((place) => place >= 0);
    this.places = placeRows(frame.rowSize, { extra: expanded?.size, taller: taller.toSorted((one, other) => one - other) });
    this.resize();
    this.syncOffsets();
    this.draw(true);
  }

  private syncOffsets(): void {
    const { viewport } = this.frame;
    this.scroll = { top: viewport.scrollTop, along: Math.abs(viewport.scrollLeft) };
  }

  /**
   * Gives every row in view an element; those that left it are used again.
   *
   * @param isStartingOver the rows that stay in view stand for others now, or say something else
   */
  private draw(isStartingOver = false): void {
    const { layout } = this.window;
    const { ahead, room, scroll } = this;
    this.catchUp();
    const { first, last } = this.inView.columns(layout, { along: scroll.along, room: room.width, ahead: ahead.columns });
    if (first !== this.window.first || last !== this.window.last) this.window = { layout, first, last };
    const { first: top, last: bottom } = this.rowsInView(ahead.rows);
    for (const [index, node] of this.nodes) {
      if (index >= top && index <= bottom) continue;
      this.nodes.delete(index);
      this.spare.push(node);
    }
    for (let index = top; index <= bottom; index += 1) {
      const present = this.nodes.get(index);
      if (present !== undefined) {
        if (isStartingOver) this.stand(present, index);
        else {
          present.showColumns(this.window);
          present.move(this.topOf(index), this.places.heightOf(index));
        }
        continue;
      }
      const node = this.spare.pop() ?? new RowNode(this.host);
      this.stand(node, index);
      if (!node.element.isConnected) this.frame.body.append(node.element);
      this.nodes.set(index, node);
    }
    // What nobody needs now waits outside of the page; more than a screenful is let go.
    for (const node of this.spare) node.element.remove();
    for (const node of this.spare.splice(sparesKept)) node.retire();
    this.onMove?.();
  }

  private stand(node: RowNode, index: number): void {
    node.paint(index, { top: this.topOf(index), height: this.places.heightOf(index), window: this.window });
  }

  private handleEvent(event: TableEvent): void {
    switch (event.kind) {
      case 'cells':
        return this.paintCells(event.cells, (cell) => cell.paint(cell.rowId, cell.viewIndex));
      case 'errors':
        return this.paintCells(event.cells, (cell) => cell.paintLook());
      case 'rows':
      case 'view':
        return this.countRows();
      case 'columns':
        return this.repaint();
      case 'selection':
        for (const node of this.nodes.values()) for (const cell of node.allCells()) cell.paintSelection();
        return;
      case 'checked':
        for (const node of this.nodes.values()) node.cellOf('__check')?.paintContent();
        return;
      default:
    }
  }

  private catchUp(): void {
    for (const cell of this.late.splice(0)) cell.paint(cell.rowId, cell.viewIndex);
  }

  private rowsInView(ahead: number): Stretch {
    return this.inView.rows(this.places, { count: this.host.store.viewCount(), top: this.scroll.top, room: this.bodyRoom(), ahead });
  }

  private isInView({ pin, start, size }: LaidColumn): boolean {
    const { startSize, endSize } = this.layout;
    const { along } = this.scroll;
    return pin !== undefined || (start + size > along + startSize && start < along + this.room.width - endSize);
  }

  private paintCells(cells: readonly CellName[] | 'all', paint: (cell: CellNode) => void): void {
    if (cells === 'all') {
      const { first, last } = this.rowsInView(0);
      for (const [index, node] of this.nodes) {
        const isIn = index >= first && index <= last;
        for (const cell of node.allCells()) {
          if (isIn && this.isInView(cell.laid)) paint(cell);
          else this.late.push(cell);
        }
      }
      afterNextFrame(() => this.catchUp());
      return;
    }
    const byId = new Map<RowId, RowNode>();
    for (const node of this.nodes.values()) byId.set(node.rowId, node);
    for (const [rowId, key] of cells) {
      const cell = byId.get(rowId)?.cellOf(key);
      if (cell !== undefined) paint(cell);
    }
  }
}
