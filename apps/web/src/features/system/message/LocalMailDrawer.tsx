import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { createLocalMailApi, type LocalMail, localMailFields, type Message } from '@tarmac/freight-api/system';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { messageTexts as texts } from './messageTexts.ts';

const mail = defineResource<LocalMail>()({
  label: texts.mail,
  api: createLocalMailApi(client),
  permission: 'message',
  name: 'localMail',
  titleField: 'subject',
  fields: localMailFields,
});

/** What people would have got by mail, where the operator names no server. @source MSG-01 */
export function LocalMailDrawer({ onOpenChange }: ActionDialogProps<Message, unknown>) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.mailBox)}
      width={860}
      note={localize(texts.notSent)}
      onOpenChange={onOpenChange}
      resource={mail}
      search={['toAddress', 'subject']}
      columns={[{ field: 'subject', width: 300 }, { field: 'toAddress', width: 220 }, 'sentAt']}
      defaultSort={{ column: 'sentAt', order: 'desc' }}
      selectable={false}
      detail={[
        { title: texts.mail, fields: ['toAddress', 'subject', 'sentAt'] },
        { title: texts.content, render: (row) => <SafeHtml html={row.html ?? ''} /> },
      ]}
    />
  );
}
