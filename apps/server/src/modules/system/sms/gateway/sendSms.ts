import { logCall } from '../../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../../platform/askAdapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { localSms } from './localSms.ts';
import type { SmsAdapter, SmsMessage } from './smsAdapter.ts';

/** How long a gateway may take, ms. @source security 12.51 */
const timeLimit = 5000;

/** The adapter of this installation. There is the local one alone; a gateway takes its place here. @source freight-domain 7 */
export const smsAdapter: SmsAdapter = localSms;

/**
 * Sends within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export function sendSms(platform: Platform, message: SmsMessage): Promise<{ messageId: string }> {
  const { channel } = smsAdapter;
  const asked = { what: 'sms', about: { channel }, timeLimit, message: '短信发送失败，请稍后重试', errorCode: 50301 };
  const { tenantId, scene } = message;
  const call = { tenantId, adapter: 'sms', operation: `send ${scene}`, target: channel, simulated: channel === 'local', request: message };
  return askAdapter(platform, asked, () => logCall(platform, call, () => smsAdapter.send(platform, message)));
}
