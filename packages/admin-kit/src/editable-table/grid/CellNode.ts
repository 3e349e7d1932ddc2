import type { CellType } from '../cells/cellType.ts';
import type { RowId } from '../columnTypes.ts';
import { placeholderOf } from '../store/newRows.ts';
import type { TableStore } from '../store/tableStore.ts';
import { cellPaints, silentPaints } from './cellPaint.ts';
import { cellClass, look, lookClass, selectionLook } from './cellLook.ts';
import type { LaidColumn } from './columnLayout.ts';
import { selectionBits } from './selectionBits.ts';

/** What cells ask of the grid around them. */
export interface CellHost {
  readonly store: TableStore;
  /** Every text cell is an input of its own. */
  readonly alwaysEdit: boolean;
  /** Whether React draws the cells of a column that has no view of its own: those of the app. */
  isReact(key: string): boolean;
  /** Whether the cell has just been loaded with another value. */
  isFlashing(rowId: RowId, key: string): boolean;
  /** What is to be said of the cell beside its content; nothing for most. */
  noteOf(rowId: RowId, key: string): string | undefined;
  /** Takes over a cell that React draws; called again when it stands for another one, and with null when it is needed no longer. */
  drawByReact(element: HTMLElement, cell: { rowId: RowId; key: string } | null): void;
  /** Fills a cell of the table's own columns: the row's number, its check box, its handle. */
  paintHelper(node: CellNode): void;
  /** Makes the input of a cell that is always edited. */
  makeInput(node: CellNode): HTMLInputElement;
  /** Takes the focus from an input that is to stand for another cell: what is typed belongs to the present one. */
  release(): void;
  /** Name of the cell for people who do not see it: its column and its row. */
  labelOf(node: CellNode): string;
}

type Mode = 'blank' | 'text' | 'paint' | 'react' | 'helper' | 'input';

/** One cell element of the pool. Stands for one cell after the other, and touches the page only where something is different. */
export class CellNode {
  readonly element: HTMLDivElement;
  laid: LaidColumn;
  rowId: RowId = -1;
  /** Place of its row in the view. */
  viewIndex = -1;
  input: HTMLInputElement | undefined;
  /** A person has typed into the input, and not left it yet. */
  isTyped = false;
  private readonly host: CellHost;
  private root: HTMLElement | undefined;
  private readonly text: Text;
  private mode: Mode = 'blank';
  private bits = -1;
  private steady = '';
  private typeName = '';
  private name = '';
  private inputName = '';
  private reason = '';

  constructor(host: CellHost, laid: LaidColumn) {
    this.host = host;
    this.element = document.createElement('div');
    this.element.setAttribute('role', 'gridcell');
    this.text = document.createTextNode('');
    this.laid = laid;
    this.standFor(laid);
  }

  /** Moves to another column. */
  standFor(laid: LaidColumn): void {
    if (laid.key !== this.laid.key) this.letGo();
    this.laid = laid;
    const type = laid.column && this.host.store.typeOf(laid.key);
    this.steady = cellClass(laid, laid.column?.align ?? type?.align ?? 'left');
    this.bits = -1;
    const { style } = this.element;
    style.width = `${laid.size}px`;
    style.order = `${laid.ariaIndex}`;
    style.insetInlineStart = laid.pin === undefined ? `${laid.start}px` : '';
    this.element.setAttribute('aria-colindex', String(laid.ariaIndex));
  }

  /** Draws the cell of a row: its content and its look. */
  paint(rowId: RowId, viewIndex: number): void {
    if (rowId !== this.rowId) this.letGo();
    this.rowId = rowId;
    this.viewIndex = viewIndex;
    this.paintContent();
    this.paintLook();
  }

  paintContent(): void {
    const { host, laid, rowId } = this;
    if (laid.helper !== undefined) {
      this.enter('helper', laid.helper);
      host.paintHelper(this);
      return;
    }
    const type = host.store.typeOf(laid.key);
    if (type === undefined) return;
    // A text that was not read stands there as it is, whatever else its type would draw.
    const isRead = host.store.unreadText(rowId, laid.key) === undefined;
    if (host.alwaysEdit && type.edit.by === 'text') this.paintInput(type);
    else if (isRead && (type.View !== undefined || host.isReact(laid.key))) {
      this.enter('react', type.name);
      host.drawByReact(this.reactRoot(), { rowId, key: laid.key });
    } else if (isRead && (type.paint !== undefined || Object.hasOwn(cellPaints, type.name))) this.paintOwn(type);
    else {
      this.enter('text', '');
      const text = host.store.text(rowId, laid.key);
      if (this.text.data !== text) this.text.data = text;
    }
  }

