import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import { type Context, holds } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, forbidden, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { sumOf } from '../openAmount.ts';
import type { DianfuInput } from './dianfu.contract.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { dianfuAsked, dianfuOwed, dianfuState } from './dianfu.states.ts';
import { dianfuNumbers, hyDianfu } from './dianfu.table.ts';
import { daysLater } from './dianfuFee.ts';
import { holdDianfu, moveDianfu } from './moveDianfu.ts';
import { tellApplicant, tellNext } from './tellDianfu.ts';

const reply = (ctx: Context, id: string) => getRow(ctx, dianfuResource, id) as Promise<never>;

/** What a waybill lacks: its open fee, less what is set aside for it. Fen. */
export const missingOf = (note: NoteRow): number => openFee(note) - (note.settleType === '0' ? note.frozenAmount : 0);

/** What would be asked for by now. @throws NotFound the waybill is not visible */
export function showMissing(ctx: Context, { noteId }: { noteId: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await findRow(tx, ctx, noteResource, noteId);
    if (note === undefined) throw notFound();
    return sumOf([{ amount: Math.max(0, missingOf(note)) }]);
  });
}

/** Terms that an advance may have. @source freight-domain 2.39 */
const termDays = { min: 1, max: 180 };
const maxDayRate = 1000;
/** After so many days an advance that is overdue keeps its customer from another one. @source freight-domain F1 */
const graceDays = 7;

/**
 * Asks for an advance of what a waybill lacks (F1).
 *
 * @throws AppError 40441 not agreed with the customer; 40442 above their limit; 40443 another one is overdue; 40901 not waiting for money
 * @throws InvalidInput the waybill has an advance, or its money
 */
export function applyForDianfu(ctx: Context, { noteId, remark }: z.output<typeof DianfuInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await lockRow(tx, ctx, noteResource, { id: noteId });
    if (note.noteStatus !== noteStatus.examined) throw stateChanged();
    if ([...dianfuAsked, ...dianfuOwed].includes(note.dianfuState ?? '')) throw refusedField('noteId', '该运单已有未完结的垫付');
    const principal = missingOf(note);
    if (note.fundReason === null || principal < 1) throw refusedField('noteId', '该运单资金充足，无需垫付');
    const terms = await termsFor(tx, ctx, note, principal);
    const dianfu = await insertRow(tx, ctx, hyDianfu, {
      dianfuNo: await nextNumber(tx, ctx, dianfuNumbers),
      customerId: note.customerId,
      companyId: note.companyId,
      agentId: note.agentId,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      appliedAmount: principal,
      principal,
      ...terms,
      state: dianfuState.toAudit,
      applyBy: ctx.actor.username,
      remark: remark ?? null,
    });
    await updateRow(tx, ctx, hyShippingNote, { before: note, values: { dianfuState: dianfuState.toAudit } });
    await writeNoteEvent(tx, ctx, {
      noteId: note.id,
      eventType: 'dianfuApplied',
      content: `申请垫付 ${dianfu.dianfuNo}：${yuan(principal)}元`,
      visibleTo: 'platform',
    });
    ctx.audit({ action: 'dianfu.add', entity: 'dianfu', entityId: dianfu.id, after: { noteId, principal } });
    await tellNext(tx, ctx, dianfu, { permission: 'dianfu:audit', what: '待审核' });
    return reply(ctx, dianfu.id);
  });
}

/** On what terms a customer gets an advance. They are held, so that no two applications use up the same limit. */
async function termsFor(tx: Tx, ctx: Context, { customerId }: NoteRow, principal: number) {
  const { tenantId } = ctx.actor;
  const [customer] = await tx
    .select()
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId)))
    .for('update');
  if (customer?.dianfuEnabled !== '1') throw businessError(40441, { message: '未开通垫付' });
  const { dianfuTermDays, dianfuDayRate: dayRate, dianfuLimit } = customer;
  if (dianfuTermDays < termDays.min || dianfuTermDays > termDays.max || dayRate > maxDayRate)
    throw refusedByRule('客户的垫付账期须为1至180天，日费率不超过百万分之1000，请先调整');
  const own = and(eq(hyDianfu.tenantId, tenantId), eq(hyDianfu.customerId, customerId), eq(hyDianfu.delFlag, 0));
  const [late] = await tx
    .select({ id: hyDianfu.id })
    .from(hyDianfu)
    .where(and(own, inArray(hyDianfu.state, [...dianfuOwed]), lt(hyDianfu.dueDate, daysLater(nowText(ctx.clock).slice(0, 10), -graceDays))))
    .limit(1);
  if (late !== undefined) throw businessError(40443, { message: '存在逾期垫付' });
  const [used] = await tx
    .select({ amount: sql`coalesce(sum(${hyDianfu.principal} - ${hyDianfu.repaidPrincipal}), 0)`.mapWith(Number) })
    .from(hyDianfu)
    .where(and(own, inArray(hyDianfu.state, [...dianfuAsked, ...dianfuOwed])));
  if ((used?.amount ?? 0) + principal > dianfuLimit) throw businessError(40442, { message: '垫付额度不足' });
  const { dianfuFeeMode, dianfuFeeRate } = await readConfigValues(tx, ctx, ['dianfuFeeMode', 'dianfuFeeRate']);
  const isFixed = dianfuFeeMode === 'fixed';
  return {
    termDays: dianfuTermDays,
    dayRate,
    feeMode: isFixed ? 'fixed' : 'daily',
    feeRate: isFixed ? Number(dianfuFeeRate) : null,
  };
}

/** Decides on an application (F2, F3). @throws AppError 40405 by the applicant; 40106 refused without a remark */
export function auditDianfu(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const held = await holdDianfu(tx, ctx, input, 'audit');
    assertAnother(ctx, held.dianfu.applyBy);
    const { dianfu } = await moveDianfu(tx, ctx, held, {
      action: 'audit',
      to: input.pass ? dianfuState.toAdvance : dianfuState.refused,
      values: { auditBy: ctx.actor.username, auditTime: nowText(ctx.clock), auditRemark: remark === '' ? null : remark },
      ...(input.pass ? {} : { event: { type: 'dianfuRejected', content: `垫付审核驳回 ${held.dianfu.dianfuNo}：${remark}` } }),
    });
    if (input.pass) await tellNext(tx, ctx, dianfu, { permission: 'dianfu:advance', what: '待放款' });
    else await tellApplicant(tx, ctx, dianfu, `审核驳回：${remark}`);
    return reply(ctx, input.id);
  });
}

/** Gives an application up (F8): who made it, or anyone who decides on them. @throws AppError 40106 no reason; Forbidden neither */
export function cancelDianfu(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const closeReason = input.reason.trim();
    if (closeReason === '') throw reasonMissing();
    const held = await holdDianfu(tx, ctx, input, 'cancel');
    if (held.dianfu.applyBy !== ctx.actor.username && !holds(ctx.actor, 'dianfu:audit')) throw forbidden();
    const { dianfu } = await moveDianfu(tx, ctx, held, {
      action: 'cancel',
      to: dianfuState.cancelled,
      values: { closeReason },
      event: { type: 'dianfuClosed', content: `取消垫付 ${held.dianfu.dianfuNo}：${closeReason}` },
    });
    await tellApplicant(tx, ctx, dianfu, `已取消：${closeReason}`);
    return reply(ctx, input.id);
  });
}
