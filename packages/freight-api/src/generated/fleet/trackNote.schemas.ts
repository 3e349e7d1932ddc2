// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `trackRemark` takes, as a schema for forms. */
export const trackNoteTrackRemarkInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  trackRemark: z.string().check(z.minLength(1), z.maxLength(200)),
});
