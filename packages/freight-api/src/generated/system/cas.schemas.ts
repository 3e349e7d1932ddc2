// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `validateLogin` takes, as a schema for forms. */
export const casValidateLoginInput = z.object({
  ticket: z.string().check(z.minLength(1), z.maxLength(512)),
  service: z.string().check(z.minLength(1), z.maxLength(2000)),
});
