import { and, eq, gt, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readConfigNumber, readConfigValues } from '../../system/setting/configValues.ts';
import { lanePriceOf } from '../../shipping/order/order.service.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { LocalError } from '../messages/checkMessage.ts';
import type { WaybillLimits } from '../messages/waybillMessage.ts';
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
  return [...(isKnown(note.driverId) ? [] : ['驾驶员的基本信息']), ...(isKnown(note.vehicleId) ? [] : ['车辆的基本信息'])];
}

/** The number of another waybill of which all of this is true. Several consignments in one load travel together, under one number. */
async function anotherNumber(tx: Tx, ctx: Context, note: Note, ...holds: SQL[]): Promise<string | undefined> {
  const [other] = await tx
    .select({ shippingNoteNumber: hyShippingNote.shippingNoteNumber })
    .from(hyShippingNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        ...holds,
        ne(hyShippingNote.noteStatus, noteStatus.revoked),
        ne(hyShippingNote.shippingNoteNumber, note.shippingNoteNumber),
        sql`${hyShippingNote.delFlag} = 0`,
      ),
    )
    .limit(1);
  return other?.shippingNoteNumber;
}

/** K08: no vehicle was on two ways at once. @source freight-domain 6.5 */
export async function isInTwoPlaces(tx: Tx, ctx: Context, note: Note): Promise<LocalError[]> {
  const { vehicleId, loadTime, unloadTime } = note;
  if (vehicleId === null || loadTime === null || unloadTime === null) return [];
  const other = await anotherNumber(
    tx,
    ctx,
    note,
    eq(hyShippingNote.vehicleId, vehicleId),
    lt(hyShippingNote.loadTime, unloadTime),
    gt(hyShippingNote.unloadTime, loadTime),
  );
  if (other === undefined) return [];
  const message = `车辆同一时段另有运单${other}`;
  return [{ field: 'vehicleInfo.vehicleNumber', rule: 'K08', message }];
}

/**
 * K14: no other waybill was loaded with the same slip. A weighbridge recounts now and then, so those of a month around it are looked at.
 *
 * @source freight-domain 6.5
 */
export async function hasSlipOfAnother(tx: Tx, ctx: Context, note: Note): Promise<LocalError[]> {
  const { loadSlipNo, loadTime, sendAdcode } = note;
  const loaded = loadTime === null ? undefined : parseDateTimeText(loadTime)?.getTime();
  if (loadSlipNo === null || sendAdcode === null || loaded === undefined) return [];
  const daysFrom = (days: number) => toDateTimeText(new Date(loaded + days * 86_400_000));
  const other = await anotherNumber(
    tx,
    ctx,
    note,
    gt(hyShippingNote.loadTime, daysFrom(-15)),
    lt(hyShippingNote.loadTime, daysFrom(15)),
    eq(hyShippingNote.loadSlipNo, loadSlipNo),
    eq(hyShippingNote.sendAdcode, sendAdcode),
  );
  if (other === undefined) return [];
  return [{ field: 'note.loadSlipNo', rule: 'K14', message: `装货磅单号与运单${other}重复` }];
}

/** What a waybill is measured by. @source freight-domain 6.5 K06, K07, K13 */
export async function limitsOf(tx: Tx, ctx: Context, note: Note): Promise<WaybillLimits> {
  const { trackRequired } = await readConfigValues(tx, ctx, ['trackRequired']);
  const { sendAdcode, receiveAdcode, cargoTypeCode, priceMode, orderMode } = note;
  // The price of an agent's freight is not a market price.
  const isComparable = orderMode !== '3' && sendAdcode !== null && receiveAdcode !== null;
  const lane = isComparable ? await lanePriceOf(tx, ctx, { sendAdcode, receiveAdcode, cargoTypeCode, priceMode }) : undefined;
  return {
    maxSpeedKmh: await readConfigNumber(tx, ctx, 'maxSpeedKmh'),
    trackRequired: trackRequired === '1',
    priceOutlierBp: await readConfigNumber(tx, ctx, 'priceOutlierBp'),
    lanePrice: lane?.median ?? null,
  };
}
