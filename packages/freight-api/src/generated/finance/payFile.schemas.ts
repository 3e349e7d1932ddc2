// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `make` takes, as a schema for forms. */
export const payFileMakeInput = z.object({
  paymentIds: z.optional(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(1000))),
  format: z.enum(['xlsx', 'csv', 'pain001']),
});
