import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { sysSms } from './message.table.ts';

/** What the worker listens to. */
export const messageTopic = 'system.message';

/** Leaves a message for the worker; it goes out when its cause is committed. @source MSG-01 */
export const queue = (tx: Tx, ctx: Context, { id }: { id: string }): Promise<string> => ctx.outbox(tx, messageTopic, { payload: { id } });

/** Leaves a text message for a phone, kept among the messages with what becomes of it. @source MSG-01 */
export async function queueSms(
  tx: Tx,
  ctx: Context,
  { phone, title, content }: { phone: string; title: string; content: string },
): Promise<void> {
  await queue(tx, ctx, await insertRow(tx, ctx, sysSms, { esTitle: title, esType: '1', esReceiver: phone, esContent: content }));
}

/** Leaves a mail for an address, kept in the same way. @param mail `attachment` names a file by its kind and id, see `attachments.ts` */
export async function queueMail(
  tx: Tx,
  ctx: Context,
  { address, title, content, attachment = null }: { address: string; title: string; content: string; attachment?: string | null },
): Promise<void> {
  const message = { esTitle: title, esType: '2', esReceiver: address, esContent: content, esAttachment: attachment };
  await queue(tx, ctx, await insertRow(tx, ctx, sysSms, message));
}
