// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const prepayAddInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  amount: z.int().check(z.minimum(1)),
  cardId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `audit` takes, as a schema for forms. */
export const prepayAuditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `cancel` takes, as a schema for forms. */
export const prepayCancelInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `close` takes, as a schema for forms. */
export const prepayCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `pay` takes, as a schema for forms. */
export const prepayPayInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `recover` takes, as a schema for forms. */
export const prepayRecoverInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  amount: z.int().check(z.minimum(1)),
  companyAccountId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  bankSerialNo: z.string().check(z.minLength(1), z.maxLength(50)),
  recoverTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  voucherFiles: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `retry` takes, as a schema for forms. */
export const prepayRetryInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `writeOff` takes, as a schema for forms. */
export const prepayWriteOffInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
