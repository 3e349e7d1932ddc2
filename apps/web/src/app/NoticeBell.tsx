import { NoticeBell as Bell, type NoticeFeed } from '@tarmac/admin-kit/notice-center';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMenuPages } from '../shared/pages/menuPages.ts';
import { pendingKinds, useMarkRead, usePendingCounts, useUnreadAnnouncements } from '../shared/api/pendingCounts.ts';
import { newsChannel } from './newsChannel.ts';

const announcementsPath = '/isps/userAnnouncement';

/** The bell: how much waits and the way to each, and what is unread. Only pages of the person's own menu are offered. @source NOTI-01 … NOTI-06 */
export function NoticeBell() {
  const { go, isMine, openPage } = useMenuPages();
  const counts = usePendingCounts();
  const unread = useUnreadAnnouncements();
  const markRead = useMarkRead();
  const connection = useSyncExternalStore(newsChannel.subscribe, newsChannel.getSnapshot);
  const kinds = pendingKinds.filter((kind) => isMine(kind.href));
  const entries = kinds.map(({ key, label }) => ({ key, label, count: counts.data?.[key] ?? 0 })).filter(({ count }) => count > 0);

  return (
    <Bell
      todo={feedOf(counts, entries)}
      announcements={{ ...feedOf(unread, unread.data?.entries ?? []), total: unread.data?.total ?? 0 }}
      onTodo={({ key }) => go(kinds.find((kind) => kind.key === key)?.href ?? '/')}
      onRead={({ id }) => void markRead(id)}
      onHandle={go}
      onOpenPage={openPage}
      onMore={isMine(announcementsPath) ? () => go(announcementsPath) : undefined}
      connection={connection}
      onRetry={newsChannel.retry}
    />
  );
}

function feedOf<Entry>(query: UseQueryResult, entries: readonly Entry[]): NoticeFeed<Entry> {
  return {
    state: query.isPending ? 'loading' : query.isError ? 'failed' : 'ready',
    entries,
    message: query.error?.message,
    reload: () => void query.refetch(),
  };
}
