// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `accept` takes, as a schema for forms. */
export const complaintAcceptInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `add` takes, as a schema for forms. */
export const complaintAddInput = z.object({
  complaintType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  noteId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  fromType: z.optional(z.nullable(z.enum(['2', '3', '4']))),
  fromName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  fromPhone: z.optional(z.nullable(z.string().check(z.maxLength(18)))),
  againstType: z.enum(['1', '2', '3', '4']),
  content: z.string().check(z.maxLength(1000)),
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
/** What `close` takes, as a schema for forms. */
export const complaintCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  satisfaction: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
});
/** What `compensate` takes, as a schema for forms. */
export const complaintCompensateInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  compensateAmount: z.int().check(z.minimum(1), z.maximum(9999999999)),
  cardId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
});
/** What `reject` takes, as a schema for forms. */
export const complaintRejectInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `reopen` takes, as a schema for forms. */
export const complaintReopenInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `reply` takes, as a schema for forms. */
export const complaintReplyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  result: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  replyContent: z.string().check(z.maxLength(1000)),
  compensateAmount: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(9999999999)))),
  cardId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
});
/** What `withdraw` takes, as a schema for forms. */
export const complaintWithdrawInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
