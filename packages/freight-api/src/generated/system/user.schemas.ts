// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const userAddInput = z.object({
  username: z.string().check(z.minLength(2), z.maxLength(64), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]+$'))),
  realname: z.string().check(z.minLength(1), z.maxLength(100)),
  workNo: z.string().check(z.minLength(1), z.maxLength(100)),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  birthday: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))?$'))))),
  sex: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$'))))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  post: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  telephone: z.optional(z.nullable(z.string().check(z.maxLength(45), z.regex(new RegExp('^(?:0\\d{2,3}-[1-9]\\d{6,7})?$'))))),
  userIdentity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
  departIds: z.optional(z.nullable(z.string().check(z.maxLength(1000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  relTenantIds: z.optional(z.nullable(z.string().check(z.maxLength(200), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  activitiSync: z.optional(z.nullable(z.enum(['0', '1']))),
  password: z.string().check(z.maxLength(200)),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  selectedroles: z.optional(z.nullable(z.string().check(z.maxLength(4000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  selecteddeparts: z.optional(z.nullable(z.string().check(z.maxLength(4000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
});
/** What `changePassword` takes, as a schema for forms. */
export const userChangePasswordInput = z.object({
  username: z.string().check(z.maxLength(64)),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const userEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  username: z.optional(z.string().check(z.minLength(2), z.maxLength(64), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]+$')))),
  realname: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  workNo: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  birthday: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))?$'))))),
  sex: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$'))))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  post: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  telephone: z.optional(z.nullable(z.string().check(z.maxLength(45), z.regex(new RegExp('^(?:0\\d{2,3}-[1-9]\\d{6,7})?$'))))),
  userIdentity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
  departIds: z.optional(z.nullable(z.string().check(z.maxLength(1000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  relTenantIds: z.optional(z.nullable(z.string().check(z.maxLength(200), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  activitiSync: z.optional(z.nullable(z.enum(['0', '1']))),
  selectedroles: z.optional(z.nullable(z.string().check(z.maxLength(4000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
  selecteddeparts: z.optional(z.nullable(z.string().check(z.maxLength(4000), z.regex(new RegExp('^[^\\t\\r\\n\'"<>\\\\]*$'))))),
});
/** What `frozenBatch` takes, as a schema for forms. */
export const userFrozenBatchInput = z.object({
  ids: z.string().check(z.maxLength(40000)),
  status: z.int().check(z.minimum(1), z.maximum(2)),
});
/** What `putRecycleBin` takes, as a schema for forms. */
export const userPutRecycleBinInput = z.object({
  userIds: z.string().check(z.maxLength(40000)),
});
