import type { CellType } from '../cells/cellType.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { Refusal, TableStore } from '../store/tableStore.ts';
import type { LaidColumn } from './columnLayout.ts';
import { EditTarget } from './EditTarget.ts';
import { clearSelection, fillByKey, opensLocked, selectPart, toggleCell } from './gridActions.ts';
import type { GridPainter } from './GridPainter.ts';
import { type EditMode, type GridCommand, keyCommand, type Move } from './keys.ts';
import { moveCell, nextCell } from './moveCell.ts';
import { acceptText, farCorner, nameActive, standForCell } from './typing.ts';

/** A React control that is open over a cell. */
export interface OpenControl {
  rowId: RowId;
  key: string;
  /** What was typed to open it. */
  typed: string | undefined;
}

/** What the controller asks of the frame around the grid. */
export interface ControllerHost {
  readonly store: TableStore;
  readonly painter: GridPainter;
  /** The text area that has the focus, and becomes the editor. */
  readonly proxy: HTMLTextAreaElement;
  /** Name of a cell for people who do not see it. */
  nameOf(place: CellPlace): string;
  idOf(rowId: RowId, key: string): string;
  /** The active cell has the focus now: one that is an input itself takes it over. */
  entered(place: CellPlace): void;
  /** Opens the control of a cell, or closes it. */
  showControl(control: OpenControl | null): void;
  refused(refusals: readonly Refusal[]): void;
  /** Says what a key has done where the cell with the focus does not. */
  say(text: string): void;
  /** Commands that the frame carries out: save, undo, find, menu, error. True when it did. */
  run(command: GridCommand): boolean;
}

/**
 * Keyboard and typing of a grid. One text area has the focus all the time and holds the text of the active cell, selected: what is
 * typed or composed replaces it, so the first key of an input method lands where it belongs, and screen readers read the value.
 *
 * @source TBL-02, TBL-03
 */
export class GridController {
  private readonly host: ControllerHost;
  private mode: EditMode = 'none';
  private isComposing = false;
  /** The edit was begun by the composition that is under way: where nothing comes of that, there is no edit. */
  private isFresh = false;
  /** A control is asked for by typing, but its code is still on its way: what is typed gathers in the text area. */
  private isGathering = false;
  /** The last text that the type accepts; a keystroke that it does not is taken back to it. */
  private accepted = '';
  private hasLeave = false;
  private target: EditTarget | undefined;
  private hadId: HTMLElement | undefined;
  private readonly ends: Array<() => void> = [];
  /** Told when editing begins or ends, and when the editor is to be placed again. */
  onPlace: (() => void) | undefined;

