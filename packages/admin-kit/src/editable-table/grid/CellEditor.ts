import { activeCellOf, activeEditOf } from './activeCell.ts';
import type { ControllerHost } from './controllerHost.ts';
import { EditTarget } from './EditTarget.ts';
import { opensLocked, toggleCell } from './gridActions.ts';
import type { EditMode } from './keys.ts';
import { acceptText } from './typing.ts';

/** What the editor tells the grid. */
interface EditedGrid {
  /** Nothing is written any more: the text area stands for the active cell again. */
  follow(): void;
  /** Editing has begun or ended, or the editor is to be placed again. */
  place(): void;
}

/**
 * What is written into the active cell of a grid: by the text area that has the focus, by an input method, or by a control that opens.
 *
 * @source TBL-02, TBL-03
 */
export class CellEditor {
  private readonly host: ControllerHost;
  private readonly grid: EditedGrid;
  private written: EditMode = 'none';
  /** An input method is composing. */
  isComposing = false;
  /** The edit was begun by the composition that is under way: where nothing comes of that, there is no edit. */
  private isFresh = false;
  /** A control is asked for by typing, but its code is still on its way: what is typed gathers in the text area. */
  isGathering = false;
  /** The last text that the type accepts; a keystroke that it does not is taken back to it. */
  private accepted = '';
  private target: EditTarget | undefined;

  constructor(host: ControllerHost, grid: EditedGrid) {
    this.host = host;
    this.grid = grid;
  }

  /** How the active cell is being edited. */
  get mode(): EditMode {
    return this.isGathering ? 'typed' : this.written;
  }

  /** Opens the active cell for editing, as its type is edited. */
  edit(typed?: string): void {
    const { store, proxy } = this.host;
    const active = activeCellOf(this.host);
    if (active === undefined || this.written !== 'none' || (this.isGathering && typed === undefined)) return;
    const { rowId, laid } = active;
    const locked = store.lockOf(rowId, laid.key);
    const type = store.typeOf(laid.key);
    if (locked !== undefined && (typed !== undefined || !opensLocked(store, active)))
      return this.host.refused([{ rowId, column: laid.key, reason: locked }]);
    if (type?.edit.by === 'toggle') toggleCell(this.host, active);
    else if (type?.edit.by === 'control') {
      this.target = new EditTarget(store, active);
      this.isGathering = typed !== undefined;
      this.host.showControl({ rowId, key: laid.key, typed });
      this.grid.place();
    } else if (type?.edit.by === 'text') {
      this.target = new EditTarget(store, active);
      this.written = typed === undefined ? 'opened' : 'typed';
      if (typed === undefined) {
        proxy.value = store.editText(rowId, laid.key);
        proxy.setSelectionRange(proxy.value.length, proxy.value.length);
      }
      this.accepted = typed === undefined ? proxy.value : '';
      this.grid.place();
    }
  }

  /**
   * Writes what is being edited. Where the cell is left for good a text that cannot be read stays in it, as an error.
   *
   * @returns false when it cannot be read: the editor stays open
   */
  commit(isLeft = false): boolean {
    if (this.isGathering) return this.commitGathered();
    if (this.isComposing) this.endComposition();
    if (this.written === 'none') return true;
    const { store, proxy } = this.host;
    const { target } = this;
    const text = proxy.value;
    this.written = 'none';
    if (target !== undefined && text !== store.editText(target.rowId, target.key)) {
      const refusal = store.writeText({ rowId: target.rowId, key: target.key, text, keeps: isLeft });
      if (refusal !== undefined) {
        this.host.refused([refusal]);
        // In a row that is gone there is nothing to be put right.
        if (refusal.reason !== 'missing') {
          this.written = 'opened';
          return false;
        }
      }
    }
    this.grid.place();
    this.grid.follow();
    return true;
  }

