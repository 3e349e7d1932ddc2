// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const configAddInput = z.object({
  configKey: z.string().check(z.minLength(1), z.maxLength(60), z.regex(new RegExp('^[A-Za-z][\\w.-]*$'))),
  configName: z.string().check(z.minLength(1), z.maxLength(100)),
  valueType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  configValue: z.optional(z.string().check(z.maxLength(4000))),
  groupCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  publicFlag: z.optional(z.enum(['0', '1'])),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** What `edit` takes, as a schema for forms. */
export const configEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int(),
  configValue: z.string().check(z.maxLength(4000)),
  configName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  publicFlag: z.optional(z.enum(['0', '1'])),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** What `refresh` takes, as a schema for forms. */
export const configRefreshInput = z.record(z.string(), z.unknown());
