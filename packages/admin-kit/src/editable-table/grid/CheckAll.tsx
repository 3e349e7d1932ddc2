import type { ReactNode } from 'react';
import { Checkbox } from '../../input/Checkbox.tsx';
import type { TableStore } from '../store/tableStore.ts';
import { useGridTexts } from '../useGridTexts.ts';
import { useTableStore } from '../useTableStore.ts';

/** The box that checks all rows, and says how many of them are. `name` stands in its place while its code loads. */
export function CheckAll({ store }: { store: TableStore; name: ReactNode }) {
  const { t } = useGridTexts();
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
