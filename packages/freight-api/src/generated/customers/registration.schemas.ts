// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `register` takes, as a schema for forms. */
export const registrationRegisterInput = z.object({
  username: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]{2,64}$'))))),
  password: z.string().check(z.maxLength(200)),
  email: z.optional(
    z.nullable(
      z.union([
        z.literal(''),
        z
          .string()
          .check(
            z.maxLength(64),
            z.regex(new RegExp("^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$")),
          ),
      ]),
    ),
  ),
  phone: z.string().check(z.regex(new RegExp('^1[3-9]\\d{9}$'))),
  smscode: z.string().check(z.maxLength(20)),
  customerName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  customerKind: z.optional(z.nullable(z.enum(['1', '2', '3']))),
});
