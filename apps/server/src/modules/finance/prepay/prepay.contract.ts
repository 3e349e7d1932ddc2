import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  basisPoints,
  contract,
  dateTime,
  dict,
  entity,
  files,
  Id,
  money,
  reference,
  standardEndpoints,
  statusCounts,
  stepAt,
  stepBy,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { prepayStates } from './prepay.states.ts';

/** Part of a freight that is paid before delivery. @source freight-domain 2.38, S12 */
export const Prepay = entity('prepay', {
  label: label('预付单', 'Prepayment'),
  required: {},
  optional: {},
  computed: {
    prepayNo: text(label('预付单号', 'Prepayment number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    noteStatus: dict('note_status', { label: label('运单状态', 'Waybill status') }),
    driverId: reference('driver', { label: label('司机', 'Driver'), options: { textField: 'driverName' } }),
    driverName: text(label('司机姓名', 'Driver'), { max: 50, filter: 'text' }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    creditorType: dict('account_owner', { label: label('结算对象类型', 'Kind of creditor'), options: { codes: ['driver', 'carrier'] } }),
    creditorId: text(label('结算对象编号', 'Creditor id'), { max: 32 }),
    amount: money(label('预付金额', 'Amount'), { sortable: true }),
    estimatedFee: money(label('预估司机运费', 'Estimated driver fee')),
    rate: basisPoints(label('预付比例', 'Share'), { max: 10_000 }),
    reason: text(label('用途', 'Purpose'), { max: 200 }),
    payeeType: dict('payee_type', { label: label('收款人类型', 'Kind of payee') }),
    payeeId: text(label('收款人编号', 'Payee id'), { max: 32 }),
    payeeCardId: reference('bankCard', { label: label('收款卡', 'Card') }),
    payeeName: text(label('收款人', 'Payee'), { max: 100, filter: 'text' }),
    payeeIdNo: text(label('收款人证件号', 'ID of the payee'), { max: 50, sensitive: true }),
    payeeCardNo: text(label('收款卡号', 'Card number'), { max: 32, sensitive: true }),
    payeeBankName: text(label('收款银行', 'Bank of the payee'), { max: 100 }),
    state: dict('prepay_state', {
      label: label('预付状态', 'Status'),
      options: {
        uncounted: {
          codes: [prepayStates.codes.refused, prepayStates.codes.cancelled],
          label: { zh: '已驳回与已取消', en: 'refused and cancelled' },
        },
      },
    }),
    applyBy: stepBy('申请', 'Applied for'),
    applyTime: stepAt('申请', 'Applied for'),
    auditBy: stepBy('审核', 'Decided'),
    auditTime: stepAt('审核', 'Decided'),
    auditRemark: text(label('审核意见', 'Decision: remark'), { max: 200 }),
    paymentId: reference('payment', { label: label('付款单', 'Payment') }),
    payTime: dateTime(label('支付时间', 'Paid at')),
    failReason: text(label('失败原因', 'Why it failed'), { max: 200 }),
    closeReason: text(label('取消原因', 'Why it was given up'), { max: 200 }),
    offsetAmount: money(label('抵扣金额', 'Offset')),
    recoverAmount: money(label('追回金额', 'Recovered')),
    writtenOffAmount: money(label('核销金额', 'Written off')),
    openAmount: money(label('未结金额', 'Open')),
    toRecover: dict('yn', { label: label('待追回', 'To be recovered') }),
    writeOffBy: stepBy('核销', 'Written off'),
    writeOffTime: stepAt('核销', 'Written off'),
    writeOffReason: text(label('核销原因', 'Why it was written off'), { max: 200 }),
  },
  exportColumns: [
    'prepayNo',
    'shippingNoteNumber',
    'driverName',
    'payeeName',
    'payeeCardNo',
    'noteStatus',
    'estimatedFee',
    'amount',
    'rate',
    'reason',
    'state',
    'applyBy',
    'applyTime',
    'auditBy',
    'auditTime',
    'payTime',
    'offsetAmount',
    'recoverAmount',
    'writtenOffAmount',
    'openAmount',
  ],
  importColumns: [],
  sortedBy: ['createTime', 'prepayNo', 'amount'],
  sums: ['amount', 'offsetAmount', 'recoverAmount', 'openAmount'],
});

const fen = z.int();

/** What may be prepaid of a waybill, and to which cards. Money in fen. @source freight-domain 4.5.8, S12 申请 */
const PrepayTerms = z
  .object({
    noteId: Id,
    shippingNoteNumber: z.string(),
    driverName: z.string().nullable(),
    /** What the driver is estimated to get. */
    driverFee: fen,
    /** Highest share of it, in 1/10000, and what that comes to. */
    maxRate: z.int(),
    cap: fen,
    /** Applied for or paid already. */
    used: fen,
    left: fen,
    /** Agreed with the driver when they were sent. */
    agreed: fen,
    payees: z.array(
      z
        .object({
          cardId: Id,
          payeeName: z.string(),
          /** Masked. */ cardNo: z.string(),
          bankName: z.string().nullable(),
          isUsual: z.boolean(),
        })
        .meta({ id: 'PrepayPayee' }),
    ),
  })
  .meta({ id: 'PrepayTerms' });

/** An application for money in advance. Without a card it goes to the waybill's, or the usual one. @source freight-domain 3.5 Y1 */
export const PrepayInput = z
  .object({
    noteId: Id,
    amount: money(label('预付金额', 'Amount'), { min: 1 }),
    cardId: Id.nullish(),
    reason: text(label('用途', 'Purpose'), { max: 200 }).nullish(),
  })
  .meta({ id: 'PrepayInput' });

/** Money that the payee brought back, with its proof. @source freight-domain 3.5 Y9 */
export const PrepayRecoverInput = RowKey.extend({
  amount: money(label('追回金额', 'Amount'), { min: 1 }),
  companyAccountId: reference('companyAccount', { label: label('收款账户', 'Receiving account') }),
  bankSerialNo: text(label('银行流水号', 'Bank serial'), { min: 1, max: 50, spelling: 'compact' }),
  recoverTime: dateTime(label('到账时间', 'Arrived at')),
  voucherFiles: files(label('追回凭证', 'Vouchers'), { maxCount: 9, image: true }),
  remark: text(label('备注', 'Remark'), { max: 200 }).nullish(),
}).meta({ id: 'PrepayRecoverInput' });

const { list, queryById, exportXls } = standardEndpoints(Prepay, 'prepay');
const step = {
  method: 'PUT',
  reply: Prepay.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain 3.5, S12, amendments 2, 3, L1 */
export const prepayContract = contract('/hypay/hyPrepay', {
  about: { domain: 'finance', name: 'prepay', entity: Prepay, states: prepayStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('prepay'),
    terms: {
      method: 'GET',
      path: '/terms',
      permission: 'prepay:apply',
      summary: label('可预付金额', 'What may be prepaid'),
      query: z.object({ noteId: Id }),
      reply: PrepayTerms,
      errors: ['NotFound', 'Conflict'],
    },
    add: { ...step, method: 'POST', path: '/add', permission: 'prepay:apply', summary: label('申请预付', 'Apply'), body: PrepayInput },
    audit: { ...step, path: '/audit', permission: 'prepay:audit', summary: label('预付审核', 'Decide'), body: RowVerdict },
    pay: { ...step, path: '/pay', permission: 'prepay:pay', summary: label('预付付款', 'Pay'), body: RowKey },
    retry: { ...step, path: '/retry', permission: 'prepay:pay', summary: label('重新付款', 'Try again'), body: RowKey },
    cancel: { ...step, path: '/cancel', permission: 'prepay:apply', summary: label('取消预付', 'Cancel'), body: RowReason },
    close: { ...step, path: '/close', permission: 'prepay:pay', summary: label('关闭预付', 'Close'), body: RowReason },
    recover: { ...step, path: '/recover', permission: 'prepay:recover', summary: label('追回预付', 'Recover'), body: PrepayRecoverInput },
    writeOff: { ...step, path: '/writeOff', permission: 'prepay:writeOff', summary: label('核销预付', 'Write off'), body: RowReason },
  },
});
