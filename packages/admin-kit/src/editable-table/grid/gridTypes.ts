import type { PasteResult } from '../clipboard/pasteCells.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { CellBox } from './frameGeometry.ts';
import type { WhichError } from './goToError.ts';
import type { OpenControl } from './controllerHost.ts';
import type { GridController } from './GridController.ts';
import type { GridPainter } from './GridPainter.ts';
import type { HandParts } from './loadLateParts.ts';
import type { Refusal } from '../store/wireTypes.ts';

/** A grid that is on the page. */
export interface GridHandle {
  store: TableStore;
  painter: GridPainter;
  controller: GridController;
  /** Gives the grid the focus. */
  focus(): void;
  /** The control that is open, and the way to be told of another one. */
  control(): OpenControl | null;
  subscribeControl(listener: () => void): () => void;
  /** Closes the control; the grid has the focus again unless it has gone elsewhere by itself. */
  closeControl(keepsFocus?: boolean): void;
  /** Where a cell is at this moment, in px of the frame. */
  boxOf(place: CellPlace): CellBox | undefined;
  /** Is told when cells have moved on the screen. */
  subscribeMove(listener: () => void): () => void;
  refused(refusals: readonly Refusal[]): void;
  /** Says what came of pasting. */
  pasted(result: PasteResult): void;
  /** What a hand on the table needs, once it is there. */
  hand(): HandParts | undefined;
  /** Leads to a cell that is wrong, and takes filters away that hide the last of them. */
  goToError(which: WhichError): void;
  /** Says something of cells to people who do not see them, as part of their names. Replaces what was said before. */
  annotate(noteOf: (rowId: RowId, key: string) => string | undefined): void;
  dispose(): void;
}
