// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `end` takes, as a schema for forms. */
export const etcSyncEndInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `query` takes, as a schema for forms. */
export const etcSyncQueryInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `restart` takes, as a schema for forms. */
export const etcSyncRestartInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `skip` takes, as a schema for forms. */
export const etcSyncSkipInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `start` takes, as a schema for forms. */
export const etcSyncStartInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
