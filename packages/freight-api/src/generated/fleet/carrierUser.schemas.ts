// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const carrierUserAddInput = z.object({
  carrierId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  username: z.string().check(z.minLength(2), z.maxLength(50), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]+$'))),
  realname: z.string().check(z.minLength(1), z.maxLength(50)),
  phone: z
    .string()
    .check(z.maxLength(11), z.regex(new RegExp('^1[3-9]\\d{9}$')))
    .check(byRule('mobile')),
  password: z.string().check(z.maxLength(200)),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `freeze` takes, as a schema for forms. */
export const carrierUserFreezeInput = z.object({
  carrierId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  userId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  status: z.union([z.literal(1), z.literal(2)]),
});
/** What `resetPwd` takes, as a schema for forms. */
export const carrierUserResetPwdInput = z.object({
  carrierId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  userId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
