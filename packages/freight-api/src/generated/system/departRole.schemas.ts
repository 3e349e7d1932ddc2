// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const departRoleAddInput = z.object({
  departId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  roleName: z.string().check(z.minLength(2), z.maxLength(30)),
  roleCode: z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[\\w.:-]+$'))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(126)))),
});
/** What `deptRoleUserAdd` takes, as a schema for forms. */
export const departRoleDeptRoleUserAddInput = z.object({
  userId: z.string().check(z.maxLength(36)),
  newRoleId: z.string().check(z.maxLength(40000)),
  oldRoleId: z.optional(z.nullable(z.string().check(z.maxLength(40000)))),
});
/** What `edit` takes, as a schema for forms. */
export const departRoleEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  departId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  roleName: z.optional(z.string().check(z.minLength(2), z.maxLength(30))),
  roleCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[\\w.:-]+$')))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(126)))),
});
/** What `saveDepartRoleRules` takes, as a schema for forms. */
export const departRoleSaveDepartRoleRulesInput = z.object({
  permissionId: z.string().check(z.maxLength(36)),
  roleId: z.string().check(z.maxLength(36)),
  dataRuleIds: z.string().check(z.maxLength(1000)),
});
