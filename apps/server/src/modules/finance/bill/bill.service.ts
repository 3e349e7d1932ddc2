import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, forbidden, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, type RowRef } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { storeChanges } from '../../../platform/resource/writeMany.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { askForAdjusts, assertNoneWaitsIn } from './adjustBill.service.ts';
import type { BillDisputeInput, BillInput, BillReworkInput } from './bill.contract.ts';
import { partyOf } from './billParty.ts';
import { assertNoPayment } from './billPayments.ts';
import { billResource } from './bill.resource.ts';
import { billState, billStates } from './bill.states.ts';
import { type BillRow, hyBill, hyBillItem } from './bill.table.ts';
import { releaseNotes, retakeItems } from './billItems.ts';
import { dueAsAgreed, dueOnceConfirmed } from './dueDates.ts';
import { type HeldBill, holdBill, notesOf } from './holdBill.ts';
import { makeBill } from './makeBill.ts';
import { settleBill } from './settleBill.ts';
import { tellParty, tellSender } from './tellBill.ts';

const reply = (ctx: Context, id: string) => getRow(ctx, billResource, id) as Promise<never>;

/** Makes the draft of a bill (B1). @throws InvalidInput nobody is named whom it is for; see `makeBill` */
export function createBill(ctx: Context, input: z.output<typeof BillInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { customerId: _customer, carrierId: _carrier, agentId: _agent, ...wish } = input;
    return reply(ctx, (await makeBill(tx, ctx, { ...wish, ...partyOf(input) })).id);
  });
}

/** Sends a draft to its customer (B2), with the amounts of this moment. @throws AppError 40381 nothing is left to bill; a correction waits */
export function sendBill(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { bill, items } = await holdBill(tx, ctx, ref, 'send');
    await assertNoneWaitsIn(tx, ctx, bill, items);
    const totals = await retakeItems(tx, ctx, bill, { released: [], what: '已结清' });
    if (totals.noteCount === 0) throw businessError(40381, { message: '无可出账运单' });
    // What was said against lines of an earlier form has been looked after; who disputed it, and why, stays known.
    await storeChanges(
      tx,
      ctx,
      hyBillItem,
      items.filter(({ disputed }) => disputed === '1').map((before) => ({ before, values: { disputed: '0', remark: null } })),
    );
    const after = await move(tx, ctx, bill, {
      action: 'send',
      values: {
        ...totals,
        state: billState.toConfirm,
        sendBy: ctx.actor.username,
        sendTime: nowText(ctx.clock),
      },
    });
    await tellParty(tx, ctx, after, '待确认');
    return reply(ctx, bill.id);
  });
}

/** The own people of whom it is for accept a bill (B3). @throws Forbidden others */
export function confirmBill(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertParty(ctx);
    return confirm(tx, ctx, await holdBill(tx, ctx, ref, 'confirm'), 'confirm');
  });
}

/** Staff accept a bill for a customer, carrier or agent who has told them so. @throws AppError 40405 who made, reworked or sent it */
export function confirmOnBehalf(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdBill(tx, ctx, ref, 'confirmOnBehalf');
    assertAnother(ctx, held.bill.createBy, held.bill.editBy, held.bill.sendBy);
    return confirm(tx, ctx, held, 'confirmOnBehalf');
  });
}

async function confirm(tx: Tx, ctx: Context, held: HeldBill, action: 'confirm' | 'confirmOnBehalf') {
  await dueOnceConfirmed(tx, ctx, held);
  await settleBill(tx, ctx, held.bill, {
    action,
    to: billState.confirmed,
    values: { confirmBy: ctx.actor.username, confirmTime: nowText(ctx.clock) },
  });
  return reply(ctx, held.bill.id);
}

/** Whom it is for says what is wrong with a bill (B4). @throws AppError 40106 no reason; InvalidInput waybills that are not in it */
export function disputeBill(ctx: Context, { items: named = [], ...input }: z.output<typeof BillDisputeInput>) {
  return ctx.transaction(async (tx) => {
    assertParty(ctx);
    const disputeReason = givenReason(input.reason);
    const { bill, items } = await holdBill(tx, ctx, input, 'dispute');
    const remarks = new Map(named.map(({ id, remark }) => [id, remark?.trim() || null]));
    const disputed = items.filter(({ id }) => remarks.has(id));
    if (disputed.length < remarks.size) throw refusedField('items', '所选运单不在账单中');
    await storeChanges(
      tx,
      ctx,
      hyBillItem,
      disputed.map((before) => ({ before, values: { disputed: '1', remark: remarks.get(before.id) ?? null } })),
    );
    const after = await move(tx, ctx, bill, {
      action: 'dispute',
      values: { state: billState.disputed, disputeReason, disputeBy: ctx.actor.username, disputeTime: nowText(ctx.clock) },
    });
    await tellSender(tx, ctx, after, disputeReason);
    return reply(ctx, bill.id);
  });
}

