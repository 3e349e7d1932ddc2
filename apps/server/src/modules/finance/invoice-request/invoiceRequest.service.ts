import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, reasonMissing } from '../../../platform/resource/moveRow.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { invoiceState } from '../invoice/invoice.states.ts';
import { dropInvoices, holdInvoicesOf, makeInvoices } from '../invoice/makeInvoices.ts';
import { type HeldRequest, holdRequest, moveRequest } from './holdRequest.ts';
import { requestResource } from './invoiceRequest.resource.ts';
import { requestState } from './invoiceRequest.states.ts';
import { assertTitle } from './makeRequest.service.ts';
import { releaseNotes } from './requestNotes.ts';
import { tellApplicant, tellDeciders, tellHandedIn } from './tellRequest.ts';

const reply = (ctx: Context, id: string) => getRow(ctx, requestResource, id) as Promise<never>;

/** Hands a draft in (I1b). @throws AppError 40362 the title is not complete @source amendments 20 */
export function submitRequest(ctx: Context, ref: z.output<typeof RowKey>) {
  return ctx.transaction(async (tx) => {
    const { request } = await holdRequest(tx, ctx, ref, { action: 'submit' });
    assertTitle(request);
    const after = await moveRequest(tx, ctx, request, {
      action: 'submit',
      to: requestState.toAudit,
      values: { submitBy: ctx.actor.username, submitTime: nowText(ctx.clock) },
    });
    await tellHandedIn(tx, ctx, after);
    return reply(ctx, request.id);
  });
}

/**
 * Passes a request, and makes its invoices; or refuses it, and lets its waybills go (I2, I3).
 *
 * @throws AppError 40405 who asked for it, rewrote it or handed it in; 40106 a refusal without a remark
 */
export function auditRequest(ctx: Context, { pass, remark, ...ref }: z.output<typeof RowVerdict>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const auditRemark = remark?.trim() || null;
    if (!pass && auditRemark === null) throw reasonMissing('remark');
    const held = await holdRequest(tx, ctx, ref, { action: 'audit' });
    const { request } = held;
    assertAnother(ctx, request.createBy, request.editBy, request.submitBy);
    const values = { auditBy: ctx.actor.username, auditTime: nowText(ctx.clock), auditRemark };
    if (!pass) {
      await turnDown(tx, ctx, held, { action: 'audit', values, what: '已驳回', reason: auditRemark ?? '' });
      return reply(ctx, request.id);
    }
    const after = await moveRequest(tx, ctx, request, { action: 'audit', to: requestState.toIssue, values });
    await makeInvoices(tx, ctx, after, held.items);
    await tellDeciders(tx, ctx, after, 'invoice:issue');
    return reply(ctx, request.id);
  });
}

/**
 * Returns a request that cannot be issued as it is (I3b): its waybills may be asked for again, with another title. Invoices of it that were never
 * issued go.
 *
 * @throws AppError 40106 no reason; Conflict an invoice of it stands, or is being issued
 * @source amendments 20
 */
export function giveRequestBack(ctx: Context, { reason, ...ref }: z.output<typeof RowReason>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const returnReason = givenReason(reason);
    const held = await holdRequest(tx, ctx, ref, { action: 'giveBack' });
    const invoices = await holdInvoicesOf(tx, ctx, held.request.id);
    const stands: readonly string[] = [invoiceState.issuing, invoiceState.issued, invoiceState.delivered];
    if (invoices.some(({ state, redOfId }) => redOfId === null && stands.includes(state)))
      throw conflict('有发票已开具或正在开具，不能退回', { errorCode: 40901 });
    await dropInvoices(tx, ctx, invoices);
    const values = { returnBy: ctx.actor.username, returnTime: nowText(ctx.clock), returnReason };
    await turnDown(tx, ctx, held, { action: 'giveBack', values, what: '已退回', reason: returnReason });
    return reply(ctx, held.request.id);
  });
}

async function turnDown(
  tx: Tx,
  ctx: Context,
  { request }: HeldRequest,
  { action, values, what, reason }: { action: 'audit' | 'giveBack'; values: object; what: string; reason: string },
): Promise<void> {
  await releaseNotes(tx, ctx, request, { state: requestState.refused, what: `${what}，${reason}` });
  const after = await moveRequest(tx, ctx, request, { action, to: requestState.refused, values });
  await tellApplicant(tx, ctx, after, { what, reason });
}

/** Takes a request back that nobody has passed yet (I4): who asked for it, or another one of the same customer. @throws Business others */
export function revokeRequest(ctx: Context, ref: z.output<typeof RowKey>) {
  return ctx.transaction(async (tx) => {
    const { request } = await holdRequest(tx, ctx, ref, { action: 'revoke' });
    const { userType, username } = ctx.actor;
    // Those of a customer see no others than their own.
    if (userType === 1 && username !== request.createBy && username !== request.submitBy) throw refusedByRule('只有申请人可以撤销开票申请');
    await releaseNotes(tx, ctx, request, { state: requestState.revoked, what: '已撤销' });
    await moveRequest(tx, ctx, request, { action: 'revoke', to: requestState.revoked, values: { revokeTime: nowText(ctx.clock) } });
    return reply(ctx, request.id);
  });
}
