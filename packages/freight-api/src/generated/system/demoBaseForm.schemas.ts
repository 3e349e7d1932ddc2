// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const demoBaseFormAddInput = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  startOn: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  endOn: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  goal: z.string().check(z.minLength(1), z.maxLength(500)),
  standard: z.string().check(z.minLength(1), z.maxLength(500)),
  publicity: z.enum(['1', '2', '3']),
  client: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  inviters: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  weight: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
  sharedWith: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
});
