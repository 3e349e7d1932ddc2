// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const contractTemplateAddInput = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  contractType: z.enum(['1', '2', '3', '4', '5']),
  content: z.string().check(z.minLength(1), z.maxLength(50000)),
  enabled: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const contractTemplateEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  contractType: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  content: z.optional(z.string().check(z.minLength(1), z.maxLength(50000))),
  enabled: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `preview` takes, as a schema for forms. */
export const contractTemplatePreviewInput = z.object({
  content: z.string().check(z.maxLength(50000)),
});
