// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `testConnection` takes, as a schema for forms. */
export const connectionTestTestConnectionInput = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
  dbType: z.string().check(z.maxLength(20)),
  dbDriver: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  dbUrl: z.string().check(z.maxLength(500)),
  dbName: z.string().check(z.maxLength(100)),
  dbUsername: z.string().check(z.maxLength(100)),
  dbPassword: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[\\x20-\\x7e]*$'))))),
});
