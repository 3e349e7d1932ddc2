// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const fillRuleAddInput = z.object({
  ruleName: z.string().check(z.minLength(1), z.maxLength(100)),
  ruleCode: z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
  ruleClass: z.enum([
    'org.jeecg.modules.system.rule.OrderNumberRule',
    'org.jeecg.modules.system.rule.CategoryCodeRule',
    'org.jeecg.modules.system.rule.OrgCodeRule',
  ]),
  ruleParams: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});
/** What `edit` takes, as a schema for forms. */
export const fillRuleEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  ruleName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  ruleCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
  ruleClass: z.optional(
    z.enum(['org.jeecg.modules.system.rule.OrderNumberRule', 'org.jeecg.modules.system.rule.CategoryCodeRule', 'org.jeecg.modules.system.rule.OrgCodeRule']),
  ),
  ruleParams: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});
/** What `executeRuleByCode` takes, as a schema for forms. */
export const fillRuleExecuteRuleByCodeInput = z.record(z.string(), z.unknown());
/** What `executeRuleByCodeBatch` takes, as a schema for forms. */
export const fillRuleExecuteRuleByCodeBatchInput = z.object({
  rules: z
    .array(
      z.object({
        ruleCode: z.string().check(z.minLength(1), z.maxLength(64)),
        formData: z.optional(z.record(z.string(), z.unknown())),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  commonFormData: z.optional(z.record(z.string(), z.unknown())),
});
