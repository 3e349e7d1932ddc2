// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `editByAnntIdAndUserId` takes, as a schema for forms. */
export const announcementSendEditByAnntIdAndUserIdInput = z.object({
  anntId: z.string().check(z.minLength(1), z.maxLength(36)),
});
