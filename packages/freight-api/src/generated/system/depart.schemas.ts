// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const departAddInput = z.object({
  departName: z.string().check(z.minLength(1), z.maxLength(100)),
  parentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{0,32}$'))))),
  departNameEn: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  departNameAbbr: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  departOrder: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  orgCategory: z.optional(z.nullable(z.enum(['1', '2', '3']))),
  orgCode: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  mobile: z.optional(z.nullable(z.string().check(z.maxLength(32), z.regex(new RegExp('^[\\d+\\-() ]*$'))))),
  fax: z.optional(z.nullable(z.string().check(z.maxLength(32), z.regex(new RegExp('^[\\d+\\-() ]*$'))))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  memo: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const departEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  departName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  parentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{0,32}$'))))),
  departNameEn: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  departNameAbbr: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  departOrder: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2147483647)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  orgCategory: z.optional(z.nullable(z.enum(['1', '2', '3']))),
  orgCode: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  mobile: z.optional(z.nullable(z.string().check(z.maxLength(32), z.regex(new RegExp('^[\\d+\\-() ]*$'))))),
  fax: z.optional(z.nullable(z.string().check(z.maxLength(32), z.regex(new RegExp('^[\\d+\\-() ]*$'))))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  memo: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
