import type { CellContext, CellType, CellTypes, CellWords, OptionList } from '../cells/cellType.ts';
import type { CellOption, EditableColumn, ResolvedColumn, Row, RowId } from '../columnTypes.ts';
import { isBlank } from '../cells/texts.ts';
import { createOptionList } from './optionList.ts';
import { said } from './said.ts';
import { unreadOf } from './unread.ts';

/** A column, ready for work over many rows: everything that does not change from row to row is looked up once. */
export interface ColumnPlan {
  key: string;
  index: number;
  column: ResolvedColumn;
  type: CellType;
  /** Columns that hang on this one. @source TBL-14 */
  children: ColumnPlan[];
  /** Whether it tells the place of the row, which is not stored. @source TBL-08 */
  isPlace: boolean;
  /** Whether a value counts as none. */
  isEmpty: (value: unknown) => boolean;
  /** The one cell of loops: valid until the next call. */
  at: (row: Row, rowId: RowId) => CellContext;
  /** A cell to keep until its row is written. */
  cellOf: (row: Row, rowId: RowId) => CellContext;
}

/** What plans need of their table. */
export interface PlanTable {
  words: () => CellWords;
  types: CellTypes;
  /** Key of the place of a row, where rows are arranged. */
  placeKey: string | undefined;
}

/**
 * Prepares the columns of a table.
 *
 * @throws Error a key stands twice, a type is unknown, or columns hang on each other in a circle
 */
export function planColumns(columns: readonly EditableColumn[], table: PlanTable): ColumnPlan[] {
  const plans = columns.map(planIn(table));
  const byKey = new Map(plans.map((plan) => [plan.key, plan]));
  if (byKey.size < plans.length) throw new Error('EditableTable: a column stands twice.');
  for (const plan of plans) byKey.get(plan.column.linkedTo ?? '')?.children.push(plan);
  for (const plan of plans) {
    let parent = byKey.get(plan.column.linkedTo ?? '');
    for (let depth = 0; parent; depth += 1, parent = byKey.get(parent.column.linkedTo ?? '')) {
      if (depth > plans.length) throw new Error(`Column '${plan.key}' hangs on itself: break the circle of linkedTo.`);
    }
  }
  return plans;
}

const planIn =
  (table: PlanTable) =>
  (given: EditableColumn, index: number): ColumnPlan => {
    const name = given.type ?? 'normal';
    const type = Object.hasOwn(table.types, name) ? table.types[name] : undefined;
    if (!type) throw new Error(`Column '${given.key}' has the type '${name}': add it to cellTypes.`);
    const { placeholder } = given;
    const column: ResolvedColumn = {
      ...(given as Omit<EditableColumn, 'placeholder'>),
      title: said(given.title, table.words()),
      ...(placeholder !== undefined && { placeholder: said(placeholder, table.words()) }),
      type: name,
      props: given.props ?? {},
    };
    const options = optionsOf(column, table.words);
    const make = () => new PlannedCell(column, { words: table.words, options });
    const loop = make();
    return {
      key: column.key,
      index,
      column,
      type,
      children: [],
      isPlace: column.key === table.placeKey,
      isEmpty: type.isEmpty ? (value) => type.isEmpty!(value) : isBlank,
      at: (row, rowId) => loop.move(row, rowId),
      cellOf: (row, rowId) => make().move(row, rowId),
    };
  };

/** A cell by the plan of its column and its row. */
export interface PlannedPlace {
  plan: ColumnPlan;
  row: Row;
  rowId: RowId;
}

/** What people read in a cell. */
export function textOf({ plan, row, rowId }: PlannedPlace, value: unknown): string {
  const { formatter } = plan.column;
  return unreadOf(row, plan.key) ?? (formatter ? formatter(value, row) : plan.type.format(value, plan.at(row, rowId)));
}

const noRow: Row = Object.freeze({});

class PlannedCell implements CellContext {
  readonly column: ResolvedColumn;
  row: Row = noRow;
  rowId: RowId = -1;
  #words: () => CellWords;
  #options: (row: Row) => OptionList;

  constructor(column: ResolvedColumn, { words, options }: { words: () => CellWords; options: (row: Row) => OptionList }) {
    this.column = column;
    this.#words = words;
    this.#options = options;
  }

  get words(): CellWords {
    return this.#words();
  }

  get options(): OptionList {
    return this.#options(this.row);
  }

  move(row: Row, rowId: RowId): this {
    this.row = row;
    this.rowId = rowId;
    return this;
  }
}

const noItems: readonly CellOption[] = [];

/** The choices of a row; made once for each pair of lists that they come from. */
function optionsOf(column: ResolvedColumn, words: () => CellWords): (row: Row) => OptionList {
  const made = new WeakMap<readonly CellOption[], { items: readonly CellOption[]; list: OptionList }>();
  const code = column.dictCode ?? (column.props as { dict?: string }).dict;
  return (row) => {
    const own = column.optionsOf?.(row) ?? column.options ?? noItems;
    const items = (code && words().dictItems?.(code)) || noItems;
    const before = made.get(own);
    if (before?.items === items) return before.list;
    const list = createOptionList([...own, ...items], words());
    made.set(own, { items, list });
    return list;
  };
}
