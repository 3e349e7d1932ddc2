import { toText } from '../../internals/toText.ts';
import { isBlank } from '../cells/texts.ts';
import type { CellTypes, CellWords } from '../cells/cellType.ts';
import type { EditableColumn, Row, RowId, ValidateRule } from '../columnTypes.ts';
import { planColumns, type ColumnPlan } from './columnPlan.ts';
import { RowTable } from './rowTable.ts';
import type { SelectionState } from './selectionTypes.ts';
import type { TableEvent, TableListener } from './tableEvents.ts';
import type { TableStoreOptions } from './tableStore.ts';
import type { RefusalReason } from './wireTypes.ts';
import type { SelectionMark } from './selectionMark.ts';

/** A cell whose value a step changed. */
export interface CellWrite {
  rowId: RowId;
  plan: ColumnPlan;
  before: unknown;
  after: unknown;
}

/** A row that a step changed, and the columns in which it did. */
export interface RowWrite {
  before: Row;
  after: Row;
  columns: readonly ColumnPlan[];
}

/** What a step did, for the parts of the store that keep something beside the rows. */
export interface StepOutcome {
  /** Rows that were there before and have other values now. */
  rows: ReadonlyMap<RowId, RowWrite>;
  /** Cells with another value. */
  written: number;
  /** Each of them. An object for each of ten thousand takes longer than to write them: asked for where they are few. */
  cells: () => readonly CellWrite[];
  added: readonly RowId[];
  removed: readonly RowId[];
  /** Rows stand at other places. */
  isMoved: boolean;
}

/** What the parts of one store share. */
export interface TableCore {
  readonly options: TableStoreOptions;
  readonly types: CellTypes;
  readonly rowKey: string;
  /** Key of the place of a row, where rows are arranged. */
  readonly placeKey: string | undefined;
  rows: RowTable;
  /** Rows by id as they were loaded or last saved; `undefined` for those that were not there. */
  loaded: ReadonlyArray<Row | undefined>;
  /** Rises whenever a row is written, added, removed or moved. */
  edition: number;
  plans: readonly ColumnPlan[];
  byKey: ReadonlyMap<string, ColumnPlan>;
  /** Keys of the columns that are shown, in the order shown. */
  visible: readonly string[];
  words: CellWords;
  isDisabled: boolean;
  /** A text that was not read may stand in a cell; without that no row is looked at for it. */
  hasUnread: boolean;
  /**
   * Rows stand in the order again, but not in the view: puts them to where its order and its choice have them. Rows that were
   * there stay where they are.
   */
  bringIntoView: (rowIds: readonly RowId[]) => void;
  /** Where stands now what was selected; `undefined`: it is not shown. */
  findMarked: (mark: SelectionMark) => SelectionState | undefined;
  /** Called when a step is done, before anyone is told. */
  readonly afterStep: Array<(outcome: StepOutcome) => void>;
  /** Called when other rows were loaded. */
  readonly afterLoad: Array<() => void>;
  /** Called when other rows are shown, or in another order. */
  readonly afterView: Array<() => void>;
  /** Called when columns or words are others. */
  readonly afterColumns: Array<() => void>;
  readonly listeners: Set<TableListener>;
  version: number;
  setPlans(columns: readonly EditableColumn[]): void;
  /** Of columns that are written in both languages the texts are those of the words. */
  setWords(words: CellWords): void;
  /** A value as it is told: the place of a row is read from the order. */
  valueOf(plan: ColumnPlan, rowId: RowId): unknown;
  /** The rules of a column, those of the table after its own. */
  rulesOf(plan: ColumnPlan): readonly ValidateRule[];
  /** Why a person cannot write the cell of a row. */
  lockOf(plan: ColumnPlan, row: Row): RefusalReason | undefined;
  isRowDisabled(row: Row): boolean;
  /** The app's key of a row, or a temporary one. */
  keyOf(rowId: RowId): string;
  emit(event: TableEvent): void;
  /** Tells what happens inside only when all of it is done. */
  hold(work: () => void): void;
}

/** How the key of a row begins that the server has not seen yet. */
export const temporaryKey = 'row_';

/** Makes what the parts of a store share; reads no row. */
export function createTableCore(options: TableStoreOptions, types: CellTypes): TableCore {
  const disabledRows = Object.entries(options.disabledRows ?? {}).map(
    ([key, values]) => [key, new Set<unknown>(Array.isArray(values) ? values : [values])] as const,
  );
  const held: TableEvent[] = [];
  let holding = 0;
  let given = options.columns;

  const core: TableCore = {
    options,
    types,
    rowKey: options.rowKey ?? 'id',
    placeKey: options.dragSort ? (options.dragSortKey ?? 'orderNum') : undefined,
    rows: new RowTable(options.rows),
    loaded: options.rows,
    edition: 0,
    plans: [],
    byKey: new Map(),
    visible: [],
    words: options.words,
    isDisabled: options.disabled ?? false,
    hasUnread: false,
    // Until the work over many rows is there, nothing is sorted or filtered.
    bringIntoView: () => undefined,
    findMarked: ({ state }) => state,
    afterStep: [],
    afterLoad: [],
    afterView: [],
    afterColumns: [],
    listeners: new Set(),
    version: 0,
    setPlans(columns) {
      given = columns;
      core.plans = planColumns(columns, { words: () => core.words, types, placeKey: core.placeKey });
      core.byKey = new Map(core.plans.map((plan) => [plan.key, plan]));
      core.visible = core.plans.filter(({ type }) => !type.isHidden).map(({ key }) => key);
    },
    setWords(words) {
      const isOther = core.words.localize !== words.localize;
      core.words = words;
      if (isOther) core.setPlans(given);
    },
    valueOf: (plan, rowId) => (plan.isPlace ? core.rows.placeOf(rowId) + 1 : core.rows.slot(rowId)?.[plan.key]),
    rulesOf: ({ key, column }) => [...(column.validateRules ?? []), ...(options.editRules?.[key] ?? [])],
    lockOf(plan, row) {
      if (core.isDisabled) return 'disabledTable';
      // A hidden column has no cell to be edited in, but takes what a choice in its row brings with it.
      if (plan.isPlace || (plan.type.edit.by === 'nothing' && !plan.type.isHidden)) return 'readOnly';
      const { disabled } = plan.column;
      if (typeof disabled === 'function' ? disabled(row) : disabled) return 'disabledColumn';
      return core.isRowDisabled(row) ? 'disabledRow' : undefined;
    },
    isRowDisabled: (row) => disabledRows.some(([key, values]) => values.has(row[key])),
    keyOf(rowId) {
      const key = core.rows.slot(rowId)?.[core.rowKey];
      return isBlank(key) ? `${temporaryKey}${rowId}` : toText(key);
    },
    emit(event) {
      if (holding > 0) held.push(event);
      else tell(event);
    },
    hold(work) {
      holding += 1;
      try {
        work();
      } finally {
        holding -= 1;
        if (holding === 0) for (const event of held.splice(0)) tell(event);
      }
    },
  };

  function tell(event: TableEvent) {
    core.version += 1;
    for (const listener of core.listeners) listener(event);
  }

  core.setPlans(options.columns);
  return core;
}
