// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `checkCaptcha` takes, as a schema for forms. */
export const loginCheckCaptchaInput = z.object({
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
});
/** What `customerlogin` takes, as a schema for forms. */
export const loginCustomerloginInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  remember_me: z.optional(z.unknown()),
});
/** What `login` takes, as a schema for forms. */
export const loginLoginInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  remember_me: z.optional(z.unknown()),
});
/** What `loginByUsername` takes, as a schema for forms. */
export const loginLoginByUsernameInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  remember_me: z.optional(z.unknown()),
});
/** What `mLogin` takes, as a schema for forms. */
export const loginMLoginInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  remember_me: z.optional(z.unknown()),
});
