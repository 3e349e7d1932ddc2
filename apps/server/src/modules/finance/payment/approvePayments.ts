import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { actTogether, type Refusals, sift } from '../../shipping/common/actTogether.ts';
import { forEachNote, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { heldTogether, holdPayment, holdPayments, type HeldPayment } from './holdPayment.ts';
import { type Decided, movePayment } from './movePayment.ts';
import { bookOffline } from './offlinePay.service.ts';
import { payKind, payState } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { paidFor } from './paymentFacts.ts';
import { assertSendable, sendAll, sendingFacts, sendOut } from './sendOut.ts';
import { assertConfirmed, companiesOf } from './submitPayments.ts';

/**
 * Decides on payments that were handed in, each by itself: passed they are sent (M3), refused they go back to the person who made them (M4). One that
 * was paid elsewhere counts as paid, or is closed (M14b, M14c).
 *
 * @throws AppError 40106 refused without a remark; 40331 no check by SMS a moment ago, where a company asks for one
 * @source freight-domain 3.4, S09, amendments 7
 */
export function approvePayments(
  ctx: Context,
  { ids, pass, remark: typed }: { ids: readonly string[]; pass: boolean; remark?: string | null | undefined },
): Promise<NoteBatch> {
  const remark = typed?.trim() ?? '';
  if (!pass && remark === '') throw reasonMissing('remark');
  const decided = { approveBy: ctx.actor.username, approveTime: nowText(ctx.clock), approveRemark: remark === '' ? null : remark };
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    if (pass) await assertConfirmed(tx, ctx, await companiesOf(tx, ctx, ids));
    if (pass && !(await areSomeOffline(tx, ctx, ids))) return actTogether(ctx, ids, (inner, some) => sendMany(inner, ctx, some, decided));
    return forEachNote(ctx, { ids }, async (inner, { id }) => {
      const held = await holdPayment(inner, ctx, id);
      assertOthers(ctx, held);
      if (!pass) return refuse(inner, ctx, held, { decided, remark });
      if (held.payment.payKind === payKind.offline) return bookOffline(inner, ctx, heldTogether(held.payment, held.notes[0]!), decided);
      return void (await sendOut(inner, ctx, held.payment, { action: 'approve', decided }));
    });
  });
}

/** What was paid elsewhere is booked one by one. */
async function areSomeOffline(tx: Tx, ctx: Context, ids: readonly string[]): Promise<boolean> {
  const [one] = await tx
    .select({ id: hyPayment.id })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), inArray(hyPayment.id, [...ids]), eq(hyPayment.payKind, payKind.offline)))
    .limit(1);
  return one !== undefined;
}

const systemName = systemActor().username;

/** @throws AppError 40405 the actor made it, handed it in, or set its payee; or examined the waybill that the system handed in */
function assertOthers(ctx: Context, { payment, notes }: HeldPayment): void {
  assertAnother(ctx, payment.createBy, payment.submitBy);
  // What the system handed in, nobody looked at since the examination.
  if (payment.submitBy === systemName) for (const { examineBy } of notes) assertAnother(ctx, examineBy);
  // Who hands the payment of a bill in has chosen its card as well.
  if (payment.billId === null) for (const { payeeBy } of notes) assertAnother(ctx, payeeBy);
}

async function sendMany(tx: Tx, ctx: Context, ids: readonly string[], decided: Decided): Promise<Refusals> {
  const { rows, held } = await holdPayments(tx, ctx, ids);
  const facts = await sendingFacts(tx, ctx, rows);
  const { passed, refused } = sift(ids, (id) => {
    const one = held(id);
    assertOthers(ctx, one);
    return assertSendable(ctx, facts, { payment: one.payment, action: 'approve' });
  });
  await sendAll(tx, ctx, passed, { action: 'approve', decided });
  return refused;
}

async function refuse(tx: Tx, ctx: Context, held: HeldPayment, { decided, remark }: { decided: Decided; remark: string }): Promise<void> {
  const { payment } = held;
  const isOffline = payment.payKind === payKind.offline;
  await movePayment(tx, ctx, held, {
    action: 'approve',
    to: isOffline ? payState.closed : payState.draft,
    values: { ...decided, ...(isOffline ? { closeReason: remark } : {}) },
    event: { type: 'payFailed', content: shorten(`付款复核驳回 ${payment.paymentNo}：${remark}`, 600) },
  });
  await tellMaker(tx, ctx, payment, remark);
}

/** @source NT22 */
async function tellMaker(tx: Tx, ctx: Context, payment: PaymentRow, why: string): Promise<void> {
  if (payment.submitBy === null || payment.submitBy === ctx.actor.username) return;
  await notify(
    tx,
    ctx,
    { usernames: [payment.submitBy] },
    {
      title: `付款 ${payment.paymentNo} 复核驳回`,
      lines: [`${paidFor(payment)}：${why}`],
      openPage: '/shipping/paylist',
    },
  );
}
