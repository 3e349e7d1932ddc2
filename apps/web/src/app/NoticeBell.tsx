import { matchMenuRoute } from '@tarmac/admin-kit/layout';
import { NoticeBell as Bell, type NoticeFeed } from '@tarmac/admin-kit/notice-center';
import { type UseQueryResult, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { accessQuery } from '../shared/access.ts';
import { pendingKinds, usePendingCounts, useUnreadAnnouncements } from '../shared/pendingCounts.ts';
import { newsChannel } from './newsChannel.ts';

const announcementsPath = '/isps/userAnnouncement';

/** The bell: how much waits and the way to each, and what is unread. Only pages of the person's own menu are offered. @source NOTI-01 … NOTI-06 */
export function NoticeBell() {
  const navigate = useNavigate();
  const counts = usePendingCounts();
  const { query: unread, markRead } = useUnreadAnnouncements();
  const connection = useSyncExternalStore(newsChannel.subscribe, newsChannel.getSnapshot);
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const isMine = (href: string) => matchMenuRoute(routes, href.split(/[?#]/, 1)[0] ?? '') !== undefined;
  const kinds = pendingKinds.filter((kind) => isMine(kind.href));
  const entries = kinds.map(({ key, label }) => ({ key, label, count: counts.data?.[key] ?? 0 })).filter(({ count }) => count > 0);
  const go = (href: string) => void navigate({ href });
  // A component is a page of the menu; what it is about goes along as its id. One that this person has not is told by its text.
  const openPage = (component: string, busId: string | undefined) => {
    const page = routes.find((route) => route.component === component || route.path === component);
    if (page === undefined) return false;
    go(busId === undefined ? page.path : `${page.path}?${new URLSearchParams({ id: busId }).toString()}`);
    return true;
  };

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
