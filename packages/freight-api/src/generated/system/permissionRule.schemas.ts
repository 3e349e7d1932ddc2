// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `addPermissionRule` takes, as a schema for forms. */
export const permissionRuleAddPermissionRuleInput = z.object({
  permissionId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  ruleName: z.string().check(z.minLength(1), z.maxLength(50)),
  ruleConditions: z.enum(['>', '<', '!=', '=', '>=', '<=', 'LEFT_LIKE', 'RIGHT_LIKE', 'LIKE', 'IN']),
  ruleValue: z.string().check(z.minLength(1), z.maxLength(300)),
  ruleColumn: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `editPermissionRule` takes, as a schema for forms. */
export const permissionRuleEditPermissionRuleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  permissionId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  ruleName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  ruleConditions: z.optional(z.enum(['>', '<', '!=', '=', '>=', '<=', 'LEFT_LIKE', 'RIGHT_LIKE', 'LIKE', 'IN'])),
  ruleValue: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  ruleColumn: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
