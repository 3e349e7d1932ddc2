// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const noteAdjustAddInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  side: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  amount: z.int().check(z.minimum(-99999999999)),
  reasonCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  reason: z.string().check(z.maxLength(200)),
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
});
/** What `audit` takes, as a schema for forms. */
export const noteAdjustAuditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `cancel` takes, as a schema for forms. */
export const noteAdjustCancelInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
