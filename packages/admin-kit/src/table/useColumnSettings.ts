import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../internals/storage.ts';

/** What a person changed about the columns of one table. */
export interface ColumnSettings {
  /** Keys of columns that are not shown. */
  hidden: readonly string[];
  /** Widths in px. */
  widths: Readonly<Record<string, number>>;
  /** Keys in the order of a person; absent leaves that of the table. */
  order?: readonly string[];
  /** Keys of columns that stay at the start; absent leaves those of the table. */
  pinned?: readonly string[];
}

/** The settings of a table with the way to change them. */
export interface ColumnSettingsHandle {
  /** What a person has chosen. */
  settings: ColumnSettings;
  /** Shows or hides a column. */
  toggle: (key: string) => void;
  /** Gives a column a width. */
  resize: (widths: Readonly<Record<string, number>>) => void;
  /** Puts the columns into an order. */
  arrange: (order: readonly string[]) => void;
  /** Names the columns that stay at the start. */
  pin: (pinned: readonly string[]) => void;
  /** Back to what the table begins with. */
  reset: () => void;
}

/** Keys of the columns that are out of view until a person switches them on. */
export const hiddenAtFirst = (columns: ReadonlyArray<{ key: string; hidden?: boolean }>): readonly string[] =>
  columns.filter((column) => column.hidden).map((column) => column.key);

/**
 * Widths, order, pins and hidden columns, remembered in this browser under `storageId`; without one only for this visit. Columns that are
 * `hidden` from the start are out of view until a person changes something.
 *
 * @example const columnSettings = useColumnSettings('devices');
 */
export function useColumnSettings(
  storageId?: string,
  columns: ReadonlyArray<{ key: string; hidden?: boolean }> = [],
): ColumnSettingsHandle {
  const key = storageId && `kit:table:${storageId}`;
  const [settings, setSettings] = useState<ColumnSettings | undefined>(() => parse(key ? readStored(key) : undefined));
  const hidden = hiddenAtFirst(columns).join(',');
  // The same handle as long as it says the same: the engine of the columns is rebuilt for each other one.
  return useMemo(() => {
    const untouched: ColumnSettings = { hidden: hidden === '' ? [] : hidden.split(','), widths: {} };
    // A drag goes on with the handle that it began with, whatever was changed meanwhile.
    const change = (edit: (before: ColumnSettings) => ColumnSettings | undefined) =>
      setSettings((before) => {
        const next = edit(before ?? untouched);
        if (key) writeStored(key, next);
        return next;
      });
    return {
      settings: settings ?? untouched,
      toggle: (column) =>
        change((before) => ({
          ...before,
          hidden: before.hidden.includes(column) ? before.hidden.filter((other) => other !== column) : [...before.hidden, column],
        })),
      resize: (widths) => change((before) => ({ ...before, widths })),
      arrange: (order) => change((before) => ({ ...before, order })),
      pin: (pinned) => change((before) => ({ ...before, pinned })),
      reset: () => change(() => undefined),
    };
  }, [settings, key, hidden]);
}

function parse(stored: unknown): ColumnSettings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { hidden, widths, order, pinned } = stored as Partial<Record<keyof ColumnSettings, unknown>>;
  const texts = (list: unknown): string[] | undefined => (Array.isArray(list) ? list.filter((key) => typeof key === 'string') : undefined);
  const [arranged, kept] = [texts(order), texts(pinned)];
  return {
    hidden: texts(hidden) ?? [],
    ...(arranged && { order: arranged }),
    ...(kept && { pinned: kept }),
    widths:
      typeof widths === 'object' && widths !== null
        ? Object.fromEntries(Object.entries(widths).filter(([, width]) => typeof width === 'number'))
        : {},
  };
}
