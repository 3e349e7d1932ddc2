// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `passwordChange` takes, as a schema for forms. */
export const recoveryPasswordChangeInput = z.object({
  username: z.string().check(z.maxLength(64)),
  password: z.string().check(z.maxLength(200)),
  smscode: z.string().check(z.maxLength(20)),
  phone: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
});
/** What `phoneVerification` takes, as a schema for forms. */
export const recoveryPhoneVerificationInput = z.object({
  phone: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
  smscode: z.string().check(z.maxLength(20)),
  username: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
