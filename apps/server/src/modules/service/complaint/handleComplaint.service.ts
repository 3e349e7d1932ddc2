import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, moveRow, type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { staleVersion } from '../../../platform/errors.ts';
import { applyForCompensation } from '../../finance/compensation/askForCompensation.ts';
import { compensateSide } from '../../finance/compensation/compensation.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import type { ComplaintCompensateInput, ComplaintReplyInput } from './complaint.contract.ts';
import { complaintResource } from './complaint.resource.ts';
import { compensateState, complaintResult, complaintState, complaintStates as machine } from './complaint.states.ts';
import { party } from '../party.ts';
import { type ComplaintRow, hyComplaint } from './complaint.table.ts';
import { tellComplainant, tellRejection } from './tellComplaint.ts';

/** What every move answers: the complaint as a list shows it. */
export const replyComplaint = (ctx: Context, id: string) => getRow(ctx, complaintResource, id) as Promise<never>;

/** Takes a complaint on (T2). @throws Conflict another state */
export function acceptComplaint(ctx: Context, ref: RowRef): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, complaintResource, {
      ref,
      machine,
      action: 'accept',
      change: () => ({ handleBy: ctx.actor.username, acceptTime: nowText(ctx.clock) }),
    });
    await tellComplainant(tx, ctx, after, '已受理');
    return replyComplaint(ctx, ref.id);
  });
}

/** Does not take a complaint on, with the reason (T3). @throws AppError 40106 no reason; Conflict another state */
export function rejectComplaint(ctx: Context, { reason: typed, ...ref }: RowRef & { reason: string }): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const rejectReason = givenReason(typed);
    const { after } = await moveRow(tx, ctx, complaintResource, {
      ref,
      machine,
      action: 'reject',
      change: () => ({ rejectReason, handleBy: ctx.actor.username, closeTime: nowText(ctx.clock) }),
    });
    await tellRejection(tx, ctx, after);
    return replyComplaint(ctx, ref.id);
  });
}

/**
 * Answers a complaint (T4). What is promised is an application that finance decides on.
 *
 * @throws InvalidInput no words, or an amount that does not go with the finding or the complaint; AppError as `applyForCompensation`
 * @throws Conflict another state
 */
export function replyToComplaint(ctx: Context, input: z.output<typeof ComplaintReplyInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { result, compensateAmount } = input;
    const replyContent = input.replyContent.trim();
    if (replyContent === '') throw refusedField('replyContent', '请填写回复内容');
    const amount = compensateAmount ?? 0;
    if (amount > 0 && result === complaintResult.unfounded) throw refusedField('compensateAmount', '不成立的投诉不能赔付');
    const promised = amount > 0 ? await applyFor(tx, ctx, { ...input, amount, from: [complaintState.handling], reason: '' }) : {};
    const { after } = await moveRow(tx, ctx, complaintResource, {
      ref: input,
      machine,
      action: 'reply',
      change: (row) => {
        if (result === complaintResult.unfounded && isPromised(row)) throw refusedField('result', '已有赔付的投诉不能判为不成立');
        return { replyContent, result, replyTime: nowText(ctx.clock), ...promised };
      },
    });
    await tellComplainant(tx, ctx, after, '已回复，请确认');
    return replyComplaint(ctx, input.id);
  });
}

/** What a compensation may still be asked for: once answered, also after the complaint is over. */
const answered: readonly string[] = [complaintState.toConfirm, complaintState.closed];

/**
 * Asks for a compensation that was not promised, or not granted. Another person decides.
 *
 * @throws AppError 40106 no reason; one is waiting or granted already; as `applyForCompensation`
 */
export function compensateComplaint(ctx: Context, input: z.output<typeof ComplaintCompensateInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = givenReason(input.reason);
    const promised = await applyFor(tx, ctx, { ...input, amount: input.compensateAmount, from: answered, reason });
    const before = await lockRow(tx, ctx, complaintResource, { id: input.id });
    if (before.version !== input.version) throw staleVersion();
    await updateRow(tx, ctx, hyComplaint, { before, values: promised });
    ctx.audit({ action: 'complaint.compensate', entity: 'complaint', entityId: input.id, after: promised });
    return replyComplaint(ctx, input.id);
  });
}

/** Whether a compensation is being decided on, or granted. */
const isPromised = (row: ComplaintRow): boolean =>
  row.compensateState === compensateState.waiting || row.compensateState === compensateState.granted;

interface Wanted {
  id: string;
  amount: number;
  cardId?: string | null | undefined;
  /** States from which it may be asked for. */
  from: readonly string[];
  reason: string;
}

/** Applies for a compensation of the complaint's waybill, which is held before the complaint. */
async function applyFor(tx: Tx, ctx: Context, { id, amount, cardId, from, reason }: Wanted) {
  const row = (await findRow(tx, ctx, complaintResource, id)) as ComplaintRow | undefined;
  if (row === undefined) throw notFound();
  if (!from.includes(row.state)) throw stateChanged();
  if (isPromised(row)) throw refusedByRule('该投诉已有待复核或已通过的赔付');
  if (row.noteId === null) throw refusedField('compensateAmount', '没有运单的投诉不能赔付');
  const approval = await applyForCompensation(tx, ctx, {
    noteId: row.noteId,
    side: await compensatedSide(tx, ctx, row),
    amount,
    cardId,
    reason: `投诉 ${row.complaintNo}${reason === '' ? '' : `：${reason}`}`.slice(0, 200),
  });
  return { compensateAmount: amount, compensateState: compensateState.waiting, approvalId: approval.id };
}

/** Which side of the waybill the complainant is on: the customer who pays for it, or who carries it. @throws InvalidInput neither */
async function compensatedSide(tx: Tx, ctx: Context, row: ComplaintRow): Promise<'customer' | 'carrier'> {
  const note = await findRow(tx, ctx, noteResource, row.noteId ?? '');
  if (note === undefined) throw notFound();
  if (row.fromType !== party.customer) return compensateSide.carrier;
  if (row.fromId !== note.customerId) throw refusedField('compensateAmount', '只能赔付运单的付款客户或承运方');
  return compensateSide.customer;
}
