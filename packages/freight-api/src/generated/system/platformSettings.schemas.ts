// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `editNames` takes, as a schema for forms. */
export const platformSettingsEditNamesInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  webPlatformName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  webPlatformNameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  logoTitle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  logoTitleEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
