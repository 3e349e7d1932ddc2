import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { dateTime, files, Id, IdQuery, integer, kilograms, longText, money, text } from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { fullBatchResult } from '../common/batchOutcome.ts';
import { supplementKinds } from './noteFileKinds.ts';
import { reviewRules, type RuleCode } from './review/reviewRule.ts';
import { ShippingNote } from './shippingNote.entity.ts';

const remark = longText(label('审核意见', 'Remark'), { max: 200 }).nullish();

/** The verdict on the documents of a waybill, each by itself. A refusal says why, and which are to be made again. @source freight-domain N9, N10, G13 */
export const PreCheckInput = RowKey.extend({
  pass: z.boolean(),
  remark,
  files: z
    .array(
      z.object({
        id: Id,
        valid: z.boolean(),
        reason: text(label('不合格原因', 'What is wrong'), { max: 200 }).nullish(),
      }),
    )
    .max(60)
    .optional(),
}).meta({ id: 'PreCheckInput' });

const documentPath = files(label('单据', 'Document'), { image: true, maxCount: 1 });
const documents = z.array(z.object({ kind: z.enum(supplementKinds), path: documentPath })).max(27);
const replaces = z.array(Id).max(27).optional();

/** Documents that were missing or refused. Those of the same kind that were refused are replaced, and others that are named. @source freight-domain N9b */
export const SupplementInput = RowKey.extend({
  files: documents.min(1),
  replaces,
}).meta({ id: 'SupplementInput' });

const times = {
  loadTime: dateTime(label('装货时间', 'Loaded at')).optional(),
  departTime: dateTime(label('发车时间', 'Departed at')).optional(),
  arriveTime: dateTime(label('到达时间', 'Arrived at')).optional(),
  unloadTime: dateTime(label('卸货时间', 'Unloaded at')).optional(),
  signTime: dateTime(label('签收时间', 'Signed at')).optional(),
};

const weight = (zh: string, en: string) => kilograms(label(zh, en), { min: 1, max: 200_000 }).optional();

/** Weights and times as they should have been entered, with the reason. What is absent stays. @source freight-domain N15b, appendix B editWeight */
export const EditWeightInput = RowKey.extend({
  loadWeight: weight('装货重量', 'Loaded weight'),
  unloadWeight: weight('卸货重量', 'Unloaded weight'),
  ...times,
  reason: longText(label('修正原因', 'Reason'), { max: 200 }),
  confirmWarnings: z.boolean().optional(),
}).meta({ id: 'EditWeightInput' });

const extras = {
  extraFee: money(label('杂费', 'Extras')).optional(),
  extraFeeRemark: text(label('杂费说明', 'Extras: remark'), { max: 200 }).nullish(),
  deduction: money(label('其他扣款', 'Other deductions')).optional(),
  deductionRemark: text(label('扣款说明', 'Deductions: remark'), { max: 200 }).nullish(),
};

/** What a waybill comes to, for the one who pays to check. @source freight-domain N11, G14 */
export const SubmitCheckInput = RowKey.extend({ ...extras, agentFee: money(label('代理运费', 'Agent fee')).optional() }).meta({
  id: 'SubmitCheckInput',
});

/** At most so many waybills are decided on at once. */
const most = 100;
const chosen = {
  ids: z.array(Id).min(1).max(most),
  /** As they were read, in the order of the ids; absent: whichever there are. */
  versions: z
    .array(integer(label('版本', 'Version')))
    .max(most)
    .optional(),
};
const many = { ...chosen, pass: z.boolean(), remark };

/** Waybills whose documents are all in order. @source freight-domain F02 批量预审 */
export const PreCheckBatchInput = z.object(chosen).meta({ id: 'PreCheckBatchInput' });

/** The payer's verdict on waybills. Weights and amounts are corrected on one at a time. @source freight-domain N12, N13, G09 */
export const CheckInput = z
  .object({
    ...many,
    loadWeight: weight('装货重量', 'Loaded weight'),
    unloadWeight: weight('卸货重量', 'Unloaded weight'),
    ...extras,
    confirmWarnings: z.boolean().optional(),
  })
  .meta({ id: 'CheckInput' });

const codes = reviewRules.map(({ code }) => code) as [RuleCode, ...RuleCode[]];
const reason = (zh: string, en: string) => longText(label(zh, en), { max: 200 });

/** The verdict of the business review. Broken rules are let be one by one, each with its reason, on one waybill at a time. @source freight-domain N14, N15 */
export const BusinessReviewInput = z
  .object({
    ...many,
    overrides: z
      .array(z.object({ rule: z.enum(codes), reason: reason('放行原因', 'Why it is let be') }))
      .max(codes.length)
      .optional(),
  })
  .meta({ id: 'BusinessReviewInput' });

const slip = (zh: string, en: string) => text(label(zh, en), { max: 50 }).optional();

