import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  flag,
  millionths,
  longText,
  IdQuery,
  kilograms,
  money,
  person,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { Approval } from '../approval/approval.contract.ts';
import { OpenAmount } from '../openAmount.ts';
import { policyStates } from './policy.states.ts';

const noteId = reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } });
const insuranceType = dict('insurance_type', { label: label('险种', 'Kind of insurance') });
const companyCode = text(label('保险公司', 'Insurer'), { max: 30, min: 1, pattern: /^[\w.-]*$/ });
const insuredAmount = money(label('保险金额', 'Insured amount'));
const insured = text(label('被保险人', 'Insured'), { max: 100 });
const insuredIdNo = text(label('被保险人证件号', 'ID of the insured'), { max: 18, rule: 'partyNo', sensitive: true });
const insuredPhone = text(label('被保险人电话', 'Phone of the insured'), { max: 18, rule: 'mobile', sensitive: true });
const payer = dict('premium_payer', { label: label('保费承担', 'Paid by'), options: { codes: ['customer', 'platform'] } });
const startTime = dateTime(label('保险起期', 'Cover begins'));
const claimReason = longText(label('出险说明', 'What happened'), { max: 500 });
const claimFiles = files(label('理赔资料', 'Proofs of the claim'), { accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 });

/** Insurance of a waybill. @source freight-domain 2.36, G02 */
export const InsurancePolicy = entity('insurancePolicy', {
  label: label('保单', 'Policy'),
  filters: ['toInsure'],
  required: {},
  optional: {},
  computed: {
    orderPolicyNo: text(label('投保单号', 'Order number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    policyNumber: text(label('保险单号', 'Policy number'), { spelling: 'compact', max: 30, filter: 'text' }),
    insuranceCompanyCode: text(label('保险公司代码', 'Code of the insurer'), { max: 30, filter: 'equals' }),
    insuranceCompanyName: text(label('保险公司', 'Insurer'), { max: 50, filter: 'text' }),
    insuranceType,
    noteId,
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    applicant: text(label('投保人', 'Policyholder'), { max: 512 }),
    applicantIdNo: text(label('投保人证件号', 'ID of the policyholder'), { max: 18, sensitive: true }),
    insured,
    insuredIdNo,
    insuredPhone,
    cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
    cargoTypeCode: dict('cargo_type', { label: label('货物类型', 'Cargo type') }),
    weight: kilograms(label('重量', 'Weight')),
    insuredAmount,
    rateE6: millionths(label('费率', 'Rate')),
    premium: money(label('保费', 'Premium'), { sortable: true }),
    payer,
    startTime,
    endTime: dateTime(label('保险止期', 'Cover ends')),
    fromAddress: text(label('起运地', 'From'), { max: 400 }),
    toAddress: text(label('目的地', 'To'), { max: 400 }),
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35, filter: 'text' }),
    state: dict('insurance_state', { label: label('保险状态', 'Insurance status') }),
    isAuto: flag(label('自动投保', 'Bought automatically')),
    quoteTime: dateTime(label('报价时间', 'Quoted at')),
    buyTime: dateTime(label('投保时间', 'Bought at')),
    buyBy: person(label('投保操作人', 'Bought by')),
    issueTime: dateTime(label('出单时间', 'Issued at')),
    failReason: text(label('失败原因', 'Why it failed'), { max: 200 }),
    failTime: dateTime(label('失败时间', 'Failed at')),
    cancelReason: text(label('退保原因', 'Why it is cancelled'), { max: 200 }),
    cancelBy: person(label('退保人', 'Cancelled by')),
    cancelTime: dateTime(label('退保时间', 'Cancelled at')),
    refundPremium: money(label('退回保费', 'Premium given back')),
    settledPremium: money(label('已结保费', 'Premium settled'), { min: -Number.MAX_SAFE_INTEGER }),
    claimNo: text(label('理赔编号', 'Claim number'), { max: 40 }),
    claimReason,
    claimApplyAmount: money(label('索赔金额', 'Claimed')),
    claimFiles,
    claimBy: person(label('报案人', 'Claimed by')),
    claimTime: dateTime(label('报案时间', 'Claimed at')),
    claimAgreed: money(label('核定赔款', 'Agreed by the insurer')),
    claimAmount: money(label('赔款金额', 'Paid by the insurer')),
    claimResult: text(label('理赔结果', 'Result of the claim'), { max: 200 }),
    settleBy: person(label('结案人', 'Settled by')),
    settleTime: dateTime(label('结案时间', 'Settled at')),
    simulated: flag(label('模拟', 'Simulated')),
  },
  exportColumns: [
    'orderPolicyNo',
    'policyNumber',
    'insuranceCompanyName',
    'insuranceType',
    'shippingNoteNumber',
    'customerName',
    'companyName',
    'vehicleNumber',
    'cargoName',
    'insuredAmount',
    'premium',
    'payer',
    'startTime',
    'endTime',
    'state',
    'refundPremium',
    'claimApplyAmount',
    'claimAmount',
    'failReason',
  ],
  importColumns: [],
  sums: ['premium', 'refundPremium'],
});

