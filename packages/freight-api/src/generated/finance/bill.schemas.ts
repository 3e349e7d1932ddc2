// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `adjust` takes, as a schema for forms. */
export const billAdjustInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  amount: z.int().check(z.minimum(-99999999999)),
  reasonCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  reason: z.string().check(z.maxLength(200)),
});
/** What `confirm` takes, as a schema for forms. */
export const billConfirmInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `confirmOnBehalf` takes, as a schema for forms. */
export const billConfirmOnBehalfInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `create` takes, as a schema for forms. */
export const billCreateInput = z.object({
  billKind: z.optional(z.nullable(z.enum(['customer', 'carrier', 'agent']))),
  customerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  agentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  periodFrom: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  periodTo: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  noteIds: z.optional(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(20000))),
});
/** What `dispute` takes, as a schema for forms. */
export const billDisputeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  items: z.optional(
    z
      .array(
        z.object({
          id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
          remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
        }),
      )
      .check(z.maxLength(20000)),
  ),
});
/** What `pay` takes, as a schema for forms. */
export const billPayInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  amount: z.optional(z.nullable(z.int().check(z.minimum(1)))),
});
/** What `receive` takes, as a schema for forms. */
export const billReceiveInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  amount: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  source: z.enum(['wallet', 'transfer']),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  bankSerialNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  transferTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  voucherFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  confirmWarnings: z.optional(z.boolean()),
});
/** What `reopen` takes, as a schema for forms. */
export const billReopenInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `rework` takes, as a schema for forms. */
export const billReworkInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  removeItemIds: z.optional(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.maxLength(20000))),
  adjusts: z.optional(
    z
      .array(
        z.object({
          id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
          amount: z.int().check(z.minimum(-99999999999)),
          reasonCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
          reason: z.string().check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(20000)),
  ),
});
/** What `send` takes, as a schema for forms. */
export const billSendInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `submitPayment` takes, as a schema for forms. */
export const billSubmitPaymentInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  cardId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `void` takes, as a schema for forms. */
export const billVoidInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
