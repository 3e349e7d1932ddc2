// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const paymentAddInput = z.object({
  noteIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  submit: z.optional(z.boolean()),
});
/** What `approve` takes, as a schema for forms. */
export const paymentApproveInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `close` takes, as a schema for forms. */
export const paymentCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `limitCheck` takes, as a schema for forms. */
export const paymentLimitCheckInput = z.object({
  noteIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
});
/** What `noticeHandle` takes, as a schema for forms. */
export const paymentNoticeHandleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `offlinePay` takes, as a schema for forms. */
export const paymentOfflinePayInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  offlineAccountId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  payeeAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  offlineTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  bankSerialNo: z.string().check(z.minLength(1), z.maxLength(50)),
  voucherFiles: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `queryResult` takes, as a schema for forms. */
export const paymentQueryResultInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `retry` takes, as a schema for forms. */
export const paymentRetryInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `settle` takes, as a schema for forms. */
export const paymentSettleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  result: z.enum(['paid', 'failed']),
  statementLineId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
});
/** What `submit` takes, as a schema for forms. */
export const paymentSubmitInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
});
/** What `voucher` takes, as a schema for forms. */
export const paymentVoucherInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  voucherFiles: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
});
