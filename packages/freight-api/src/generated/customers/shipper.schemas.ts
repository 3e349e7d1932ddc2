// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const shipperAddInput = z.object({
  customerId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  shipperName: z.string().check(z.minLength(1), z.maxLength(512)),
  shipperIdNo: z.string().check(z.minLength(1), z.maxLength(35)).check(byRule('partyNo')),
  shipperKind: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  contactPhone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('phone')),
  adcode: z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode')),
  address: z.string().check(z.minLength(1), z.maxLength(256)),
  licenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
});
/** What `edit` takes, as a schema for forms. */
export const shipperEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  customerId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  shipperName: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  shipperIdNo: z.optional(z.string().check(z.minLength(1), z.maxLength(35)).check(byRule('partyNo'))),
  shipperKind: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  contactName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  contactPhone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('phone'))),
  adcode: z.optional(z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode'))),
  address: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  licenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
});
/** What `freeze` takes, as a schema for forms. */
export const shipperFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `review` takes, as a schema for forms. */
export const shipperReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `submit` takes, as a schema for forms. */
export const shipperSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `unfreeze` takes, as a schema for forms. */
export const shipperUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `verify` takes, as a schema for forms. */
export const shipperVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