  /** Draws ground, frame and marks. */
  paintLook(): void {
    const { host, laid, rowId } = this;
    const { store } = host;
    let bits = 0;
    if (laid.place >= 0) {
      const reason = store.errorOf(rowId, laid.key) ?? '';
      if (reason !== '') bits |= look.invalid;
      if (reason !== this.reason) this.element.title = this.reason = reason;
      if (store.lockOf(rowId, laid.key) !== undefined) bits |= look.locked;
      if (store.isChanged(rowId, laid.key)) bits |= look.changed;
      if (host.isFlashing(rowId, laid.key)) bits |= look.flashing;
      if (host.noteOf(rowId, laid.key) !== undefined) bits |= look.noted;
    }
    this.wear(bits);
  }

  /** Draws what is selected now; the rest of the look stays. */
  paintSelection(): void {
    this.wear(this.bits & ~selectionLook);
  }

  private wear(others: number): void {
    const { laid, rowId } = this;
    const bits = laid.place < 0 ? others : others | selectionBits(this.host.store.selection(), { row: this.viewIndex, column: laid.place });
    if (bits === this.bits) return;
    const differs = this.bits < 0 ? ~0 : bits ^ this.bits;
    this.bits = bits;
    this.element.className = this.steady + lookClass(bits & ~look.noted);
    if (differs & look.noted) {
      const note = this.host.noteOf(rowId, laid.key);
      if (note === undefined) this.element.removeAttribute('aria-description');
      else this.element.setAttribute('aria-description', note);
    }
    if (differs & look.selected) setFlags(this.element, { 'aria-selected': bits & look.selected });
    if (differs & look.invalid) {
      setFlags(this.element, { 'aria-invalid': bits & look.invalid });
      if (this.input !== undefined) setFlags(this.input, { 'aria-invalid': bits & look.invalid });
      this.nameInput();
    }
    if (differs & look.locked) {
      setFlags(this.element, { 'aria-readonly': bits & look.locked });
      if (this.input !== undefined) this.input.readOnly = (bits & look.locked) !== 0;
    }
  }

  /** Leaves the page; what it held is forgotten. */
  retire(): void {
    this.letGo();
    this.enter('blank', '');
    this.element.remove();
  }

  /** What React draws into: its own element, for it takes its nodes out of it later than the cell needs the room. */
  private reactRoot(): HTMLElement {
    if (this.root === undefined) {
      this.root = document.createElement('div');
      this.root.className = 'contents';
      this.element.append(this.root);
    }
    return this.root;
  }

  private letGo(): void {
    if (this.input !== undefined && document.activeElement === this.input) this.host.release();
  }

  private paintOwn(type: CellType): void {
    const { store } = this.host;
    const { rowId, laid } = this;
    const context = store.cell(rowId, laid.key);
    if (context === undefined) return;
    this.enter('paint', type.name);
    const value = store.value(rowId, laid.key);
    (type.paint ?? cellPaints[type.name])?.call(type, this.element, { value, cell: context });
    const name = type.accessibleName?.(value, context) ?? (silentPaints.has(type.name) ? type.format(value, context) : '');
    if (name === this.name) return;
    this.name = name;
    if (name === '') this.element.removeAttribute('aria-label');
    else this.element.setAttribute('aria-label', name);
  }

  private paintInput(type: CellType): void {
    this.enter('input', type.name);
    this.input ??= this.host.makeInput(this);
    if (this.input.parentNode !== this.element) this.element.append(this.input);
    this.nameInput();
    const hint = placeholderOf(this.laid.column);
    if (this.input.placeholder !== hint) this.input.placeholder = hint;
    const text = this.host.store.editText(this.rowId, this.laid.key);
    // What is being typed stays until it is committed.
    if (!(this.isTyped && document.activeElement === this.input) && this.input.value !== text) this.input.value = text;
  }

  /** The name says what is wrong with the cell, too. */
  private nameInput(): void {
    const name = this.input && this.host.labelOf(this);
    if (name !== undefined && name !== this.inputName) this.input?.setAttribute('aria-label', (this.inputName = name));
  }

  /** Makes room for another kind of content. */
  private enter(mode: Mode, typeName: string): void {
    if (mode === this.mode && typeName === this.typeName) return;
    if (this.mode === 'react') this.host.drawByReact(this.reactRoot(), null);
    this.root = undefined;
    if (this.name !== '') this.element.removeAttribute('aria-label');
    this.name = '';
    this.mode = mode;
    this.typeName = typeName;
    if (mode === 'text') this.element.replaceChildren(this.text);
    else this.element.replaceChildren();
  }
}

function setFlags(element: HTMLElement, flags: Readonly<Record<string, number>>): void {
  for (const name in flags)
    if (flags[name]) element.setAttribute(name, 'true');
    else element.removeAttribute(name);
}
