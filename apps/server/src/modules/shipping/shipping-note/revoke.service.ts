import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { readConfigNumber, readConfigValues } from '../../system/setting/configValues.ts';
import { moveRow, reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { refreshOrder } from '../order/orderProgress.ts';
import { assertAnother } from './noteSteps.ts';
import { isPrepaid } from './prepayUnderWay.ts';
import { otherReason, revokeReasons } from './revokeReasons.ts';
import type { RevokeInput } from './shippingNote.contract.ts';
import { tellApplicant } from './sentBack.ts';
import { noteRevoked } from './shippingNote.events.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { noteStatus, shippingNoteStates } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

const machine = shippingNoteStates;
const reply = (ctx: Context, id: string) => getRow(ctx, noteResource, id) as Promise<never>;
const stamp = (ctx: Context, reason: string | null) => ({
  revokeBy: ctx.actor.username,
  revokeTime: nowText(ctx.clock),
  revokeReason: reason,
});

/** Gives back what the waybill held: quantity to its order, money by listeners. In this order, as a dispatch locks them. */
async function giveBack(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.orderId !== null) await refreshOrder(tx, ctx, note.orderId);
  await ctx.emit(tx, noteRevoked, { note });
}

/** Tells the person who sent the vehicle that the waybill has come back. @source NT5 */
async function tellDispatcher(tx: Tx, ctx: Context, note: NoteRow, why: string): Promise<void> {
  if (note.dispatchBy === null || note.dispatchBy === ctx.actor.username) return;
  await notify(
    tx,
    ctx,
    { usernames: [note.dispatchBy] },
    {
      title: `运单 ${note.shippingNoteNumber} ${why}`,
      lines: [`${note.driverName ?? ''} ${note.vehicleNumber ?? ''}：${why}，运单已退回，请重新派车`],
      openPage: '/shipping/list',
    },
  );
}

/** The driver does not take the waybill (N3). @throws AppError 40106 no reason; something was prepaid, and two people take it back */
export function refuseNote(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (input.reason.trim() === '') throw reasonMissing();
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'refuse',
      change: (note) => {
        if (isPrepaid(note)) throw refusedByRule('运单已预付，请由调度申请撤销');
        return stamp(ctx, input.reason);
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'refused',
      content: `拒单：${input.reason}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await giveBack(tx, ctx, after);
    await tellDispatcher(tx, ctx, after, `拒单（${input.reason}）`);
    return reply(ctx, input.id);
  });
}

/**
 * Takes a waybill back: before loading at once (N25); afterwards, or where something was prepaid, as a request that somebody else decides on (N26).
 * With it go prepayments that are not paid; what was paid stays to be brought back.
 *
 * @throws AppError 40106 another reason than those of the dictionary, and not said; 40252 signed already (N28); 40253 loaded, and not confirmed
 * by its number; 40434 a prepayment is at the bank
 * @source freight-domain G11
 */
export function revokeNote(ctx: Context, input: z.output<typeof RevokeInput>) {
  return ctx.transaction(async (tx) => {
    const reason = input.reason || null;
    if (input.revokeCode === otherReason && reason === null) throw reasonMissing();
    const present = await lockRow(tx, ctx, noteResource, { id: input.id });
    if (present.noteStatus >= noteStatus.signed && present.noteStatus !== noteStatus.revoked)
      throw businessError(40252, { message: '已签收运单不可撤销' });
    const loaded = present.noteStatus >= noteStatus.loaded;
    if (loaded && input.number?.toUpperCase() !== present.shippingNoteNumber) throw notConfirmed();
    const { revokeNeedApprove } = await readConfigValues(tx, ctx, ['revokeNeedApprove']);
    // What the driver has in hand is not written off by one person.
    const asks = (loaded && revokeNeedApprove === '1') || isPrepaid(present);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'revoke',
      to: asks ? present.noteStatus : noteStatus.revoked,
      change: (note) => {
        if (note.revokeState === '1') throw stateChanged();
        return { ...stamp(ctx, reason), revokeCode: input.revokeCode, revokeState: asks ? '1' : '2' };
      },
    });
    const eventType = asks ? 'revokeApplied' : 'revoked';
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType,
      content: `${asks ? '申请撤销' : '撤销'}：${[known(input.revokeCode), reason].filter(Boolean).join('，')}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    if (!asks) await giveBack(tx, ctx, after);
    return reply(ctx, input.id);
  });
}

/** What a code says, for the timeline; those that were added to the dictionary later stand there as they are. */
const known = (code: string): string => revokeReasons.find((one) => one.code === code)?.zh ?? code;