/**
 * Takes a disputed bill back as a draft (B4b): without the waybills that are taken out, and with the amounts of this moment. Corrections of others
 * wait for another person.
 *
 * @throws InvalidInput waybills that are not in it, or all of them; corrections that cannot be
 */
export function reworkBill(ctx: Context, { removeItemIds = [], adjusts = [], ...ref }: z.output<typeof BillReworkInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdBill(tx, ctx, ref, 'rework');
    const { bill, items } = held;
    const removed = new Set(removeItemIds);
    const released = items.filter(({ id }) => removed.has(id)).map(({ noteId }) => noteId);
    if (released.length < removed.size) throw refusedField('removeItemIds', '所选运单不在账单中');
    if (released.length === items.length) throw refusedField('removeItemIds', '请至少保留一张运单，或作废账单');
    if (adjusts.some(({ id }) => removed.has(id))) throw refusedField('adjusts', '移出账单的运单不能同时调整');
    if (adjusts.length > 0) await askForAdjusts(tx, ctx, held, { adjusts, notes: await notesOf(tx, ctx, held) });
    const totals = await retakeItems(tx, ctx, bill, { released, what: '重新编制' });
    await move(tx, ctx, bill, { action: 'rework', values: { ...totals, state: billState.draft, editBy: ctx.actor.username } });
    return reply(ctx, bill.id);
  });
}

/** Takes back that a bill was confirmed, as long as nothing was received or is handed in (B7). @throws AppError 40106 no reason; 40411 a payment is under way @source amendments 21 */
export function reopenBill(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const disputeReason = givenReason(input.reason);
    const held = await holdBill(tx, ctx, input, 'reopen');
    await assertNoPayment(tx, ctx, held.bill);
    await dueAsAgreed(tx, ctx, held);
    const after = await move(tx, ctx, held.bill, {
      action: 'reopen',
      values: {
        state: billState.disputed,
        dueDate: null,
        confirmBy: null,
        confirmTime: null,
        disputeReason,
        disputeBy: ctx.actor.username,
        disputeTime: nowText(ctx.clock),
      },
    });
    await tellParty(tx, ctx, after, `已撤回确认：${disputeReason}`);
    return reply(ctx, held.bill.id);
  });
}

/** Gives a bill up that is not confirmed (B6): its waybills may be billed again. @throws AppError 40106 no reason */
export function voidBill(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const voidReason = givenReason(input.reason);
    const { bill, items } = await holdBill(tx, ctx, input, 'void');
    await storeChanges(
      tx,
      ctx,
      hyBillItem,
      items.map((before) => ({ before, values: { isLive: '0' } })),
    );
    await releaseNotes(tx, ctx, bill, { noteIds: items.map(({ noteId }) => noteId), what: '账单作废' });
    const values = { state: billState.void, openAmount: 0, voidReason, voidBy: ctx.actor.username, voidTime: nowText(ctx.clock) };
    const after = await move(tx, ctx, bill, { action: 'void', values });
    if (bill.sendTime !== null) await tellParty(tx, ctx, after, `已作废：${voidReason}`);
    return reply(ctx, bill.id);
  });
}

/** The people of a customer, carrier or agent act on the bills that they see, which are their own. @throws Forbidden others */
function assertParty({ actor }: Context): void {
  if (actor.userType !== 2 && actor.userType !== 3) throw forbidden();
}

/** Stores a move of a held bill. */
async function move(
  tx: Tx,
  ctx: Context,
  bill: BillRow,
  { action, values }: { action: keyof typeof billStates.moves; values: Values<typeof hyBill> },
): Promise<BillRow> {
  const after = await updateRow(tx, ctx, hyBill, { before: bill, values });
  ctx.audit({ action: `bill.${action}`, entity: 'bill', entityId: bill.id, before: { state: bill.state }, after: values });
  return after;
}
