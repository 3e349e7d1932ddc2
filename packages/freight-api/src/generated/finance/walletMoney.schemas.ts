// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `adjust` takes, as a schema for forms. */
export const walletMoneyAdjustInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  direction: z.enum(['in', 'out']),
  amount: z.int().check(z.minimum(1), z.maximum(9999999999)),
  account: z.enum(['compensate', 'other']),
  reason: z.string().check(z.maxLength(200)),
});
/** What `refund` takes, as a schema for forms. */
export const walletMoneyRefundInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  amount: z.int().check(z.minimum(1), z.maximum(9999999999)),
  cardId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  reason: z.string().check(z.maxLength(200)),
});
