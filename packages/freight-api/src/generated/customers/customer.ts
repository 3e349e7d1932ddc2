// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type {
  BatchResult,
  CreditInput,
  Customer,
  CustomerAdd,
  CustomerEdit,
  CustomerSummary,
  ImportResult,
  InvoiceInfoInput,
  RateInput,
  RegistrationCheck,
  RowKey,
  RowReason,
  RowVerdict,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { CreditInput, Customer, CustomerAdd, CustomerEdit, CustomerSummary, InvoiceInfoInput, RateInput, RegistrationCheck } from '../models.ts';
/** Query of `list`: filters by field. */
export type CustomerListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'customerName'
  | 'customerKind'
  | 'contactName'
  | 'contactPhone'
  | 'uscc'
  | 'idNo'
  | 'city'
  | 'adcode'
  | 'salesUserId'
  | 'departId'
  | 'parentAgentId'
  | 'lossSettingId'
  | 'needBusinessReview'
  | 'needCheckByCustomer'
  | 'customerNo'
  | 'settleType'
  | 'dianfuEnabled'
  | 'feeCalcMode'
  | 'invoiceType'
  | 'contractId'
  | 'contractValidTo'
  | 'walletId'
  | 'regSource'
  | 'state'
  | 'submitTime'
  | 'reviewTime'
  | 'verifyState'
  | 'uploadState'
  | 'uploadEnvironment'
  | 'uploadTime'
