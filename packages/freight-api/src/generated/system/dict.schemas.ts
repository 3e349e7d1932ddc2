// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const dictAddInput = z.object({
  dictName: z.string().check(z.minLength(1), z.maxLength(100)),
  dictCode: z.string().check(z.minLength(1), z.maxLength(64)),
  dictNameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  type: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
/** What `edit` takes, as a schema for forms. */
export const dictEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  dictName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  dictCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  dictNameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  type: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
