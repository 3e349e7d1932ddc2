import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  basisPoints,
  contract,
  dateTime,
  dict,
  entity,
  flag,
  Id,
  IdQuery,
  integer,
  ListQuery,
  money,
  page,
  person,
  reference,
  standardEndpoints,
  statusCounts,
  stepAt,
  stepBy,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { buyerFields, InvoiceRequest } from '../invoice-request/invoiceRequest.contract.ts';
import { invoiceStates } from './invoice.states.ts';
import { InvoiceItem, signed } from './invoiceItem.entity.ts';

const email = text(label('收票邮箱', 'E-mail'), { max: 100, rule: 'email' });
const expressNo = text(label('快递单号', 'Express number'), { max: 50, spelling: 'compact' });
const confirmNo = text(label('红字确认单编号', 'Red confirmation number'), { max: 50, spelling: 'compact' });
const redReason = text(label('红冲原因', 'Why it is reversed'), { max: 200 });

/** An invoice to a customer. A red one has negative amounts. @source freight-domain 2.20 */
export const Invoice = entity('invoice', {
  label: label('发票', 'Invoice'),
  filters: ['noteId'],
  required: {},
  optional: {},
  computed: {
    serialNo: text(label('开票流水号', 'Serial'), { spelling: 'compact', max: 20, filter: 'text' }),
    invoiceNo: text(label('发票号码', 'Invoice number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    invoiceCode: text(label('发票代码', 'Invoice code'), { max: 12 }),
    invoiceType: dict('invoice_type', { label: label('发票种类', 'Kind of invoice') }),
    requestBillId: reference('invoiceRequest', { label: label('开票申请', 'Request'), options: { textField: 'requestNo' } }),
    requestNo: text(label('申请单号', 'Request number'), { spelling: 'compact', max: 20, filter: 'text' }),
    companyId: reference('company', { label: label('销方', 'Company'), options: { textField: 'sellerName' } }),
    sellerName: text(label('销方名称', 'Seller'), { max: 512, filter: 'text' }),
    sellerTaxNo: text(label('销方税号', 'Taxpayer number of the seller'), { max: 20 }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    ...buyerFields,
    goodsName: text(label('项目名称', 'Goods or service'), { max: 100 }),
    taxRate: basisPoints(label('税率', 'Tax rate'), { sortable: true }),
    amountExclTax: signed(label('不含税金额', 'Net amount')),
    taxAmount: signed(label('税额', 'Tax')),
    amountInclTax: signed(label('价税合计', 'Total with tax'), { sortable: true }),
    redAmount: money(label('已红冲', 'Reversed')),
    leftAmount: money(label('可红冲余额', 'Can be reversed'), { description: 'Less what is being reversed now.' }),
    noteCount: integer(label('运单数', 'Waybills'), { sortable: true }),
    remark: text(label('备注', 'Remark'), { max: 230 }),
    state: dict('invoice_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [invoiceStates.codes.toIssue, invoiceStates.codes.issuing, invoiceStates.codes.failed, invoiceStates.codes.void],
          label: { zh: '未开具与已作废', en: 'not issued and void' },
        },
      },
    }),
    issuer: person(label('开票人', 'Issued by')),
    issueTime: dateTime(label('开票时间', 'Issued at')),
    failCode: text(label('失败代码', 'Code of the failure'), { max: 40 }),
    failReason: text(label('失败原因', 'Why it failed'), { max: 200 }),
    failTime: dateTime(label('失败时间', 'Failed at')),
    simulated: flag(label('模拟', 'Simulated')),
    isRed: flag(label('红字发票', 'Red invoice')),
    redOfId: reference('invoice', { label: label('原发票', 'Original'), options: { textField: 'redOfNo' } }),
    redOfNo: text(label('原发票号码', 'Number of the original'), { spelling: 'compact', max: 20 }),
    redReason,
    redConfirmNo: confirmNo,
    deliverType: dict('deliver_type', { label: label('交付方式', 'Delivered') }),
    deliverTo: text(label('收票邮箱', 'Delivered to'), { max: 100 }),
    expressNo,
    deliverBy: stepBy('交付', 'Delivered'),
    deliverTime: stepAt('交付', 'Delivered'),
    voidBy: stepBy('作废', 'Voided'),
    voidTime: stepAt('作废', 'Voided'),
    voidReason: text(label('作废原因', 'Why it is void'), { max: 200 }),
  },
  exportColumns: [
    'serialNo',
    'invoiceNo',
    'invoiceCode',
    'invoiceType',
    'isRed',
    'simulated',
    'requestNo',
    'buyerName',
    'buyerTaxNo',
    'sellerName',
    'amountExclTax',
    'taxRate',
    'taxAmount',
    'amountInclTax',
    'redAmount',
    'noteCount',
    'state',
    'issueTime',
    'issuer',
    'deliverType',
    'deliverTime',
    'redOfNo',
    'redConfirmNo',
    'failReason',
  ],
  importColumns: [],
  sums: ['amountExclTax', 'taxAmount', 'amountInclTax', 'redAmount', 'noteCount'],
});

