import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  Id,
  longText,
  money,
  reference,
  standardEndpoints,
  statusCounts,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { payChangeStates } from './payChange.states.ts';

const was = (zh: string, en: string) => label(`原${zh}`, `${en} before`);
const becomes = (zh: string, en: string) => label(`新${zh}`, `New ${en}`);

/** Letters of authority and other papers, with what the person says who signs them. */
const letters = files(label('授权书与附件', 'Authorisation and files'), {
  sensitive: true,
  biz: 'certificate',
  accept: '.pdf,.jpg,.jpeg,.png',
  maxCount: 9,
  maxSize: 20 * 1024 * 1024,
});

/** Another payee, card or amount for a payment that has not left, or that has not arrived. @source freight-domain 2.38 */
export const PayChange = entity('payChange', {
  label: label('支付变更', 'Payment change'),
  required: {},
  optional: {},
  computed: {
    changeNo: text(label('变更单号', 'Change number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    paymentId: reference('payment', { label: label('付款单', 'Payment'), options: { textField: 'paymentNo' } }),
    paymentNo: text(label('支付单号', 'Payment number'), { spelling: 'compact', max: 20, filter: 'text' }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    changeType: dict('pay_change_type', { label: label('变更类型', 'Kind of change') }),
    amount: money(label('支付金额', 'Amount')),
    newAmount: money(becomes('金额', 'amount')),
    oldPayeeType: dict('payee_type', { label: was('收款人类型', 'Kind of payee') }),
    oldPayeeName: text(was('收款人', 'Payee'), { max: 100 }),
    oldPayeeCardNo: text(was('收款卡号', 'Card number'), { max: 32, sensitive: true }),
    oldPayeeBankName: text(was('收款银行', 'Bank of the payee'), { max: 100 }),
    newPayeeType: dict('payee_type', { label: becomes('收款人类型', 'kind of payee') }),
    newPayeeName: text(becomes('收款人', 'payee'), { max: 100, filter: 'text' }),
    newPayeeCardNo: text(becomes('收款卡号', 'card number'), { max: 32, sensitive: true }),
    newPayeeBankName: text(becomes('收款银行', 'bank of the payee'), { max: 100 }),
    reason: text(label('变更原因', 'Why'), { max: 200 }),
    files: letters,
    state: dict('pay_change_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [payChangeStates.codes.refused, payChangeStates.codes.cancelled],
          label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' },
        },
      },
    }),
    applyBy: person(label('申请人', 'Applied by')),
    applyTime: dateTime(label('申请时间', 'Applied at')),
    auditBy: person(label('审核人', 'Decided by')),
    auditTime: dateTime(label('审核时间', 'Decided at')),
    auditRemark: text(label('审核意见', 'Decision: remark'), { max: 200 }),
  },
  exportColumns: [
    'changeNo',
    'shippingNoteNumber',
    'paymentNo',
    'changeType',
    'amount',
    'newAmount',
    'oldPayeeName',
    'oldPayeeCardNo',
    'oldPayeeBankName',
    'newPayeeName',
    'newPayeeCardNo',
    'newPayeeBankName',
    'reason',
    'applyBy',
    'applyTime',
    'state',
    'auditBy',
    'auditTime',
    'auditRemark',
  ],
  importColumns: [],
  sums: ['amount', 'newAmount'],
  sortedBy: ['createTime', 'changeNo'],
});

/** Which payment is to change, and into what: a card, or an amount in fen. @source freight-domain G1 */
export const PayChangeInput = z
  .object({
    paymentId: Id,
    changeType: dict('pay_change_type', { label: label('变更类型', 'Kind of change'), options: { codes: ['1', '2', '3'] } }),
    newCardId: reference('bankCard', { label: label('新收款卡', 'New card') }).nullish(),
    newAmount: money(label('新金额', 'New amount'), { min: 1 }).nullish(),
    reason: longText(label('变更原因', 'Why'), { max: 200 }),
    files: letters.nullish(),
  })
  .meta({ id: 'PayChangeInput' });

const { list, queryById, exportXls } = standardEndpoints(PayChange, 'payChange');
const step = {
  reply: PayChange.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain 3.4.2, S07 */
export const payChangeContract = contract('/hypay/hyPayChange', {
  about: { domain: 'finance', name: 'payChange', entity: PayChange, states: payChangeStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('payChange'),
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'payChange:apply',
      summary: label('申请支付变更', 'Ask for a change'),
      body: PayChangeInput,
    },
    audit: {
      ...step,
      method: 'PUT',
      path: '/audit',
      permission: 'payChange:audit',
      summary: label('支付变更审核', 'Decide on a change'),
      body: RowVerdict,
    },
    cancel: {
      ...step,
      method: 'PUT',
      path: '/cancel',
      permission: 'payChange:apply',
      summary: label('取消支付变更', 'Cancel a change'),
      body: RowKey,
    },
  },
});
