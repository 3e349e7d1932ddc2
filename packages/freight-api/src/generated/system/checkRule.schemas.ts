// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const checkRuleAddInput = z.object({
  ruleName: z.string().check(z.minLength(1), z.maxLength(100)),
  ruleCode: z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
  ruleJson: z.string().check(z.minLength(1), z.maxLength(10000)),
  ruleDescription: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
});
/** What `edit` takes, as a schema for forms. */
export const checkRuleEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  ruleName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  ruleCode: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
  ruleJson: z.optional(z.string().check(z.minLength(1), z.maxLength(10000))),
  ruleDescription: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
});