/** What was put right of papers and times, none of which changes a fee, and in words. @source freight-domain N16 */
export const ResubmitInput = RowReason.extend({
  ...times,
  loadSlipNo: slip('装货磅单号', 'Loading slip'),
  unloadSlipNo: slip('卸货磅单号', 'Unloading slip'),
  receiptNo: slip('回单号', 'Receipt'),
  files: documents.optional(),
  replaces,
}).meta({ id: 'ResubmitInput' });

const Evidence = z
  .object({
    papers: z
      .array(z.object({ of: z.enum(['driver', 'coDriver', 'vehicle']), id: z.string(), field: z.string(), until: z.string() }))
      .optional(),
    steps: z.array(z.string()).optional(),
    notes: z.array(z.object({ id: Id, number: z.string() })).optional(),
    files: z.array(z.object({ id: Id, path: z.string() })).optional(),
    figures: z.record(z.string(), z.union([z.number(), z.string(), z.null()])).optional(),
  })
  .meta({ id: 'RuleEvidence' });

/** The rules of the business review with what they measured in a waybill. */
const BusinessRules = z
  .object({
    noteId: Id,
    /** Whether a reviewer has decided by these; else they are as of now. */
    isKept: z.boolean(),
    passed: z.int(),
    rules: z.array(
      z.object({
        rule: z.enum(codes),
        value: z.string().nullable(),
        limit: z.string().nullable(),
        pass: z.boolean(),
        evidence: Evidence,
        overrideReason: z.string().nullable(),
        overrideBy: z.string().nullable(),
        overrideTime: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BusinessRules' });

/** What stands on the weighing slips of a waybill, beside what was typed from them. Weights are kilograms. */
const SlipReadings = z
  .object({
    /** Nobody has really read them; people are told so. */
    simulated: z.boolean(),
    readings: z.array(
      z.object({
        fileId: Id,
        kind: z.enum(['loadSlip', 'unloadSlip']),
        /** The net weight on the slip; null where it could not be read. */
        read: z.int().nullable(),
        typed: z.int().nullable(),
        difference: z.int().nullable(),
        /** By more than a scale is out. */
        differs: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SlipReadings' });

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const NoteBatchResult = fullBatchResult('NoteBatchResult');
const step = { method: 'PUT', reply: ShippingNote.row, idempotent: 'accepted', checkable: true, errors } as const;
const moneyStep = { ...step, idempotent: 'required' } as const;

/** From the signature to the business review. @source freight-domain 3.2 N9–N16, amendments 13–15 */
export const checkingEndpoints = {
  preCheck: { path: '/preCheck', permission: 'shipping:preCheck', summary: label('预审', 'Pre-check'), body: PreCheckInput, ...step },
  preCheckBatch: {
    path: '/preCheckBatch',
    permission: 'shipping:preCheck',
    summary: label('批量预审', 'Pass the pre-check of several'),
    body: PreCheckBatchInput,
    ...step,
    reply: NoteBatchResult,
  },
  supplement: {
    path: '/supplement',
    permission: 'shipping:supplement',
    summary: label('补充单据', 'Supplement documents'),
    body: SupplementInput,
    ...step,
  },
  editWeight: {
    path: '/editWeight',
    permission: 'shipping:editWeight',
    summary: label('修正重量', 'Correct weights and times'),
    body: EditWeightInput,
    ...moneyStep,
  },
  submitCheck: {
    path: '/submitCheck',
    permission: 'shipping:submitCheck',
    summary: label('提交验收', 'Submit for check'),
    body: SubmitCheckInput,
    ...moneyStep,
  },
  check: {
    path: '/check',
    permission: 'shipping:check',
    summary: label('验收', 'Check'),
    body: CheckInput,
    ...moneyStep,
    reply: NoteBatchResult,
  },
  slipReadings: {
    method: 'GET',
    path: '/slipReadings',
    permission: 'shipping:list',
    summary: label('识别磅单', 'Read weighing slips'),
    query: IdQuery,
    reply: SlipReadings,
    errors: ['NotFound'],
  },
  businessRules: {
    method: 'GET',
    path: '/businessRules',
    permission: 'shipping:list',
    summary: label('业务审核规则', 'Rules of the business review'),
    query: IdQuery,
    reply: BusinessRules,
    errors: ['NotFound'],
  },
  businessReview: {
    path: '/businessReview',
    permission: 'shipping:businessReview',
    summary: label('业务审核', 'Business review'),
    body: BusinessReviewInput,
    ...step,
    reply: NoteBatchResult,
  },
  reopen: { path: '/reopen', permission: 'shipping:submitCheck', summary: label('退回重核', 'Begin again'), body: RowReason, ...step },
  resubmitReview: {
    path: '/resubmitReview',
    permission: 'shipping:submitCheck',
    summary: label('重新提交审核', 'Hand in again'),
    body: ResubmitInput,
    ...step,
  },
} as const;
