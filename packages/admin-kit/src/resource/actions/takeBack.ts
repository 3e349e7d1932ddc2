import type { QueryClient } from '@tanstack/react-query';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { tell } from './actionRunner.ts';
import { askAgain } from './askAgain.ts';
import type { ListAction, RowAction } from './defineAction.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { showAtOnce } from './showAtOnce.ts';

/** Takes an action back: its rows are as they were before it at once, and as it left them again should the server refuse. */
export async function takeBack<Row extends AnyRow>(
  { client, resource, t }: { client: QueryClient; resource: Resource<Row>; t: LocaleContextValue['t'] },
  {
    rowAction: { optimistic, undo },
    rows,
    reply,
  }: { rowAction: Pick<RowAction<Row> | ListAction<Row>, 'optimistic' | 'undo'>; rows: readonly Row[]; reply: unknown },
): Promise<void> {
  const showDone = optimistic && showAtOnce(client, { resource, rows, change: (row) => row, back: optimistic });
  try {
    await undo?.(rows, { reply, context: { idempotencyKey: crypto.randomUUID() } });
    // First the rows with their new versions: anyone who reads that it is undone may go on with them.
    await askAgain(client, resource);
    notices.info(t('notice.undone'));
  } catch (error) {
    showDone?.();
    tell(error, t('form.saveFailed'));
    await askAgain(client, resource);
  }
}
