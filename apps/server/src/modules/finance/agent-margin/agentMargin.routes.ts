import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { cardText } from '../compensation/cardText.ts';
import { beginPaying } from '../payment/submitPayments.ts';
import { agentMarginContract, type AgentPayoutInput } from './agentMargin.contract.ts';
import { agentCard, agentPayout } from './agentPayout.ts';
import { sumOf } from '../openAmount.ts';
import { openMargins } from './openMargins.ts';

/**
 * Asks that an agent is paid all margins that may be paid; another person has them sent.
 *
 * @throws AppError 40106 no reason; nothing may be paid; one waits already; 40404 the card is not confirmed
 * @throws InvalidInput the card is another's
 */
function askForPayout(ctx: Context, { agentId, companyId, cardId, reason }: z.output<typeof AgentPayoutInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await beginPaying(tx, ctx, [companyId]);
    const agent = await findRow(tx, ctx, customerResource, agentId);
    if (agent === undefined) throw notFound();
    const card = await agentCard(tx, ctx, agentId, cardId);
    const margins = await openMargins(tx, ctx, { agentId, companyId });
    if (margins.length === 0) throw refusedByRule('没有可支付的代理差额');
    const approval = await applyForApproval(tx, ctx, agentPayout, {
      targetId: agentId,
      payload: {
        companyId,
        agentName: agent.customerName,
        cardId,
        receiver: cardText(card),
        amount: sumOf(margins).amount,
        noteIds: margins.map(({ noteId }) => noteId),
      },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}

/** What an agent would be paid by now. @throws NotFound the agent is not visible */
function showOpen(ctx: Context, of: { agentId: string; companyId: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    if ((await findRow(tx, ctx, customerResource, of.agentId)) === undefined) throw notFound();
    return sumOf(await openMargins(tx, ctx, of));
  });
}

/** @source freight-domain 4.4 P24 */
export const agentMarginRoutes = routes(agentMarginContract, {
  open: (ctx, { query }) => showOpen(ctx, query),
  payout: (ctx, { body }) => askForPayout(ctx, body),
});
