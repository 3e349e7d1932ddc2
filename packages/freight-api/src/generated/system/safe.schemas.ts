// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `checkCaptcha` takes, as a schema for forms. */
export const safeCheckCaptchaInput = z.object({
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `userCheckCaptcha` takes, as a schema for forms. */
export const safeUserCheckCaptchaInput = z.object({
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `userCheckPassword` takes, as a schema for forms. */
export const safeUserCheckPasswordInput = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
