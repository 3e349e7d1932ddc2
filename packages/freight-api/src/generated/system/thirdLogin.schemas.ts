// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `bind` takes, as a schema for forms. */
export const thirdLoginBindInput = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  captcha: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  checkKey: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  token: z.string().check(z.minLength(1), z.maxLength(900)),
});
/** What `bindOwn` takes, as a schema for forms. */
export const thirdLoginBindOwnInput = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(900)),
});
/** What `create` takes, as a schema for forms. */
export const thirdLoginCreateInput = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(900)),
});
