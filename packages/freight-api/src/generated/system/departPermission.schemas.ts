// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const departPermissionAddInput = z.object({
  departId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  permissionId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  dataRuleIds: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});
/** What `edit` takes, as a schema for forms. */
export const departPermissionEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  departId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  permissionId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  dataRuleIds: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});
/** What `saveDeptRolePermission` takes, as a schema for forms. */
export const departPermissionSaveDeptRolePermissionInput = z.object({
  roleId: z.string().check(z.maxLength(36)),
  permissionIds: z.string().check(z.maxLength(300000)),
  lastpermissionIds: z.optional(z.nullable(z.string().check(z.maxLength(300000)))),
});
