import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../internals/storage.ts';

/** What a person changed about the columns of one table. */
export interface ColumnSettings {
  hidden: readonly string[];
  /** Widths in px. */
  widths: Readonly<Record<string, number>>;
}

/** The settings of a table with the way to change them. */
export interface ColumnSettingsHandle {
  settings: ColumnSettings;
  toggle: (key: string) => void;
  resize: (widths: Readonly<Record<string, number>>) => void;
  reset: () => void;
}

const untouched: ColumnSettings = { hidden: [], widths: {} };

/** Column widths and hidden columns, remembered in this browser under `storageId`; without one only for this visit. */
export function useColumnSettings(storageId?: string): ColumnSettingsHandle {
  const key = storageId && `kit:table:${storageId}`;
  const [settings, setSettings] = useState<ColumnSettings>(() => parse(key ? readStored(key) : undefined));
  // The same handle as long as it says the same: the engine of the columns is rebuilt for each other one.
  return useMemo(() => {
    // A drag goes on with the handle that it began with, whatever was changed meanwhile.
    const change = (edit: (before: ColumnSettings) => ColumnSettings) =>
      setSettings((before) => {
        const next = edit(before);
        if (key) writeStored(key, next);
        return next;
      });
    return {
      settings,
      toggle: (column) =>
        change((before) => ({
          ...before,
          hidden: before.hidden.includes(column) ? before.hidden.filter((other) => other !== column) : [...before.hidden, column],
        })),
      resize: (widths) => change((before) => ({ ...before, widths })),
      reset: () => change(() => untouched),
    };
  }, [settings, key]);
}

function parse(stored: unknown): ColumnSettings {
  if (typeof stored !== 'object' || stored === null) return untouched;
  const { hidden, widths } = stored as Partial<Record<keyof ColumnSettings, unknown>>;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    widths:
      typeof widths === 'object' && widths !== null
        ? Object.fromEntries(Object.entries(widths).filter(([, width]) => typeof width === 'number'))
        : {},
  };
}
