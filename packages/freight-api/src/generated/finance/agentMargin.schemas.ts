// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `payout` takes, as a schema for forms. */
export const agentMarginPayoutInput = z.object({
  agentId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  cardId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  reason: z.string().check(z.maxLength(200)),
});
