import type { ColumnSettingsHandle } from '../table/useColumnSettings.ts';

/** Columns as a link names them (`shown`, keys joined by commas) in place of those that this browser remembers; widths stay its own. */
export function withShownColumns(
  handle: ColumnSettingsHandle,
  keys: readonly string[],
  shown: string | undefined,
  onShownChange: (shown: string | undefined) => void,
): ColumnSettingsHandle {
  const named = shown?.split(',').filter((key) => keys.includes(key)) ?? [];
  // A link that names none of them would leave nothing to look at.
  if (named.length === 0) return handle;
  return {
    ...handle,
    settings: { ...handle.settings, hidden: keys.filter((key) => !named.includes(key)) },
    toggle: (column) => onShownChange(keys.filter((key) => named.includes(key) !== (key === column)).join(',')),
    reset: () => {
      handle.reset();
      onShownChange(undefined);
    },
  };
}
