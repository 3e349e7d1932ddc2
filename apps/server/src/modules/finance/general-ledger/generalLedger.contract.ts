import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  flag,
  Id,
  integer,
  ListQuery,
  longText,
  money,
  page,
  reference,
  standardEndpoints,
  person,
  text,
} from '../../../platform/contract/index.ts';

/** A month of the calendar. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Money of an account, which some may owe. */
const signed = (zh: string, en: string) => money(label(zh, en), { min: -Number.MAX_SAFE_INTEGER });

const ofAccount = {
  accountKind: dict('ledger_account', { label: label('科目', 'Account'), options: { sortable: false } }),
  accountCode: text(label('科目编号', 'Account code'), { max: 80, filter: 'text' }),
  ownerName: text(label('核算对象', 'Owner'), { max: 200, filter: 'text' }),
  companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
  companyName: text(label('运营主体', 'Company'), { max: 512 }),
};

/** What an account of the ledger held and moved in a month. @source freight-domain F23, 4.2 */
export const LedgerBalance = entity('ledgerBalance', {
  label: label('科目余额', 'Account balance'),
  required: {},
  optional: {},
  computed: {
    ...ofAccount,
    side: dict('ledger_side', { label: label('余额方向', 'Side'), options: { sortable: false } }),
    opening: signed('期初余额', 'Opening balance'),
    debit: money(label('本期借方', 'Debit')),
    credit: money(label('本期贷方', 'Credit')),
    closing: signed('期末余额', 'Closing balance'),
  },
  exportColumns: ['accountKind', 'accountCode', 'ownerName', 'companyName', 'side', 'opening', 'debit', 'credit', 'closing'],
});

/** One line of a transaction in the books. @source freight-domain 4.1, F23 */
export const LedgerLine = entity('ledgerLine', {
  label: label('总账分录', 'Ledger line'),
  required: {},
  optional: {},
  computed: {
    happenTime: dateTime(label('业务时间', 'Time'), { sortable: false }),
    createTime: dateTime(label('入账时间', 'Booked at'), { sortable: false }),
    ...ofAccount,
    side: dict('ledger_side', { label: label('借贷', 'Side'), options: { sortable: false } }),
    amount: money(label('金额', 'Amount'), { filter: 'range' }),
    balanceAfter: signed('余额', 'Balance after'),
    biz: dict('ledger_biz', { label: label('业务类型', 'Posting'), options: { sortable: false } }),
    bizNo: text(label('业务单号', 'Document'), { max: 40, filter: 'text' }),
    summary: text(label('摘要', 'Summary'), { max: 200, filter: 'text' }),
    operator: person(label('经办人', 'Operator'), { filter: 'equals' }),
    txnId: text(label('交易', 'Transaction'), { max: 32, filter: 'equals' }),
    lineNo: integer(label('行号', 'Line')),
    reversesTxnId: text(label('冲正交易', 'Reverses'), { max: 32 }),
  },
  exportColumns: [
    'happenTime',
    'createTime',
    'accountKind',
    'accountCode',
    'ownerName',
    'companyName',
    'side',
    'amount',
    'balanceAfter',
    'biz',
    'bizNo',
    'summary',
    'operator',
    'txnId',
  ],
});

/** A month of the books. @source freight-domain 4.1, I20 */
const LedgerMonth = entity('ledgerMonth', {
  label: label('会计期间', 'Accounting month'),
  required: {},
  optional: {},
  computed: {
    month: text(label('月份', 'Month'), { max: 7 }),
    state: dict('ledger_month_state', { label: label('状态', 'Status'), options: { sortable: false } }),
    closeBy: person(label('结账人', 'Closed by')),
    closeTime: dateTime(label('结账时间', 'Closed at'), { sortable: false }),
    problem: text(label('说明', 'Note'), { max: 200, description: 'Why it cannot be closed now.' }),
    canReopen: flag(label('可反结账', 'Can be reopened'), { description: 'It is the month that was closed last.' }),
  },
  exportColumns: [],
});

/** The accounts of one kind together. Money in fen; balances on the normal side of the kind. */
const TrialRow = z
  .object({
    accountKind: z.string(),
    side: z.enum(['D', 'C']),
    accounts: z.int(),
    opening: z.int(),
    debit: z.int(),
    credit: z.int(),
    closing: z.int(),
  })
  .meta({ id: 'TrialBalanceRow' });

const ofMonth = { month: Month, companyId: Id.optional() };
const selections = z.string().max(40_000).optional();
const view = { permission: 'ledger:list', method: 'GET' } as const;
/** The books of the platform, for its own staff. @source freight-domain F23, FRT-13 */
export const generalLedgerContract = contract('/account/hyLedger', {
  about: { domain: 'finance', name: 'ledger', entity: LedgerBalance },
  endpoints: {
    trialBalance: {
      ...view,
      path: '/trialBalance',
      summary: label('科目余额表', 'Trial balance'),
      query: z.object(ofMonth),
      reply: z
        .object({
          month: Month,
          rows: z.array(TrialRow),
          /** Both sides of the whole, which are equal. */
          totals: z.object({
            openingDebit: z.int(),
            openingCredit: z.int(),
            debit: z.int(),
            credit: z.int(),
            closingDebit: z.int(),
            closingCredit: z.int(),
          }),
        })
        .meta({ id: 'TrialBalance' }),
    },
    accounts: {
      ...view,
      path: '/list',
      summary: label('科目明细余额', 'Accounts'),
      query: ListQuery.extend(ofMonth),
      reply: page(LedgerBalance.row),
    },
    exportXls: {
      ...standardEndpoints(LedgerBalance, 'ledger').exportXls,
      permission: 'ledger:export',
      query: ListQuery.extend({ ...ofMonth, selections }),
    },
  },
});

/** @source freight-domain F23 */
export const ledgerLineContract = contract('/account/hyLedgerLine', {
  about: { domain: 'finance', name: 'ledgerLine', entity: LedgerLine },
  endpoints: {
    list: {
      ...view,
      path: '/list',
      summary: label('总账分录', 'Ledger lines'),
      query: ListQuery.extend({ companyId: Id.optional() }),
      reply: page(LedgerLine.row),
    },
    exportXls: {
      ...standardEndpoints(LedgerLine, 'ledger').exportXls,
      permission: 'ledger:export',
      query: ListQuery.extend({ companyId: Id.optional(), selections }),
    },
  },
});

const step = {
  method: 'PUT',
  permission: 'ledger:close',
  idempotent: 'accepted',
  reply: LedgerMonth.row,
  errors: ['Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain 4.1, F23 */
export const ledgerMonthContract = contract('/account/hyLedgerMonth', {
  about: { domain: 'finance', name: 'ledgerMonth', entity: LedgerMonth },
  endpoints: {
    list: { ...view, path: '/list', summary: label('会计期间', 'Accounting months'), query: ListQuery, reply: page(LedgerMonth.row) },
    close: {
      ...step,
      path: '/close',
      summary: label('结账', 'Close a month'),
      body: z.object({ month: Month }).meta({ id: 'LedgerCloseInput' }),
    },
    reopen: {
      ...step,
      path: '/reopen',
      summary: label('反结账', 'Reopen a month'),
      body: z.object({ month: Month, reason: longText(label('原因', 'Reason'), { max: 200 }) }).meta({ id: 'LedgerReopenInput' }),
    },
  },
});
