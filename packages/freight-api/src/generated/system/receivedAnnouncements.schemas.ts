// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const receivedAnnouncementsAddInput = z.object({
  anntId: z.string().check(z.minLength(1), z.maxLength(36)),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
  readFlag: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const receivedAnnouncementsEditInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(36)),
  readFlag: z.enum(['0', '1']),
});
