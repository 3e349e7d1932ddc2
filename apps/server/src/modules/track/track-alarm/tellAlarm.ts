import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';

/** What may be wrong with a vehicle on its way. */
const alarmWords = { deviation: '偏离路线', longStop: '长时间停留', trackLost: '定位中断' } as const;
/** Name of it. */
export type AlarmKind = keyof typeof alarmWords;

/** What names the notice of an alarm: of each kind a waybill has one. */
const alarmOccasion = (kind: AlarmKind, noteId: string): string => `${kind} ${noteId}`;

/** Tells who sent the vehicle; where nobody is named, those who dispatch. Each kind once for a waybill. @source NT19 */
export const tellAlarm = (
  tx: Tx,
  ctx: Context,
  {
    note: { id, dispatchBy, shippingNoteNumber, vehicleNumber, driverName },
    kind,
    place,
  }: { note: Pick<NoteRow, 'id' | 'dispatchBy' | 'shippingNoteNumber' | 'vehicleNumber' | 'driverName'>; kind: AlarmKind; place: string },
): Promise<number> =>
  notify(tx, ctx, dispatchBy === null ? { roles: ['dispatcher'] } : { usernames: [dispatchBy] }, {
    title: `运单 ${shippingNoteNumber} ${alarmWords[kind]}`,
    lines: [`${driverName ?? ''} ${vehicleNumber ?? ''}：${place}`],
    openPage: `/shipping/trackquery?shippingNoteNumber=${shippingNoteNumber}`,
    occasion: alarmOccasion(kind, id),
  });
