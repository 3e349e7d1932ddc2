import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../internals/storage.ts';
import type { ResolvedColumn } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { arrangeColumns, type ColumnPlan, type ColumnPins, type ColumnState } from './arrangeColumns.ts';
import { type ColumnLayout, type ColumnToLay, type HelperKind, layColumns, saidOf } from './columnLayout.ts';

/** What a person changed about the columns; absent where nothing. */
export type ColumnChoices = Partial<ColumnState>;

const helperSizes: Record<HelperKind, number> = { drag: 40, expand: 40, check: 40, number: 60 };
const narrowest = 48;

/** Sizes, order, pins and visibility of the columns, remembered in this browser under `storageId`. @source TBL-01 */
export function useGridColumns(options: GridColumnsOptions): GridColumns {
  const { store, columns, helpers, storageId, width } = options;
  const key = storageId && `kit:editable-table:${storageId}`;
  const [chosen, setChosen] = useState<ColumnChoices>(() => (key ? readChoices(readStored(key)) : {}));
  const plan = useMemo((): ColumnPlan => {
    const state: ColumnState = {
      columnSizing: chosen.columnSizing ?? {},
      columnVisibility: { ...chosen.columnVisibility, ...hiddenTypes(columns, store) },
      columnOrder: chosen.columnOrder ?? [],
      columnPinning: chosen.columnPinning ?? pinsOf(columns),
    };
    return {
      definitions: columns.map((column) => ({
        id: column.key,
        size: column.width ?? store.typeOf(column.key)?.width ?? 140,
        minSize: column.minWidth ?? narrowest,
        enableHiding: column.alwaysVisible !== true,
      })),
      state,
      change(name, update) {
        const next = { ...chosen, [name]: update(state[name]) };
        setChosen(next);
        if (key) writeStored(key, next);
      },
    };
  }, [columns, store, chosen, key]);
  const hasStatistics = columns.some((column) => (column.statistics?.length ?? 0) > 0);
  const shown: ColumnToLay[] = [
    ...helpers.map((kind, index): ColumnToLay => {
      // Titles of statistics stand in the first column.
      const least = index === 0 && hasStatistics ? 60 : 0;
      const size = Math.max(least, saidOf(columns, kind)?.width ?? helperSizes[kind]);
      return { key: `__${kind}`, helper: kind, size, pin: 'start' };
    }),
    ...arrangeColumns(plan).map(({ id, size, pin }): ColumnToLay => ({
      key: id,
      column: store.column(id),
      size,
      ...(pin === undefined ? {} : { pin }),
    })),
  ];
  freeWidePins(shown, width);
  stretchLast(shown, width);
  // A layout keeps its identity as long as it says the same: the painter lays out again for each other one.
  const signature = JSON.stringify(shown.map((one) => [one.key, one.size, one.pin])) + columnsId(columns);
  const [held, setHeld] = useState(() => ({ signature, layout: layColumns(shown) }));
  const layout = held.signature === signature ? held.layout : layColumns(shown);
  if (held.signature !== signature) setHeld({ signature, layout });
  return {
    plan,
    layout,
    move(moved, to) {
      const order = layout.byPlace.map((one) => one.key);
      const target = to === undefined ? -1 : order.indexOf(to);
      const pin = layout.byKey.get(moved)?.pin;
      if (target < 0 || layout.byKey.get(to ?? '')?.pin !== pin) return;
      order.splice(order.indexOf(moved), 1);
      order.splice(target, 0, moved);
      if (pin === undefined) plan.change('columnOrder', () => order);
      else plan.change('columnPinning', (present) => ({ ...present, [pin]: order.filter((one) => layout.byKey.get(one)?.pin === pin) }));
    },
    resize(resized, size) {
      const least = store.column(resized)?.minWidth ?? narrowest;
      plan.change('columnSizing', (present) => ({ ...present, [resized]: Math.max(least, Math.round(size)) }));
    },
    reset: () => {
      setChosen({});
      if (key) writeStored(key, {});
    },
  };
}

/** What {@link useGridColumns} is told. */
export interface GridColumnsOptions {
  store: TableStore;
  columns: readonly ResolvedColumn[];
  /** Columns of the table's own, in the order shown. */
  helpers: readonly HelperKind[];
  storageId: string | undefined;
  /** Px that there are; columns that leave some free let the last one have them. */
  width: number;
}

/** Of the width, how much pinned columns may take. */
const mostPinned = 0.75;

/** On a phone, and magnified, columns that stay would leave no room for the others to come into view: there they scroll as well. */
function freeWidePins(shown: ColumnToLay[], width: number): void {
  const pinned = shown.reduce((sum, one) => sum + (one.pin === undefined ? 0 : one.size), 0);
  if (pinned > width * mostPinned) for (const one of shown) if (one.helper === undefined) delete one.pin;
}

function stretchLast(shown: ColumnToLay[], width: number): void {
  const free = width - shown.reduce((sum, one) => sum + one.size, 0);
  const last =
    shown.findLast((one) => one.helper === undefined && one.pin === undefined) ?? shown.findLast((one) => one.helper === undefined);
  if (free > 0 && last !== undefined) last.size += free;
}

/** Columns with the way to change them. */
export interface GridColumns {
  /** What the columns are by themselves, for the engine that changes them. */
  plan: ColumnPlan;
  layout: ColumnLayout;
  /** Puts a column in the place of another one at the same side. */
  move: (key: string, to: string | undefined) => void;
  /** Gives a column a width in px, no less than its least. */
  resize: (key: string, size: number) => void;
  /** Back to what the app says. */
  reset: () => void;
}

const ids = new WeakMap<readonly ResolvedColumn[], number>();
let lastId = 0;

/** Says whether these are the same columns, whatever they are called. */
function columnsId(columns: readonly ResolvedColumn[]): number {
  const known = ids.get(columns);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(columns, lastId);
  return lastId;
}

function hiddenTypes(columns: readonly ResolvedColumn[], store: TableStore): Record<string, boolean> {
  return Object.fromEntries(columns.filter(({ key }) => store.typeOf(key)?.isHidden).map(({ key }) => [key, false]));
}

function pinsOf(columns: readonly ResolvedColumn[]): ColumnPins {
  const at = (side: 'left' | 'right') => columns.filter((column) => column.fixed === side).map((column) => column.key);
  return { start: at('left'), end: at('right') };
}

/** What is stored may be of another version, or of a person who tried things: only what has the right shape is taken. */
function readChoices(stored: unknown): ColumnChoices {
  if (typeof stored !== 'object' || stored === null) return {};
  const { columnSizing, columnVisibility, columnOrder, columnPinning } = stored as Record<string, unknown>;
  const isText = (one: unknown): one is string => typeof one === 'string';
  const texts = (value: unknown): string[] | undefined => (Array.isArray(value) && value.every(isText) ? value : undefined);
  const pins = typeof columnPinning === 'object' && columnPinning !== null ? (columnPinning as Record<string, unknown>) : {};
  const [order, start, end] = [texts(columnOrder), texts(pins['start']), texts(pins['end'])];
  return {
    ...(isRecordOf(columnSizing, (size) => typeof size === 'number' && size >= narrowest) ? { columnSizing } : {}),
    ...(isRecordOf(columnVisibility, (shows) => typeof shows === 'boolean') ? { columnVisibility } : {}),
    ...(order ? { columnOrder: order } : {}),
    ...(start && end ? { columnPinning: { start, end } } : {}),
  } as ColumnChoices;
}

function isRecordOf(value: unknown, isRight: (one: unknown) => boolean): value is Record<string, never> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isRight);
}
