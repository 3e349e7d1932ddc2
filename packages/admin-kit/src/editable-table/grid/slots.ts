import type { ComponentType } from 'react';
import type { SlotCellProps } from '../cells/cellTypeMap.ts';
import type { SlotProps } from '../features/featureTypes.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What an app draws in cells of type `slot`, by slot name. */
export type Slots = Readonly<Record<string, ComponentType<SlotProps>>>;

/** What the app draws in a column, if it does. */
export function slotOf(store: TableStore, { key, slots }: { key: string; slots: Slots | undefined }): ComponentType<SlotProps> | undefined {
  const column = store.column(key);
  return column?.type === 'slot' ? slots?.[(column.props as SlotCellProps).slotName ?? key] : undefined;
}
