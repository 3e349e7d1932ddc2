// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const violationAddInput = z.object({
  violationType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  happenTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  location: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  lng: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
  lat: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
  detail: z.string().check(z.minLength(1), z.maxLength(500)),
  files: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  scoreDeduct: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(200)))),
  fineAmount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(9999999999)))),
  blacklist: z.optional(z.enum(['0', '1'])),
  noteId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  targetType: z.enum(['2', '3', '4']),
  driverId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  customerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  vehicleId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
});
/** What `appeal` takes, as a schema for forms. */
export const violationAppealInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  appealContent: z.string().check(z.maxLength(500)),
  appealFiles: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
});
/** What `cancel` takes, as a schema for forms. */
export const violationCancelInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `edit` takes, as a schema for forms. */
export const violationEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  violationType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  happenTime: z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$'))),
  location: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  lng: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
  lat: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
  detail: z.string().check(z.minLength(1), z.maxLength(500)),
  files: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  scoreDeduct: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(200)))),
  fineAmount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(9999999999)))),
  blacklist: z.optional(z.enum(['0', '1'])),
});
/** What `handle` takes, as a schema for forms. */
export const violationHandleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  handleResult: z.string().check(z.maxLength(200)),
  scoreDeduct: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(200)))),
  fineAmount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(9999999999)))),
  blacklist: z.optional(z.enum(['0', '1'])),
});
