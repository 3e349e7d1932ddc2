// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `selectDepart` takes, as a schema for forms. */
export const accountSelectDepartInput = z.object({
  orgCode: z.string().check(z.minLength(1), z.maxLength(64)),
  username: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
/** What `updatePassword` takes, as a schema for forms. */
export const accountUpdatePasswordInput = z.object({
  username: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  oldpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
