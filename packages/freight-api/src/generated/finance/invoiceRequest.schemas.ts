// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const invoiceRequestAddInput = z.object({
  customerId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  billId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  noteIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(5000)),
  invoiceType: z.enum(['1', '2', '3', '4']),
  buyerName: z.string().check(z.maxLength(100)),
  buyerTaxNo: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  buyerAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  buyerTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  buyerBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  buyerAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  invoiceAmount: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  mergeMode: z.enum(['merge', 'split']),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  mailName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  mailPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  mailAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  submit: z.optional(z.boolean()),
});
/** What `audit` takes, as a schema for forms. */
export const invoiceRequestAuditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const invoiceRequestEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  noteIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(5000)),
  invoiceType: z.enum(['1', '2', '3', '4']),
  buyerName: z.string().check(z.maxLength(100)),
  buyerTaxNo: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  buyerAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  buyerTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  buyerBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  buyerAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  invoiceAmount: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  mergeMode: z.enum(['merge', 'split']),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  mailName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  mailPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  mailAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  submit: z.optional(z.boolean()),
});
/** What `giveBack` takes, as a schema for forms. */
export const invoiceRequestGiveBackInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `preview` takes, as a schema for forms. */
export const invoiceRequestPreviewInput = z.object({
  customerId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  billId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  noteIds: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(5000)),
  invoiceType: z.enum(['1', '2', '3', '4']),
  buyerName: z.string().check(z.maxLength(100)),
  buyerTaxNo: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  buyerAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  buyerTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  buyerBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  buyerAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  invoiceAmount: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  mergeMode: z.enum(['merge', 'split']),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  mailName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  mailPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  mailAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  submit: z.optional(z.boolean()),
});
/** What `revoke` takes, as a schema for forms. */
export const invoiceRequestRevokeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `submit` takes, as a schema for forms. */
export const invoiceRequestSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
