// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const bankAddInput = z.object({
  bankName: z.string().check(z.minLength(1), z.maxLength(50)),
  bankCode: z.string().check(z.minLength(1), z.maxLength(11), z.regex(new RegExp('^[A-Z0-9]{4,11}$'))),
  supportPayout: z.enum(['0', '1']),
  sortNo: z.int().check(z.minimum(0), z.maximum(9999)),
  state: z.enum(['0', '1']),
  shortCode: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  cnapsPrefix: z.optional(z.nullable(z.string().check(z.maxLength(3), z.regex(new RegExp('^\\d{3}$'))))),
  binPrefixes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  logo: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
});
/** What `edit` takes, as a schema for forms. */
export const bankEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  bankName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  bankCode: z.optional(z.string().check(z.minLength(1), z.maxLength(11), z.regex(new RegExp('^[A-Z0-9]{4,11}$')))),
  supportPayout: z.optional(z.enum(['0', '1'])),
  sortNo: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
  state: z.optional(z.enum(['0', '1'])),
  shortCode: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  cnapsPrefix: z.optional(z.nullable(z.string().check(z.maxLength(3), z.regex(new RegExp('^\\d{3}$'))))),
  binPrefixes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  logo: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
});
