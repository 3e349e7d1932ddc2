// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `renew` takes, as a schema for forms. */
export const regionRenewInput = z.object({
  asOf: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  rows: z
    .array(
      z.object({
        adcode: z.string().check(z.regex(new RegExp('^[1-8]\\d{5}$'))),
        name: z.string().check(z.minLength(1), z.maxLength(50)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10000)),
  isTrial: z.boolean(),
});
