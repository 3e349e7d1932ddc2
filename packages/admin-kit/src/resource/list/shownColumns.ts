import type { ColumnSettings, ColumnSettingsHandle } from '../../table/useColumnSettings.ts';

/** Columns as a link names them (`shown`, keys joined by commas) in place of those that this browser remembers; widths stay its own. */
export function withShownColumns(
  handle: ColumnSettingsHandle,
  {
    keys,
    shown,
    onShownChange,
  }: { keys: readonly string[]; shown: string | undefined; onShownChange: (shown: string | undefined) => void },
): ColumnSettingsHandle {
  const named = namedKeys(keys, shown);
  if (named.length === 0) return handle;
  return {
    ...handle,
    settings: { ...handle.settings, hidden: hiddenKeys(handle.settings, { keys, shown }) },
    toggle: (column) => onShownChange(keys.filter((key) => named.includes(key) !== (key === column)).join(',')),
    reset: () => {
      handle.reset();
      onShownChange(undefined);
    },
  };
}

/** Keys of the columns that are out of view. A link that names none of them would leave nothing to look at. */
export function hiddenKeys(
  settings: ColumnSettings,
  { keys, shown }: { keys: readonly string[]; shown: string | undefined },
): readonly string[] {
  const named = namedKeys(keys, shown);
  return named.length === 0 ? settings.hidden : keys.filter((key) => !named.includes(key));
}

const namedKeys = (keys: readonly string[], shown: string | undefined) => shown?.split(',').filter((key) => keys.includes(key)) ?? [];
