// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const dictItemAddInput = z.object({
  dictId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  itemText: z.string().check(z.minLength(1), z.maxLength(100)),
  itemValue: z.string().check(z.minLength(1), z.maxLength(100)),
  itemTextEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  sortOrder: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
/** What `edit` takes, as a schema for forms. */
export const dictItemEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  dictId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  itemText: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  itemValue: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  itemTextEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  sortOrder: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
