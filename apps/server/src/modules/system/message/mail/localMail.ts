import { toDateTimeText } from '../../../../platform/clock.ts';
import { sysMail } from '../message.table.ts';
import type { MailAdapter } from './mailTypes.ts';

/** Sends nothing: mails are kept in the database, where those with `message:viewMail` read them, and says so wherever one is shown. @source MSG-01 */
export const localMail: MailAdapter = {
  channel: 'local',
  send: async (platform, { tenantId, messageId, to, subject, html, attachment }) => {
    await platform.database.transaction({ tenantId }, (tx) =>
      tx.insert(sysMail).values({
        tenantId,
        messageId,
        toAddress: to,
        subject,
        html,
        attachment: attachment?.fileName ?? null,
        sentAt: toDateTimeText(platform.clock.now()),
        createBy: 'system',
      }),
    );
  },
};
