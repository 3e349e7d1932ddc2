import { and, eq } from 'drizzle-orm';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { party } from '../party.ts';
import { tellOfViolation } from './tellViolation.ts';
import { violationState } from './violation.states.ts';
import { hyViolation, type ViolationRow, violationNumbers } from './violation.table.ts';

/** So long whom it is about may appeal. @source freight-domain 3.11 */
const appealDays = 7;

/** What a violation says of itself before anybody has decided. */
export type ViolationFacts = Omit<
  Values<typeof hyViolation>,
  'violationNo' | 'state' | 'appealUntil' | 'shippingNoteNumber' | 'noteId' | 'createTime'
> &
  Pick<ViolationRow, 'violationType' | 'targetType' | 'targetName' | 'source' | 'happenTime' | 'detail'> & {
    note: Pick<NoteRow, 'id' | 'shippingNoteNumber'> | null;
    /** They have been told of it already. */
    isTold?: true;
  };

/** Records a violation, and tells those who decide and those it is about. */
export async function recordViolation(tx: Tx, ctx: Context, { note, isTold, ...facts }: ViolationFacts): Promise<ViolationRow> {
  const row = await insertRow(tx, ctx, hyViolation, {
    ...facts,
    violationNo: await nextNumber(tx, ctx, violationNumbers),
    noteId: note?.id ?? null,
    shippingNoteNumber: note?.shippingNoteNumber ?? null,
    state: violationState.toHandle,
    appealUntil: momentAfter(ctx.clock, appealDays * 86_400_000),
  });
  ctx.audit({ action: 'violation.add', entity: 'violation', entityId: row.id, after: row });
  if (note !== null) {
    const content = `违规 ${row.violationNo}：${row.detail}`.slice(0, 600);
    await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'violation', content, visibleTo: 'platform' });
  }
  if (isTold !== true) await tellOfViolation(tx, ctx, row, '已登记');
  return row;
}

/** The same of what the system has found, once for each occasion. The cause is held by its own move, so nobody else records it meanwhile. */
export async function recordOnce(tx: Tx, ctx: Context, facts: ViolationFacts & { sourceKey: string }): Promise<void> {
  const [known] = await tx
    .select({ id: hyViolation.id })
    .from(hyViolation)
    .where(and(eq(hyViolation.tenantId, ctx.actor.tenantId), eq(hyViolation.sourceKey, facts.sourceKey)))
    .limit(1);
  if (known === undefined) await recordViolation(tx, ctx, facts);
}

/** The crew of a waybill: its driver, with the vehicle where that is to blame as well. */
export const crewOf = (
  note: NoteRow,
): Pick<ViolationRow, 'targetType' | 'targetId' | 'targetName' | 'vehicleId' | 'vehicleNumber' | 'carrierId'> => ({
  targetType: party.driver,
  targetId: note.driverId,
  targetName: note.driverName ?? note.vehicleNumber ?? '',
  vehicleId: note.vehicleId,
  vehicleNumber: note.vehicleNumber,
  carrierId: note.carrierId,
});
