import { Bell } from 'lucide-react';
import { late } from '../internals/late.ts';
import { useRef, useState } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import { Floating, preloadFloating } from '../internals/Floating.tsx';
import { popupBox } from '../internals/control.ts';
import { Skeleton } from '../input/states.tsx';
import { announcementTarget, type Announcement } from './announcement.ts';
import type { NewsConnection } from './createNewsChannel.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const NoticePanel = late(() => import('./NoticePanel.tsx'), {
  meanwhile: () => <Skeleton className="w-[min(360px,calc(100vw-16px))] p-4" />,
});

/** How often the counts are asked again, ms. @source NOTI-01 */
export const noticePollMs = 650_000;

/**
 * The bell of the header: a badge with how much waits, a red dot while something is unread, and a panel of what is to be done and what is to be read. What the counts mean
 * is the host's; the bell shows them, marks what was read and says whether news arrives at once.
 *
 * @example <NoticeBell todo={{ state: 'ready', entries: [{ key: 'devices', label: '待审设备', count: 3 }] }} announcements={{ state: 'ready', entries: [announcement] }} onTodo={({ key }) => go(`/${key}`)} onRead={save} onHandle={go} />
 * @keyboard
 * Enter Space: Opens the panel
 * → ← Home End: Between what waits and the announcements
 * Esc: Closes the panel
 * @source NOTI-01 … NOTI-06
 */
export function NoticeBell(props: NoticeBellProps) {
  const { todo, announcements, onTodo, onRead, onHandle, onOpenPage, onMore } = props;
  const { t } = useTexts(zhScreens);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Announcement>();
  const unread = announcements.total ?? announcements.entries.length;
  const count = todo.entries.reduce((sum, entry) => sum + entry.count, 0) + unread;
  // What is said is what is seen.
  const shownCount = count > 99 ? '99+' : count;
  const preload = () => {
    preloadFloating();
    NoticePanel.preload();
  };
  const close = () => setOpen(false);
  // Unless a press elsewhere took it. A dialog that opens next returns the focus to the bell.
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body || document.activeElement === null) bell.current?.focus();
  };
  const leaveFor = (go: () => void) => {
    close();
    go();
  };
  const read = (announcement: Announcement) => {
    close();
    onRead(announcement);
    const target = announcementTarget(announcement, location.origin);
    if (target.kind === 'page' && onOpenPage?.(target.page, target.about) === true) return;
    setShown(announcement);
  };

  return (
    <>
      <button
        ref={bell}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t(unread > 0 ? 'bell.labelNew' : 'bell.label', { count: shownCount, unread })}
        title={t('bell.title')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
        className="relative inline-flex size-control shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-secondary hover:bg-hover hover:text-ink"
      >
        <Bell aria-hidden size={18} />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-line-strong px-1 text-center text-[10px] leading-4 text-ink tabular-nums"
          >
            {shownCount}
          </span>
        )}
        {/* Red says that something is new; what waits is there every day. */}
        {unread > 0 && <span aria-hidden className="absolute end-0.5 bottom-0.5 size-2 rounded-full bg-danger-solid ring-2 ring-surface" />}
      </button>
      <Floating
        open={isOpen}
        anchor={bell}
        align="end"
        aria-label={t('bell.title')}
        onClose={close}
        onCloseAutoFocus={giveFocusBack}
        className={popupBox}
      >
        <NoticePanel
          todo={todo}
          announcements={announcements}
          total={unread}
          connection={props.connection}
          onRetry={props.onRetry}
          onMore={onMore && (() => leaveFor(onMore))}
          onTodo={(entry) => leaveFor(() => onTodo(entry))}
          onRead={read}
        />
      </Floating>
      {shown && (
        <NoticeDialog announcement={shown} onOpenChange={() => setShown(undefined)} onHandle={onHandle} imageOrigins={props.imageOrigins} />
      )}
    </>
  );
}

/** Props of {@link NoticeBell}. */
export interface NoticeBellProps {
  /** What waits for this person, each with its number; entries of zero are left out by the host. @source NOTI-01 */
  todo: NoticeFeed<TodoEntry>;
  /** The newest unread announcements; `total` where there are more. @source NOTI-03 */
  announcements: NoticeFeed<Announcement> & { total?: number };
  /** Called with the entry that was chosen; the host knows the page. @source NOTI-02 */
  onTodo: (entry: TodoEntry) => void;
  /** Called when an announcement is opened: mark it read, then ask for the recounts. @source NOTI-03 */
  onRead: (announcement: Announcement) => void;
  /** Goes to a path of this product that an announcement names. @source NOTI-04 */
  onHandle: (href: string) => void;
  /** Opens a page by the name that an announcement of open type `component` gives, with the id of what it is about, and says whether there is such a page. Where there is none the text is shown. @source NOTI-04 */
  onOpenPage?: (page: string, about: string | undefined) => boolean;
  /** Leads to all announcements. @source NOTI-02 */
  onMore?: () => void;
  /** How the line to the server stands, see `createNewsChannel`; left out, nothing is said about it. @source NOTI-06 */
  connection?: NewsConnection;
  /** Tries at once to connect again. */
  onRetry?: () => void;
  /** Origins that images of announcements may come from beside the page's own. */
  imageOrigins?: readonly string[];
}

/** Something that waits, and how often. */
export interface TodoEntry {
  /** Unique in the list. */
  key: string;
  /** What waits. */
  label: Label;
  /** How many. */
  count: number;
}

/** A list that comes from a server. */
export interface NoticeFeed<Entry> {
  /** Whether `entries` are there. */
  state: 'loading' | 'ready' | 'failed';
  /** What is known, also while it is asked again. */
  entries: readonly Entry[];
  /** What went wrong, in the server's words. */
  message?: string;
  /** Asks once more after a failure; absent where that makes no sense. */
  reload?: () => void;
}
