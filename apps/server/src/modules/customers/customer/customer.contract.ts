import { z } from 'zod';
import {
  basisPoints,
  contract,
  date,
  dict,
  entity,
  files,
  flag,
  Id,
  IdQuery,
  integer,
  longText,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { placeGroup } from '../../region/placeGroup.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { partyHeadings } from '../../region/partyHeadings.ts';
import { reviewEndpoints, verifyEndpoints } from '../../review/review.contract.ts';
import { reviewFields, uploadFields, verifyFields } from '../../review/review.fields.ts';
import { reviewMachine } from '../../review/review.states.ts';

const invoiceFields = {
  invoiceTitle: text({ zh: '开票抬头', en: 'Invoice title' }, { max: 100 }),
  taxNo: text({ zh: '纳税人识别号', en: 'Taxpayer number' }, { max: 20, rule: 'taxNo' }),
  invoiceAddress: text({ zh: '开票地址', en: 'Invoice address' }, { max: 200 }),
  invoiceTel: text({ zh: '开票电话', en: 'Invoice phone' }, { max: 30, rule: 'phone' }),
  invoiceBank: text({ zh: '开户行', en: 'Bank' }, { max: 100 }),
  invoiceAccount: text({ zh: '银行账号', en: 'Bank account' }, { max: 32, rule: 'corporateAccount' }),
  invoiceType: dict('invoice_type', { label: { zh: '发票类型', en: 'Kind of invoice' } }),
  invoiceEmail: text({ zh: '收票邮箱', en: 'Invoice e-mail' }, { max: 100, rule: 'email' }),
  mailName: text({ zh: '收票人', en: 'Mail to' }, { max: 50 }),
  mailPhone: text({ zh: '收票电话', en: 'Mail phone' }, { max: 30, rule: 'phone' }),
  mailAddress: text({ zh: '收票地址', en: 'Mail address' }, { max: 200 }),
};

/** An account holder: shipper company, agent company or private shipper. @source freight-domain 2.10 */
export const Customer = entity('customer', {
  label: { zh: '客户', en: 'Customer' },
  groups: [placeGroup()],
  required: {
    customerName: text(
      { zh: '客户名称', en: 'Customer' },
      {
        max: 100,
        filter: 'text',
        sortable: true,
        unique: { table: 'hy_customer', column: 'customer_name' },
      },
    ),
    customerKind: dict('customer_kind', {
      label: { zh: '客户类型', en: 'Kind' },
      options: {
        otherNames: { 企业: '1', 公司: '1', 货主: '1', 企业货主: '1', 代理: '2', 货代: '2', 货代公司: '2', 个人: '3', 个体: '3' },
      },
    }),
    contactName: text({ zh: '联系人', en: 'Contact' }, { max: 50, filter: 'text' }),
    contactPhone: text({ zh: '联系电话', en: 'Contact phone' }, { max: 18, rule: 'mobile', sensitive: true, filter: 'equals' }),
  },
  optional: {
    uscc: text(
      { zh: '统一社会信用代码', en: 'Unified social credit code' },
      {
        max: 18,
        rule: 'uscc',
        filter: 'equals',
        unique: { table: 'hy_customer', column: 'uscc' },
        description: 'Required for companies.',
      },
    ),
    idNo: text(
      { zh: '身份证号', en: 'ID card number' },
      {
        max: 18,
        rule: 'idCard',
        sensitive: true,
        filter: 'equals',
        description: 'Required for private shippers.',
      },
    ),
    legalPerson: text({ zh: '法人', en: 'Legal representative' }, { max: 50 }),
    legalIdNo: text({ zh: '法人身份证号', en: 'ID card of the representative' }, { max: 18, rule: 'idCard', sensitive: true }),
    legalPhone: text({ zh: '法人电话', en: 'Phone of the representative' }, { max: 18, rule: 'mobile', sensitive: true }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 100, rule: 'email' }),
    province: text({ zh: '省', en: 'Province' }, { max: 50 }),
    city: text({ zh: '市', en: 'City' }, { max: 50, filter: 'text' }),
    district: text({ zh: '区县', en: 'District' }, { max: 50 }),
    adcode: text({ zh: '行政区划', en: 'Division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
    address: text({ zh: '地址', en: 'Address' }, { max: 256 }),
    businessLicenceFile: files({ zh: '营业执照', en: 'Business licence' }, { biz: 'certificate', image: true }),
    legalIdFiles: files({ zh: '法人身份证照片', en: 'ID card photos' }, { sensitive: true, biz: 'certificate', image: true }),
    authFile: files(
      { zh: '授权书', en: 'Letter of authority' },
      { sensitive: true, biz: 'certificate', accept: '.pdf,.jpg,.jpeg,.png', maxSize: 20 * 1024 * 1024 },
    ),
    industry: text({ zh: '行业', en: 'Industry' }, { max: 50 }),
    salesUserId: reference('user', { label: { zh: '业务员', en: 'Salesperson' }, options: { textField: 'salesUserName' } }),
    departId: reference('depart', { label: { zh: '归属部门', en: 'Department' } }),
    parentAgentId: reference('customer', { label: { zh: '所属代理', en: 'Agent' }, options: { textField: 'parentAgentName' } }),
    lossSettingId: reference('lossSetting', { label: { zh: '货损设置', en: 'Loss setting' } }),
    needBusinessReview: flag({ zh: '需业务审核', en: 'Business review needed' }, { default: '1' }),
    needCheckByCustomer: flag({ zh: '需客户验收', en: 'Customer checks' }, { default: '1' }),
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 500 }),
  },
  computed: {
    customerNo: text({ zh: '客户编号', en: 'Customer number' }, { max: 20, filter: 'text', sortable: true }),
    salesUserName: text({ zh: '业务员姓名', en: 'Salesperson name' }, { max: 100 }),
    parentAgentName: text({ zh: '代理名称', en: 'Agent name' }, { max: 100 }),
    settleType: dict('settle_type', { label: { zh: '结算方式', en: 'Settlement' } }),
    termDays: integer({ zh: '账期(天)', en: 'Term (days)' }),
    monthDay: integer({ zh: '月结日', en: 'Day of the month' }),
    creditLimit: money({ zh: '授信额度', en: 'Credit limit' }, { sortable: true }),
    creditUsed: money({ zh: '已用额度', en: 'Credit used' }, { sortable: true }),
    dianfuEnabled: flag({ zh: '开通垫付', en: 'Advance enabled' }),
    dianfuLimit: money({ zh: '垫付额度', en: 'Advance limit' }),
    dianfuTermDays: integer({ zh: '垫付账期(天)', en: 'Advance term (days)' }),
    dianfuDayRate: integer({ zh: '垫付日费率(百万分之)', en: 'Advance rate (ppm per day)' }),
    serviceRate: basisPoints({ zh: '服务费率', en: 'Service rate' }),
    feeCalcMode: dict('fee_calc_mode', { label: { zh: '服务费方式', en: 'Service fee mode' } }),
    taxRate: basisPoints({ zh: '开票税率', en: 'Tax rate' }),
    ...invoiceFields,
    contractId: reference('contract', { label: { zh: '客户合同', en: 'Contract' }, options: { textField: 'contractNo' } }),
    contractNo: text({ zh: '合同编号', en: 'Contract number' }, { max: 30 }),
    contractValidTo: date({ zh: '合同到期日', en: 'Contract until' }),
    walletId: reference('customerWallet', { label: { zh: '钱包', en: 'Wallet' } }),
    walletAvailable: money({ zh: '钱包可用', en: 'Wallet available' }),
    dianfuBalance: money({ zh: '垫付余额', en: 'Advanced' }, { sortable: true }),
    regSource: dict('reg_source', { label: { zh: '注册来源', en: 'Registered through' } }),
    ...reviewFields,
    ...verifyFields,
    ...uploadFields,
  },
  importHeadings: {
    customerName: partyHeadings.name,
    uscc: partyHeadings.uscc,
    idNo: partyHeadings.idNo,
    ...partyHeadings.contact,
  },
  importColumns: ['customerName', 'customerKind', 'uscc', 'idNo', 'contactName', 'contactPhone', 'adcode', 'address'],
  exportColumns: [
    'customerNo',
    'customerName',
    'customerKind',
    'uscc',
    'contactName',
    'contactPhone',
    'salesUserName',
    'settleType',
    'termDays',
    'creditLimit',
    'creditUsed',
    'walletAvailable',
    'dianfuBalance',
    'serviceRate',
    'state',
    'verifyState',
    'uploadState',
    'uploadEnvironment',
    'createTime',
  ],
  sums: ['creditLimit', 'creditUsed', 'walletAvailable', 'dianfuBalance'],
});