const notConfirmed = () => {
  const message = '运单已装货，请输入本运单的运单号确认';
  return businessError(40253, { message, errorData: [{ path: 'number', message }] });
};

/**
 * Decides on a requested revocation (N27); not by the one who asked.
 *
 * @throws AppError 40106 refused without a remark; 40405 same person; 40434 a prepayment is at the bank
 */
export function approveRevoke(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'revokeApprove',
      ...(input.pass ? { to: noteStatus.revoked } : {}),
      change: (note) => {
        if (note.revokeState !== '1') throw stateChanged();
        assertAnother(ctx, note.revokeBy);
        return { revokeState: input.pass ? '2' : '3', revokeApproveBy: ctx.actor.username, revokeApproveTime: nowText(ctx.clock) };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: input.pass ? 'revoked' : 'revokeRejected',
      content: `${input.pass ? '同意撤销' : '驳回撤销'}${remark === '' ? '' : `：${remark}`}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    if (input.pass) await giveBack(tx, ctx, after);
    await tellApplicant(tx, ctx, after, { what: input.pass ? '撤销已通过' : '撤销被驳回', why: remark || '同意撤销' });
    return reply(ctx, input.id);
  });
}

/** The one who asked for a revocation withdraws the request before it is decided on (N26b). */
export function cancelRevoke(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'revokeCancel',
      change: (note) => {
        if (note.revokeState !== '1') throw stateChanged();
        if (note.revokeBy !== ctx.actor.username) throw refusedByRule('仅申请人可撤回撤销申请');
        return { revokeState: '0', revokeBy: null, revokeTime: null, revokeCode: null, revokeReason: null };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'revokeCancelled',
      content: '撤回撤销申请',
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    return reply(ctx, input.id);
  });
}

/**
 * Returns waybills that nobody accepted in time (N3): by the deadline of the dispatch, else within the minutes of the settings. Run by a job, for one tenant. Each in a transaction of its own, so that
 * no two of them hold what the other waits for.
 *
 * @returns how many
 */
export async function timeOutNotes(ctx: Context): Promise<number> {
  const late = await ctx.transaction(async (tx) => {
    const minutes = await readConfigNumber(tx, ctx, 'acceptTimeoutMinutes');
    const before = momentAfter(ctx.clock, -minutes * 60_000);
    const isOver = or(
      lt(hyShippingNote.acceptDeadline, nowText(ctx.clock)),
      and(isNull(hyShippingNote.acceptDeadline), lt(hyShippingNote.dispatchTime, before)),
    );
    return tx
      .select({ id: hyShippingNote.id })
      .from(hyShippingNote)
      .where(and(waiting(ctx), isOver))
      .orderBy(asc(hyShippingNote.id))
      .limit(500);
  });
  let count = 0;
  for (const { id } of late) if (await ctx.transaction((tx) => timeOut(tx, ctx, id))) count += 1;
  return count;
}

const waiting = (ctx: Context) =>
  and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.delFlag, 0),
    eq(hyShippingNote.noteStatus, noteStatus.toAccept),
    // One whose driver does not sign waits for those who dispatch, not for them.
    sql`${hyShippingNote.contractState} is distinct from '50'`,
    // Two people take back what was prepaid, and nobody what is at the bank.
    sql`${hyShippingNote.prepaidAmount} = 0 and ${hyShippingNote.prepayState} is distinct from '30'`,
  );

async function timeOut(tx: Tx, ctx: Context, id: string): Promise<boolean> {
  const [note] = await tx
    .select()
    .from(hyShippingNote)
    .where(and(waiting(ctx), eq(hyShippingNote.id, id)))
    .for('update', { skipLocked: true });
  // Somebody is about to accept it, or has.
  if (note === undefined) return false;
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: {
      noteStatus: noteStatus.revoked,
      revokeReason: '接单超时',
      revokeTime: nowText(ctx.clock),
    },
  });
  ctx.audit({
    action: 'shippingNote.acceptTimeout',
    entity: 'shippingNote',
    entityId: id,
    before: { noteStatus: note.noteStatus },
    after: { noteStatus: after.noteStatus },
  });
  await writeNoteEvent(tx, ctx, {
    noteId: id,
    eventType: 'acceptTimeout',
    content: '接单超时，运单已退回',
    fromStatus: note.noteStatus,
    toStatus: after.noteStatus,
  });
  await giveBack(tx, ctx, after);
  await tellDispatcher(tx, ctx, after, '接单超时');
  return true;
}