  /** As `commit`, for who goes on to another cell; what gathered and cannot be read is dropped. @returns false: the editor stays open */
  leave(): boolean {
    if (this.commit()) return true;
    if (!this.isGathering) return false;
    this.endGathering();
    return true;
  }

  /** Takes what was typed for a control that never came, where it can be read. @returns false when it cannot: the control will ask. */
  private commitGathered(): boolean {
    const { store, proxy } = this.host;
    const { target } = this;
    if (target !== undefined && store.writeText({ rowId: target.rowId, key: target.key, text: proxy.value }) !== undefined) return false;
    this.endGathering();
    return true;
  }

  private endGathering(): void {
    if (!this.isGathering) return;
    this.isGathering = false;
    this.host.showControl(null);
    this.grid.follow();
  }

  /** Leaves the editor; the cell keeps what it had. */
  cancel(): void {
    this.endGathering();
    this.written = 'none';
    this.isComposing = false;
    this.grid.place();
    this.grid.follow();
  }

  /** A line break within the text, where the type takes one. */
  breakLine(): boolean {
    const { proxy } = this.host;
    const edit = activeEditOf(this.host);
    if (edit?.by !== 'text' || !edit.isMultiline) return true;
    proxy.setRangeText('\n', proxy.selectionStart, proxy.selectionEnd, 'end');
    this.accepted = proxy.value;
    this.grid.place();
    return true;
  }

  /** The text area holds another text. */
  handleInput(event: Event): void {
    if (this.isComposing) return;
    if (this.written === 'none') this.begin();
    else this.acceptText(event);
  }

  /** The first key of a new text: it has replaced the selected old one already. One that the type does not take changes nothing. */
  private begin(): void {
    const { proxy } = this.host;
    const typed = proxy.value;
    this.edit(typed);
    if (this.mode !== 'typed') return this.grid.follow();
    this.acceptText();
    if (this.written === 'typed' && typed !== '' && this.accepted === '') this.cancel();
  }

  private acceptText(event?: Event): void {
    const { store, proxy } = this.host;
    const active = activeCellOf(this.host);
    const cell = active && store.cell(active.rowId, active.laid.key);
    const edit = activeEditOf(this.host);
    if (cell === undefined || edit?.by !== 'text') return;
    this.accepted = acceptText(proxy, { edit, cell, accepted: this.accepted, event });
    if (edit.isMultiline) this.grid.place();
  }

  /** An input method begins to compose. */
  handleCompositionStart(): void {
    this.isComposing = true;
    if (this.written !== 'none') return;
    const active = activeCellOf(this.host);
    // A control opens with the composed text once it is whole.
    if (active === undefined || activeEditOf(this.host)?.by !== 'text') return;
    this.target = new EditTarget(this.host.store, active);
    this.written = 'typed';
    this.isFresh = true;
    this.accepted = '';
    this.grid.place();
  }

  /** What an input method composed is whole. */
  handleCompositionEnd(): void {
    if (!this.isComposing) return;
    this.endComposition();
  }

  private endComposition(): void {
    const { isFresh } = this;
    this.isComposing = false;
    this.isFresh = false;
    if (this.written === 'none') return this.begin();
    this.acceptText();
    if (isFresh && this.accepted === '') this.cancel();
  }

  /** Other rows stand in the view: the editor goes with its row; where that is shown no longer, what was written goes into it. */
  keepUp(): void {
    const { target } = this;
    if (target === undefined || this.mode === 'none') return;
    const { store, painter } = this.host;
    const place = target.find(painter.layout);
    const { active } = store.selection();
    if (place === undefined) {
      if (!this.commit(true)) this.cancel();
      // The keys that are still to come are not for the row that stands there now.
      store.activate(null);
    } else if (active?.row !== place.row || active.column !== place.column) store.activate(place);
    this.grid.place();
  }

  /** The text area has lost the focus. */
  handleBlur(): void {
    // The control has come and taken over.
    this.isGathering = false;
    this.commit(true);
    this.grid.place();
  }
}