>;
/** Query of `importExcel`. */
export type CustomerImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `registrationCheck`. */
export type CustomerRegistrationCheckQuery = {
  id: string;
};
/** Query of `summary`. */
export type CustomerSummaryQuery = {
  id: string;
};
/** Fields of Customer (客户). */
export const customerFields = {
  customerName: {
    kind: 'text',
    label: { zh: '客户名称', en: 'Customer' },
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_customer', column: 'customer_name' },
    maxLength: 100,
    required: true,
  },
  customerKind: {
    kind: 'dict',
    label: { zh: '客户类型', en: 'Kind' },
    filter: 'options',
    sortable: true,
    otherNames: { 企业: '1', 公司: '1', 货主: '1', 企业货主: '1', 代理: '2', 货代: '2', 货代公司: '2', 个人: '3', 个体: '3' },
    dict: 'customer_kind',
    required: true,
  },
  contactName: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, filter: 'text', maxLength: 50, required: true },
  contactPhone: {
    kind: 'text',
    label: { zh: '联系电话', en: 'Contact phone' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
  uscc: {
    kind: 'text',
    label: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    rule: 'uscc',
    filter: 'equals',
    unique: { table: 'hy_customer', column: 'uscc' },
    spelling: 'compact',
    maxLength: 18,
  },
  idNo: {
    kind: 'text',
    label: { zh: '身份证号', en: 'ID card number' },
    rule: 'idCard',
    sensitive: true,
    filter: 'equals',
    spelling: 'compact',
    maxLength: 18,
  },
  legalPerson: { kind: 'text', label: { zh: '法人', en: 'Legal representative' }, maxLength: 50 },
  legalIdNo: {
    kind: 'text',
    label: { zh: '法人身份证号', en: 'ID card of the representative' },
    rule: 'idCard',
    sensitive: true,
    spelling: 'compact',
    maxLength: 18,
  },
  legalPhone: { kind: 'text', label: { zh: '法人电话', en: 'Phone of the representative' }, rule: 'mobile', sensitive: true, spelling: 'phone', maxLength: 18 },
  email: { kind: 'text', label: { zh: '邮箱', en: 'E-mail' }, rule: 'email', maxLength: 100 },
  province: { kind: 'text', label: { zh: '省', en: 'Province' }, maxLength: 50, group: 'adcode' },
  city: { kind: 'text', label: { zh: '市', en: 'City' }, filter: 'text', maxLength: 50, group: 'adcode' },
  district: { kind: 'text', label: { zh: '区县', en: 'District' }, maxLength: 50, group: 'adcode' },
  adcode: {
    kind: 'text',
    label: { zh: '行政区划', en: 'Division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
    group: 'adcode',
  },
  address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 256 },
  businessLicenceFile: { kind: 'files', label: { zh: '营业执照', en: 'Business licence' }, biz: 'certificate', image: true },
  legalIdFiles: { kind: 'files', label: { zh: '法人身份证照片', en: 'ID card photos' }, sensitive: true, biz: 'certificate', image: true },
  authFile: {
    kind: 'files',
    label: { zh: '授权书', en: 'Letter of authority' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxSize: 20971520,
  },
  industry: { kind: 'text', label: { zh: '行业', en: 'Industry' }, maxLength: 50 },
  salesUserId: { kind: 'reference', label: { zh: '业务员', en: 'Salesperson' }, filter: 'equals', textField: 'salesUserName', reference: 'user' },
  departId: { kind: 'reference', label: { zh: '归属部门', en: 'Department' }, filter: 'equals', reference: 'depart' },
  parentAgentId: { kind: 'reference', label: { zh: '所属代理', en: 'Agent' }, filter: 'equals', textField: 'parentAgentName', reference: 'customer' },
  lossSettingId: { kind: 'reference', label: { zh: '货损设置', en: 'Loss setting' }, filter: 'equals', reference: 'lossSetting' },
  needBusinessReview: { kind: 'flag', label: { zh: '需业务审核', en: 'Business review needed' }, filter: 'options', default: '1', dict: 'yn' },
  needCheckByCustomer: { kind: 'flag', label: { zh: '需客户验收', en: 'Customer checks' }, filter: 'options', default: '1', dict: 'yn' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  customerNo: { kind: 'text', label: { zh: '客户编号', en: 'Customer number' }, filter: 'text', sortable: true, maxLength: 20, readOnly: true },
  salesUserName: { kind: 'text', label: { zh: '业务员姓名', en: 'Salesperson name' }, maxLength: 100, readOnly: true },
  parentAgentName: { kind: 'text', label: { zh: '代理名称', en: 'Agent name' }, maxLength: 100, readOnly: true },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', sortable: true, dict: 'settle_type', readOnly: true },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 0, readOnly: true },
  monthDay: { kind: 'integer', label: { zh: '月结日', en: 'Day of the month' }, minimum: 0, readOnly: true },
  creditLimit: {
    kind: 'money',
    label: { zh: '授信额度', en: 'Credit limit' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  creditUsed: {
    kind: 'money',
    label: { zh: '已用额度', en: 'Credit used' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dianfuEnabled: { kind: 'flag', label: { zh: '开通垫付', en: 'Advance enabled' }, filter: 'options', dict: 'yn', readOnly: true },
  dianfuLimit: {
    kind: 'money',
    label: { zh: '垫付额度', en: 'Advance limit' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dianfuTermDays: { kind: 'integer', label: { zh: '垫付账期(天)', en: 'Advance term (days)' }, minimum: 0, readOnly: true },
  dianfuDayRate: { kind: 'integer', label: { zh: '垫付日费率(百万分之)', en: 'Advance rate (ppm per day)' }, minimum: 0, readOnly: true },
  serviceRate: {
    kind: 'quantity',
    label: { zh: '服务费率', en: 'Service rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  feeCalcMode: { kind: 'dict', label: { zh: '服务费方式', en: 'Service fee mode' }, filter: 'options', sortable: true, dict: 'fee_calc_mode', readOnly: true },
  taxRate: {
    kind: 'quantity',
    label: { zh: '开票税率', en: 'Tax rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  invoiceTitle: { kind: 'text', label: { zh: '开票抬头', en: 'Invoice title' }, maxLength: 100, readOnly: true },
  taxNo: { kind: 'text', label: { zh: '纳税人识别号', en: 'Taxpayer number' }, rule: 'taxNo', spelling: 'compact', maxLength: 20, readOnly: true },
  invoiceAddress: { kind: 'text', label: { zh: '开票地址', en: 'Invoice address' }, maxLength: 200, readOnly: true },
  invoiceTel: { kind: 'text', label: { zh: '开票电话', en: 'Invoice phone' }, rule: 'phone', spelling: 'phone', maxLength: 30, readOnly: true },
  invoiceBank: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100, readOnly: true },
  invoiceAccount: { kind: 'text', label: { zh: '银行账号', en: 'Bank account' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32, readOnly: true },
  invoiceType: { kind: 'dict', label: { zh: '发票类型', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', readOnly: true },
  invoiceEmail: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100, readOnly: true },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50, readOnly: true },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30, readOnly: true },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200, readOnly: true },
  contractId: {
    kind: 'reference',
    label: { zh: '客户合同', en: 'Contract' },
    filter: 'equals',
    textField: 'contractNo',
    reference: 'contract',
    readOnly: true,
  },
  contractNo: { kind: 'text', label: { zh: '合同编号', en: 'Contract number' }, maxLength: 30, readOnly: true },
  contractValidTo: { kind: 'date', label: { zh: '合同到期日', en: 'Contract until' }, filter: 'range', sortable: true, readOnly: true },
  walletId: { kind: 'reference', label: { zh: '钱包', en: 'Wallet' }, filter: 'equals', reference: 'customerWallet', readOnly: true },
  walletAvailable: {
    kind: 'money',
    label: { zh: '钱包可用', en: 'Wallet available' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dianfuBalance: {
    kind: 'money',
    label: { zh: '垫付余额', en: 'Advanced' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  regSource: { kind: 'dict', label: { zh: '注册来源', en: 'Registered through' }, filter: 'options', sortable: true, dict: 'reg_source', readOnly: true },
  state: { kind: 'dict', label: { zh: '审核状态', en: 'Review status' }, filter: 'options', sortable: true, dict: 'review_state', readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', sortable: true, readOnly: true },
  reviewBy: { kind: 'text', label: { zh: '审核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Reviewed at' }, filter: 'range', sortable: true, readOnly: true },
  reviewRemark: { kind: 'longText', label: { zh: '审核意见', en: 'Review remark' }, maxLength: 200, readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '资质核验', en: 'Verification' }, filter: 'options', sortable: true, dict: 'step_state', readOnly: true },
  verifyRemark: { kind: 'longText', label: { zh: '核验说明', en: 'Verification remark' }, maxLength: 500, readOnly: true },
  uploadState: { kind: 'dict', label: { zh: '上传状态', en: 'Upload status' }, filter: 'options', sortable: true, dict: 'upload_state', readOnly: true },
  uploadEnvironment: {
    kind: 'dict',
    label: { zh: '上报环境', en: 'Upload environment' },
    filter: 'options',
    sortable: true,
    dict: 'upload_environment',
    readOnly: true,
  },
  uploadTime: { kind: 'dateTime', label: { zh: '上传时间', en: 'Uploaded at' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Customer. */
export const customerSums = ['creditLimit', 'creditUsed', 'walletAvailable', 'dianfuBalance'] as const;
/** States and moves of customer. */
export const customerReview = {
  name: 'customerReview',
  field: 'state',
  dict: 'review_state',
  codes: { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' },
  moves: {
    submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: 'customer:edit' },
    approve: { from: ['pending'], to: 'approved', permission: 'customerManager:review' },
    refuse: { from: ['pending'], to: 'refused', permission: 'customerManager:review' },
    rework: { from: ['approved', 'expired'], to: 'pending', permission: 'customer:edit' },
    freeze: { from: ['approved'], to: 'frozen', permission: 'customer:freeze' },
    unfreeze: { from: ['frozen'], to: 'approved', permission: 'customer:freeze' },
    expire: { from: ['approved'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./customer.schemas.ts');
/** What the calls of customer take, as schemas for forms; fetched when asked for. */
export const customerSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).customerAddInput,
  /** Of `credit`. */
  credit: async () => (await loadSchemas()).customerCreditInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).customerEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).customerFreezeInput,
  /** Of `invoiceInfo`. */
  invoiceInfo: async () => (await loadSchemas()).customerInvoiceInfoInput,
  /** Of `managerFreeze`. */
  managerFreeze: async () => (await loadSchemas()).customerManagerFreezeInput,
  /** Of `managerUnfreeze`. */
  managerUnfreeze: async () => (await loadSchemas()).customerManagerUnfreezeInput,
  /** Of `rate`. */
  rate: async () => (await loadSchemas()).customerRateInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).customerReviewInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).customerSubmitInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).customerUnfreezeInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).customerVerifyInput,
};
/** Calls of customer. */
export const createCustomerApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).customerAddInput,
    edit: async () => (await loadSchemas()).customerEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增客户 · Add: Customer. Needs `customer:add`. */
  add: (body: CustomerAdd, options?: CallOptions) => transport.request<Customer>({ method: 'POST', path: `/customer/hyCustomer/add`, body, ...options }),
  /** 授信与账期 · Credit and term. Needs `customer:credit`. */
  credit: (body: CreditInput, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/credit`, body, ...options }),
  /** 删除客户 · Delete: Customer. Needs `customer:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/customer/hyCustomer/delete`, query: { id }, ...options }),
  /** 批量删除客户 · Delete several: Customer. Needs `customer:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/customer/hyCustomer/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑客户 · Edit: Customer. Needs `customer:edit`. */
  edit: (body: CustomerEdit, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/edit`, body, ...options }),
  /** 导出客户 · Export: Customer. Needs `customer:export`. */
  export: (query: CustomerListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyCustomer/exportXls`, query, content: 'file', ...options }),
  /** 冻结客户 · Freeze: Customer. Needs `customer:freeze`. */
  freeze: (body: RowReason, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/freeze`, body, ...options }),
  /** 导入客户 · Import: Customer. Needs `customer:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/customer/hyCustomer/importExcel`, file, options }),
  /** 按行导入客户 · Import rows: Customer. Needs `customer:import`. */
  importRows: importRows(transport, '/customer/hyCustomer'),
  /** 客户导入模板 · Import template: Customer. Needs `customer:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyCustomer/importTemplate`, content: 'file', ...options }),
  /** 开票资料 · Invoice data. Needs `customer:invoice`. */
  invoiceInfo: (body: InvoiceInfoInput, options?: CallOptions) =>
    transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/invoiceInfo`, body, ...options }),
  /** 客户列表 · List: Customer. Needs `customer:list`. */
  list: (query: CustomerListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Customer>>({ method: 'GET', path: `/customer/hyCustomer/list`, query, ...options }),
  /** 冻结货主 · Freeze a shipper. Needs `customerManager:freeze`. */
  managerFreeze: (body: RowReason, options?: CallOptions) =>
    transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/managerFreeze`, body, ...options }),
  /** 解冻货主 · Unfreeze a shipper. Needs `customerManager:freeze`. */
  managerUnfreeze: (body: RowReason, options?: CallOptions) =>
    transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/managerUnfreeze`, body, ...options }),
  /** 客户详情 · Get: Customer. Needs `customer:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Customer>({ method: 'GET', path: `/customer/hyCustomer/queryById`, query: { id }, ...options }),
  /** 费率 · Rates. Needs `customer:rate`. */
  rate: (body: RateInput, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/rate`, body, ...options }),
  /** 查看 · View. Needs `customerManager:view`. */
  registrationCheck: (query: CustomerRegistrationCheckQuery, options?: CallOptions) =>
    transport.request<RegistrationCheck>({ method: 'GET', path: `/customer/hyCustomer/registrationCheck`, query, ...options }),
  /** 审核客户 · Review: Customer. Needs `customerManager:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/review`, body, ...options }),
  /** 提交客户审核 · Submit for review: Customer. Needs `customer:edit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/submit`, body, ...options }),
  /** 客户概况 · Summary. Needs `customer:list`. */
  summary: (query: CustomerSummaryQuery, options?: CallOptions) =>
    transport.request<CustomerSummary>({ method: 'GET', path: `/customer/hyCustomer/summary`, query, ...options }),
  /** 解冻客户 · Unfreeze: Customer. Needs `customer:freeze`. */
  unfreeze: (body: RowReason, options?: CallOptions) => transport.request<Customer>({ method: 'PUT', path: `/customer/hyCustomer/unfreeze`, body, ...options }),
  /** 核验客户 · Verify: Customer. Needs `customerManager:review`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<Customer>({ method: 'POST', path: `/customer/hyCustomer/verify`, body, ...options }),
});