/** The request whose invoices are issued. @source freight-domain I5 */
export const InvoiceIssueInput = z
  .object({ requestBillId: Id, version: integer(label('版本', 'Version')) })
  .meta({ id: 'InvoiceIssueInput' });

/** How an invoice reaches its buyer: the address of an e-mail, the number of an express, or they fetch it. @source freight-domain I9 */
export const InvoiceDeliverInput = RowKey.extend({
  deliverType: dict('deliver_type', { label: label('交付方式', 'Delivered by'), options: { codes: ['email', 'express', 'self'] } }),
  email: email.nullish(),
  expressNo: expressNo.nullish(),
}).meta({ id: 'InvoiceDeliverInput' });

/** What is reversed of an invoice. @source freight-domain I10 */
export const InvoiceRedInput = RowKey.extend({
  reason: redReason,
  amount: money(label('红冲金额', 'Reversed'), { min: 1 }),
  redConfirmNo: confirmNo,
}).meta({ id: 'InvoiceRedInput' });

const { list, queryById, exportXls } = standardEndpoints(Invoice, 'invoice');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', reply: Invoice.row, idempotent: 'required', checkable: true, errors } as const;

/** Lists are also asked for by `noteId`: invoices with a part of a waybill. @source freight-domain 3.12, F12 */
export const invoiceContract = contract('/hyinvoice/hyInvoice', {
  about: { domain: 'finance', name: 'invoice', entity: Invoice, states: invoiceStates, further: [InvoiceItem] },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('invoice'),
    items: {
      method: 'GET',
      path: '/items',
      permission: 'invoice:items',
      summary: label('发票运单明细', 'Waybills of an invoice'),
      query: ListQuery.extend({ invoiceId: Id }),
      reply: page(InvoiceItem.row),
      errors: ['NotFound'],
    },
    file: {
      method: 'GET',
      path: '/file',
      permission: 'invoice:download',
      summary: label('下载发票', 'Download an invoice'),
      query: IdQuery.extend({ format: z.enum(['pdf', 'ofd', 'xml']).optional() }),
      reply: z.null(),
      content: 'file',
      errors: ['NotFound', 'Conflict'],
    },
    issue: {
      ...step,
      path: '/issue',
      permission: 'invoice:issue',
      summary: label('开具发票', 'Issue invoices'),
      body: InvoiceIssueInput,
      reply: InvoiceRequest.row,
    },
    retry: { ...step, path: '/retry', permission: 'invoice:issue', summary: label('重新开具', 'Try again'), body: RowKey },
    deliver: {
      ...step,
      path: '/deliver',
      permission: 'invoice:deliver',
      summary: label('交付发票', 'Deliver an invoice'),
      body: InvoiceDeliverInput,
    },
    red: { ...step, path: '/red', permission: 'invoice:red', summary: label('红冲发票', 'Reverse an invoice'), body: InvoiceRedInput },
    void: { ...step, path: '/void', permission: 'invoice:red', summary: label('作废发票', 'Void an invoice'), body: RowReason },
  },
});
