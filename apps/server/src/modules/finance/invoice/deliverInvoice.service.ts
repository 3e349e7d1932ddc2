import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { InvoiceRequest } from '../invoice-request/invoiceRequest.contract.ts';
import { holdInvoiceAsRead } from './holdInvoice.ts';
import type { InvoiceDeliverInput } from './invoice.contract.ts';
import { invoiceResource } from './invoice.resource.ts';
import { deliverType, invoiceState, paperTypes } from './invoice.states.ts';
import { move } from './settleInvoice.ts';
import { mailInvoice } from './tellInvoice.ts';

/**
 * Notes how an invoice goes to its buyer (I9); by e-mail it is sent as a file, to where the request says unless another address is given.
 *
 * @throws InvalidInput there is no address, or no number of the express; one on paper is not sent by e-mail
 */
export function deliverInvoice(ctx: Context, { deliverType: way, email, expressNo, ...ref }: z.output<typeof InvoiceDeliverInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { invoice: before, request } = await holdInvoiceAsRead(tx, ctx, ref, 'deliver');
    const byMail = way === deliverType.email;
    const address = byMail ? email?.trim() || request.email : null;
    const number = way === deliverType.express ? expressNo?.trim() || null : null;
    if (byMail && paperTypes.includes(before.invoiceType)) throw refusedField('deliverType', '纸质发票请选择快递或自取');
    checkFieldRules(ctx, InvoiceRequest, { values: { email: address } });
    if (byMail && !address) throw refusedField('email', '请填写收票邮箱');
    if (way === deliverType.express && number === null) throw refusedField('expressNo', '请填写快递单号');
    const invoice = await move(tx, ctx, before, {
      action: 'deliver',
      values: {
        state: invoiceState.delivered,
        deliverType: way,
        deliverTo: address,
        expressNo: number,
        deliverBy: ctx.actor.username,
        deliverTime: nowText(ctx.clock),
      },
    });
    if (address) await mailInvoice(tx, ctx, invoice, address);
    return getRow(ctx, invoiceResource, invoice.id) as Promise<never>;
  });
}
