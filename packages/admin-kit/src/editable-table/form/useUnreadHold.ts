import { use, useEffect, useId } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { PendingContext } from '../../internals/pending.ts';
import { useUnsavedChanges } from '../../internals/unsaved.ts';
import { gridOf } from '../grid/gridOf.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableStore } from '../store/tableStore.ts';
import { type UnreadCell, unreadCells, unreadWords } from '../store/unreadCells.ts';
import { useTableStore } from '../useTableStore.ts';

/**
 * Holds the form back as long as a cell shows a text that it could not read: what would be saved is not what stands there. A save that is
 * refused leads to the first of them.
 *
 * @param label what the form calls the table
 */
export function useUnreadHold(store: TableStore, label: string): void {
  const pending = use(PendingContext);
  const { t } = useTexts(zhGrid);
  const id = useId();
  useUnsavedChanges(useTableStore(store, (one) => firstUnread(one) !== undefined, ['cells', 'rows']));
  useEffect(() => {
    if (pending === undefined) return undefined;
    let told: string | undefined;
    // At once: a save may follow in the same moment in which the cell is left.
    const look = () => {
      const first = firstUnread(store);
      const now = first && `${id} ${first.rowId} ${first.key} ${first.text}`;
      if (first !== undefined) pending.setAt(now!, { words: wordsOf(store, first), goTo: () => void goToUnread(store, first) });
      if (told !== undefined && told !== now) pending.delete(told);
      told = now;
    };
    const wordsOf = (one: TableStore, { rowId, key }: UnreadCell) => {
      const { core } = storeParts.get(one)!;
      const place = one.viewIndexOf(rowId);
      const reason = unreadWords(core, { plan: core.byKey.get(key)!, row: core.rows.row(rowId) }) ?? '';
      return t('grid.unreadHeld', { label, row: (place < 0 ? one.indexOf(rowId) : place) + 1, reason });
    };
    look();
    const stop = store.subscribe(({ kind }) => {
      if (kind === 'cells' || kind === 'rows' || kind === 'view') look();
    });
    return () => {
      stop();
      if (told !== undefined) pending.delete(told);
    };
  }, [store, pending, t, id, label]);
}

/** The uppermost of them; those that a filter hides come last. */
function firstUnread(store: TableStore): UnreadCell | undefined {
  const { core } = storeParts.get(store)!;
  const placeOf = ({ rowId }: UnreadCell) => (store.viewIndexOf(rowId) < 0 ? Infinity : store.viewIndexOf(rowId));
  return unreadCells(core).reduce<UnreadCell | undefined>(
    (first, cell) => (first === undefined || placeOf(cell) < placeOf(first) ? cell : first),
    undefined,
  );
}

async function goToUnread(store: TableStore, { rowId, key }: UnreadCell): Promise<void> {
  // The code that marks cells may still be on its way.
  await store.validateCell(rowId, key);
  gridOf.get(store)?.goToError('unread');
}
