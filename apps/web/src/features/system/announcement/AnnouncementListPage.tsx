import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { announcementActions, isDraft, isRemovable } from './announcement.actions.tsx';
import { announcement, announcementForm } from './announcement.resource.tsx';
import { announcementTexts as texts } from './announcementTexts.ts';

/** What people are told: written, published to all or to some, followed and withdrawn. @source SYS-07, jeecg-wire 3.7 */
export default function AnnouncementListPage() {
  return (
    <ResourceList
      resource={announcement}
      search={['titile', 'sendStatus', 'sender', 'priority', 'msgType', 'sendTime']}
      tabs={{
        field: 'msgCategory',
        items: [
          { key: 'all', label: texts.all, values: [] },
          { key: 'notice', label: texts.notice, values: ['1'] },
          { key: 'system', label: texts.system, values: ['2'] },
        ],
      }}
      columns={[
        { field: 'titile', width: 250 },
        { field: 'msgCategory', width: 132 },
        { field: 'sender', width: 90 },
        { field: 'priority', width: 98 },
        { field: 'msgType', width: 116 },
        { field: 'sendStatus', width: 120 },
        'sendTime',
        'cancelTime',
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={announcementForm}
      formWidth={900}
      editWhen={isDraft}
      removeWhen={isRemovable}
      rowActions={announcementActions}
      detail={[
        {
          title: texts.basics,
          fields: [
            'titile',
            'msgCategory',
            'priority',
            'msgType',
            'startTime',
            'endTime',
            'sender',
            'sendStatus',
            'sendTime',
            'cancelTime',
            'msgAbstract',
          ],
        },
        { title: texts.content, render: (row) => <SafeHtml html={row.msgContent ?? ''} /> },
      ]}
    />
  );
}
