// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const customerUserAddInput = z.object({
  customerId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  username: z.string().check(z.minLength(2), z.maxLength(50), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]+$'))),
  realname: z.string().check(z.minLength(1), z.maxLength(50)),
  phone: z.string().check(z.minLength(1), z.maxLength(11)).check(byRule('mobile')),
  roleIds: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$'))))),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  isMain: z.optional(z.nullable(z.enum(['0', '1']))),
  password: z.string().check(z.maxLength(200)),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const customerUserEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  customerId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  username: z.optional(z.string().check(z.minLength(2), z.maxLength(50), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]+$')))),
  realname: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  phone: z.optional(z.string().check(z.minLength(1), z.maxLength(11)).check(byRule('mobile'))),
  roleIds: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$'))))),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  isMain: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `freeze` takes, as a schema for forms. */
export const customerUserFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  status: z.union([z.literal(1), z.literal(2)]),
});
/** What `resetPwd` takes, as a schema for forms. */
export const customerUserResetPwdInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
