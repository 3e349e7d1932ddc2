import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Tag } from '@tarmac/admin-kit/input';
import { announcementOf } from '@tarmac/admin-kit/jeecg';
import { type Announcement, NoticeDialog } from '@tarmac/admin-kit/notice-center';
import { createReceivedAnnouncementsApi } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { newsKey, useMarkRead } from '../../../shared/api/pendingCounts.ts';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { Panel } from '../../../shared/pages/Panel.tsx';

const api = createReceivedAnnouncementsApi(client);

/** The newest messages of the person; one is read in its dialog. @source GEN-02, NOTI-04 */
export function MessagePanel() {
  const { localize } = useLocale();
  const { go } = useMenuPages();
  const markRead = useMarkRead();
  const [shown, setShown] = useState<Announcement>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...newsKey, 'workplace'],
    queryFn: ({ signal }) => api.list({ pageSize: 8 }, { signal }),
  });
  return (
    <Panel
      title={texts.messages}
      aside={
        <AppLink href="/isps/userAnnouncement" className="text-primary-ink">
          {localize(texts.allMessages)}
        </AppLink>
      }
    >
      {isPending && <Skeleton rows={5} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noMessages)}</p>}
      <ul className="m-0 list-none p-0">
        {data?.records.map((row) => (
          <li key={row.id} className="border-0 border-b border-solid border-line py-2 last:border-b-0">
            <button
              type="button"
              className="block w-full cursor-pointer truncate text-start text-ink hover:text-primary-ink"
              onClick={() => {
                setShown(announcementOf(row));
                if (row.readFlag !== '1' && row.anntId !== null) void markRead(row.anntId);
              }}
            >
              {/* What the sender wrote, in the sender's language. */}
              <data value={row.id}>{row.titile}</data>
            </button>
            <span className="mt-1 flex items-center gap-2 text-sm text-ink-secondary tabular-nums">
              <span>{row.sendTime}</span>
              {row.readFlag !== '1' && <Tag tone="waiting">{localize(texts.unread)}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      <NoticeDialog announcement={shown} onOpenChange={() => setShown(undefined)} onHandle={go} />
    </Panel>
  );
}
