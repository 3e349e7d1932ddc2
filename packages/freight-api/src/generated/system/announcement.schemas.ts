// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const announcementAddInput = z.object({
  titile: z.string().check(z.minLength(1), z.maxLength(100)),
  msgCategory: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  msgType: z.enum(['USER', 'ALL']),
  startTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  endTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  msgAbstract: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  priority: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  userIds: z.optional(z.nullable(z.string().check(z.maxLength(40000)))),
  msgContent: z.optional(z.nullable(z.string().check(z.maxLength(200000)))),
});
/** What `edit` takes, as a schema for forms. */
export const announcementEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  titile: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  msgCategory: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  msgType: z.optional(z.enum(['USER', 'ALL'])),
  startTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  endTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  msgAbstract: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  priority: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  userIds: z.optional(z.nullable(z.string().check(z.maxLength(40000)))),
  msgContent: z.optional(z.nullable(z.string().check(z.maxLength(200000)))),
});
