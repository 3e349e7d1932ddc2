import type { RefObject } from 'react';
import type { RowId } from '../columnTypes.ts';
import type { TheirWrite } from './cellLedger.ts';
import type { ConnectTable, LineState } from './tableLine.ts';

/** Several people on one table. @source TBL-13 */
export interface LiveOptions {
  /** Tables with the same key are one table; the server knows who may see it. */
  socketKey: string;
  /** Opens the socket of this page. Keep it outside of the component: all tables with the same function share one line. */
  connect: ConnectTable;
  /** Others have saved rows (by key), or have done so while the line was broken ('all'): read them again and hand them to `handle.reread`. */
  onSave?: (rowKeys: readonly string[] | 'all') => void;
  /** Is given what an app does with a shared table. */
  handle?: RefObject<LiveHandle | null>;
}

/** What an app does with a shared table. */
export interface LiveHandle {
  /** These rows were saved: the others read them again. */
  saved: (rowKeys: readonly string[]) => void;
  /** Rows as the server has them now. A cell that was changed here and is another one there becomes a conflict. */
  reread: (rows: ReadonlyArray<{ rowKey: string; values: Readonly<Record<string, unknown>> }>) => void;
  /** Cells in conflict. */
  conflicts: () => number;
}

/** Somebody else who has the table open. */
export interface Collaborator {
  /** The table of that person. */
  caseId: string;
  name: string;
  /** Which of the colours, from 0. */
  colour: number;
  /** Where the person is; null: nowhere in the rows that are here. */
  place: { rowId: RowId; key: string } | null;
}

/** A cell that was written here and elsewhere. */
export interface Conflict {
  rowId: RowId;
  key: string;
  /** The other values, the latest first. */
  theirs: readonly TheirWrite[];
}

/** A shared table at one moment. */
export interface LiveState {
  line: LineState;
  collaborators: readonly Collaborator[];
  conflicts: readonly Conflict[];
  /** Cells written here that nobody may have heard of. */
  waiting: number;
  /** The server does not let this person share the table. */
  isRefused: boolean;
}
