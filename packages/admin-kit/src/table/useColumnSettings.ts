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
  // The same handle as long as it says the same: the engine of the columns is made anew for each other one.
  return useMemo(() => {
    const set = (next: ColumnSettings) => {
      setSettings(next);
      if (key) writeStored(key, next);
    };
    return {
      settings,
      toggle: (column) =>
        set({
          ...settings,
          hidden: settings.hidden.includes(column) ? settings.hidden.filter((other) => other !== column) : [...settings.hidden, column],
        }),
      resize: (widths) => set({ ...settings, widths }),
      reset: () => set(untouched),
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
