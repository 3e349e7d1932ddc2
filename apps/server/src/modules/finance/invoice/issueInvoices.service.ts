import type { z } from 'zod';
import type { RowKey } from '../../../platform/contract/rowInputs.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { holdRequest, moveRequest } from '../invoice-request/holdRequest.ts';
import { requestResource } from '../invoice-request/invoiceRequest.resource.ts';
import { requestState } from '../invoice-request/invoiceRequest.states.ts';
import { sayOfNotes } from './bookInvoice.ts';
import { holdInvoiceAsRead } from './holdInvoice.ts';
import type { InvoiceIssueInput } from './invoice.contract.ts';
import { invoiceResource } from './invoice.resource.ts';
import { invoiceState } from './invoice.states.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { holdInvoicesOf, retakeTaxes } from './makeInvoices.ts';
import { retakeRed } from './redInvoice.service.ts';
import { sendInvoices } from './sendInvoice.ts';

/** Has the invoices of a request issued (I5). The tax channel is told once this has committed. @throws Conflict it is not to be issued */
export function issueInvoices(ctx: Context, { requestBillId, version }: z.output<typeof InvoiceIssueInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { request } = await holdRequest(tx, ctx, { id: requestBillId, version }, { action: 'issue' });
    const waiting = (await holdInvoicesOf(tx, ctx, request.id)).filter(({ state }) => state === invoiceState.toIssue);
    await send(tx, ctx, waiting, 'issue');
    await moveRequest(tx, ctx, request, { action: 'issue', to: requestState.issuing, invoices: invoiceState.issuing });
    return getRow(ctx, requestResource, request.id) as Promise<never>;
  });
}

/** Has an invoice issued that failed (I8), a red one as far as there is still something to reverse. @throws AppError 40365 */
export function retryInvoice(ctx: Context, ref: z.output<typeof RowKey>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdInvoiceAsRead(tx, ctx, ref, 'retry');
    const { invoice, request } = held;
    if (invoice.redOfId !== null) await sendInvoices(tx, ctx, [await retakeRed(tx, ctx, held)]);
    else {
      if (request.state !== requestState.issuing) throw stateChanged();
      await send(tx, ctx, [invoice], 'retry');
      await sayOfNotes(tx, ctx, [invoice], invoiceState.issuing);
    }
    return getRow(ctx, invoiceResource, invoice.id) as Promise<never>;
  });
}

async function send(tx: Tx, ctx: Context, invoices: readonly InvoiceRow[], action: 'issue' | 'retry'): Promise<void> {
  const sent = await sendInvoices(tx, ctx, await retakeTaxes(tx, ctx, invoices));
  for (const { id, requestSerial, amountInclTax } of sent)
    ctx.audit({ action: `invoice.${action}`, entity: 'invoice', entityId: id, after: { requestSerial, amountInclTax } });
}
