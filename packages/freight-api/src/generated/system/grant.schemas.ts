// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `saveDepartPermission` takes, as a schema for forms. */
export const grantSaveDepartPermissionInput = z.object({
  departId: z.string().check(z.maxLength(36)),
  permissionIds: z.string().check(z.maxLength(300000)),
  lastpermissionIds: z.optional(z.nullable(z.string().check(z.maxLength(300000)))),
});
/** What `saveDepartRules` takes, as a schema for forms. */
export const grantSaveDepartRulesInput = z.object({
  permissionId: z.string().check(z.maxLength(36)),
  departId: z.string().check(z.maxLength(36)),
  dataRuleIds: z.string().check(z.maxLength(1000)),
});
/** What `saveRolePermission` takes, as a schema for forms. */
export const grantSaveRolePermissionInput = z.object({
  roleId: z.string().check(z.maxLength(36)),
  permissionIds: z.string().check(z.maxLength(300000)),
  lastpermissionIds: z.optional(z.nullable(z.string().check(z.maxLength(300000)))),
});
/** What `saveRoleRules` takes, as a schema for forms. */
export const grantSaveRoleRulesInput = z.object({
  permissionId: z.string().check(z.maxLength(36)),
  roleId: z.string().check(z.maxLength(36)),
  dataRuleIds: z.string().check(z.maxLength(1000)),
});
