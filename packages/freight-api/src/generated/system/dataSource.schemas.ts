// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const dataSourceAddInput = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z][\\w-]*$'))),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  dbType: z.enum(['1', '2', '3', '4', '6']),
  dbDriver: z.string().check(z.minLength(1), z.maxLength(100)),
  dbUrl: z.string().check(z.minLength(1), z.maxLength(500)),
  dbName: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s;?&\'"\\\\<>]+$'))),
  dbUsername: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s;?&\'"\\\\<>]+$'))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  dbPassword: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[\\x20-\\x7e]*$'))),
});
/** What `edit` takes, as a schema for forms. */
export const dataSourceEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z][\\w-]*$')))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  dbType: z.optional(z.enum(['1', '2', '3', '4', '6'])),
  dbDriver: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  dbUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  dbName: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s;?&\'"\\\\<>]+$')))),
  dbUsername: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^\\s;?&\'"\\\\<>]+$')))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  dbPassword: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[\\x20-\\x7e]*$'))))),
});