const may = { edit: 'customer:edit', review: 'customerManager:review', freeze: 'customer:freeze' };

/** Certification of customers. @source freight-domain 3.3 */
export const customerReview = reviewMachine('customerReview', may);

const reason = longText({ zh: '调整原因', en: 'Reason' }, { max: 200, min: 1 });

/** Terms on which a customer pays. @source freight-domain F07 */
export const CreditInput = RowKey.extend({
  settleType: z.enum(['0', '1', '2', '3']),
  termDays: z.int().min(1).max(180).nullish(),
  monthDay: z.int().min(1).max(28).nullish(),
  creditLimit: z.int().min(0),
  dianfuEnabled: z.enum(['0', '1']),
  dianfuLimit: z.int().min(0),
  dianfuTermDays: z.int().min(0).max(365),
  dianfuDayRate: z.int().min(0).max(10_000),
  reason,
}).meta({ id: 'CreditInput' });

/** Rates of a customer. */
export const RateInput = RowKey.extend({
  serviceRate: z.int().min(0).max(2000),
  feeCalcMode: z.enum(['1', '2']),
  taxRate: z.union([z.literal(900), z.literal(600), z.literal(300), z.literal(100)]),
  reason,
}).meta({ id: 'RateInput' });

/** What stands on a customer's invoices. */
export const InvoiceInfoInput = RowKey.extend(
  Object.fromEntries(Object.entries(invoiceFields).map(([name, field]) => [name, field.nullish()])) as {
    [Name in keyof typeof invoiceFields]: z.ZodOptional<z.ZodNullable<(typeof invoiceFields)[Name]>>;
  },
).meta({
  id: 'InvoiceInfoInput',
});

