import { toDateTimeText } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/db/newId.ts';
import { AppError } from '../../../../platform/errors.ts';
import { hySmsMessage } from '../sms.table.ts';
import type { SmsAdapter } from './smsAdapter.ts';

/** Numbers with this end are out of service here, so that a refusal can be seen without a gateway. */
const outOfService = '0000';

/**
 * Sends nothing: messages are kept in the database, where those with `verifyCode:viewCode` read them. Makes every flow with a
 * code work on a machine without a gateway, and says so wherever a message is shown.
 *
 * @source freight-domain 7
 */
export const localSms: SmsAdapter = {
  channel: 'local',
  simulated: true,
  send: async (platform, { tenantId, phone, scene, content, code }) => {
    if (phone.endsWith(outOfService)) throw new AppError('Business', '短信发送失败：号码无法接收短信', { errorCode: 50301 });
    const id = newId();
    await platform.database.transaction({ tenantId }, (tx) =>
      tx.insert(hySmsMessage).values({
        id,
        tenantId,
        phone,
        scene,
        content,
        code: code ?? null,
        sentAt: toDateTimeText(platform.clock.now()),
        createBy: 'system',
      }),
    );
    return { messageId: id };
  },
};
