import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  Id,
  IdQuery,
  longText,
  money,
  reference,
  standardEndpoints,
  statusCounts,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { BankLine } from '../bank-statement/bankStatement.contract.ts';
import { rechargeStates } from './recharge.states.ts';

/** What proves that money was sent. Kind 1 has it from the start, the others once it was sent. */
const proof = {
  bankSerialNo: text(label('银行流水号', 'Bank serial'), { min: 1, max: 50, spelling: 'compact', filter: 'text' }),
  voucherFiles: files(label('转账凭证', 'Voucher'), { maxCount: 9 }),
  transferTime: dateTime(label('转账时间', 'Sent at')),
};
const payer = {
  payerName: text(label('付款户名', 'Account holder'), { max: 100 }),
  payerAccount: text(label('付款账号', 'Paying account'), { max: 32, sensitive: true }),
  payerBank: text(label('付款银行', 'Paying bank'), { max: 100 }),
};

/** Money that a customer has sent to the platform. @source freight-domain 2.14 */
export const Recharge = entity('recharge', {
  label: label('充值单', 'Top-up'),
  required: {
    walletId: reference('customerWallet', { label: label('钱包', 'Wallet'), options: { textField: 'customerName' } }),
    rechargeType: dict('recharge_type', { label: label('充值方式', 'Kind of top-up'), options: { only: ['1', '2', '3'], default: '1' } }),
    amount: money(label('充值金额', 'Amount'), { min: 100, max: 9_999_999_999, sortable: true }),
  },
  optional: {
    receiveAccountId: reference('companyAccount', {
      label: label('收款账户', 'Receiving account'),
      options: { textField: 'receiveAccountName', description: 'Of kinds 1 and 2.' },
    }),
    thirdAccountId: reference('thirdAccount', {
      label: label('收款第三方账户', 'Receiving account at an institution'),
      options: { textField: 'thirdAccountName', description: 'Of kind 3.' },
    }),
    ...proof,
    ...payer,
    remark: text(label('备注', 'Remark'), { max: 200 }),
  },
  computed: {
    rechargeNo: text(label('充值单号', 'Top-up number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    customerName: text(label('客户名称', 'Customer name'), { max: 100, filter: 'text' }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    receiveAccountName: text(label('收款账户', 'Receiving account'), { max: 100 }),
    thirdAccountName: text(label('收款第三方账户', 'Receiving account at an institution'), { max: 100 }),
    state: dict('recharge_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [rechargeStates.codes.refused, rechargeStates.codes.closed, rechargeStates.codes.reversed],
          label: { zh: '已驳回、已关闭与已冲正', en: 'refused, closed and reversed' },
        },
      },
    }),
    confirmBy: person(label('确认人', 'Confirmed by')),
    confirmTime: dateTime(label('确认时间', 'Confirmed at')),
    confirmRemark: text(label('确认意见', 'Confirmation: remark'), { max: 200 }),
    reverseBy: person(label('冲正人', 'Reversed by')),
    reverseTime: dateTime(label('冲正时间', 'Reversed at')),
    reverseReason: text(label('冲正原因', 'Why it was reversed'), { max: 200 }),
  },
  exportColumns: [
    'rechargeNo',
    'customerName',
    'companyName',
    'rechargeType',
    'amount',
    'payerName',
    'bankSerialNo',
    'receiveAccountName',
    'transferTime',
    'state',
    'confirmBy',
    'confirmTime',
    'createTime',
  ],
  importColumns: [],
  sortedBy: ['createTime', 'rechargeNo', 'amount'],
  sums: ['amount'],
});

const { list, queryById, add, exportXls } = standardEndpoints(Recharge, 'recharge');
const step = {
  method: 'PUT',
  reply: Recharge.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain F11, A01 */
export const rechargeContract = contract('/customer/hyCustomerRecharge', {
  about: { domain: 'finance', name: 'recharge', entity: Recharge, states: rechargeStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    add,
    statusCount: statusCounts('recharge'),
    receiveAccounts: {
      method: 'GET',
      path: '/receiveAccounts',
      permission: 'recharge:add',
      summary: label('收款账户', 'Accounts to send money to'),
      query: z.object({ walletId: Id }),
      reply: z.array(
        z
          .object({
            id: Id,
            accountName: z.string(),
            accountNo: z.string(),
            bankName: z.string(),
            branchName: z.string(),
            cnaps: z.string(),
          })
          .meta({ id: 'ReceiveAccount' }),
      ),
      errors: ['NotFound'],
    },
    thirdAccounts: {
      method: 'GET',
      path: '/thirdAccounts',
      permission: 'recharge:add',
      summary: label('收款第三方账户', 'Accounts at institutions to send money to'),
      query: z.object({ walletId: Id }),
      reply: z.array(
        z
          .object({ id: Id, accountName: z.string(), accountNo: z.string(), channelCode: z.string(), simulated: z.string() })
          .meta({ id: 'ReceiveThirdAccount' }),
      ),
      errors: ['NotFound'],
    },
    voucher: {
      path: '/voucher',
      permission: 'recharge:add',
      summary: label('上传凭证', 'Add the proof'),
      body: RowKey.extend({
        ...proof,
        payerName: payer.payerName.nullish(),
        payerAccount: payer.payerAccount.nullish(),
        payerBank: payer.payerBank.nullish(),
      }).meta({ id: 'RechargeVoucherInput' }),
      ...step,
    },
    confirm: {
      path: '/confirm',
      permission: 'recharge:confirm',
      summary: label('确认到账', 'Confirm'),
      body: RowKey.extend({
        pass: z.boolean(),
        remark: longText(label('确认意见', 'Remark'), { max: 200 }).nullish(),
        /** Of what has arrived, where nobody has proved it yet. */
        bankSerialNo: proof.bankSerialNo.nullish(),
        transferTime: proof.transferTime.nullish(),
      }).meta({ id: 'RechargeConfirmInput' }),
      ...step,
    },
    unmatched: {
      method: 'GET',
      path: '/unmatched',
      permission: 'recharge:match',
      summary: label('未匹配的银行到账', 'Receipts that nothing is booked for'),
      query: IdQuery,
      reply: z.array(BankLine.row),
      errors: ['NotFound'],
    },
    match: {
      path: '/match',
      permission: 'recharge:match',
      summary: label('银行到账匹配', 'Confirm by a receipt of the bank'),
      body: RowKey.extend({
        lineId: reference('bankLine', { label: label('银行流水', 'Receipt'), options: { textField: 'bankSerialNo' } }),
      }).meta({
        id: 'RechargeMatchInput',
      }),
      ...step,
    },
    close: { path: '/close', permission: 'recharge:close', summary: label('关闭', 'Close'), body: RowReason, ...step },
    reverse: { path: '/reverse', permission: 'recharge:reverse', summary: label('冲正', 'Reverse'), body: RowReason, ...step },
  },
});
