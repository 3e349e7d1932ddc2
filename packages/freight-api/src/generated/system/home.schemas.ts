// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `setLayout` takes, as a schema for forms. */
export const homeSetLayoutInput = z.object({
  order: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(60)),
  hidden: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(60)),
  pinned: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(60)),
});
