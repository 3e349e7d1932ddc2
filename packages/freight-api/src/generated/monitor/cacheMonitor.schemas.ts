// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `command` takes, as a schema for forms. */
export const cacheMonitorCommandInput = z.object({
  command: z.string().check(z.minLength(1), z.maxLength(200)),
});
