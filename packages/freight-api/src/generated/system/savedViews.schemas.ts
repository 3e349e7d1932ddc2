// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const savedViewsAddInput = z.object({
  listKey: z.string().check(z.regex(new RegExp('^[\\w:.-]{1,100}$'))),
  permission: z.string().check(z.regex(new RegExp('^[\\w:-]{1,100}$'))),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  params: z.record(z.string(), z.unknown()),
  scope: z.enum(['user', 'depart', 'tenant']),
  orgCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  isDefault: z.enum(['0', '1']),
});
/** What `edit` takes, as a schema for forms. */
export const savedViewsEditInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(36)),
  version: z.optional(z.int().check(z.minimum(0))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  params: z.optional(z.record(z.string(), z.unknown())),
  scope: z.optional(z.enum(['user', 'depart', 'tenant'])),
  orgCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  isDefault: z.optional(z.enum(['0', '1'])),
});
