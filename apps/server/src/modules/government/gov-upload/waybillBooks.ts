import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readConfigValues } from '../../review/config.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { LocalError } from '../messages/checkMessage.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload } from './govUpload.table.ts';

type Note = typeof hyShippingNote.$inferSelect;

/**
 * K03: which of a waybill's driver and vehicle the receiver does not know yet, where the waybill itself would go.
 *
 * @source freight-domain 6.3, 6.5
 */
export async function missingRecords(tx: Tx, ctx: Context, note: Note): Promise<string[]> {
  const { uploadEnvironment } = await readConfigValues(tx, ctx, ['uploadEnvironment']);
  const ids = [note.driverId, note.vehicleId].filter((id) => id !== null);
  const known = await tx
    .select({ bizId: hyGovUpload.bizId })
    .from(hyGovUpload)
    .where(
      and(
        eq(hyGovUpload.tenantId, ctx.actor.tenantId),
        inArray(hyGovUpload.uploadType, ['driver', 'vehicle']),
        inArray(hyGovUpload.bizId, ids),
        eq(hyGovUpload.state, uploadState.received),
        eq(hyGovUpload.environment, uploadEnvironment),
        eq(hyGovUpload.delFlag, 0),
      ),
    );
  const received = new Set(known.map(({ bizId }) => bizId));
  const isKnown = (id: string | null) => id !== null && received.has(id);
  return [...(isKnown(note.driverId) ? [] : ['驾驶员']), ...(isKnown(note.vehicleId) ? [] : ['车辆'])];
}

/** K08: no vehicle was on two ways at once. @source freight-domain 6.5 */
export async function isInTwoPlaces(tx: Tx, ctx: Context, note: Note): Promise<LocalError[]> {
  const { vehicleId, loadTime, unloadTime } = note;
  if (vehicleId === null || loadTime === null || unloadTime === null) return [];
  const [other] = await tx
    .select({ shippingNoteNumber: hyShippingNote.shippingNoteNumber })
    .from(hyShippingNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        eq(hyShippingNote.vehicleId, vehicleId),
        ne(hyShippingNote.id, note.id),
        ne(hyShippingNote.noteStatus, noteStatus.revoked),
        lt(hyShippingNote.loadTime, unloadTime),
        gt(hyShippingNote.unloadTime, loadTime),
        // Several consignments in one load travel together.
        ne(hyShippingNote.shippingNoteNumber, note.shippingNoteNumber),
        sql`${hyShippingNote.delFlag} = 0`,
      ),
    )
    .limit(1);
  if (other === undefined) return [];
  const message = `车辆同一时段另有运单${other.shippingNoteNumber}`;
  return [{ field: 'vehicleInfo.vehicleNumber', rule: 'K08', message }];
}
