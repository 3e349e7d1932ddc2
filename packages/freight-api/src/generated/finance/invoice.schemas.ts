// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `deliver` takes, as a schema for forms. */
export const invoiceDeliverInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  deliverType: z.enum(['email', 'express', 'self']),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  expressNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});
/** What `issue` takes, as a schema for forms. */
export const invoiceIssueInput = z.object({
  requestBillId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `red` takes, as a schema for forms. */
export const invoiceRedInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  amount: z.int().check(z.minimum(1)),
  redConfirmNo: z.string().check(z.maxLength(50)),
});
/** What `retry` takes, as a schema for forms. */
export const invoiceRetryInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `void` takes, as a schema for forms. */
export const invoiceVoidInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
