import { ResourceList } from '@tarmac/admin-kit/resource';
import type { Message } from '@tarmac/freight-api/system';
import { Channel, isFailed, message, openMailBox, resend } from './message.resource.tsx';
import { MessageContent } from './MessageContent.tsx';
import { messageTexts as texts } from './messageTexts.ts';

/** Messages with what became of them; one that failed is put right and sent again. @source MSG-01, jeecg-wire 3.17 */
export default function MessageListPage() {
  return (
    <ResourceList
      resource={message}
      search={['esTitle', 'esReceiver', 'esContent', 'esType', 'esSendTime']}
      tabs={{
        field: 'esSendStatus',
        items: [
          { key: 'all', label: texts.all, values: [] },
          { key: 'waiting', label: texts.waiting, values: ['0'] },
          { key: 'sent', label: texts.sent, values: ['1'] },
          { key: 'failed', label: texts.failed, values: ['2'] },
        ],
      }}
      columns={[
        { field: 'esTitle', width: 200 },
        { field: 'esContent', width: 220 },
        { field: 'esReceiver', width: 180 },
        { field: 'esType', width: 90 },
        { field: 'channel', width: 90, cell: ({ channel }: Message) => <Channel channel={channel} /> },
        { field: 'esSendStatus', width: 100 },
        { field: 'esSendNum', width: 90 },
        'esSendTime',
        { field: 'esResult', width: 200 },
      ]}
      defaultSort={{ column: 'createTime', order: 'desc' }}
      form={[
        { field: 'esTitle', wide: true },
        'esType',
        { field: 'esReceiver', help: texts.receiverHelp },
        { field: 'esContent', wide: true },
        { field: 'remark', wide: true },
      ]}
      formWidth={800}
      editWhen={isFailed}
      toolbar={[openMailBox]}
      rowActions={[resend]}
      detail={[
        { title: texts.basics, fields: ['esTitle', 'esType', 'esReceiver', 'templateCode', 'esParam', 'remark'] },
        { title: texts.outcome, fields: ['esSendStatus', 'esSendTime', 'esSendNum', 'channel', 'esResult'] },
        { title: texts.content, render: (row) => <MessageContent type={row.esType} content={row.esContent} /> },
      ]}
    />
  );
}