  constructor(host: ControllerHost) {
    this.host = host;
    const { proxy } = host;
    const listen = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void) => {
      proxy.addEventListener(name, handle);
      this.ends.push(() => proxy.removeEventListener(name, handle));
    };
    listen('keydown', (event) => this.handleKey(event));
    listen('input', () => this.handleInput());
    listen('compositionstart', () => this.handleCompositionStart());
    listen('compositionend', () => this.handleCompositionEnd());
    listen('focus', () => this.handleFocus());
    listen('blur', () => this.handleBlur());
    this.ends.push(
      host.store.subscribe((event) => {
        if (event.kind === 'rows' || event.kind === 'view') this.keepUp();
        if (event.kind === 'selection' || event.kind === 'rows' || event.kind === 'view') this.follow();
        else if ((event.kind === 'cells' || event.kind === 'errors') && this.mode === 'none') this.follow();
      }),
    );
  }

  get editMode(): EditMode {
    return this.isGathering ? 'typed' : this.mode;
  }

  /** What is being written is kept: a tab may be hidden by a key, with no press elsewhere before. */
  dispose(): void {
    this.commit();
    for (const end of this.ends) end();
  }

  /** The active cell with its column. */
  activeCell(): { place: CellPlace; rowId: RowId; laid: LaidColumn } | undefined {
    const { store, painter } = this.host;
    const place = store.selection().active;
    if (place === null) return undefined;
    const rowId = store.rowIdAt(place.row);
    const laid = painter.layout.byPlace[place.column];
    return rowId === undefined || laid === undefined ? undefined : { place, rowId, laid };
  }

  /** Makes a cell active, scrolls to it and takes the focus. What was being edited is committed before. */
  goTo(place: CellPlace, how: 'select' | 'extend' | 'add' = 'select'): void {
    const { store, painter } = this.host;
    if (!this.commit()) {
      if (!this.isGathering) return;
      this.endGathering();
    }
    if (how === 'extend') store.extendTo(place);
    else store.activate(place, { add: how === 'add' });
    painter.reveal(place.row, painter.layout.byPlace[place.column]?.key);
    this.follow();
    if (how === 'select') this.host.entered(place);
  }

  focus(): void {
    this.host.proxy.focus({ preventScroll: true });
  }

  /** Takes the focus only to hand it on: the browser's Tab goes on from here. */
  pass(): void {
    this.hasLeave = true;
    this.focus();
    this.hasLeave = true;
  }

  /** Opens the active cell for editing, as its type is edited. */
  edit(typed?: string): void {
    const { store, proxy } = this.host;
    const active = this.activeCell();
    if (active === undefined || this.mode !== 'none' || (this.isGathering && typed === undefined)) return;
    const { rowId, laid } = active;
    const locked = store.lockOf(rowId, laid.key);
    const type = store.typeOf(laid.key);
    if (locked !== undefined && (typed !== undefined || !opensLocked(store, type, rowId, laid.key)))
      return this.host.refused([{ rowId, column: laid.key, reason: locked }]);
    if (type?.edit.by === 'toggle') toggleCell(this.host, rowId, laid.key);
    else if (type?.edit.by === 'control') {
      this.target = new EditTarget(store, active.rowId, active.laid.key);
      this.isGathering = typed !== undefined;
      this.host.showControl({ rowId, key: laid.key, typed });
      this.onPlace?.();
    } else if (type?.edit.by === 'text') {
      this.target = new EditTarget(store, active.rowId, active.laid.key);
      this.mode = typed === undefined ? 'opened' : 'typed';
      if (typed === undefined) {
        proxy.value = store.editText(rowId, laid.key);
        proxy.setSelectionRange(proxy.value.length, proxy.value.length);
      }
      this.accepted = typed === undefined ? proxy.value : '';
      this.onPlace?.();
    }
  }

  /** Writes what is being edited. @returns false when it cannot be read: the editor stays open. */
  commit(): boolean {
    if (this.isGathering) return this.commitGathered();
    if (this.isComposing) this.endComposition();
    if (this.mode === 'none') return true;
    const { store, proxy } = this.host;
    const { target } = this;
    const text = proxy.value;
    this.mode = 'none';
    if (target !== undefined && text !== store.editText(target.rowId, target.key)) {
      const refusal = store.writeText(target.rowId, target.key, text);
      if (refusal !== undefined) {
        this.host.refused([refusal]);
        // In a row that is gone there is nothing to be put right.
        if (refusal.reason !== 'missing') {
          this.mode = 'opened';
          return false;
        }
      }
    }
    this.onPlace?.();
    this.follow();
    return true;
  }

  /** Takes what was typed for a control that never came, where it can be read. @returns false when it cannot: the control will ask. */
  private commitGathered(): boolean {
    const { store, proxy } = this.host;
    const { target } = this;
    if (target !== undefined && store.writeText(target.rowId, target.key, proxy.value) !== undefined) return false;
    this.endGathering();
    return true;
  }

  private endGathering(): void {
    if (!this.isGathering) return;
    this.isGathering = false;
    this.host.showControl(null);
    this.follow();
  }

  /** Leaves the editor; the cell keeps what it had. */
  cancel(): void {
    this.endGathering();
    this.mode = 'none';
    this.isComposing = false;
    this.onPlace?.();
    this.follow();
  }

  /** A cell that only shows something may hold a link, which is followed, or parts of the app's, which take the focus. */
  private enter(): boolean {
    const active = this.activeCell();
    if (active === undefined || this.activeEdit()?.by !== 'nothing') return false;
    const { element } = this.host.painter.cellAt(active.place.row, active.laid.key) ?? {};
    const [inner, ...others] = element?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? [];
    if (inner instanceof HTMLAnchorElement && others.length === 0) inner.click();
    else inner?.focus();
    return inner !== undefined;
  }

  /** Says why a key changes nothing. */
  private answerLocked({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    const active = this.activeCell();
    if (active === undefined || key.length > 1 || ctrlKey || metaKey || altKey) return;
    const reason = this.host.store.lockOf(active.rowId, active.laid.key);
    if (reason !== undefined) this.host.refused([{ rowId: active.rowId, column: active.laid.key, reason }]);
  }

  /** How the active cell is edited. */
  activeEdit(): CellType['edit'] | undefined {
    const active = this.activeCell();
    return active && this.host.store.typeOf(active.laid.key)?.edit;
  }

  private handleKey(event: KeyboardEvent): void {
    // The keys of an input method belong to it, also the Enter that ends a composition.
    if (event.isComposing || this.isComposing || event.keyCode === 229) return;
    // Keys within a text that gathers are those within a text: only the ones that end it are the grid's.
    if (this.isGathering && event.key !== 'Enter' && event.key !== 'Tab' && event.key !== 'Escape') return;
    const command = keyCommand(event, this.isGathering ? 'opened' : this.mode, this.host.painter.room.isRtl);
    if (command === undefined) return this.answerLocked(event);
    if (!this.run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Carries out a command. @returns false when it is left to the browser */
  run(command: GridCommand): boolean {
    const { store } = this.host;
    const active = this.activeCell();
    if (command.do !== 'tab') this.hasLeave = command.do === 'leave';
    switch (command.do) {
      case 'cancel':
        this.cancel();
        return true;
      case 'commit':
        if (this.commit() && command.next !== 'stay') this.move({ to: 'step', rows: command.next === 'down' ? 1 : -1, columns: 0 }, false);
        return true;
      case 'newLine':
        return this.breakLine();
      case 'tab':
        return this.tab(command.back);
      case 'move':
        this.move(command.move, command.extend);
        return true;
      case 'edit':
      case 'open':
        if (!this.enter()) this.edit();
        return active !== undefined;
      case 'toggle': {
        const by = active && store.typeOf(active.laid.key)?.edit.by;
        if (by === 'text') return false;
        this.edit();
        return true;
      }
      case 'clear':
        clearSelection(this.host);
        return true;
      case 'fillDown':
      case 'fillRight':
        fillByKey(this.host, command.do === 'fillDown');
        return true;
      case 'select':
        return selectPart(store, command.what);
      case 'leave':
        if (active !== undefined) store.activate(active.place);
        return true;
      default:
        if (command.do === 'save') this.commit();
        return this.host.run(command);
    }
  }

  private move(move: Move, extend: boolean): void {
    const { store, painter } = this.host;
    if (!this.commit()) return;
    const { active } = store.selection();
    if (active === null) return this.goTo({ row: 0, column: 0 });
    const from = (extend && farCorner(store.selection())) || active;
    const to = moveCell(from, move, {
      rows: store.viewCount(),
      columns: painter.layout.byPlace.length,
      pageLength: painter.pageLength(),
      isEmpty: (row, column) => {
        const rowId = store.rowIdAt(row);
        const key = painter.layout.byPlace[column]?.key;
        return rowId === undefined || key === undefined || store.text(rowId, key) === '';
      },
    });
    this.goTo(to, extend ? 'extend' : 'select');
  }

  /** Tab goes on to the next cell; from the last one, and after Escape, it leaves the table, as every control lets it. */
  private tab(back: boolean): boolean {
    const { store, painter } = this.host;
    const { active } = store.selection();
    if (!this.commit()) return true;
    if (this.hasLeave || active === null) {
      this.hasLeave = false;
      return false;
    }
    const to = nextCell(active, back, { rows: store.viewCount(), columns: painter.layout.byPlace.length });
    if (to === null) return false;
    this.goTo(to);
    return true;
  }

  private breakLine(): boolean {
    const { proxy } = this.host;
    const edit = this.activeEdit();
    if (edit?.by !== 'text' || !edit.isMultiline) return true;
    proxy.setRangeText('\n', proxy.selectionStart, proxy.selectionEnd, 'end');
    this.accepted = proxy.value;
    this.onPlace?.();
    return true;
  }

  private handleInput(): void {
    if (this.isComposing) return;
    if (this.mode === 'none') this.begin();
    else this.acceptText();
  }

  /** The first key of a new text: it has replaced the selected old one already. One that the type does not take changes nothing. */
  private begin(): void {
    const { proxy } = this.host;
    const typed = proxy.value;
    this.edit(typed);
    if (this.editMode !== 'typed') return this.follow();
    this.acceptText();
    if (this.mode === 'typed' && typed !== '' && this.accepted === '') this.cancel();
  }

  private acceptText(): void {
    const { store, proxy } = this.host;
    const active = this.activeCell();
    const cell = active && store.cell(active.rowId, active.laid.key);
    const edit = this.activeEdit();
    if (cell === undefined || edit?.by !== 'text') return;
    this.accepted = acceptText(proxy, edit, cell, this.accepted);
    if (edit.isMultiline) this.onPlace?.();
  }

  private handleCompositionStart(): void {
    this.isComposing = true;
    if (this.mode !== 'none') return;
    const active = this.activeCell();
    // A control opens with the composed text once it is whole.
    if (active === undefined || this.activeEdit()?.by !== 'text') return;
    this.target = new EditTarget(this.host.store, active.rowId, active.laid.key);
    this.mode = 'typed';
    this.isFresh = true;
    this.accepted = '';
    this.onPlace?.();
  }

  private handleCompositionEnd(): void {
    if (!this.isComposing) return;
    this.endComposition();
  }

  private endComposition(): void {
    const { isFresh } = this;
    this.isComposing = false;
    this.isFresh = false;
    if (this.mode === 'none') return this.begin();
    this.acceptText();
    if (isFresh && this.accepted === '') this.cancel();
  }

  private handleFocus(): void {
    const { store } = this.host;
    if (store.selection().active === null && store.viewCount() > 0) store.activate({ row: 0, column: 0 });
    this.follow();
    const { active } = store.selection();
    if (active !== null && !this.hasLeave) this.host.entered(active);
  }

  private handleBlur(): void {
    this.hasLeave = false;
    // The control has come and taken over.
    this.isGathering = false;
    this.commit();
    this.onPlace?.();
  }

  /** Other rows stand in the view: the editor goes with its row; where that is shown no longer, what was written goes into it. */
  private keepUp(): void {
    const { target } = this;
    if (target === undefined || this.editMode === 'none') return;
    const { store, painter } = this.host;
    const place = target.find(painter.layout);
    const { active } = store.selection();
    if (place === undefined) {
      if (!this.commit()) this.cancel();
      // The keys that are still to come are not for the row that stands there now.
      store.activate(null);
    } else if (active?.row !== place.row || active.column !== place.column) store.activate(place);
    this.onPlace?.();
  }

  /** Cells were redrawn: another element may be the active cell now, or none. */
  rename(): void {
    const active = this.activeCell();
    const element = active && this.host.painter.cellAt(active.place.row, active.laid.key)?.element;
    if (element === this.hadId) return;
    this.hadId = nameActive(this.host.proxy, element, active && this.host.idOf(active.rowId, active.laid.key), this.hadId);
  }

  /** The text area stands for the active cell: its place, its name, its text. */
  private follow(): void {
    const { store, painter, proxy } = this.host;
    if (this.mode !== 'none' || this.isGathering) return;
    const active = this.activeCell();
    const element = active && painter.cellAt(active.place.row, active.laid.key)?.element;
    this.hadId = nameActive(proxy, element, active && this.host.idOf(active.rowId, active.laid.key), this.hadId);
    if (active !== undefined) {
      proxy.setAttribute('aria-label', this.host.nameOf(active.place));
      standForCell(proxy, store, active.laid, active.rowId);
    }
    this.onPlace?.();
  }
}
