import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { useSession } from '@tarmac/admin-kit/session';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { pendingKinds, usePendingCounts, useUnreadAnnouncements } from '../../../shared/api/pendingCounts.ts';
import { session } from '../../../shared/session/session.ts';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { count } from '../../../shared/texts/figureTexts.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { Figure } from '../../../shared/pages/Panel.tsx';
import { QuickPanel } from './QuickPanel.tsx';

/** Where a person works from: own messages, orders under way, and the way to every page. @source GEN-02 */
export default function WorkplacePage() {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const { isMine } = useMenuPages();
  const can = useCan();
  const { data: counts } = usePendingCounts();
  const { data: unread } = useUnreadAnnouncements();
  const todo = pendingKinds.filter(({ href }) => isMine(href)).reduce((sum, { key }) => sum + (counts?.[key] ?? 0), 0);
  return (
    <div className="flex flex-col gap-gap">
      <header className="grid grid-cols-2 items-center gap-3 desktop:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <h2 className="col-span-2 m-0 text-xl font-semibold desktop:col-span-1">
          {localize(texts.hello).replace('{name}', user?.realname ?? '')}
        </h2>
        <Figure label={texts.todoCount} value={counts === undefined ? '—' : count(todo)} />
        <Figure label={texts.unreadCount} value={unread === undefined ? '—' : count(unread.total)} />
      </header>
      <div className="grid gap-3 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {can('order:list') && <OrderPanel />}
          <QuickPanel />
        </div>
        <MessagePanel />
      </div>
    </div>
  );
}
