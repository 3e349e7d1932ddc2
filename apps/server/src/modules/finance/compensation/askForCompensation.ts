import type { z } from 'zod';
import { eq, and } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import type { ApprovalRow } from '../approval/approval.table.ts';
import { beginPaying } from '../payment/submitPayments.ts';
import { cardText } from './cardText.ts';
import { compensatedCard, compensateSide, compensation } from './compensation.ts';
import type { CompensationInput } from './compensation.contract.ts';

type Asked = z.output<typeof CompensationInput>;

/**
 * Asks for a compensation; another person has it booked, and paid where it goes to who carried.
 *
 * @throws AppError 40106 no reason; the customer has no wallet; the waybill is not examined; one waits already
 * @throws InvalidInput the card is another's
 */
export function askForCompensation(ctx: Context, asked: Asked) {
  return ctx.transaction(async (tx) => getRow(ctx, approvalResource, (await applyForCompensation(tx, ctx, asked)).id) as Promise<never>);
}

/** The same for a document that asks for it; whatever else the transaction holds comes after the waybill. */
export async function applyForCompensation(tx: Tx, ctx: Context, { noteId, side, amount, cardId, reason }: Asked): Promise<ApprovalRow> {
  assertStaff(ctx);
  const isCustomer = side === compensateSide.customer;
  const seen = await findRow(tx, ctx, noteResource, noteId);
  if (seen === undefined) throw notFound();
  if (!isCustomer) await beginPaying(tx, ctx, [seen.companyId]);
  const note = await lockRow(tx, ctx, noteResource, { id: noteId });
  const [customer] = await tx
    .select({ name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, note.customerId)));
  const receiver = isCustomer ? (customer?.name ?? '') : cardText(await compensatedCard(tx, ctx, note, cardId ?? null));
  return applyForApproval(tx, ctx, compensation, {
    targetId: noteId,
    payload: {
      side: isCustomer ? compensateSide.customer : compensateSide.carrier,
      amount,
      shippingNoteNumber: note.shippingNoteNumber,
      receiver,
      cardId: isCustomer ? null : (cardId ?? null),
    },
    reason,
  });
}
