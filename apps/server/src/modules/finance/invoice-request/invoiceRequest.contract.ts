import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dict,
  entity,
  Id,
  integer,
  ExportQuery,
  ListQuery,
  money,
  page,
  reference,
  standardEndpoints,
  statusCounts,
  stepAt,
  stepBy,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { invoiceRequestStates } from './invoiceRequest.states.ts';
import { NoteInvoice } from './noteInvoice.entity.ts';
import { InvoiceRequestItem } from './requestItem.entity.ts';

/** At most so many waybills stand in a request. */
const mostRequested = 5000;

/** Whom invoices are made out to. A special invoice needs all of it. @source freight-domain 2.20 */
export const buyerFields = {
  buyerName: text(label('购方名称', 'Buyer'), { max: 100, filter: 'text' }),
  buyerTaxNo: text(label('购方税号', 'Taxpayer number of the buyer'), { max: 20, rule: 'taxNo', filter: 'text' }),
  buyerAddress: text(label('购方地址', 'Address of the buyer'), { max: 200 }),
  buyerTel: text(label('购方电话', 'Phone of the buyer'), { max: 30, rule: 'phone' }),
  buyerBank: text(label('购方开户行', 'Bank of the buyer'), { max: 100 }),
  buyerAccount: text(label('购方账号', 'Account of the buyer'), { max: 32, rule: 'corporateAccount' }),
};

/** Where invoices are sent to. */
const mailFields = {
  email: text(label('收票邮箱', 'Invoice e-mail'), { max: 100, rule: 'email' }),
  mailName: text(label('收票人', 'Mail to'), { max: 50 }),
  mailPhone: text(label('收票电话', 'Mail phone'), { max: 30, rule: 'phone' }),
  mailAddress: text(label('收票地址', 'Mail address'), { max: 200 }),
};

const kindOfInvoice = dict('invoice_type', { label: label('发票种类', 'Kind of invoice'), options: { codes: ['1', '2', '3', '4'] } });
const mergeMode = dict('invoice_merge', { label: label('开票方式', 'Merged or split'), options: { codes: ['merge', 'split'] } });
const remark = text(label('发票备注', 'Remark on the invoice'), { max: 200 });
const why = (zh: string, en: string) => text(label(zh, en), { max: 200 });

