import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyPayFileItem } from '../bank-channel/files/payFile.table.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { tellAccounts } from '../accountText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyOfflineAccount } from '../offline-account/offlineAccount.table.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { Payment } from './payment.contract.ts';
import { payKind, waybillKinds } from './payment.states.ts';
import { hyPayment, hyPaymentItem } from './payment.table.ts';
import { rowsOfFigure } from '../../statistics/rowsOfFigure.ts';
import { payScope } from './payScope.ts';

/** What of a payment is the platform's own. */
const internal = [
  'approveRemark',
  'noticeRemark',
  'companyAccountId',
  'thirdAccountId',
  'accountName',
  'offlineAccountId',
  'offlineAccountName',
  'channelFee',
  'requestSerial',
] as const;

/** Payments whose present sending is an order of the file channel: one that waits for a file, or is in a certain one. */
const ordered = (condition: SQL): SQL =>
  // Spelled out: within the select of one table drizzle leaves its name away, and the inner table has the same columns.
  sql`exists (select 1 from ${hyPayFileItem} as i where i.tenant_id = hy_payment.tenant_id and i.request_serial = hy_payment.request_serial and ${condition})`;

/** Accounts by what tells those of one company apart. */
const toldAccounts = tellAccounts({
  accountName: [
    ['ownBank', 'ownNo'],
    ['channel', 'thirdNo'],
  ],
  offlineAccountName: [['offlineBank', 'offlineNo']],
});

/** Payments that people move. @see isMovable */
export const isMoved = (): SQL => or(inArray(hyPayment.payKind, [...waybillKinds]), isNotNull(hyPayment.billId)) as SQL;

/** Payments outside of the channels, which have a list of their own; or all others. @source amendments 7 */
export const isOffline = (really = true): SQL => (really ? eq : ne)(hyPayment.payKind, payKind.offline);

/** Payments of a waybill: those of itself, and those of a bill that pay it as well. */
const paysNote = (noteId: string): SQL =>
  or(
    eq(hyPayment.noteId, noteId),
    sql`(hy_payment.bill_id is not null and exists (select 1 from ${hyPaymentItem} as item where item.tenant_id = hy_payment.tenant_id and item.payment_id = hy_payment.id and item.note_id = ${noteId}))`,
  ) as SQL;

/** Payments with their rules. They are made from waybills and changed by their moves alone. @source freight-domain 2.38 */
export const paymentResource: Resource<typeof Payment, typeof hyPayment> = defineResource(Payment, {
  table: hyPayment,
  options: {
    permission: 'pay',
    title: 'paymentNo',
    audited: true,
    scope: (ctx) => payScope(ctx, hyPayment),
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    filters: {
      paysNote: (value) => paysNote(value),
      isMoved: (value) => (value === '1' ? isMoved() : undefined),
      isOffline: (value) => isOffline(value === '1'),
      toFile: (value) => (value === '1' ? ordered(sql`i.file_id is null and i.state = 'processing'`) : undefined),
      figure: (value, ctx) => rowsOfFigure(ctx, { id: hyPayment.id, figure: value, list: 'payment' }),
      inFile: (value) => ordered(sql`i.file_id = ${value}`),
    },
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      accountName: { sql: sql`coalesce(${hyCompanyAccount.accountName}, ${hyThirdAccount.accountName})`, type: 'text' },
      offlineAccountName: { sql: hyOfflineAccount.accountName, type: 'text' },
    },
    fetch: {
      ownBank: hyCompanyAccount.bankName,
      ownNo: hyCompanyAccount.accountNo,
      channel: hyThirdAccount.channelCode,
      thirdNo: hyThirdAccount.accountNo,
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
          hyThirdAccount,
          and(eq(hyThirdAccount.tenantId, hyPayment.tenantId), eq(hyThirdAccount.id, hyPayment.thirdAccountId)) as SQL,
        )
        .leftJoin(
          hyOfflineAccount,
          and(eq(hyOfflineAccount.tenantId, hyPayment.tenantId), eq(hyOfflineAccount.id, hyPayment.offlineAccountId)) as SQL,
        ),
    mapRow: (row, ctx) => ({
      ...toldTexts('failReason', 'closeReason')(toldAccounts(row), ctx),
      simulated: row['payKind'] !== '3' && channelOf(ctx).simulated ? '1' : '0',
    }),
    reads: ['payKind'],
  },
});
