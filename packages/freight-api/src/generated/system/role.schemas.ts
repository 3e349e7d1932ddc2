// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const roleAddInput = z.object({
  roleName: z.string().check(z.minLength(2), z.maxLength(30)),
  roleCode: z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[\\w.:-]+$'))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(126)))),
  forCustomers: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const roleEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  roleName: z.optional(z.string().check(z.minLength(2), z.maxLength(30))),
  roleCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[\\w.:-]+$')))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(126)))),
  forCustomers: z.optional(z.nullable(z.enum(['0', '1']))),
});
