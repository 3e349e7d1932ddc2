import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { RowReason } from '../../../platform/contract/rowInputs.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, stateChanged } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { holdInvoiceAsRead, redsUnderWay } from './holdInvoice.ts';
import { invoiceResource } from './invoice.resource.ts';
import { invoiceState, paperTypes } from './invoice.states.ts';
import { itemsOfInvoices } from './makeInvoices.ts';
import { move, settle } from './settleInvoice.ts';

/**
 * Makes an invoice on paper void in the month in which it was issued (I11): a person has all its sheets again. Its tax is due no more (P13).
 *
 * @throws AppError 40106 no reason; Business it is digital, of another month, or reversed in part
 * @source freight-domain 3.12 I11, amendments 20
 */
export function voidInvoice(ctx: Context, { reason, ...ref }: z.output<typeof RowReason>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const voidReason = givenReason(reason);
    const held = await holdInvoiceAsRead(tx, ctx, ref, 'void');
    const { invoice: before } = held;
    if (before.redOfId !== null) throw stateChanged();
    if (!paperTypes.includes(before.invoiceType)) throw refusedByRule('数电发票不能作废，请红冲');
    const now = nowText(ctx.clock);
    if (before.issueTime?.slice(0, 7) !== now.slice(0, 7)) throw refusedByRule('只能作废当月开具的纸质发票，请红冲');
    if (before.redAmount > 0 || redsUnderWay(held, before.id).length > 0) throw refusedByRule('发票已红冲，不能作废');
    const invoice = await move(tx, ctx, before, {
      action: 'void',
      values: { state: invoiceState.void, voidBy: ctx.actor.username, voidTime: now, voidReason },
    });
    const items = await itemsOfInvoices(tx, ctx, [invoice.id]);
    await settle(tx, ctx, held, { invoice, items, news: 'void', changed: [invoice], change: { red: invoice.amountInclTax } });
    return getRow(ctx, invoiceResource, invoice.id) as Promise<never>;
  });
}
