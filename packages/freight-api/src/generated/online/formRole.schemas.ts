// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `save` takes, as a schema for forms. */
export const formRoleSaveInput = z.object({
  roleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  cgformId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  changes: z
    .array(
      z.object({
        code: z.string().check(z.minLength(1), z.maxLength(63)),
        right: z.enum(['listShow', 'formShow', 'formEditable', 'button']),
        has: z.boolean(),
      }),
    )
    .check(z.maxLength(2000)),
  rules: z.optional(z.nullable(z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.maxLength(200)))),
});
