import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dict,
  entity,
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
import { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { OpenAmount } from '../openAmount.ts';
import { ArrivalInput } from '../arrival/arrival.ts';
import { DianfuRepay } from './dianfuRepay.entity.ts';
import { dianfuStates } from './dianfu.states.ts';

const why = (zh: string, en: string) => text(label(zh, en), { max: 200 });

/** Freight that the platform pays before its customer does. @source freight-domain 2.39 */
export const Dianfu = entity('dianfu', {
  label: label('垫付单', 'Advance'),
  required: {},
  optional: {},
  computed: {
    dianfuNo: text(label('垫付单号', 'Advance number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    appliedAmount: money(label('申请金额', 'Asked for')),
    principal: money(label('垫付本金', 'Principal'), { sortable: true }),
    termDays: integer(label('账期(天)', 'Term (days)')),
    feeMode: dict('dianfu_fee_mode', { label: label('垫付费方式', 'Kind of fee') }),
    dayRate: integer(label('日费率(百万分之)', 'Rate (ppm per day)')),
    feeRate: integer(label('固定费率(万分之)', 'Fixed rate (1/10000)')),
    startDate: date(label('起息日', 'From')),
    dueDate: date(label('到期日', 'Due on'), { sortable: true }),
    dueFlag: flag(label('到期标记', 'Due')),
    overdueDays: integer(label('逾期天数', 'Days overdue'), { sortable: true }),
    feeAmount: money(label('垫付费', 'Fee')),
    repaidAmount: money(label('已归还', 'Repaid')),
    balance: money(label('余额', 'Balance'), { sortable: true }),
    writtenOffPrincipal: money(label('核销本金', 'Principal written off')),
    writtenOffFee: money(label('核销垫付费', 'Fee written off')),
    recoveredAmount: money(label('核销后收回', 'Recovered afterwards')),
    state: dict('dianfu_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [dianfuStates.codes.refused, dianfuStates.codes.cancelled],
          label: { zh: '已驳回与已取消', en: 'refused and cancelled' },
        },
      },
    }),
    applyBy: stepBy('申请', 'Asked for'),
    auditBy: stepBy('审核', 'Decided'),
    auditTime: stepAt('审核', 'Decided'),
    auditRemark: why('审核意见', 'Decision: remark'),
    advanceBy: stepBy('放款', 'Advanced'),
    advanceTime: stepAt('放款', 'Advanced'),
    closeReason: why('关闭原因', 'Why it was closed'),
    writeOffBy: stepBy('核销', 'Written off'),
    writeOffTime: stepAt('核销', 'Written off'),
    writeOffReason: why('核销原因', 'Why it was written off'),
    remark: why('备注', 'Remark'),
  },
  exportColumns: [
    'dianfuNo',
    'customerName',
    'shippingNoteNumber',
    'principal',
    'dayRate',
    'startDate',
    'dueDate',
    'overdueDays',
    'feeAmount',
    'repaidAmount',
    'balance',
    'state',
    'applyBy',
    'auditBy',
    'createTime',
  ],
  importColumns: [],
  sums: ['principal', 'feeAmount', 'repaidAmount', 'balance'],
});

/** What is asked for: the money that a waybill lacks. @source freight-domain F1 */
export const DianfuInput = z
  .object({ noteId: Id, remark: longText(label('申请说明', 'Remark'), { max: 200 }).nullish() })
  .meta({ id: 'DianfuInput' });

/** Money that came back. @source freight-domain F5 */
export const DianfuRepayInput = RowKey.extend({
  amount: money(label('归还金额', 'Amount'), { min: 1 }),
  ...ArrivalInput.shape,
}).meta({ id: 'DianfuRepayInput' });

const fen = z.int();

/** What an advance comes to at this moment, in fen: the money of the customer is taken first. @source amendments L6 */
const AdvanceSheet = z
  .object({
    feeTotal: fen,
    /** Set aside by now, or free in the wallet. */
    ownFunds: fen,
    principal: fen,
    dueDate: z.string(),
    accountName: z.string().nullable(),
    /** What the paying account holds beyond what is on its way. */
    funds: fen,
  })
  .meta({ id: 'AdvanceSheet' });

/** What the advances of a customer in a state come to, in fen. @source freight-domain F25 */
const AdvanceSum = z
  .object({
    customerId: Id.nullable(),
    customerName: z.string().nullable(),
    state: z.string(),
    count: z.int(),
    principal: fen,
    feeAmount: fen,
    repaidAmount: fen,
    balance: fen,
  })
  .meta({ id: 'AdvanceSum' });

const { list, queryById, exportXls } = standardEndpoints(Dianfu, 'dianfu');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', reply: Dianfu.row, idempotent: 'required', checkable: true, errors } as const;

/** @source freight-domain F25, 3.6 */
export const dianfuContract = contract('/cost/hyDianfu', {
  about: { domain: 'finance', name: 'dianfu', entity: Dianfu, states: dianfuStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('dianfu'),
    groupSums: {
      method: 'GET',
      path: '/sums',
      permission: 'dianfu:list',
      summary: label('按客户与状态合计', 'Sums by customer and status'),
      query: ListQuery,
      reply: z.array(AdvanceSum),
    },
    repayList: {
      method: 'GET',
      path: '/repayList',
      permission: 'dianfu:view',
      summary: label('归还记录', 'Repayments'),
      query: ListQuery.extend({ dianfuId: Id }),
      reply: page(DianfuRepay.row),
      errors: ['NotFound'],
    },
    missing: {
      method: 'GET',
      path: '/missing',
      permission: 'dianfu:apply',
      summary: label('运单资金缺口', 'What a waybill lacks'),
      query: z.object({ noteId: Id }),
      reply: OpenAmount,
      errors: ['NotFound'],
    },
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'dianfu:apply',
      summary: label('申请垫付', 'Ask for an advance'),
      body: DianfuInput,
    },
    audit: { ...step, path: '/audit', permission: 'dianfu:audit', summary: label('垫付审核', 'Decide on an advance'), body: RowVerdict },
    advanceSheet: {
      method: 'GET',
      path: '/advanceSheet',
      permission: 'dianfu:advance',
      summary: label('放款预览', 'What an advance comes to'),
      query: IdQuery,
      reply: AdvanceSheet,
      errors: ['NotFound', 'Conflict'],
    },
    advance: { ...step, path: '/advance', permission: 'dianfu:advance', summary: label('垫付放款', 'Advance'), body: RowKey },
    repay: {
      ...step,
      path: '/repay',
      permission: 'dianfu:repay',
      summary: label('归还登记', 'Record a repayment'),
      body: DianfuRepayInput,
    },
    writeOff: { ...step, path: '/writeOff', permission: 'dianfu:writeOff', summary: label('垫付核销', 'Write off'), body: RowReason },
    cancel: { ...step, path: '/cancel', permission: 'dianfu:cancel', summary: label('取消垫付', 'Cancel'), body: RowReason },
    notice: {
      ...step,
      path: '/notice',
      permission: 'dianfu:notice',
      summary: label('催收通知', 'Remind the customer'),
      idempotent: 'accepted',
      body: RowKey,
    },
  },
});
