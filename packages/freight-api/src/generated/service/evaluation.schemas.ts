// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const evaluationAddInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  timeliness: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  safety: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  service: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  document: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  tags: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  content: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  anonymous: z.optional(z.enum(['0', '1'])),
});
/** What `hide` takes, as a schema for forms. */
export const evaluationHideInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `reply` takes, as a schema for forms. */
export const evaluationReplyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  replyContent: z.string().check(z.maxLength(500)),
});
/** What `show` takes, as a schema for forms. */
export const evaluationShowInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
