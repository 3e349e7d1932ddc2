import type { ReactNode } from 'react';
import { Checkbox } from '../../input/Checkbox.tsx';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The box that checks all rows, and says how many of them are. `name` stands in its place while its code loads. */
export function CheckAll({ store }: { store: TableStore; name: ReactNode }) {
  const { t } = useTexts(zhGrid);
  const state = useTableStore(store, (one) => one.checkedState(), ['checked', 'rows', 'view']);
  return (
    <Checkbox
      aria-label={t('grid.selectAll')}
      value={state === 'all'}
      indeterminate={state === 'some'}
      onValueChange={() => store.checkAll(state !== 'all')}
    />
  );
}
