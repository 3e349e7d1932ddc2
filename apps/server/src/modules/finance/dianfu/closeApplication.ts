import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { dianfuAsked, dianfuState } from './dianfu.states.ts';
import { hyDianfu } from './dianfu.table.ts';

/** Why an application ends whose waybill has got its money another way. @source amendments 8 */
const hasFunds = '已有资金';

/**
 * Closes the application for an advance of a waybill that has got its money another way, and tells who made it. The waybill is held.
 *
 * @returns what the waybill says of it then; nothing where there was none
 * @source amendments 8, L6
 */
export async function closeApplication(tx: Tx, ctx: Context, note: NoteRow): Promise<{ dianfuState?: string }> {
  if (!dianfuAsked.includes(note.dianfuState ?? '')) return {};
  const [asked] = await tx
    .select()
    .from(hyDianfu)
    .where(and(eq(hyDianfu.tenantId, ctx.actor.tenantId), eq(hyDianfu.noteId, note.id), inArray(hyDianfu.state, [...dianfuAsked])))
    .for('update');
  if (asked === undefined) return {};
  await updateRow(tx, ctx, hyDianfu, { before: asked, values: { state: dianfuState.cancelled, closeReason: hasFunds } });
  ctx.audit({
    action: 'dianfu.close',
    entity: 'dianfu',
    entityId: asked.id,
    before: { state: asked.state },
    after: { state: dianfuState.cancelled, closeReason: hasFunds },
  });
  if (asked.applyBy !== ctx.actor.username)
    await notify(
      tx,
      ctx,
      { usernames: [asked.applyBy] },
      {
        title: `垫付申请 ${asked.dianfuNo} 已关闭：${hasFunds}`,
        lines: [`运单 ${note.shippingNoteNumber} 资金已到位，无需垫付`],
        openPage: '/plateform/cost/paylist',
      },
    );
  return { dianfuState: dianfuState.cancelled };
}
