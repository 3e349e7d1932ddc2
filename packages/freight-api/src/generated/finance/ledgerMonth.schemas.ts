// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `close` takes, as a schema for forms. */
export const ledgerMonthCloseInput = z.object({
  month: z.string().check(z.regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])$'))),
});
/** What `reopen` takes, as a schema for forms. */
export const ledgerMonthReopenInput = z.object({
  month: z.string().check(z.regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])$'))),
  reason: z.string().check(z.maxLength(200)),
});
