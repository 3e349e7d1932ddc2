// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  Approval,
  InsuranceCompany,
  InsurancePolicy,
  OpenAmount,
  PolicyBuyInput,
  PolicyClaimInput,
  PolicyQuoteInput,
  PolicySettleInput,
  PremiumSettleInput,
  RowReason,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  Approval,
  InsuranceCompany,
  InsurancePolicy,
  OpenAmount,
  PolicyBuyInput,
  PolicyClaimInput,
  PolicyQuoteInput,
  PolicySettleInput,
  PremiumSettleInput,
} from '../models.ts';
/** Query of `list`: filters by field. */
export type InsurancePolicyListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'orderPolicyNo'
  | 'policyNumber'
  | 'insuranceCompanyCode'
  | 'insuranceCompanyName'
  | 'insuranceType'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'companyId'
  | 'customerId'
  | 'cargoTypeCode'
  | 'payer'
  | 'startTime'
  | 'endTime'
  | 'vehicleNumber'
  | 'state'
  | 'isAuto'
  | 'quoteTime'
  | 'buyTime'
  | 'issueTime'
  | 'failTime'
  | 'cancelTime'
  | 'claimTime'
  | 'settleTime'
  | 'simulated'
  | 'toInsure'
>;
/** Query of `file`. */
export type InsurancePolicyFileQuery = {
  id: string;
};
/** Query of `openPremiums`. */
export type InsurancePolicyOpenPremiumsQuery = {
  /** 运营主体 · Company */
  companyId: string;
  /** 保险公司 · Insurer */
  insuranceCompanyCode: string;
  /** 结算月份 · Month */
  month: string;
};
/** Query of `statusCount`. */
export type InsurancePolicyStatusCountQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Fields of Policy (保单). */
export const insurancePolicyFields = {
  orderPolicyNo: {
    kind: 'text',
    label: { zh: '投保单号', en: 'Order number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  policyNumber: { kind: 'text', label: { zh: '保险单号', en: 'Policy number' }, spelling: 'compact', filter: 'text', maxLength: 30, readOnly: true },
  insuranceCompanyCode: { kind: 'text', label: { zh: '保险公司代码', en: 'Code of the insurer' }, filter: 'equals', maxLength: 30, readOnly: true },
  insuranceCompanyName: { kind: 'text', label: { zh: '保险公司', en: 'Insurer' }, filter: 'text', maxLength: 50, readOnly: true },
  insuranceType: { kind: 'dict', label: { zh: '险种', en: 'Kind of insurance' }, filter: 'options', sortable: true, dict: 'insurance_type', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  applicant: { kind: 'text', label: { zh: '投保人', en: 'Policyholder' }, maxLength: 512, readOnly: true },
  applicantIdNo: { kind: 'text', label: { zh: '投保人证件号', en: 'ID of the policyholder' }, sensitive: true, maxLength: 18, readOnly: true },
  insured: { kind: 'text', label: { zh: '被保险人', en: 'Insured' }, maxLength: 100, readOnly: true },
  insuredIdNo: {
    kind: 'text',
    label: { zh: '被保险人证件号', en: 'ID of the insured' },
    rule: 'partyNo',
    sensitive: true,
    spelling: 'compact',
    maxLength: 18,
    readOnly: true,
  },
  insuredPhone: {
    kind: 'text',
    label: { zh: '被保险人电话', en: 'Phone of the insured' },
    rule: 'mobile',
    sensitive: true,
    spelling: 'phone',
    maxLength: 18,
    readOnly: true,
  },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, maxLength: 100, readOnly: true },
  cargoTypeCode: { kind: 'dict', label: { zh: '货物类型', en: 'Cargo type' }, filter: 'options', sortable: true, dict: 'cargo_type', readOnly: true },
  weight: {
    kind: 'quantity',
    label: { zh: '重量', en: 'Weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  insuredAmount: {
    kind: 'money',
    label: { zh: '保险金额', en: 'Insured amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  rateE6: {
    kind: 'quantity',
    label: { zh: '费率', en: 'Rate' },
    minimum: 0,
    unit: { stored: 'e6', factor: 10000, decimals: 4, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  premium: {
    kind: 'money',
    label: { zh: '保费', en: 'Premium' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  payer: { kind: 'dict', label: { zh: '保费承担', en: 'Paid by' }, filter: 'options', sortable: true, dict: 'premium_payer', readOnly: true },
  startTime: { kind: 'dateTime', label: { zh: '保险起期', en: 'Cover begins' }, filter: 'range', sortable: true, readOnly: true },
  endTime: { kind: 'dateTime', label: { zh: '保险止期', en: 'Cover ends' }, filter: 'range', sortable: true, readOnly: true },
  fromAddress: { kind: 'text', label: { zh: '起运地', en: 'From' }, maxLength: 400, readOnly: true },
  toAddress: { kind: 'text', label: { zh: '目的地', en: 'To' }, maxLength: 400, readOnly: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, filter: 'text', maxLength: 35, readOnly: true },
  state: { kind: 'dict', label: { zh: '保险状态', en: 'Insurance status' }, filter: 'options', sortable: true, dict: 'insurance_state', readOnly: true },
  isAuto: { kind: 'flag', label: { zh: '自动投保', en: 'Bought automatically' }, filter: 'options', dict: 'yn', readOnly: true },
  quoteTime: { kind: 'dateTime', label: { zh: '报价时间', en: 'Quoted at' }, filter: 'range', sortable: true, readOnly: true },
  buyTime: { kind: 'dateTime', label: { zh: '投保时间', en: 'Bought at' }, filter: 'range', sortable: true, readOnly: true },
  buyBy: { kind: 'text', label: { zh: '投保操作人', en: 'Bought by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  issueTime: { kind: 'dateTime', label: { zh: '出单时间', en: 'Issued at' }, filter: 'range', sortable: true, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  failTime: { kind: 'dateTime', label: { zh: '失败时间', en: 'Failed at' }, filter: 'range', sortable: true, readOnly: true },
  cancelReason: { kind: 'text', label: { zh: '退保原因', en: 'Why it is cancelled' }, maxLength: 200, readOnly: true },
  cancelBy: { kind: 'text', label: { zh: '退保人', en: 'Cancelled by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  cancelTime: { kind: 'dateTime', label: { zh: '退保时间', en: 'Cancelled at' }, filter: 'range', sortable: true, readOnly: true },
  refundPremium: {
    kind: 'money',
    label: { zh: '退回保费', en: 'Premium given back' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  settledPremium: {
    kind: 'money',
    label: { zh: '已结保费', en: 'Premium settled' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  claimNo: { kind: 'text', label: { zh: '理赔编号', en: 'Claim number' }, maxLength: 40, readOnly: true },
  claimReason: { kind: 'longText', label: { zh: '出险说明', en: 'What happened' }, maxLength: 500, readOnly: true },
  claimApplyAmount: {
    kind: 'money',
    label: { zh: '索赔金额', en: 'Claimed' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  claimFiles: { kind: 'files', label: { zh: '理赔资料', en: 'Proofs of the claim' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, readOnly: true },
  claimBy: { kind: 'text', label: { zh: '报案人', en: 'Claimed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  claimTime: { kind: 'dateTime', label: { zh: '报案时间', en: 'Claimed at' }, filter: 'range', sortable: true, readOnly: true },
  claimAgreed: {
    kind: 'money',
    label: { zh: '核定赔款', en: 'Agreed by the insurer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  claimAmount: {
    kind: 'money',
    label: { zh: '赔款金额', en: 'Paid by the insurer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  claimResult: { kind: 'text', label: { zh: '理赔结果', en: 'Result of the claim' }, maxLength: 200, readOnly: true },
  settleBy: { kind: 'text', label: { zh: '结案人', en: 'Settled by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  settleTime: { kind: 'dateTime', label: { zh: '结案时间', en: 'Settled at' }, filter: 'range', sortable: true, readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Policy. */
export const insurancePolicySums = ['premium', 'refundPremium'] as const;
/** States and moves of insurancePolicy. */
export const insurancePolicyStates = {
  name: 'insurancePolicy',
  field: 'state',
  dict: 'insurance_state',
  codes: { quoted: '10', buying: '20', inForce: '30', failed: '40', cancelling: '50', cancelled: '60', claiming: '70', closed: '80', expired: '90' },
  moves: {
    buy: { from: ['quoted'], to: 'buying', permission: 'insurance:buy' },
    lapse: { from: ['quoted'], to: 'failed' },
    issue: { from: ['buying'], to: 'inForce' },
    fail: { from: ['quoted', 'buying'], to: 'failed' },
    cancel: { from: ['inForce'], to: 'cancelling', permission: 'insurance:cancel' },
    revoke: { from: ['inForce'], to: 'cancelling' },
    endCancel: { from: ['cancelling'], to: 'cancelled' },
    refuseCancel: { from: ['cancelling'], to: 'inForce' },
    claim: { from: ['inForce', 'expired'], to: 'claiming', permission: 'insurance:claim' },
    answerClaim: { from: ['claiming'], to: 'claiming' },
    settle: { from: ['claiming'], to: 'closed', permission: 'insurance:settle' },
    expire: { from: ['inForce'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./insurancePolicy.schemas.ts');
/** What the calls of insurancePolicy take, as schemas for forms; fetched when asked for. */
export const insurancePolicySchemas = {
  /** Of `buy`. */
  buy: async () => (await loadSchemas()).insurancePolicyBuyInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).insurancePolicyCancelInput,
  /** Of `claim`. */
  claim: async () => (await loadSchemas()).insurancePolicyClaimInput,
  /** Of `quote`. */
  quote: async () => (await loadSchemas()).insurancePolicyQuoteInput,
  /** Of `settle`. */
  settle: async () => (await loadSchemas()).insurancePolicySettleInput,
  /** Of `settlePremium`. */
  settlePremium: async () => (await loadSchemas()).insurancePolicySettlePremiumInput,
};
/** Calls of insurancePolicy. */
export const createInsurancePolicyApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 购买保险 · Buy insurance. Needs `insurance:buy`. Send an `idempotencyKey`. */
  buy: (body: PolicyBuyInput, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'POST', path: `/hyinsurance/hyInsurancePolicy/buy`, body, ...options }),
  /** 退保 · Cancel a policy. Needs `insurance:cancel`. Send an `idempotencyKey`. */
  cancel: (body: RowReason, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'PUT', path: `/hyinsurance/hyInsurancePolicy/cancel`, body, ...options }),
  /** 申请理赔 · Make a claim. Needs `insurance:claim`. Send an `idempotencyKey`. */
  claim: (body: PolicyClaimInput, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'PUT', path: `/hyinsurance/hyInsurancePolicy/claim`, body, ...options }),
  /** 保险公司 · Insurers. Needs `insurance:list`. */
  companies: (options?: CallOptions) => transport.request<InsuranceCompany[]>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/companies`, ...options }),
  /** 导出保单 · Export: Policy. Needs `insurance:export`. */
  export: (query: InsurancePolicyListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/exportXls`, query, content: 'file', ...options }),
  /** 下载保单 · Download a policy. Needs `insurance:list`. */
  file: (query: InsurancePolicyFileQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/file`, query, content: 'file', ...options }),
  /** 保单列表 · List: Policy. Needs `insurance:list`. */
  list: (query: InsurancePolicyListQuery = {}, options?: CallOptions) =>
    transport.request<Page<InsurancePolicy>>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/list`, query, ...options }),
  /** 未结保费 · Premiums that are open. Needs `insurance:settle`. */
  openPremiums: (query: InsurancePolicyOpenPremiumsQuery, options?: CallOptions) =>
    transport.request<OpenAmount>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/openPremiums`, query, ...options }),
  /** 保单详情 · Get: Policy. Needs `insurance:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/queryById`, query: { id }, ...options }),
  /** 保费报价 · Ask for a premium. Needs `insurance:buy`. */
  quote: (body: PolicyQuoteInput, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'POST', path: `/hyinsurance/hyInsurancePolicy/quote`, body, ...options }),
  /** 理赔结案 · Settle a claim. Needs `insurance:settle`. Send an `idempotencyKey`. */
  settle: (body: PolicySettleInput, options?: CallOptions) =>
    transport.request<InsurancePolicy>({ method: 'PUT', path: `/hyinsurance/hyInsurancePolicy/settle`, body, ...options }),
  /** 申请结算保费 · Ask for premiums to be settled. Needs `insurance:settle`. Send an `idempotencyKey`. */
  settlePremium: (body: PremiumSettleInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/hyinsurance/hyInsurancePolicy/settlePremium`, body, ...options }),
  /** 状态计数 · Count by status. Needs `insurance:list`. */
  statusCount: (query: InsurancePolicyStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyinsurance/hyInsurancePolicy/statusCount`, query, ...options }),
});
