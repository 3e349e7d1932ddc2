import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource, ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import { createLocalMailApi, type LocalMail, localMailFields, type Message } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session.ts';
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
    <Drawer open onOpenChange={onOpenChange} title={localize(texts.mailBox)} width={860}>
      <p role="note" className="m-0 mb-3 rounded-md border border-solid border-line bg-sunken px-3 py-2 text-ink-secondary">
        {localize(texts.notSent)}
      </p>
      {/* The address is the page's; this list has filters and pages of its own. */}
      <ListStateContext value={null}>
        <ResourceList
          resource={mail}
          search={['toAddress', 'subject']}
          advanced={false}
          columns={[{ field: 'subject', width: 300 }, { field: 'toAddress', width: 220 }, 'sentAt']}
          defaultSort={{ column: 'sentAt', order: 'desc' }}
          selectable={false}
          detail={[
            { title: texts.mail, fields: ['toAddress', 'subject', 'sentAt'] },
            { title: texts.content, render: (row) => <SafeHtml html={row.html ?? ''} /> },
          ]}
          maxHeight="none"
        />
      </ListStateContext>
    </Drawer>
  );
}
