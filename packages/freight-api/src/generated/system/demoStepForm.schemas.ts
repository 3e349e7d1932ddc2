// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const demoStepFormAddInput = z.object({
  payer: z.string().check(z.minLength(1), z.maxLength(100)),
  payeeKind: z.enum(['bank', 'wallet']),
  payeeAccount: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[\\w.@-]+$'))),
  payeeName: z.string().check(z.minLength(1), z.maxLength(50)),
  amount: z.int().check(z.minimum(1), z.maximum(10000000000)),
});
