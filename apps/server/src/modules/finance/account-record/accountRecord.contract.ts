import { z } from 'zod';
import { contract, dateTime, dict, entity, Id, integer, ListQuery, money, page, text } from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** One line of a payee's accounts in the ledger. @source freight-domain 2.16 */
const AccountRecord = entity('accountRecord', {
  label: l('账户流水', 'Account record'),
  required: {},
  optional: {},
  computed: {
    happenTime: dateTime(l('时间', 'Time'), { sortable: false }),
    accountCode: text(l('科目', 'Account'), { max: 64 }),
    accountName: text(l('科目名称', 'Account name'), { max: 100 }),
    direction: dict('record_direction', l('方向', 'Direction'), { sortable: false }),
    amount: money(l('金额', 'Amount'), { filter: 'range' }),
    balanceAfter: money(l('变动后余额', 'Balance after'), { description: 'Of this account.' }),
    biz: dict('ledger_biz', l('业务类型', 'Posting'), { sortable: false }),
    bizNo: text(l('业务单号', 'Document'), { max: 40, filter: 'text' }),
    summary: text(l('摘要', 'Summary'), { max: 200, filter: 'text' }),
    txnId: text(l('交易', 'Transaction'), { max: 32 }),
    lineNo: integer(l('行号', 'Line')),
  },
});

/** Reads of the books of one payee; who asks also needs the permission for that kind, such as driver:account. @source freight-domain F04 账户 */
export const accountRecordContract = contract(
  '/account/hyAccountRecord',
  { domain: 'finance', name: 'accountRecord', entity: AccountRecord },
  {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'accountRecord:list',
      summary: l('账户流水', 'Account records'),
      query: ListQuery.extend({ ownerType: z.enum(['driver']), ownerId: Id }),
      reply: page(AccountRecord.row),
      errors: ['NotFound'],
    },
    summary: {
      method: 'GET',
      path: '/summary',
      permission: 'accountRecord:list',
      summary: l('账户余额', 'Balances'),
      query: z.object({ ownerType: z.enum(['driver']), ownerId: Id }),
      reply: z.object({ payable: z.int(), prepaid: z.int() }).meta({ id: 'PayeeBalances' }),
      errors: ['NotFound'],
    },
  },
);
