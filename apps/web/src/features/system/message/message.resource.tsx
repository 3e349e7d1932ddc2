import { field } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { defineAction, defineListAction, defineResource } from '@tarmac/admin-kit/resource';
import { createMessageApi, type Message, messageFields, messageSchemas } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { contentInput } from './ContentInput.tsx';
import { LocalMailDrawer } from './LocalMailDrawer.tsx';
import { messageTexts as texts } from './messageTexts.ts';

const api = createMessageApi(client);

/** Messages to phones, mail boxes and people. @source MSG-01, jeecg-wire 3.17 */
export const message = defineResource<Message>()({
  label: texts.message,
  api,
  permission: 'message',
  titleField: 'esTitle',
  schemas: messageSchemas,
  fields: { ...messageFields, esContent: field.reference(messageFields.esContent, { picker: contentInput('esType') }) },
});

/** Only what failed can be put right. */
export const isFailed = (row: Message): boolean => row.esSendStatus === '2';

/** @source MSG-01 */
export const resend = defineAction(message, {
  label: texts.resend,
  permission: 'message:send',
  when: isFailed,
  success: texts.resent,
  run: ({ id }, { context }) => api.resend({ id }, context),
});

/** Mails that stayed here. @source MSG-01 */
export const openMailBox = defineListAction(message, {
  label: texts.mailBox,
  permission: 'message:viewMail',
  dialog: LocalMailDrawer,
});

/** Names of the channels that are part of the product. */
const channelNames: Readonly<Record<string, LocalText>> = { bell: texts.bell, sms: texts.sms, smtp: texts.smtp };

/** The adapter that took a message; one that sends nothing outside says so. */
export function Channel({ channel }: { channel: string | null }) {
  const { localize } = useLocale();
  if (channel !== 'local') return channel && localize(Object.hasOwn(channelNames, channel) ? channelNames[channel]! : channel);
  return (
    <span title={localize(texts.notSent)}>
      <Tag tone="waiting">{localize(texts.local)}</Tag>
    </span>
  );
}
