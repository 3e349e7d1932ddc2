// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `assign` takes, as a schema for forms. */
export const bankLineAssignInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  walletId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  remark: z.string().check(z.maxLength(200)),
});
/** What `match` takes, as a schema for forms. */
export const bankLineMatchInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  txnId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  txnLineNo: z.int().check(z.minimum(1)),
});
/** What `suspend` takes, as a schema for forms. */
export const bankLineSuspendInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  remark: z.string().check(z.maxLength(200)),
});
/** What `unmatch` takes, as a schema for forms. */
export const bankLineUnmatchInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
