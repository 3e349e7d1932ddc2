// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const rechargeAddInput = z.object({
  walletId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  rechargeType: z.enum(['1', '2', '3']),
  amount: z.int().check(z.minimum(100), z.maximum(9999999999)),
  receiveAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  thirdAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  bankSerialNo: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(50)))),
  voucherFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  transferTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  payerName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  payerAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  payerBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `close` takes, as a schema for forms. */
export const rechargeCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `confirm` takes, as a schema for forms. */
export const rechargeConfirmInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  bankSerialNo: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(50)))),
  transferTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
});
/** What `match` takes, as a schema for forms. */
export const rechargeMatchInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  lineId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `reverse` takes, as a schema for forms. */
export const rechargeReverseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `voucher` takes, as a schema for forms. */
export const rechargeVoucherInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  bankSerialNo: z.string().check(z.minLength(1), z.maxLength(50)),
  voucherFiles: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
  transferTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  payerName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  payerAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  payerBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
