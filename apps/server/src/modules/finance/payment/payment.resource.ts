import { and, eq, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { accountText } from '../accountText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyOfflineAccount } from '../offline-account/offlineAccount.table.ts';
import { Payment } from './payment.contract.ts';
import { hyPayment } from './payment.table.ts';
import { payScope } from './payScope.ts';

/** What of a payment is the platform's own. */
const internal = [
  'approveRemark',
  'noticeRemark',
  'companyAccountId',
  'accountName',
  'offlineAccountId',
  'offlineAccountName',
  'channelFee',
  'requestSerial',
] as const;

/** Accounts by what tells those of one company apart. */
const toldAccounts = ({ payerBank, payerNo, offlineBank, offlineNo, ...row }: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  ...('accountName' in row && { accountName: accountText(payerBank, payerNo) }),
  ...('offlineAccountName' in row && { offlineAccountName: accountText(offlineBank, offlineNo) }),
});

/** Payments with their rules. They are made from waybills and changed by their moves alone. @source freight-domain 2.38 */
export const paymentResource: Resource<typeof Payment, typeof hyPayment> = defineResource(Payment, {
  table: hyPayment,
  options: {
    permission: 'pay',
    title: 'paymentNo',
    audited: true,
    scope: (ctx) => payScope(ctx, hyPayment),
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      accountName: { sql: hyCompanyAccount.accountName, type: 'text' },
      offlineAccountName: { sql: hyOfflineAccount.accountName, type: 'text' },
    },
    fetch: {
      payerBank: hyCompanyAccount.bankName,
      payerNo: hyCompanyAccount.accountNo,
      offlineBank: hyOfflineAccount.bankName,
      offlineNo: hyOfflineAccount.accountNo,
    },
    join: (query) =>
      query
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyPayment.tenantId), eq(hyCustomer.id, hyPayment.customerId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyPayment.tenantId), eq(hyCompany.id, hyPayment.companyId)) as SQL)
        .leftJoin(
          hyCompanyAccount,
          and(eq(hyCompanyAccount.tenantId, hyPayment.tenantId), eq(hyCompanyAccount.id, hyPayment.companyAccountId)) as SQL,
        )
        .leftJoin(
          hyOfflineAccount,
          and(eq(hyOfflineAccount.tenantId, hyPayment.tenantId), eq(hyOfflineAccount.id, hyPayment.offlineAccountId)) as SQL,
        ),
    mapRow: (row, ctx) => ({
      ...toldTexts('failReason')(toldAccounts(row), ctx),
      simulated: row['payKind'] !== '3' && channelOf(ctx).simulated ? '1' : '0',
    }),
    reads: ['payKind'],
  },
});