/** An insurer, with what they insure. @source freight-domain 7 */
const InsuranceCompany = z
  .object({ code: z.string(), name: z.string(), types: z.array(z.string()), simulated: z.boolean() })
  .meta({ id: 'InsuranceCompany' });

/** What an insurer is asked for. The answer stands in a policy of its own until it is bought, or over. @source freight-domain U1 */
export const PolicyQuoteInput = z
  .object({ noteId, insuranceType, insuranceCompanyCode: companyCode, insuredAmount })
  .meta({ id: 'PolicyQuoteInput' });

/** A quote that is taken. @source freight-domain U2, G01 */
export const PolicyBuyInput = RowKey.extend({
  payer,
  startTime: startTime.nullish().describe('Absent: at once.'),
  insured,
  insuredIdNo,
  insuredPhone,
  agreed: z.boolean(),
}).meta({ id: 'PolicyBuyInput' });

/** @source freight-domain U6 */
export const PolicyClaimInput = RowKey.extend({
  claimAmount: money(label('索赔金额', 'Claimed'), { min: 1 }),
  claimReason,
  claimFiles,
}).meta({ id: 'PolicyClaimInput' });

/** What came of a claim; nothing, where the insurer does not pay. @source freight-domain U7, amendments L31 */
export const PolicySettleInput = RowKey.extend({
  claimAmount: money(label('赔款金额', 'Paid by the insurer')),
  companyAccountId: reference('companyAccount', { label: label('到账账户', 'Arrived at the account') }).nullish(),
  bankSerialNo: text(label('银行流水号', 'Bank serial'), { max: 50, spelling: 'compact' }).nullish(),
  claimResult: longText(label('理赔结果', 'Result of the claim'), { max: 200 }),
}).meta({ id: 'PolicySettleInput' });

/** All premiums up to the end of a month that an insurer is still to be paid. @source freight-domain 4.4 P20s */
export const PremiumSettleInput = z
  .object({
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    insuranceCompanyCode: companyCode,
    month: text(label('结算月份', 'Month'), { max: 7, pattern: /^\d{4}-(?:0[1-9]|1[0-2])$/ }),
    reason: longText(label('结算说明', 'Why'), { max: 200 }),
  })
  .meta({ id: 'PremiumSettleInput' });

const { list, queryById, exportXls } = standardEndpoints(InsurancePolicy, 'insurance');
const step = {
  method: 'PUT',
  reply: InsurancePolicy.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain 3.13, G01, G02 */
export const policyContract = contract('/hyinsurance/hyInsurancePolicy', {
  about: { domain: 'finance', name: 'insurancePolicy', entity: InsurancePolicy, states: policyStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('insurance'),
    companies: {
      method: 'GET',
      path: '/companies',
      permission: 'insurance:list',
      summary: label('保险公司', 'Insurers'),
      reply: z.array(InsuranceCompany),
    },
    quote: {
      method: 'POST',
      path: '/quote',
      permission: 'insurance:buy',
      summary: label('保费报价', 'Ask for a premium'),
      body: PolicyQuoteInput,
      reply: InsurancePolicy.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    buy: {
      ...step,
      method: 'POST',
      path: '/buy',
      permission: 'insurance:buy',
      summary: label('购买保险', 'Buy insurance'),
      body: PolicyBuyInput,
    },
    cancel: { ...step, path: '/cancel', permission: 'insurance:cancel', summary: label('退保', 'Cancel a policy'), body: RowReason },
    claim: { ...step, path: '/claim', permission: 'insurance:claim', summary: label('申请理赔', 'Make a claim'), body: PolicyClaimInput },
    settle: {
      ...step,
      path: '/settle',
      permission: 'insurance:settle',
      summary: label('理赔结案', 'Settle a claim'),
      body: PolicySettleInput,
    },
    file: {
      method: 'GET',
      path: '/file',
      permission: 'insurance:list',
      summary: label('下载保单', 'Download a policy'),
      query: IdQuery,
      reply: z.null(),
      content: 'file',
      errors: ['NotFound', 'Conflict'],
    },
    openPremiums: {
      method: 'GET',
      path: '/openPremiums',
      permission: 'insurance:settle',
      summary: label('未结保费', 'Premiums that are open'),
      query: PremiumSettleInput.omit({ reason: true }),
      reply: OpenAmount,
      errors: ['InvalidInput'],
    },
    settlePremium: {
      method: 'POST',
      path: '/settlePremium',
      permission: 'insurance:settle',
      summary: label('申请结算保费', 'Ask for premiums to be settled'),
      body: PremiumSettleInput,
      reply: Approval.row,
      idempotent: 'required',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
