// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const noteEventAddInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  content: z.string().check(z.minLength(1), z.maxLength(500)),
  files: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  visibleTo: z.optional(z.array(z.enum(['platform', 'customer', 'driver'])).check(z.minLength(1))),
});
