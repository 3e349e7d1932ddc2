// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `makeMenu` takes, as a schema for forms. */
export const formMenuMakeMenuInput = z.object({
  headId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  parentId: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  name: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
  nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  icon: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[\\w:-]*$'))))),
});
