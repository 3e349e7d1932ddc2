import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dict,
  entity,
  Id,
  ListQuery,
  longText,
  money,
  page,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { Approval } from '../approval/approval.contract.ts';
import { LedgerLine } from '../general-ledger/generalLedger.contract.ts';

/** An account of the books that is kept an eye on. @source freight-domain 2.34, F23 */
export const PlatformAccount = entity('platformAccount', {
  label: label('平台账户', 'Platform account'),
  required: {
    companyId: reference('company', {
      label: label('运营主体', 'Company'),
      options: { textField: 'companyName', description: 'Chosen once.' },
    }),
    accountKind: dict('platform_account_kind', {
      label: label('账户类别', 'Kind'),
      options: { description: 'Says which account of the books it is. Chosen once.' },
    }),
    accountName: text(label('账户名称', 'Name'), { min: 1, max: 100, filter: 'text' }),
  },
  optional: {
    companyAccountId: reference('companyAccount', {
      label: label('关联银行账户', 'Account at the bank'),
      options: { textField: 'bankAccountName', description: 'Of settlement accounts. Chosen once.' },
    }),
    state: dict('account_state', { label: label('状态', 'Status'), options: { only: ['1', '2'] } }),
    remark: text(label('备注', 'Remark'), { max: 200 }),
  },
  computed: {
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    bankAccountName: text(label('关联银行账户', 'Account at the bank'), { max: 200 }),
    ledgerCode: text(label('账务科目', 'Account of the books'), { max: 80, filter: 'text' }),
    balance: money(label('余额', 'Balance'), { min: -Number.MAX_SAFE_INTEGER, description: 'By the books, on the normal side.' }),
    todayIn: money(label('今日增加', 'In today'), { derived: true }),
    todayOut: money(label('今日减少', 'Out today'), { derived: true }),
  },
  exportColumns: [
    'companyName',
    'accountName',
    'accountKind',
    'ledgerCode',
    'balance',
    'todayIn',
    'todayOut',
    'bankAccountName',
    'state',
    'remark',
  ],
  sums: ['balance', 'todayIn', 'todayOut'],
});

const most = 100_000_000_000;
const reason = longText(label('原因', 'Reason'), { max: 200 });

/** Money between two settlement accounts of a company. @source freight-domain F23 调拨, amendments L4 */
export const PlatformTransferInput = z
  .object({
    id: Id,
    toId: reference('platformAccount', { label: label('转入账户', 'To'), options: { textField: 'accountName' } }),
    amount: money(label('调拨金额', 'Amount'), { min: 1, max: most }),
    reason,
  })
  .meta({ id: 'PlatformTransferInput' });

/** Means that the owners of a company put in or take out. @source amendments L9 P27 */
export const OwnFundsInput = z
  .object({
    id: Id,
    direction: dict('own_funds_direction', { label: label('方向', 'Direction'), options: { codes: ['in', 'out'] } }),
    amount: money(label('金额', 'Amount'), { min: 1, max: most }),
    reason,
  })
  .meta({ id: 'OwnFundsInput' });

const { list, queryById, add, edit, exportXls } = standardEndpoints(PlatformAccount, 'platformAccount');
const asked = {
  method: 'POST',
  permission: 'platformAccount:transfer',
  reply: Approval.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain F23 */
export const platformAccountContract = contract('/account/hyPlatformAccount', {
  about: { domain: 'finance', name: 'platformAccount', entity: PlatformAccount },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    exportXls,
    records: {
      method: 'GET',
      path: '/records',
      permission: 'platformAccount:record',
      summary: label('平台账户流水', 'Records of a platform account'),
      query: ListQuery.extend({ id: Id }),
      reply: page(LedgerLine.row),
      errors: ['NotFound'],
    },
    transfer: { ...asked, path: '/transfer', summary: label('申请调拨', 'Ask for a transfer'), body: PlatformTransferInput },
    ownFunds: { ...asked, path: '/ownFunds', summary: label('申请自有资金出入', 'Ask for own funds in or out'), body: OwnFundsInput },
  },
});
