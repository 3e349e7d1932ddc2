// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const compensationAddInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  side: z.enum(['customer', 'carrier']),
  amount: z.int().check(z.minimum(1), z.maximum(9999999999)),
  cardId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  reason: z.string().check(z.maxLength(200)),
});
