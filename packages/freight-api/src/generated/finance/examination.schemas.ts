// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `examine` takes, as a schema for forms. */
export const examinationExamineInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
  versions: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(100))),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `examineSheet` takes, as a schema for forms. */
export const examinationExamineSheetInput = z.object({
  ids: z.array(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$')))).check(z.minLength(1), z.maxLength(100)),
});
/** What `remindFunds` takes, as a schema for forms. */
export const examinationRemindFundsInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `setPayee` takes, as a schema for forms. */
export const examinationSetPayeeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  cardId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `unexamine` takes, as a schema for forms. */
export const examinationUnexamineInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
