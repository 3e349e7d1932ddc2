// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const messageTemplateAddInput = z.object({
  templateCode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z][\\w.-]*$'))),
  templateName: z.string().check(z.minLength(1), z.maxLength(50)),
  templateType: z.enum(['1', '2', '3', '4']),
  templateContent: z.string().check(z.minLength(1), z.maxLength(50000)),
  templateTestJson: z.optional(z.nullable(z.string().check(z.maxLength(5000)))),
});
/** What `edit` takes, as a schema for forms. */
export const messageTemplateEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  templateCode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z][\\w.-]*$')))),
  templateName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  templateType: z.optional(z.enum(['1', '2', '3', '4'])),
  templateContent: z.optional(z.string().check(z.minLength(1), z.maxLength(50000))),
  templateTestJson: z.optional(z.nullable(z.string().check(z.maxLength(5000)))),
});
/** What `sendMsg` takes, as a schema for forms. */
export const messageTemplateSendMsgInput = z.object({
  templateCode: z.string().check(z.minLength(1), z.maxLength(32)),
  msgType: z.enum(['1', '2', '3', '4']),
  receiver: z.string().check(z.minLength(1), z.maxLength(500)),
  testData: z.optional(z.nullable(z.string().check(z.maxLength(5000)))),
});
