// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `loginBySMS` takes, as a schema for forms. */
export const phoneLoginLoginBySMSInput = z.object({
  mobile: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
  captcha: z.string().check(z.maxLength(20)),
  remember_me: z.optional(z.unknown()),
});
/** What `phoneLogin` takes, as a schema for forms. */
export const phoneLoginPhoneLoginInput = z.object({
  mobile: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
  captcha: z.string().check(z.maxLength(20)),
  remember_me: z.optional(z.unknown()),
});
/** What `sms` takes, as a schema for forms. */
export const phoneLoginSmsInput = z.object({
  mobile: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
  smsmode: z.enum(['0', '1', '2']),
});
