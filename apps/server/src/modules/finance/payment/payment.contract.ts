import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  Id,
  ExportQuery,
  IdQuery,
  integer,
  ListQuery,
  longText,
  money,
  page,
  reference,
  standardEndpoints,
  statusCounts,
  stepAt,
  stepBy,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { fullBatchResult } from '../../shipping/common/batchOutcome.ts';
import { Approval } from '../approval/approval.contract.ts';
import { ShippingNote } from '../../shipping/shipping-note/shippingNote.entity.ts';
import { paymentStates } from './payment.states.ts';

/** Money on its way to those who carried. @source freight-domain 2.38 */
export const Payment = entity('payment', {
  label: label('付款单', 'Payment'),
  filters: ['paysNote', 'isMoved', 'isOffline', 'toFile', 'inFile', 'figure'],
  required: {},
  optional: {},
  computed: {
    paymentNo: text(label('支付单号', 'Payment number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    payKind: dict('pay_kind', { label: label('付款类型', 'Kind') }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    billId: reference('bill', { label: label('账单', 'Bill'), options: { textField: 'billNo' } }),
    billNo: text(label('账单号', 'Bill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    creditorType: dict('account_owner', { label: label('结算对象类型', 'Kind of creditor'), options: { codes: ['driver', 'carrier'] } }),
    creditorId: text(label('结算对象编号', 'Creditor id'), { max: 32 }),
    payChannel: dict('pay_channel', { label: label('付款渠道', 'Channel') }),
    companyAccountId: reference('companyAccount', { label: label('付款账户', 'Paying account'), options: { textField: 'accountName' } }),
    thirdAccountId: reference('thirdAccount', {
      label: label('付款第三方账户', 'Paying account at an institution'),
      options: { textField: 'accountName' },
    }),
    accountName: text(label('付款账户', 'Paying account'), { max: 120 }),
    offlineAccountId: reference('offlineAccount', {
      label: label('线下账户', 'Offline account'),
      options: { textField: 'offlineAccountName' },
    }),
    offlineAccountName: text(label('线下账户', 'Offline account'), { max: 120 }),
    payeeType: dict('payee_type', { label: label('收款人类型', 'Kind of payee') }),
    payeeId: text(label('收款人编号', 'Payee id'), { max: 32 }),
    payeeCardId: reference('bankCard', { label: label('收款卡', 'Card') }),
    payeeName: text(label('收款人', 'Payee'), { max: 100, filter: 'text' }),
    payeeIdNo: text(label('收款人证件号', 'ID of the payee'), { max: 50, sensitive: true }),
    payeeCardNo: text(label('收款卡号', 'Card number'), { max: 32, sensitive: true }),
    payeeBankName: text(label('收款银行', 'Bank of the payee'), { max: 100 }),
    amount: money(label('支付金额', 'Amount'), { sortable: true }),
    channelFee: money(label('手续费', 'Bank fee')),
    paymentMeansCode: dict('payment_means', { label: label('付款方式', 'Means of payment') }),
    state: dict('pay_state', { label: label('支付状态', 'Status') }),
    submitBy: stepBy('提交', 'Submitted'),
    submitTime: stepAt('提交', 'Submitted'),
    approveBy: stepBy('复核', 'Approved'),
    approveTime: stepAt('复核', 'Approved'),
    approveRemark: text(label('复核意见', 'Approval: remark'), { max: 200 }),
    sendTime: dateTime(label('发出时间', 'Sent at')),
    requestSerial: text(label('请求流水号', 'Request serial'), { max: 32, filter: 'equals' }),
    bankSerialNo: text(label('银行流水号', 'Bank serial'), { max: 50, filter: 'equals' }),
    payTime: dateTime(label('支付时间', 'Paid at')),
    failCode: text(label('失败代码', 'Failure code'), { max: 40 }),
    failReason: text(label('失败原因', 'Why it failed'), { max: 200 }),
    failTime: dateTime(label('失败时间', 'Failed at')),
    failNoticeState: dict('notice_state', { label: label('失败通知', 'Failure notice') }),
    noticeRemark: text(label('处理说明', 'How it was handled'), { max: 200 }),
    closeReason: text(label('关闭原因', 'Why it was closed'), { max: 200 }),
    retryCount: integer(label('重试次数', 'Retries')),
    nextQueryTime: dateTime(label('下次查询', 'Next query')),
    voucherFiles: files(label('付款凭证', 'Vouchers'), { maxCount: 9, image: true }),
    offlineTime: dateTime(label('线下付款时间', 'Paid offline at')),
    remark: text(label('备注', 'Remark'), { max: 200 }),
    fundFlowNo: text(label('资金流水单号', 'Fund flow no.'), { max: 20, filter: 'equals' }),
    fundUploadState: dict('upload_state', { label: label('流水上传状态', 'Upload of fund flow') }),
    /** Whether the result comes from a bank that is only imitated. */
    simulated: text(label('模拟', 'Simulated'), { max: 1, derived: true }),
  },
  exportColumns: [
    'paymentNo',
    'payKind',
    'shippingNoteNumber',
    'billNo',
    'customerName',
    'payeeName',
    'payeeCardNo',
    'payeeBankName',
    'amount',
    'channelFee',
    'state',
    'submitBy',
    'submitTime',
    'approveBy',
    'approveTime',
    'bankSerialNo',
    'payTime',
    'failReason',
  ],
  importColumns: [],
  sortedBy: ['createTime', 'paymentNo', 'amount'],
  sums: ['amount', 'channelFee'],
});

/** At most so many at once. */
const most = 100;
const ids = z.array(Id).min(1).max(most);
const remark = (zh: string, en: string) => longText(label(zh, en), { max: 200 }).nullish();

/** What payments of several waybills come to, and how far they may go. Money in fen. @source freight-domain S08 */
const LimitCheck = z
  .object({
    count: z.int(),
    amount: z.int(),
    /** Whose freight it is, and what they have with the company that pays. */
    customers: z.array(
      z.object({
        customerId: Id,
        customerName: z.string(),
        companyId: Id,
        count: z.int(),
        amount: z.int(),
        available: z.int().nullable(),
        frozen: z.int().nullable(),
      }),
    ),
    companies: z.array(
      z.object({
        companyId: Id,
        companyName: z.string(),
        count: z.int(),
        amount: z.int(),
        singleLimit: z.int(),
        /** What the limit of the day leaves. */
        dayLeft: z.int(),
        /** What the paying account holds beyond what is on its way. */
        funds: z.int(),
        accountName: z.string().nullable(),
        smsConfirm: z.boolean(),
        payWindow: z.string().nullable(),
        /** What speaks against it, in words. */
        problems: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'PaymentLimitCheck' });

const { list, queryById, exportXls, importExcel, importTemplate, importColumns, checkRows, importRows } = standardEndpoints(Payment, 'pay');
/** Sheets of what was paid outside the channels. */
const offlineImport = { permission: 'pay:offlineImport' } as const;
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', idempotent: 'required', checkable: true, errors } as const;
const Result = fullBatchResult('PaymentResult');

/** Paid outside the channels, with its proof. @source freight-domain G12, M14 */
export const OfflinePayInput = z
  .object({
    noteId: Id,
    offlineAccountId: Id,
    /** An account of the payee that it went to; absent: the card of the waybill. */
    payeeAccountId: Id.nullish(),
    offlineTime: dateTime(label('付款时间', 'Paid at')),
    bankSerialNo: text(label('银行流水号', 'Bank serial'), { min: 1, max: 50, spelling: 'compact' }),
    voucherFiles: files(label('付款凭证', 'Vouchers'), { maxCount: 9, image: true }),
    remark: text(label('备注', 'Remark'), { max: 200 }).nullish(),
  })
  .meta({ id: 'OfflinePayInput' });

/** @source freight-domain S08–S10, G03, G12 */
export const paymentContract = contract('/hypay/hyPayment', {
  about: { domain: 'finance', name: 'payment', entity: Payment, states: paymentStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    payableList: {
      method: 'GET',
      path: '/payableList',
      permission: 'pay:list',
      summary: label('待付款运单', 'Waybills to pay'),
      query: ListQuery,
      reply: page(
        ShippingNote.row
          .extend({
            /** What the customer has in the wallet that pays for it; null: there is none. */
            walletAvailable: z.int().nullable(),
            walletFrozen: z.int().nullable(),
          })
          .meta({ id: 'PayableNote' }),
      ),
    },
    payableExport: {
      method: 'GET',
      path: '/payableExport',
      permission: 'pay:export',
      summary: label('导出待付款运单', 'Export waybills to pay'),
      query: ExportQuery,
      reply: z.null(),
      content: 'file',
      later: true,
    },
    statusCount: statusCounts('pay'),
    limitCheck: {
      method: 'POST',
      path: '/limitCheck',
      permission: 'pay:submit',
      summary: label('付款限额检查', 'What payments come to'),
      body: z.object({ noteIds: ids }).meta({ id: 'LimitCheckInput' }),
      reply: LimitCheck,
      errors: ['NotFound'],
    },
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'pay:submit',
      summary: label('生成付款单', 'Make payments'),
      /** With `submit` they go on to be approved. */
      body: z.object({ noteIds: ids, submit: z.boolean().optional() }).meta({ id: 'PaymentInput' }),
      reply: Result,
    },
    submit: {
      ...step,
      path: '/submit',
      permission: 'pay:submit',
      summary: label('提交付款', 'Submit'),
      body: z.object({ ids }).meta({ id: 'PaymentSubmitInput' }),
      reply: Result,
    },
    approve: {
      ...step,
      path: '/approve',
      permission: 'pay:approve',
      summary: label('付款复核', 'Approve'),
      body: z.object({ ids, pass: z.boolean(), remark: remark('复核意见', 'Remark') }).meta({ id: 'PaymentApproveInput' }),
      reply: Result,
    },
    retry: {
      ...step,
      path: '/retry',
      permission: 'pay:retry',
      summary: label('重试付款', 'Retry'),
      body: z.object({ ids, remark: remark('重试说明', 'Remark') }).meta({ id: 'PaymentRetryInput' }),
      reply: Result,
    },
    close: { ...step, path: '/close', permission: 'pay:close', summary: label('关闭付款', 'Close'), body: RowReason, reply: Payment.row },
    // Outside of any transaction, which a key would open: the embedded bank answers from the same database, and a line held for the question keeps
    // it from answering. A repeat asks once more, which is what it is for.
    queryResult: {
      method: 'PUT',
      errors,
      path: '/queryResult',
      permission: 'pay:query',
      summary: label('查询付款结果', 'Ask for the result'),
      body: z.object({ id: Id }).meta({ id: 'PaymentQueryInput' }),
      reply: Payment.row,
    },
    settle: {
      ...step,
      path: '/settle',
      permission: 'pay:settle',
      summary: label('确认付款结果', 'Settle what the bank does not tell'),
      body: RowReason.extend({
        result: dict('settle_result', { label: label('付款结果', 'Result'), options: { codes: ['paid', 'failed'] } }),
        statementLineId: reference('bankLine', {
          label: label('银行流水', 'Line of the bank'),
          options: { textField: 'bankSerialNo' },
        }).nullish(),
      }).meta({ id: 'PaymentSettleInput' }),
      reply: Approval.row,
    },
    receipt: {
      method: 'GET',
      path: '/receipt',
      permission: 'pay:receipt',
      summary: label('电子回单', 'Receipt of the bank'),
      query: IdQuery,
      reply: z
        .object({ name: z.string(), /** A PDF in base64. */ content: z.string(), simulated: z.boolean() })
        .meta({ id: 'PaymentReceipt' }),
      errors: ['NotFound', 'Conflict'],
    },
    failNotices: {
      method: 'GET',
      path: '/failNotices',
      permission: 'pay:notice',
      summary: label('付款失败通知', 'Failed payments'),
      query: ListQuery,
      reply: page(Payment.row),
    },
    noticeHandle: {
      ...step,
      path: '/noticeHandle',
      permission: 'pay:notice',
      summary: label('标记已处理', 'Mark as handled'),
      idempotent: 'accepted',
      body: RowReason,
      reply: Payment.row,
    },
    offlinePay: {
      ...step,
      method: 'POST',
      path: '/offlinePay',
      permission: 'pay:offline',
      summary: label('线下支付登记', 'Record an offline payment'),
      body: OfflinePayInput,
      reply: Payment.row,
    },
    voucher: {
      ...step,
      path: '/voucher',
      permission: 'pay:voucher',
      summary: label('上传付款凭证', 'Add vouchers'),
      body: RowKey.extend({ voucherFiles: OfflinePayInput.shape.voucherFiles }).meta({ id: 'PaymentVoucherInput' }),
      reply: Payment.row,
    },
    offlineImport: { ...importExcel, ...offlineImport, path: '/offlineImport' },
    importTemplate: { ...importTemplate, ...offlineImport },
    importColumns: { ...importColumns, ...offlineImport },
    checkRows: { ...checkRows, ...offlineImport },
    importRows: { ...importRows, ...offlineImport },
  },
});
