import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { GridPainter } from './GridPainter.ts';
import type { GridCommand } from './keys.ts';
import type { Refusal } from '../store/wireTypes.ts';

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
