import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { ScrollRegion } from '../internals/ScrollRegion.tsx';
import { Empty, ErrorState, Skeleton } from '../input/states.tsx';
import { Tag } from '../input/Tag.tsx';
import { priorityLook, type Announcement } from './announcement.ts';
import type { NewsConnection } from './createNewsChannel.ts';
import type { NoticeBellProps, NoticeFeed, TodoEntry } from './NoticeBell.tsx';
import { zhNotices } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What the bell opens: what is to be done, and what is to be read. A chunk of its own. */
export default function NoticePanel({ todo, announcements, total, connection, onRetry, onMore, onTodo, onRead }: NoticePanelProps) {
  const { t } = useTexts(zhNotices);
  const id = useId();
  const tabs = [
    { key: 'todo', label: t('bell.todo'), count: todo.entries.reduce((sum, entry) => sum + entry.count, 0) },
    { key: 'announcements', label: t('bell.announcements'), count: total },
  ] as const;
  const [chosen, choose] = useState<(typeof tabs)[number]['key']>(() =>
    todo.state === 'ready' && tabs[0].count === 0 && total > 0 ? 'announcements' : 'todo',
  );
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' || (event.key !== 'End' && chosen !== 'todo') ? 'todo' : 'announcements';
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return (
    <div className="flex max-h-[min(560px,80vh)] w-[min(360px,calc(100vw-16px))] flex-col">
      <div role="tablist" aria-label={t('bell.title')} className="flex gap-4 border-b border-solid border-line px-4">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={chosen === tab.key}
            aria-controls={`${id}-panel`}
            tabIndex={chosen === tab.key ? 0 : -1}
            onClick={() => choose(tab.key)}
            onKeyDown={handleKey}
            className={cx(
              '-mb-px cursor-pointer border-b-2 border-solid px-1 py-2.5',
              chosen === tab.key
                ? 'border-primary-solid font-medium text-primary-ink'
                : 'border-transparent text-ink-secondary hover:text-ink',
            )}
          >
            {tab.count > 0 ? `${tab.label} (${tab.count})` : tab.label}
          </button>
        ))}
      </div>
      <ScrollRegion id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="min-h-24 flex-1 overflow-auto p-1">
        {chosen === 'todo' ? (
          <Feed feed={todo} none={t('bell.todoNone')}>
            {(entry: TodoEntry) => <TodoRow key={entry.key} entry={entry} onSelect={() => onTodo(entry)} />}
          </Feed>
        ) : (
          <Feed feed={announcements} none={t('bell.announcementNone')}>
            {(one: Announcement) => <AnnouncementRow key={one.id} announcement={one} onSelect={() => onRead(one)} />}
          </Feed>
        )}
      </ScrollRegion>
      <div className="flex items-center justify-between gap-2 border-t border-solid border-line px-3 py-1.5">
        {connection ? <ConnectionState connection={connection} onRetry={onRetry} /> : <span />}
        {onMore && (
          <Button variant="link" size="small" onClick={onMore}>
            {t('bell.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NoticePanelProps extends Pick<NoticeBellProps, 'todo' | 'announcements' | 'connection' | 'onRetry' | 'onMore'> {
  /** Unread announcements, of which the list shows the newest. */
  total: number;
  onTodo: (entry: TodoEntry) => void;
  onRead: (announcement: Announcement) => void;
}

function Feed<Entry>({ feed, none, children }: { feed: NoticeFeed<Entry>; none: string; children: (entry: Entry) => ReactNode }) {
  if (feed.state === 'failed' && feed.entries.length === 0) return <ErrorState onRetry={feed.reload}>{feed.message}</ErrorState>;
  if (feed.state === 'loading' && feed.entries.length === 0) return <Skeleton className="p-3" />;
  if (feed.entries.length === 0) return <Empty>{none}</Empty>;
  return <ul className="m-0 list-none p-0">{feed.entries.map((entry) => children(entry))}</ul>;
}

const row =
  'flex w-full cursor-pointer gap-3 rounded-md px-3 py-2 text-start hover:bg-hover disabled:cursor-default disabled:hover:bg-transparent';

function TodoRow({ entry, onSelect }: { entry: TodoEntry; onSelect: () => void }) {
  const { localize } = useTexts(zhNotices);
  return (
    <li>
      <button type="button" className={cx(row, 'items-center justify-between')} onClick={onSelect}>
        <span className="min-w-0 wrap-anywhere">{localize(entry.label)}</span>
        <span className="text-ink-secondary tabular-nums">{entry.count}</span>
      </button>
    </li>
  );
}

function AnnouncementRow({ announcement, onSelect }: { announcement: Announcement; onSelect: () => void }) {
  const { t } = useTexts(zhNotices);
  const look = priorityLook(announcement.priority);
  const title = announcement.title || t('announcement.untitled');
  return (
    <li>
      <button type="button" className={cx(row, 'grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1')} onClick={onSelect}>
        <Tag tone={look.tone}>{t(look.label)}</Tag>
        <span className="truncate" title={title}>
          {title}
        </span>
        <span className="col-span-2 flex justify-between gap-2 text-xs text-ink-secondary">
          <span className="truncate">{announcement.sender}</span>
          <time className="whitespace-nowrap tabular-nums">{announcement.sendTime ?? announcement.createTime}</time>
        </span>
      </button>
    </li>
  );
}

const dots: Record<NewsConnection['state'], string> = {
  connecting: 'bg-waiting-ink',
  open: 'bg-ok-ink',
  waiting: 'bg-danger-ink',
  offline: 'bg-danger-ink',
  closed: 'bg-draft-ink',
};

/** How the line to the server stands: a dot, its words, and a way to try again at once. @source NOTI-06 */
function ConnectionState({ connection, onRetry }: { connection: NewsConnection; onRetry: (() => void) | undefined }) {
  const { t } = useTexts(zhNotices);
  const seconds = useSecondsUntil(connection.state === 'waiting' ? connection.retryAt : undefined);
  const words =
    connection.state !== 'waiting'
      ? t(`bell.${connection.state}`)
      : seconds < 100
        ? t('bell.waiting', { seconds })
        : t('bell.waitingLong', { minutes: Math.ceil(seconds / 60) });
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-secondary" data-connection={connection.state}>
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', dots[connection.state])} />
      <span className="min-w-0">{words}</span>
      {connection.state !== 'open' && connection.state !== 'connecting' && onRetry && (
        <IconButton size="small" label={t('common.retry')} icon={<RefreshCw aria-hidden size={12} />} onClick={onRetry} />
      )}
    </span>
  );
}

function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}