/** What a customer asks to be invoiced. @source freight-domain 2.21 */
export const InvoiceRequest = entity('invoiceRequest', {
  label: label('开票申请', 'Invoice request'),
  filters: ['noteId'],
  required: {},
  optional: {},
  computed: {
    requestNo: text(label('申请单号', 'Request number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100, filter: 'text' }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    billId: reference('bill', { label: label('账单', 'Bill'), options: { textField: 'billNo' } }),
    billNo: text(label('账单号', 'Bill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    invoiceType: kindOfInvoice,
    ...buyerFields,
    noteCount: integer(label('运单数', 'Waybills'), { sortable: true }),
    totalAmount: money(label('可开金额', 'Could be invoiced')),
    invoiceAmount: money(label('开票金额', 'Asked for'), { sortable: true }),
    issuedAmount: money(label('已开金额', 'Invoiced')),
    redAmount: money(label('已红冲或作废', 'Reversed or void')),
    mergeMode,
    invoiceCount: integer(label('发票张数', 'Invoices'), { description: 'Without red ones.' }),
    invoiceNos: text(label('发票号码', 'Invoice numbers'), { max: 2000, description: 'The first of them, joined by commas.' }),
    state: dict('request_bill_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [invoiceRequestStates.codes.refused, invoiceRequestStates.codes.revoked],
          label: { zh: '已驳回与已撤销', en: 'refused and revoked' },
        },
      },
    }),
    submitBy: stepBy('提交', 'Submitted'),
    submitTime: stepAt('提交', 'Submitted'),
    auditBy: stepBy('审核', 'Decided'),
    auditTime: stepAt('审核', 'Decided'),
    auditRemark: why('审核意见', 'Decision: remark'),
    returnBy: stepBy('退回', 'Returned'),
    returnTime: stepAt('退回', 'Returned'),
    returnReason: why('退回原因', 'Why it was returned'),
    revokeTime: stepAt('撤销', 'Revoked'),
    ...mailFields,
    remark,
  },
  exportColumns: [
    'requestNo',
    'customerName',
    'companyName',
    'billNo',
    'invoiceType',
    'buyerName',
    'buyerTaxNo',
    'noteCount',
    'totalAmount',
    'invoiceAmount',
    'issuedAmount',
    'redAmount',
    'mergeMode',
    'state',
    'invoiceNos',
    'submitTime',
    'auditBy',
    'auditTime',
    'auditRemark',
    'createTime',
  ],
  importColumns: [],
  sums: ['noteCount', 'totalAmount', 'invoiceAmount', 'issuedAmount', 'redAmount'],
});

const given = {
  noteIds: z.array(Id).min(1).max(mostRequested),
  invoiceType: kindOfInvoice,
  buyerName: buyerFields.buyerName,
  buyerTaxNo: buyerFields.buyerTaxNo.nullish(),
  buyerAddress: buyerFields.buyerAddress.nullish(),
  buyerTel: buyerFields.buyerTel.nullish(),
  buyerBank: buyerFields.buyerBank.nullish(),
  buyerAccount: buyerFields.buyerAccount.nullish(),
  /** What is asked for; absent: all that nothing was asked for yet. */
  invoiceAmount: money(label('开票金额', 'Asked for'), { min: 1 }).nullish(),
  mergeMode,
  email: mailFields.email.nullish(),
  mailName: mailFields.mailName.nullish(),
  mailPhone: mailFields.mailPhone.nullish(),
  mailAddress: mailFields.mailAddress.nullish(),
  remark: remark.nullish(),
  /** Handed in at once, else kept as a draft. */
  submit: z.boolean().optional(),
};

/** What invoices are asked for: waybills of one customer and company, all of a bill or freely chosen. @source freight-domain I1 */
export const InvoiceRequestInput = z
  .object({
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    billId: Id.nullish(),
    ...given,
  })
  .meta({ id: 'InvoiceRequestInput' });

/** A draft as it is to be from now on. */
export const InvoiceRequestEditInput = RowKey.extend(given).meta({ id: 'InvoiceRequestEditInput' });

/** What a request would come to. Amounts in fen. */
const InvoiceRequestPlan = z
  .object({
    noteCount: z.int(),
    totalAmount: z.int(),
    invoiceAmount: z.int(),
    /** The most that one invoice may come to. */
    limit: z.int(),
    /** Each invoice that would be issued. */
    invoices: z.array(z.object({ amount: z.int(), noteCount: z.int() })),
    /** Fields of the title that this kind of invoice needs and that are empty. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'InvoiceRequestPlan' });

/** What a request begins with: the title and address that the customer has left with us. */
const InvoiceRequestTitle = z
  .object({
    customerId: Id,
    customerName: z.string(),
    invoiceType: z.string().nullable(),
    buyerName: z.string(),
    buyerTaxNo: z.string().nullable(),
    buyerAddress: z.string().nullable(),
    buyerTel: z.string().nullable(),
    buyerBank: z.string().nullable(),
    buyerAccount: z.string().nullable(),
    email: z.string().nullable(),
    mailName: z.string().nullable(),
    mailPhone: z.string().nullable(),
    mailAddress: z.string().nullable(),
  })
  .meta({ id: 'InvoiceRequestTitle' });

const { list, queryById, exportXls } = standardEndpoints(InvoiceRequest, 'requestBill');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
/** Whose waybills may be invoiced. */
const candidatesOf = { customerId: Id.optional(), companyId: Id.optional(), billId: Id.optional() };
const step = { method: 'PUT', reply: InvoiceRequest.row, idempotent: 'required', checkable: true, errors } as const;

/** Lists are also asked for by `noteId`: requests that a waybill stands or stood in. @source freight-domain 3.12, S15 */
export const invoiceRequestContract = contract('/shipping/hyRequestBill', {
  about: {
    domain: 'finance',
    name: 'invoiceRequest',
    entity: InvoiceRequest,
    states: invoiceRequestStates,
    further: [InvoiceRequestItem, NoteInvoice],
  },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('requestBill'),
    candidates: {
      method: 'GET',
      path: '/candidates',
      permission: 'requestBill:apply',
      summary: label('可开票运单', 'Waybills to invoice'),
      query: ListQuery.extend(candidatesOf),
      reply: page(NoteInvoice.row),
      errors: ['NotFound'],
    },
    candidatesExport: {
      method: 'GET',
      path: '/candidatesExport',
      permission: 'requestBill:export',
      summary: label('导出可开票运单', 'Export waybills to invoice'),
      query: ExportQuery.extend(candidatesOf),
      reply: z.null(),
      content: 'file',
      later: true,
      errors: ['NotFound'],
    },
    title: {
      method: 'GET',
      path: '/title',
      permission: 'requestBill:apply',
      summary: label('开票资料', 'Invoice data'),
      query: z.object({ customerId: Id }),
      reply: InvoiceRequestTitle,
      errors: ['NotFound'],
    },
    items: {
      method: 'GET',
      path: '/items',
      permission: 'requestBill:view',
      summary: label('开票申请明细', 'Waybills of a request'),
      query: ListQuery.extend({ requestBillId: Id }),
      reply: page(InvoiceRequestItem.row),
      errors: ['NotFound'],
    },
    preview: {
      method: 'POST',
      path: '/preview',
      permission: 'requestBill:apply',
      summary: label('预览开票', 'See what a request would come to'),
      body: InvoiceRequestInput,
      reply: InvoiceRequestPlan,
      errors,
    },
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'requestBill:apply',
      summary: label('申请开票', 'Ask for invoices'),
      body: InvoiceRequestInput,
    },
    edit: {
      ...step,
      path: '/edit',
      permission: 'requestBill:apply',
      summary: label('编辑开票申请', 'Edit a request'),
      body: InvoiceRequestEditInput,
    },
    submit: { ...step, path: '/submit', permission: 'requestBill:apply', summary: label('提交开票申请', 'Submit a request'), body: RowKey },
    audit: {
      ...step,
      path: '/audit',
      permission: 'requestBill:audit',
      summary: label('审核开票申请', 'Decide on a request'),
      body: RowVerdict,
    },
    giveBack: {
      ...step,
      path: '/return',
      permission: 'invoice:issue',
      summary: label('退回开票申请', 'Return a request'),
      body: RowReason,
    },
    revoke: {
      ...step,
      path: '/revoke',
      permission: 'requestBill:revoke',
      summary: label('撤销开票申请', 'Revoke a request'),
      body: RowKey,
    },
  },
});
