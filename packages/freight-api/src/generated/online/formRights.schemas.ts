// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `addAuthButton` takes, as a schema for forms. */
export const formRightsAddAuthButtonInput = z.object({
  cgformId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  code: z.string().check(z.minLength(1), z.maxLength(63)),
  title: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  status: z.optional(z.nullable(z.union([z.literal(0), z.literal(1)]))),
});
/** What `addAuthData` takes, as a schema for forms. */
export const formRightsAddAuthDataInput = z.object({
  cgformId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  ruleName: z.string().check(z.minLength(1), z.maxLength(50)),
  ruleColumn: z.string().check(z.minLength(1), z.maxLength(63)),
  ruleOperator: z.string().check(z.minLength(1), z.maxLength(20)),
  ruleValue: z.string().check(z.maxLength(300)),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
/** What `editAuthData` takes, as a schema for forms. */
export const formRightsEditAuthDataInput = z.object({
  cgformId: z.optional(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  ruleName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  ruleColumn: z.optional(z.string().check(z.minLength(1), z.maxLength(63))),
  ruleOperator: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  ruleValue: z.optional(z.string().check(z.maxLength(300))),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `roleButtonAuth` takes, as a schema for forms. */
export const formRightsRoleButtonAuthInput = z.object({
  authId: z.string().check(z.maxLength(100000)),
  authMode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `roleColumnAuth` takes, as a schema for forms. */
export const formRightsRoleColumnAuthInput = z.object({
  authId: z.string().check(z.maxLength(100000)),
  authMode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `roleDataAuth` takes, as a schema for forms. */
export const formRightsRoleDataAuthInput = z.object({
  authId: z.string().check(z.maxLength(100000)),
  authMode: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
/** What `saveAuthColumn` takes, as a schema for forms. */
export const formRightsSaveAuthColumnInput = z.object({
  cgformId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  code: z.string().check(z.minLength(1), z.maxLength(63)),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  listShow: z.optional(z.unknown()),
  formShow: z.optional(z.unknown()),
  formEditable: z.optional(z.unknown()),
  switchFlag: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3)))),
});
/** What `saveAuthColumns` takes, as a schema for forms. */
export const formRightsSaveAuthColumnsInput = z.object({
  cgformId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  code: z.string().check(z.minLength(1), z.maxLength(20000)),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  listShow: z.optional(z.unknown()),
  formShow: z.optional(z.unknown()),
  formEditable: z.optional(z.unknown()),
  switchFlag: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3)))),
});
