// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `storeJava` takes, as a schema for forms. */
export const formEnhanceStoreJavaInput = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
  buttonCode: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  cgJavaType: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  cgJavaValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  activeStatus: z.optional(z.nullable(z.enum(['0', '1']))),
  event: z.optional(z.nullable(z.enum(['start', 'end']))),
});
/** What `storeJs` takes, as a schema for forms. */
export const formEnhanceStoreJsInput = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
  cgJs: z.optional(z.nullable(z.string().check(z.maxLength(50000)))),
  cgJsType: z.optional(z.nullable(z.enum(['list', 'form']))),
});
/** What `storeSql` takes, as a schema for forms. */
export const formEnhanceStoreSqlInput = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
  buttonCode: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  cgbSql: z.optional(z.nullable(z.string().check(z.maxLength(50000)))),
  cgbSqlName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});
