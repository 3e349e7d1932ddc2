// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const positionAddInput = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s,\'"<>\\\\]+$'))),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  postRank: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  companyId: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
});
/** What `edit` takes, as a schema for forms. */
export const positionEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s,\'"<>\\\\]+$')))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  postRank: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  companyId: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
});