/** A customer's standing in figures. Money in fen. */
const CustomerSummary = z
  .object({
    creditLimit: z.int(),
    creditUsed: z.int(),
    creditLeft: z.int(),
    walletAvailable: z.int(),
    walletFrozen: z.int(),
    receivable: z.int(),
    dianfuBalance: z.int(),
    shipperCount: z.int(),
    userCount: z.int(),
  })
  .meta({ id: 'CustomerSummary' });

/** What a reviewer is told beyond the papers: whether the number is well formed, and who else has it. @source freight-domain F08 审核 */
const RegistrationCheck = z
  .object({
    /** Name of the field that identifies the party: `uscc` or `idNo`. */
    number: z.enum(['uscc', 'idNo']),
    /** Null: it passes. */
    problem: z.string().nullable(),
    /** Other parties with the same number, name or phone. */
    duplicates: z.array(
      z.object({
        kind: z.enum(['customer', 'shipper', 'carrier']),
        id: Id,
        name: z.string(),
        state: z.string(),
        same: z.array(z.enum(['number', 'name', 'phone'])),
      }),
    ),
  })
  .meta({ id: 'RegistrationCheck' });

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;

const { freeze, unfreeze } = reviewEndpoints(Customer, { ...may, freeze: 'customerManager:freeze' });
/** Freezing by those who review registrations: shippers alone, no agents. @source freight-domain F08 */
const managerEndpoints = {
  managerFreeze: { ...freeze, path: '/managerFreeze', summary: { zh: '冻结货主', en: 'Freeze a shipper' } },
  managerUnfreeze: { ...unfreeze, path: '/managerUnfreeze', summary: { zh: '解冻货主', en: 'Unfreeze a shipper' } },
} as const;

/** @source freight-domain F07, F08 */
export const customerContract = contract('/customer/hyCustomer', {
  about: { domain: 'customers', name: 'customer', entity: Customer, states: customerReview },
  endpoints: {
    ...standardEndpoints(Customer, 'customer'),
    ...reviewEndpoints(Customer, may),
    ...verifyEndpoints(Customer, may.review),
    ...managerEndpoints,
    credit: {
      method: 'PUT',
      path: '/credit',
      permission: 'customer:credit',
      summary: { zh: '授信与账期', en: 'Credit and term' },
      body: CreditInput,
      checkable: true,
      reply: Customer.row,
      idempotent: 'accepted',
      errors,
    },
    rate: {
      method: 'PUT',
      path: '/rate',
      permission: 'customer:rate',
      summary: { zh: '费率', en: 'Rates' },
      body: RateInput,
      checkable: true,
      reply: Customer.row,
      idempotent: 'accepted',
      errors,
    },
    invoiceInfo: {
      method: 'PUT',
      path: '/invoiceInfo',
      permission: 'customer:invoice',
      summary: { zh: '开票资料', en: 'Invoice data' },
      body: InvoiceInfoInput,
      checkable: true,
      reply: Customer.row,
      idempotent: 'accepted',
      errors,
    },
    registrationCheck: {
      method: 'GET',
      path: '/registrationCheck',
      permission: 'customerManager:view',
      summary: { zh: '查看', en: 'View' },
      query: IdQuery,
      reply: RegistrationCheck,
      errors: ['NotFound'],
    },
    summary: {
      method: 'GET',
      path: '/summary',
      permission: 'customer:list',
      summary: { zh: '客户概况', en: 'Summary' },
      query: IdQuery,
      reply: CustomerSummary,
      errors: ['NotFound'],
    },
  },
});
