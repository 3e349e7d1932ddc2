// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const quartzJobAddInput = z.object({
  jobClassName: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('^[\\w.-]+$'))),
  cronExpression: z.string().check(z.minLength(1), z.maxLength(120)),
  parameter: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  status: z.optional(z.nullable(z.int().check(z.minimum(-1), z.maximum(0)))),
});
/** What `edit` takes, as a schema for forms. */
export const quartzJobEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  jobClassName: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('^[\\w.-]+$')))),
  cronExpression: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  parameter: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  status: z.optional(z.nullable(z.int().check(z.minimum(-1), z.maximum(0)))),
});
