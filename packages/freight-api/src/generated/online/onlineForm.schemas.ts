// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `addRow` takes, as a schema for forms. */
export const onlineFormAddRowInput = z.record(z.string(), z.unknown());
/** What `doButton` takes, as a schema for forms. */
export const onlineFormDoButtonInput = z.object({
  formId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  buttonCode: z.string().check(z.maxLength(50)),
  dataId: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
  uiFormData: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
/** What `editRow` takes, as a schema for forms. */
export const onlineFormEditRowInput = z.record(z.string(), z.unknown());
