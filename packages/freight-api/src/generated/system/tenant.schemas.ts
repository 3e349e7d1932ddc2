// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const tenantAddInput = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  id: z.int().check(z.minimum(1), z.maximum(999999999)),
  beginDate: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  endDate: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  adminUsername: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^[^\\s,*!<>=\'"%\\\\/]*$'))))),
  adminPassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const tenantEditInput = z.object({
  id: z.int().check(z.minimum(0), z.maximum(999999999)),
  version: z.int().check(z.minimum(0)),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  beginDate: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  endDate: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
});
