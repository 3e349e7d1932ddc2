import { and, eq, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { payScope } from '../payment/payScope.ts';
import { Prepay } from './prepay.contract.ts';
import { hyPrepay } from './prepay.table.ts';

/** What of a prepayment is the platform's own. */
const internal = ['auditRemark', 'closeReason', 'writeOffBy', 'writeOffTime', 'writeOffReason', 'writtenOffAmount'] as const;

/** Prepayments with their rules. They are applied for and changed by their moves alone. @source freight-domain 2.38 */
export const prepayResource: Resource<typeof Prepay, typeof hyPrepay> = defineResource(Prepay, {
  table: hyPrepay,
  options: {
    permission: 'prepay',
    title: 'prepayNo',
    audited: true,
    scope: (ctx) => payScope(ctx, hyPrepay),
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    extra: {
      noteStatus: { sql: hyShippingNote.noteStatus, type: 'text' },
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyShippingNote, and(eq(hyShippingNote.tenantId, hyPrepay.tenantId), eq(hyShippingNote.id, hyPrepay.noteId)) as SQL)
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyPrepay.tenantId), eq(hyCustomer.id, hyPrepay.customerId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyPrepay.tenantId), eq(hyCompany.id, hyPrepay.companyId)) as SQL),
    mapRow: toldTexts('failReason', 'closeReason'),
  },
});
