// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const userAgentAddInput = z.object({
  userName: z.string().check(z.minLength(1), z.maxLength(64)),
  agentUserName: z.string().check(z.minLength(1), z.maxLength(64)),
  startTime: z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  endTime: z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const userAgentEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  userName: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  agentUserName: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  startTime: z.optional(
    z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  ),
  endTime: z.optional(
    z.string().check(z.minLength(1), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  ),
  status: z.optional(z.nullable(z.enum(['0', '1']))),
});
