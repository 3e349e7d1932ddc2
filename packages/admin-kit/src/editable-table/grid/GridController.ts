import type { CellType } from '../cells/cellType.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import { type ActiveCell, activeCellOf, activeEditOf } from './activeCell.ts';
import { CellEditor } from './CellEditor.ts';
import type { ControllerHost } from './controllerHost.ts';
import { clearSelection, fillByKey, selectPart } from './gridActions.ts';
import { type EditMode, type GridCommand, keyCommand, type Move } from './keys.ts';
import { moveCell, nextCell } from './moveCell.ts';
import { farCorner, standForCell } from './typing.ts';

/** Events of the store after which the text area stands for the active cell again. */
const followed: ReadonlySet<string> = new Set(['selection', 'rows', 'view', 'cells', 'errors']);

/**
 * Keyboard of a grid. One text area has the focus all the time and holds the text of the active cell, selected: what is typed or
 * composed replaces it, so the first key of an input method lands where it belongs, and screen readers read the value. What is
 * written meanwhile is the work of a {@link CellEditor}.
 *
 * @source TBL-02, TBL-03
 */
export class GridController {
  private readonly host: ControllerHost;
  private readonly editor: CellEditor;
  private hasLeave = false;
  private hadId: HTMLElement | undefined;
  private readonly ends: Array<() => void> = [];
  /** Told when editing begins or ends, and when the editor is to be placed again. */
  onPlace: (() => void) | undefined;

  constructor(host: ControllerHost) {
    this.host = host;
    this.editor = new CellEditor(host, { follow: () => this.follow(), place: () => this.onPlace?.() });
    const { editor } = this;
    const { proxy } = host;
    const listen = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void) => {
      proxy.addEventListener(name, handle);
      this.ends.push(() => proxy.removeEventListener(name, handle));
    };
    listen('keydown', (event) => this.handleKey(event));
    listen('input', (event) => editor.handleInput(event));
    listen('compositionstart', () => editor.handleCompositionStart());
    listen('compositionend', () => editor.handleCompositionEnd());
    listen('focus', () => this.handleFocus());
    listen('blur', () => this.handleBlur());
    this.ends.push(
      host.store.subscribe((event) => {
        if (event.kind === 'rows' || event.kind === 'view') editor.keepUp();
        if (followed.has(event.kind)) this.follow();
      }),
    );
  }

  get editMode(): EditMode {
    return this.editor.mode;
  }

  /** What is being written is kept: a tab may be hidden by a key, with no press elsewhere before. */
  dispose(): void {
    this.editor.commit(true);
    for (const end of this.ends) end();
  }

  /** The active cell with its column. */
  activeCell(): ActiveCell | undefined {
    return activeCellOf(this.host);
  }

  /** How the active cell is edited. */
  activeEdit(): CellType['edit'] | undefined {
    return activeEditOf(this.host);
  }

  /** Opens the active cell for editing, as its type is edited. */
  edit(): void {
    this.editor.edit();
  }

  /** Makes a cell active, scrolls to it and takes the focus. What was being edited is committed before. */
  goTo(place: CellPlace, how: 'select' | 'extend' | 'add' = 'select'): void {
    const { store, painter } = this.host;
    if (!this.editor.leave()) return;
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

  private handleKey(event: KeyboardEvent): void {
    const { editor } = this;
    // The keys of an input method belong to it, also the Enter that ends a composition.
    if (event.isComposing || editor.isComposing || event.keyCode === 229) return;
    // Keys within a text that gathers are those within a text: only the ones that end it are the grid's.
    if (editor.isGathering && event.key !== 'Enter' && event.key !== 'Tab' && event.key !== 'Escape') return;
    const command = keyCommand(event, { mode: editor.isGathering ? 'opened' : editor.mode, isRtl: this.host.painter.room.isRtl });
    if (command === undefined) return this.answerLocked(event);
    if (!this.run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Carries out a command. @returns false when it is left to the browser */
  run(command: GridCommand): boolean {
    const { editor } = this;
    const { store } = this.host;
    const active = this.activeCell();
    if (command.do !== 'tab') this.hasLeave = command.do === 'leave';
    switch (command.do) {
      case 'cancel':
        editor.cancel();
        return true;
      case 'commit':
        if (editor.commit() && command.next !== 'stay')
          this.move({ to: 'step', rows: command.next === 'down' ? 1 : -1, columns: 0 }, false);
        return true;
      case 'newLine':
        return editor.breakLine();
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
        if (command.do === 'save') editor.commit();
        return this.host.run(command);
    }
  }

  private move(move: Move, extend: boolean): void {
    const { store, painter } = this.host;
    if (!this.editor.commit()) return;
    const { active } = store.selection();
    if (active === null) return this.goTo({ row: 0, column: 0 });
    const from = (extend && farCorner(store.selection())) || active;
    const to = moveCell(from, {
      move,
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
    if (!this.editor.commit()) return true;
    if (this.hasLeave || active === null) {
      this.hasLeave = false;
      return false;
    }
    const to = nextCell(active, { back, rows: store.viewCount(), columns: painter.layout.byPlace.length });
    if (to === null) return false;
    this.goTo(to);
    return true;
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
    this.editor.handleBlur();
  }

  /** Cells were redrawn: another element may be the active cell now, or none. */
  rename(): void {
    const active = this.activeCell();
    const element = active && this.host.painter.cellAt(active.place.row, active.laid.key)?.element;
    if (element === this.hadId) return;
    this.name(element);
  }

  /** Tells screen readers which cell the text area stands for, as far as it is in view: it bears the id from now on. */
  private name(element: HTMLElement | undefined): void {
    const { proxy } = this.host;
    const active = this.activeCell();
    this.hadId?.removeAttribute('id');
    this.hadId = element;
    if (element === undefined || active === undefined) return proxy.removeAttribute('aria-activedescendant');
    element.id = this.host.idOf(active.rowId, active.laid.key);
    proxy.setAttribute('aria-activedescendant', element.id);
  }

  /** The text area stands for the active cell: its place, its name, its text. */
  private follow(): void {
    const { painter, proxy } = this.host;
    if (this.editor.mode !== 'none') return;
    const active = this.activeCell();
    const element = active && painter.cellAt(active.place.row, active.laid.key)?.element;
    this.name(element);
    if (active !== undefined) {
      proxy.setAttribute('aria-label', this.host.nameOf(active.place));
      standForCell(this.host, active);
    }
    this.onPlace?.();
  }
}
