import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  ListQuery,
  money,
  page,
  reference,
  standardEndpoints,
  statusCounts,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { LedgerLine } from '../general-ledger/generalLedger.contract.ts';
import { bankLineStates } from './bankStatement.states.ts';

/** A line of a bank's statement. @source freight-domain F23, 7.2 */
export const BankLine = entity('bankLine', {
  label: label('银行流水', 'Bank statement line'),
  required: {},
  optional: {},
  computed: {
    companyAccountId: reference('companyAccount', { label: label('银行账户', 'Account'), options: { textField: 'accountName' } }),
    accountName: text(label('银行账户', 'Account'), { max: 100 }),
    tradeTime: dateTime(label('交易时间', 'Time'), { sortable: true }),
    direction: dict('bank_line_direction', { label: label('收支', 'In or out') }),
    amount: money(label('金额', 'Amount'), { sortable: true, filter: 'range' }),
    balance: money(label('银行余额', 'Balance at the bank'), { min: -Number.MAX_SAFE_INTEGER }),
    bankSerialNo: text(label('银行流水号', 'Bank serial'), { spelling: 'code', max: 50, filter: 'text' }),
    requestSerial: text(label('请求流水号', 'Request serial'), { max: 32, filter: 'equals' }),
    counterpartyName: text(label('对方户名', 'Other side'), { max: 100, filter: 'text' }),
    counterpartyAccount: text(label('对方账号', 'Account of the other side'), { max: 32, sensitive: true }),
    purpose: text(label('摘要', 'Purpose'), { max: 200, filter: 'text' }),
    source: dict('bank_line_source', { label: label('来源', 'Source') }),
    state: dict('bank_line_state', { label: label('对账状态', 'Status') }),
    matchNo: text(label('匹配单据', 'Matched document'), { max: 40, filter: 'text' }),
    matchBy: person(label('处理人', 'Handled by')),
    matchTime: dateTime(label('处理时间', 'Handled at')),
    remark: text(label('说明', 'Remark'), { max: 200 }),
  },
  exportColumns: [
    'accountName',
    'tradeTime',
    'direction',
    'amount',
    'balance',
    'bankSerialNo',
    'requestSerial',
    'counterpartyName',
    'purpose',
    'source',
    'state',
    'matchNo',
    'matchBy',
    'matchTime',
    'remark',
  ],
  importColumns: [],
  // No sum: it would add what came to what went.
  sortedBy: ['tradeTime', 'amount'],
});

/** What became of a file of a bank. */
const StatementImport = z
  .object({
    /** Lines that are new. */
    taken: z.int(),
    /** Lines that were known before: they change nothing. */
    known: z.int(),
    /** New lines that agree with the books by themselves. */
    matched: z.int(),
    /** Lines that were not taken, with the field and the reason. */
    problems: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'BankStatementImport' });

/** What the bank and the books say of an account for some days, fen. */
const Reconciliation = z
  .object({
    bankIn: z.int(),
    bankOut: z.int(),
    booksIn: z.int(),
    booksOut: z.int(),
    /** Lines of the bank that agree with none of the books. */
    openLines: z.int(),
    openIn: z.int(),
    openOut: z.int(),
    /** Lines of the books that agree with none of the bank. */
    openBooks: z.int(),
    openBooksIn: z.int(),
    openBooksOut: z.int(),
    /** What the account holds by the books now. */
    ledgerBalance: z.int(),
    /** What the bank said after its last line; null where it said nothing. */
    bankBalance: z.int().nullable(),
  })
  .meta({ id: 'BankReconciliation' });

const ofAccount = { companyAccountId: Id, begin: z.iso.date(), end: z.iso.date() };
const { list, queryById, exportXls } = standardEndpoints(BankLine, 'bankLine');
const step = {
  method: 'PUT',
  permission: 'platformAccount:reconcile',
  reply: BankLine.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;
const remark = text(label('说明', 'Remark'), { max: 200 });

/** Statements of our accounts beside the books. @source freight-domain F23, 7.2, P26 */
export const bankStatementContract = contract('/account/hyBankStatement', {
  about: { domain: 'finance', name: 'bankLine', entity: BankLine, states: bankLineStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('bankLine'),
    summary: {
      method: 'GET',
      path: '/summary',
      permission: 'bankLine:list',
      summary: label('对账汇总', 'Reconciliation'),
      query: z.object(ofAccount),
      reply: Reconciliation,
      errors: ['NotFound', 'InvalidInput'],
    },
    unmatchedBooks: {
      method: 'GET',
      path: '/unmatchedBooks',
      permission: 'bankLine:list',
      summary: label('账面未达', 'Lines of the books without one of the bank'),
      query: ListQuery.extend({ companyAccountId: Id }),
      reply: page(LedgerLine.row),
    },
    candidates: {
      method: 'GET',
      path: '/candidates',
      permission: 'platformAccount:reconcile',
      summary: label('可匹配的账面分录', 'Lines of the books that fit'),
      query: IdQuery,
      reply: z.array(LedgerLine.row),
      errors: ['NotFound'],
    },
    importStatement: {
      method: 'POST',
      path: '/importStatement',
      permission: 'platformAccount:reconcile',
      summary: label('导入对账单', 'Take a statement'),
      content: 'upload',
      /** `good` takes good lines beside bad ones, `all` takes none where one is bad. */
      query: z.object({ companyAccountId: Id, mode: z.enum(['good', 'all']) }),
      reply: StatementImport,
      errors: ['InvalidInput', 'TooLarge', 'NotFound'],
    },
    match: {
      ...step,
      path: '/match',
      summary: label('匹配', 'Match'),
      body: RowKey.extend({ txnId: Id, txnLineNo: integer(label('行号', 'Line'), { min: 1 }) }).meta({ id: 'BankLineMatchInput' }),
    },
    unmatch: { ...step, path: '/unmatch', summary: label('取消匹配', 'Undo the match'), body: RowKey },
    suspend: {
      ...step,
      path: '/suspend',
      summary: label('转待查', 'Book as unidentified'),
      body: RowKey.extend({ remark }).meta({ id: 'BankLineSuspendInput' }),
    },
    assign: {
      ...step,
      path: '/assign',
      summary: label('认领到钱包', 'Credit a wallet'),
      body: RowKey.extend({
        walletId: reference('customerWallet', { label: label('客户钱包', 'Wallet'), options: { textField: 'customerName' } }),
        remark,
      }).meta({ id: 'BankLineAssignInput' }),
    },
  },
});
