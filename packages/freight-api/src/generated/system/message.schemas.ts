// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const messageAddInput = z.object({
  esTitle: z.string().check(z.minLength(1), z.maxLength(100)),
  esType: z.enum(['1', '2', '3', '4']),
  esReceiver: z.string().check(z.minLength(1), z.maxLength(500)),
  esContent: z.string().check(z.minLength(1), z.maxLength(50000)),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `edit` takes, as a schema for forms. */
export const messageEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  esTitle: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  esType: z.optional(z.enum(['1', '2', '3', '4'])),
  esReceiver: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  esContent: z.optional(z.string().check(z.minLength(1), z.maxLength(50000))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `resend` takes, as a schema for forms. */
export const messageResendInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
