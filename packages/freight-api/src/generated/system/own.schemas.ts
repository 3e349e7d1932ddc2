// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `editProfile` takes, as a schema for forms. */
export const ownEditProfileInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  sex: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
  birthday: z.optional(z.nullable(z.string().check(z.maxLength(10), z.regex(new RegExp('^(?:\\d{4}-\\d{2}-\\d{2})?$'))))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(new RegExp('^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$'))))),
  telephone: z.optional(z.nullable(z.string().check(z.maxLength(20), z.regex(new RegExp('^(?:0\\d{2,3}-[1-9]\\d{6,7})?$'))))),
  signature: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  tags: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `setDetailView` takes, as a schema for forms. */
export const ownSetDetailViewInput = z.object({
  emptyShown: z.boolean(),
});
/** What `setNotification` takes, as a schema for forms. */
export const ownSetNotificationInput = z.object({
  announcement: z.boolean(),
  system: z.boolean(),
});
