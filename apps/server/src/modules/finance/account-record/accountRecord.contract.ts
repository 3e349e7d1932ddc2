import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  integer,
  ListQuery,
  money,
  page,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

/** One line of somebody's accounts in the ledger. @source freight-domain 2.16 */
export const AccountRecord = entity('accountRecord', {
  label: label('账户流水', 'Account record'),
  required: {},
  optional: {},
  computed: {
    happenTime: dateTime(label('时间', 'Time'), { sortable: false }),
    ownerType: dict('account_owner', { label: label('账户主体类型', 'Kind of owner'), options: { sortable: false } }),
    ownerName: text(label('账户主体', 'Owner'), { max: 100 }),
    accountCode: text(label('科目', 'Account'), { max: 64 }),
    accountName: text(label('科目名称', 'Account name'), { max: 100 }),
    direction: dict('record_direction', { label: label('方向', 'Direction'), options: { sortable: false } }),
    amount: money(label('金额', 'Amount'), { filter: 'range' }),
    balanceAfter: money(label('变动后余额', 'Balance after'), {
      description: 'Of this account; of a wallet what is available.',
      derived: true,
    }),
    frozenAfter: money(label('变动后冻结', 'Frozen after'), { description: 'Of wallets.', derived: true }),
    biz: dict('ledger_biz', { label: label('业务类型', 'Posting'), options: { sortable: false } }),
    bizNo: text(label('业务单号', 'Document'), { max: 40, filter: 'text' }),
    shippingNoteNumber: text(label('运单号', 'Waybill'), {
      spelling: 'compact',
      max: 40,
      filter: 'text',
      description: 'Where the document is a waybill.',
    }),
    summary: text(label('摘要', 'Summary'), { max: 200, filter: 'text' }),
    txnId: text(label('交易', 'Transaction'), { max: 32 }),
    lineNo: integer(label('行号', 'Line')),
  },
  exportColumns: [
    'happenTime',
    'ownerName',
    'biz',
    'direction',
    'amount',
    'balanceAfter',
    'frozenAfter',
    'accountName',
    'bizNo',
    'shippingNoteNumber',
    'summary',
  ],
});

/** Whose accounts are read; nobody named: those of the actor's own company. */
const ownerQuery = { ownerType: z.enum(['driver', 'carrier', 'customer']).optional(), ownerId: Id.optional(), walletId: Id.optional() };

/** A month of the calendar. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** What an account held, in fen. */
const Held = z
  .object({
    /** What is owed to a payee; what is available in a wallet. */
    balance: z.int(),
    /** What a payee was paid before; what is set aside in a wallet. */
    other: z.int(),
  })
  .meta({ id: 'AccountHeld' });

/**
 * Reads of the books of one driver, carrier or customer. Who asks for another's than their own also needs the permission for that kind:
 * driver:account, carrier:account or wallet:record.
 *
 * @source freight-domain 2.16, A02, F04 账户, F10 流水
 */
export const accountRecordContract = contract('/account/hyAccountRecord', {
  about: { domain: 'finance', name: 'accountRecord', entity: AccountRecord },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'accountRecord:list',
      summary: label('账户流水', 'Account records'),
      query: ListQuery.extend(ownerQuery),
      reply: page(AccountRecord.row),
      errors: ['NotFound', 'Forbidden'],
    },
    exportXls: {
      ...standardEndpoints(AccountRecord, 'accountRecord').exportXls,
      query: ListQuery.extend({ ...ownerQuery, selections: z.string().max(40_000).optional() }),
    },
    summary: {
      method: 'GET',
      path: '/summary',
      permission: 'accountRecord:list',
      summary: label('账户余额', 'Balances'),
      query: z.object({ ownerType: z.enum(['driver', 'carrier']), ownerId: Id }),
      reply: z.object({ payable: z.int(), prepaid: z.int() }).meta({ id: 'PayeeBalances' }),
      errors: ['NotFound', 'Forbidden'],
    },
    balances: {
      method: 'GET',
      path: '/balances',
      permission: 'accountRecord:list',
      summary: label('期初期末余额', 'Opening and closing balance'),
      query: ListQuery.extend(ownerQuery),
      reply: z
        .object({
          ownerType: z.string().nullable(),
          ownerName: z.string().nullable(),
          /** Before the first moment that was asked for. */
          opening: Held,
          /** At its last one. */
          closing: Held,
          /** Sums of the records that were found, by direction; of a payee what is owed alone. */
          inAmount: z.int(),
          outAmount: z.int(),
        })
        .meta({ id: 'AccountBalances' }),
      errors: ['NotFound', 'Forbidden'],
    },
    statement: {
      method: 'GET',
      path: '/statement',
      permission: 'accountRecord:export',
      summary: label('月度对账单', 'Statement of a month'),
      query: z.object({ month: Month, ...ownerQuery }),
      reply: z
        .object({
          month: Month,
          ownerType: z.string(),
          ownerName: z.string(),
          /** Before the month began. */
          opening: Held,
          /** At its end, or now. */
          closing: Held,
          inAmount: z.int(),
          outAmount: z.int(),
          /** The first one first. */
          records: z.array(AccountRecord.row),
          printedTime: z.string(),
        })
        .meta({ id: 'AccountStatement' }),
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
  },
});
