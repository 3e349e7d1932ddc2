// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const categoryAddInput = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  pid: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  code: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});
/** What `edit` takes, as a schema for forms. */
export const categoryEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  pid: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  code: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});
