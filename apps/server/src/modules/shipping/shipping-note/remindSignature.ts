import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

const atOnce = 500;

/** What names the reminder of a waybill. */
const occasionOf = (noteId: string): string => `unsigned ${noteId}`;

/**
 * Reminds who sent the vehicle, and the customer, of waybills that were unloaded and that nobody signed for in time; once each.
 *
 * @returns of how many
 * @source freight-domain 2.31 signTimeoutHours
 */
export function remindSignatures(ctx: Context): Promise<number> {
  return ctx.transaction(async (tx) => {
    const hours = await readConfigNumber(tx, ctx, 'signTimeoutHours');
    const late = await tx
      .select({
        id: hyShippingNote.id,
        shippingNoteNumber: hyShippingNote.shippingNoteNumber,
        vehicleNumber: hyShippingNote.vehicleNumber,
        customerId: hyShippingNote.customerId,
        dispatchBy: hyShippingNote.dispatchBy,
        unloadTime: hyShippingNote.unloadTime,
      })
      .from(hyShippingNote)
      .where(
        and(
          eq(hyShippingNote.tenantId, ctx.actor.tenantId),
          eq(hyShippingNote.delFlag, 0),
          eq(hyShippingNote.noteStatus, noteStatus.unloaded),
          lt(hyShippingNote.unloadTime, momentAfter(ctx.clock, -hours * 3_600_000)),
          sql`not exists (select 1 from ${sysAnnouncement} told where told.tenant_id = ${hyShippingNote.tenantId} and told.bus_type = 'occasion' and told.bus_id = ${occasionOf('')} || ${hyShippingNote.id})`,
        ),
      )
      .orderBy(asc(hyShippingNote.unloadTime))
      .limit(atOnce);
    let count = 0;
    for (const { id, shippingNoteNumber, vehicleNumber, customerId, dispatchBy, unloadTime } of late) {
      const told = await notify(
        tx,
        ctx,
        { company: customerId, ...(dispatchBy === null ? { roles: ['dispatcher'] } : { usernames: [dispatchBy] }) },
        {
          title: `运单 ${shippingNoteNumber} 超时未签收`,
          lines: [`${vehicleNumber ?? ''}：${unloadTime} 卸货，超过${hours}小时未签收`],
          openPage: `/shipping/list?shippingNoteNumber=${shippingNoteNumber}`,
          occasion: occasionOf(id),
        },
      );
      if (told > 0) count += 1;
    }
    return count;
  });
}
