// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `build` takes, as a schema for forms. */
export const taxDeclarationBuildInput = z.object({
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  taxKind: z.enum(['1', '2', '3', '4', '5']),
  period: z.string().check(z.minLength(7), z.maxLength(7)),
});
/** What `correct` takes, as a schema for forms. */
export const taxDeclarationCorrectInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `declare` takes, as a schema for forms. */
export const taxDeclarationDeclareInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `payTax` takes, as a schema for forms. */
export const taxDeclarationPayTaxInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  companyAccountId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  payTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  voucherFiles: z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))),
});
/** What `receipt` takes, as a schema for forms. */
export const taxDeclarationReceiptInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  accepted: z.boolean(),
  receiptNo: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  receiptTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `review` takes, as a schema for forms. */
export const taxDeclarationReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `rework` takes, as a schema for forms. */
export const taxDeclarationReworkInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `setOff` takes, as a schema for forms. */
export const taxDeclarationSetOffInput = z.object({
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  month: z.string().check(z.minLength(7), z.maxLength(7)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `void` takes, as a schema for forms. */
export const taxDeclarationVoidInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
