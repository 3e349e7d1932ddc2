// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const demoAdvancedFormAddInput = z.object({
  storeName: z.string().check(z.minLength(1), z.maxLength(100)),
  storeUrl: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z\\d](?:[A-Za-z\\d.-]*[A-Za-z\\d])?$'))),
  owner: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  approver: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  validFrom: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  storeKind: z.enum(['public', 'private']),
  taskName: z.string().check(z.minLength(1), z.maxLength(100)),
  executor: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  remindOn: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  taskNote: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  members: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(50)),
        workNo: z.string().check(z.minLength(1), z.maxLength(30)),
        department: z.string().check(z.minLength(1), z.maxLength(100)),
      }),
    )
    .check(z.maxLength(50)),
});
