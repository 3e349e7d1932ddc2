// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `addSysUserRole` takes, as a schema for forms. */
export const userMembershipAddSysUserRoleInput = z.object({
  roleId: z.string().check(z.maxLength(36)),
  userIdList: z.array(z.string().check(z.maxLength(36))).check(z.minLength(1), z.maxLength(500)),
});
/** What `editSysDepartWithUser` takes, as a schema for forms. */
export const userMembershipEditSysDepartWithUserInput = z.object({
  depId: z.string().check(z.maxLength(36)),
  userIdList: z.array(z.string().check(z.maxLength(36))).check(z.minLength(1), z.maxLength(500)),
});
