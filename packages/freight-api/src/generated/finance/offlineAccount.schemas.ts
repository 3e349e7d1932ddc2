// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const offlineAccountAddInput = z.object({
  direction: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  accountType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  accountName: z.string().check(z.minLength(1), z.maxLength(100)),
  accountNo: z.string().check(z.minLength(1), z.maxLength(32)).check(byRule('corporateAccount')),
  bankName: z.string().check(z.minLength(1), z.maxLength(100)),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'driver', 'carrier']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  cnaps: z.optional(z.nullable(z.string().check(z.maxLength(12)).check(byRule('cnaps')))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `edit` takes, as a schema for forms. */
export const offlineAccountEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  direction: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  accountType: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  accountName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  accountNo: z.optional(z.string().check(z.minLength(1), z.maxLength(32)).check(byRule('corporateAccount'))),
  bankName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'driver', 'carrier']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  cnaps: z.optional(z.nullable(z.string().check(z.maxLength(12)).check(byRule('cnaps')))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `enable` takes, as a schema for forms. */
export const offlineAccountEnableInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  enabled: z.enum(['0', '1']),
});
