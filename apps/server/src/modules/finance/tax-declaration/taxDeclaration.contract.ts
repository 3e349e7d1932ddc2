import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dateTime,
  dict,
  entity,
  files,
  flag,
  Id,
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
import { Approval } from '../approval/approval.contract.ts';
import { OpenAmount } from '../openAmount.ts';
import { taxDeclarationStates, taxKinds, taxState } from './taxDeclaration.states.ts';
import { TaxPerson } from './taxPerson.entity.ts';

const why = (zh: string, en: string) => text(label(zh, en), { max: 200 });
const total = (zh: string, en: string) => money(label(zh, en), { sortable: true });

/** What a company declares of a month or a quarter. @source freight-domain 2.26, F15 */
export const TaxDeclaration = entity('taxDeclaration', {
  label: label('涉税申报', 'Tax declaration'),
  filters: ['toPay'],
  required: {},
  optional: {},
  computed: {
    batchNo: text(label('申报批次', 'Declaration number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    taxKind: dict('tax_kind', { label: label('申报类型', 'Kind of declaration') }),
    period: text(label('所属期', 'Period'), { max: 7, filter: 'text', sortable: true }),
    periodFrom: date(label('所属期起', 'Period from')),
    periodTo: date(label('所属期止', 'Period until')),
    companyId: reference('company', { label: label('申报主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('申报主体', 'Company'), { max: 512 }),
    personCount: integer(label('人数', 'Persons'), { sortable: true }),
    noteCount: integer(label('运单数', 'Waybills'), { sortable: true }),
    incomeAmount: total('收入总额', 'Income'),
    paidAmount: total('实付金额', 'Paid out'),
    taxWithheld: total('已代扣税款', 'Withheld'),
    taxableAmount: total('应税金额', 'Taxable'),
    vatAmount: total('增值税', 'VAT'),
    surtaxAmount: total('附加税费', 'Surtaxes'),
    iitAmount: total('个人所得税', 'Income tax'),
    taxAmount: total('税额合计', 'Tax'),
    dueAmount: total('应缴金额', 'To pay'),
    outputVat: total('销项税额', 'Output tax'),
    inputVat: total('已抵扣进项税额', 'Input tax set off'),
    carriedVat: total('上期留抵(负数)或未申报税额', 'Credit (−) or undeclared tax of earlier months'),
    deadline: date(label('申报截止日', 'Due on'), { sortable: true }),
    state: dict('tax_state', {
      label: label('状态', 'Status'),
      options: { uncounted: { codes: [taxState.corrected, taxState.void], label: { zh: '已更正、已作废', en: 'corrected or void' } } },
    }),
    reviewBy: stepBy('复核', 'Reviewed'),
    reviewTime: stepAt('复核', 'Reviewed'),
    declareBy: stepBy('申报', 'Declared'),
    declareTime: stepAt('申报', 'Declared'),
    receiptNo: text(label('回执号', 'Receipt number'), { max: 64, filter: 'text' }),
    receiptTime: dateTime(label('回执时间', 'Receipt of')),
    failReason: why('申报失败原因', 'Why it failed'),
    payBy: stepBy('缴款', 'Paid'),
    payTime: stepAt('缴款', 'Paid'),
    companyAccountId: reference('companyAccount', { label: label('缴款账户', 'Paid from'), options: { textField: 'accountName' } }),
    accountName: text(label('缴款账户', 'Paid from'), { max: 100 }),
    voucherFiles: files(label('完税凭证', 'Vouchers'), { maxCount: 9 }),
    correctsId: reference('taxDeclaration', { label: label('更正原批次', 'Corrects'), options: { textField: 'correctsNo' } }),
    correctsNo: text(label('更正原批次', 'Corrects'), { max: 20 }),
    correctedById: reference('taxDeclaration', { label: label('更正后批次', 'Corrected by'), options: { textField: 'correctedByNo' } }),
    correctedByNo: text(label('更正后批次', 'Corrected by'), { max: 20 }),
    correctBy: stepBy('更正', 'Corrected'),
    correctTime: stepAt('更正', 'Corrected'),
    correctReason: why('更正原因', 'Why it was corrected'),
    voidBy: stepBy('作废', 'Voided'),
    voidTime: stepAt('作废', 'Voided'),
    voidReason: why('作废原因', 'Why it is void'),
    downloadCount: integer(label('下载次数', 'Downloads')),
    channel: dict('tax_filing_channel', { label: label('申报方式', 'Filed by') }),
    simulated: flag(label('模拟', 'Simulated')),
  },
  exportColumns: [
    'batchNo',
    'taxKind',
    'period',
    'companyName',
    'personCount',
    'noteCount',
    'incomeAmount',
    'taxWithheld',
    'vatAmount',
    'surtaxAmount',
    'iitAmount',
    'taxAmount',
    'dueAmount',
    'deadline',
    'state',
    'receiptNo',
    'declareTime',
    'payTime',
    'createTime',
  ],
  sums: [
    'incomeAmount',
    'paidAmount',
    'taxWithheld',
    'taxableAmount',
    'vatAmount',
    'surtaxAmount',
    'iitAmount',
    'taxAmount',
    'dueAmount',
    'outputVat',
    'inputVat',
  ],
  importColumns: [],
});

/** Of whom, and of when. @source freight-domain X1 */
export const TaxBuildInput = z
  .object({
    companyId: reference('company', { label: label('申报主体', 'Company'), options: { textField: 'companyName' } }),
    taxKind: dict('tax_kind', { label: label('申报类型', 'Kind of declaration'), options: { codes: taxKinds } }),
    period: text(label('所属期', 'Period'), { min: 7, max: 7 }),
  })
  .meta({ id: 'TaxBuildInput' });

/** What the tax office has answered to what a person carried there. */
export const TaxReceiptInput = RowKey.extend({
  accepted: z.boolean(),
  receiptNo: text(label('回执号', 'Receipt number'), { max: 64, spelling: 'compact' }).nullish(),
  receiptTime: dateTime(label('回执时间', 'Receipt of')).nullish(),
  reason: text(label('退回原因', 'Why it was refused'), { max: 200 }).nullish(),
}).meta({ id: 'TaxReceiptInput' });

/** The payment of a declared tax, with its proof. @source freight-domain X4 */
export const TaxPayInput = RowKey.extend({
  companyAccountId: reference('companyAccount', { label: label('缴款账户', 'Paid from'), options: { textField: 'accountName' } }),
  payTime: dateTime(label('缴款时间', 'Paid at')),
  voucherFiles: files(label('完税凭证', 'Vouchers'), { maxCount: 9 }),
}).meta({ id: 'TaxPayInput' });

/** Whose input tax of which month is to be set off. @source freight-domain 4.4 P22m */
export const TaxSetOffInput = z
  .object({
    companyId: reference('company', { label: label('申报主体', 'Company'), options: { textField: 'companyName' } }),
    month: text(label('所属月份', 'Month'), { min: 7, max: 7 }),
    reason: longText(label('原因', 'Reason'), { max: 200 }),
  })
  .meta({ id: 'TaxSetOffInput' });

/** A rule that a declaration follows from. */
const UsedRule = z.object({
  ruleKind: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  source: z.string(),
  /** What it says, in the reader's words. */
  lines: z.array(z.string()),
});

const { list, queryById, exportXls } = standardEndpoints(TaxDeclaration, 'tax');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', reply: TaxDeclaration.row, idempotent: 'required', checkable: true, errors } as const;

/** @source freight-domain F15, 3.16 */
export const taxDeclarationContract = contract('/hytax/hyTaxDeclaration', {
  about: { domain: 'finance', name: 'taxDeclaration', entity: TaxDeclaration, states: taxDeclarationStates, further: [TaxPerson] },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('tax'),
    items: {
      method: 'GET',
      path: '/items',
      permission: 'tax:items',
      summary: label('人员明细', 'Persons of a declaration'),
      query: ListQuery.extend({ batchId: Id }),
      reply: page(TaxPerson.row),
      errors: ['NotFound'],
    },
    rules: {
      method: 'GET',
      path: '/rules',
      permission: 'tax:list',
      summary: label('适用规则', 'Rules that apply'),
      query: IdQuery,
      reply: z.array(UsedRule).meta({ id: 'TaxUsedRules' }),
      errors: ['NotFound'],
    },
    file: {
      method: 'GET',
      path: '/file',
      permission: 'tax:download',
      summary: label('下载申报文件', 'File of a declaration'),
      query: IdQuery.extend({ format: z.enum(['xlsx', 'json']).optional() }),
      reply: z.null(),
      content: 'file',
      errors: ['NotFound', 'Conflict'],
    },
    build: {
      ...step,
      method: 'POST',
      path: '/build',
      permission: 'tax:build',
      summary: label('生成批次', 'Build a declaration'),
      body: TaxBuildInput,
    },
    setOffAmount: {
      method: 'GET',
      path: '/setOffAmount',
      permission: 'tax:setOff',
      summary: label('可抵扣的进项税额', 'Input tax that may be set off'),
      query: TaxSetOffInput.omit({ reason: true }),
      reply: OpenAmount,
      errors: ['NotFound', 'InvalidInput', 'Conflict'],
    },
    setOff: {
      ...step,
      method: 'POST',
      path: '/setOff',
      permission: 'tax:setOff',
      summary: label('申请进项抵扣', 'Ask for input tax to be set off'),
      body: TaxSetOffInput,
      reply: Approval.row,
    },
    review: { ...step, path: '/review', permission: 'tax:review', summary: label('复核', 'Review'), body: RowKey },
    void: { ...step, path: '/void', permission: 'tax:void', summary: label('作废', 'Make void'), body: RowReason },
    declare: { ...step, path: '/declare', permission: 'tax:declare', summary: label('申报', 'Declare'), body: RowKey },
    receipt: {
      ...step,
      path: '/receipt',
      permission: 'tax:declare',
      summary: label('登记回执', 'Enter the receipt'),
      body: TaxReceiptInput,
    },
    payTax: { ...step, path: '/payTax', permission: 'tax:pay', summary: label('缴款登记', 'Record the payment'), body: TaxPayInput },
    correct: { ...step, path: '/correct', permission: 'tax:declare', summary: label('更正', 'Correct'), body: RowReason },
    rework: { ...step, path: '/rework', permission: 'tax:build', summary: label('重新申报', 'Declare again'), body: RowKey },
  },
});
