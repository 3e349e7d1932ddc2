import { announcementOf } from '@tarmac/admin-kit/jeecg';
import { type Announcement, announcementTarget, NoticeDialog } from '@tarmac/admin-kit/notice-center';
import { defineAction, defineListAction, defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import {
  createAnnouncementSendApi,
  createReceivedAnnouncementsApi,
  type ReceivedAnnouncement,
  receivedAnnouncementFields,
} from '@tarmac/freight-api/system';
import { useState } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { newsKey, useMarkRead } from '../../../shared/api/pendingCounts.ts';
import { client } from '../../../shared/session/session.ts';
import { switched } from '../../../shared/lists/switched.ts';

const texts = defineTexts({
  view: { zh: '查看', en: 'View' },
  readAll: { zh: '全部标注已读', en: 'Mark all as read' },
  readAllConfirm: { zh: '确定要将全部消息标注为已读吗?', en: 'Mark all messages as read?' },
  allRead: { zh: '全部已读', en: 'All marked as read' },
  markUnread: { zh: '取消已读', en: 'Mark as unread' },
  remove: { zh: '删除', en: 'Delete' },
  removeConfirm: {
    zh: '只从自己的消息中删除，其他人不受影响。确定吗？',
    en: 'They are removed from your messages only. Continue?',
  },
});

const api = createReceivedAnnouncementsApi(client);

const received = defineResource<ReceivedAnnouncement>()({
  label: { zh: '我的消息', en: 'My message' },
  api: { list: api.list },
  permission: 'userAnnouncement',
  // What the server says is new makes this list stale, too.
  name: newsKey[0],
  titleField: 'titile',
  fields: receivedAnnouncementFields,
});

const send = createAnnouncementSendApi(client);
const readAll = defineListAction(received, {
  label: texts.readAll,
  confirm: texts.readAllConfirm,
  success: texts.allRead,
  run: (_rows, { context }) => send.readAll(context),
});

const markUnread = defineAction(received, {
  label: texts.markUnread,
  when: (row) => row.readFlag === '1',
  run: ({ id }) => api.edit({ id, readFlag: '0' }),
  optimistic: switched('readFlag', '0'),
  undo: ([row]) => api.edit({ id: row!.id, readFlag: '1' }),
});
const remove = defineAction(received, {
  label: texts.remove,
  danger: true,
  confirm: texts.removeConfirm,
  run: ({ id }) => api.remove([id]),
});
const removeChosen = defineListAction(received, {
  label: texts.remove,
  needsSelection: true,
  danger: true,
  confirm: texts.removeConfirm,
  run: (rows) => api.remove(rows.map(({ id }) => id)),
});

/** Everything that this person was told: read one, mark it unread again, mark all as read, delete. @source NOTI-02 … NOTI-05, SYS-08 */
export default function UserAnnouncementListPage() {
  const [shown, setShown] = useState<Announcement>();
  const markRead = useMarkRead();
  const { go, openPage } = useMenuPages();

  const open = (row: ReceivedAnnouncement) => {
    if (row.readFlag !== '1' && row.anntId !== null) void markRead(row.anntId);
    const announcement = announcementOf(row);
    const target = announcementTarget(announcement, location.origin);
    if (target.kind !== 'page' || !openPage(target.page, target.about)) setShown(announcement);
  };
  const view = defineAction(received, { label: texts.view, success: false, run: open });

  return (
    <>
      <ResourceList
        resource={received}
        // Its list works out some fields by itself, which the conditions of an advanced query cannot ask for.
        advanced={false}
        search={['titile', 'sender', 'msgCategory', 'priority', 'readFlag', 'sendTime']}
        columns={[
          {
            field: 'titile',
            width: 320,
            cell: (row: ReceivedAnnouncement) => (
              <button
                type="button"
                className={`max-w-full cursor-pointer truncate text-start text-primary-ink hover:underline ${row.readFlag === '1' ? '' : 'font-semibold'}`}
                onClick={() => open(row)}
              >
                {row.titile}
              </button>
            ),
          },
          'msgCategory',
          { field: 'sender', width: 120 },
          'sendTime',
          'priority',
          'readFlag',
        ]}
        defaultSort={null}
        toolbar={[readAll, removeChosen]}
        rowActions={[view, markUnread, remove]}
        view={false}
        storageId="userAnnouncement"
      />
      <NoticeDialog announcement={shown} onOpenChange={() => setShown(undefined)} onHandle={go} />
    </>
  );
}
