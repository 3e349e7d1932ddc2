// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `customerPay` takes, as a schema for forms. */
export const customerTermCustomerPayInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  versions: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(100))),
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
/** What `writeOffTerm` takes, as a schema for forms. */
export const customerTermWriteOffTermInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  reason: z.string().check(z.maxLength(200)),
});
