// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const platformAccountAddInput = z.object({
  companyId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  accountKind: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  accountName: z.string().check(z.minLength(1), z.maxLength(100)),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  state: z.optional(z.nullable(z.enum(['1', '2']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const platformAccountEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  companyId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  accountKind: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  accountName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  state: z.optional(z.nullable(z.enum(['1', '2']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `ownFunds` takes, as a schema for forms. */
export const platformAccountOwnFundsInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  direction: z.enum(['in', 'out']),
  amount: z.int().check(z.minimum(1), z.maximum(100000000000)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `transfer` takes, as a schema for forms. */
export const platformAccountTransferInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  toId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  amount: z.int().check(z.minimum(1), z.maximum(100000000000)),
  reason: z.string().check(z.maxLength(200)),
});
