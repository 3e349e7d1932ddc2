// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const thirdAccountAddInput = z.object({
  accountName: z.string().check(z.minLength(1), z.maxLength(100)),
  idType: z.enum(['1', '2']),
  idNo: z.string().check(z.minLength(1), z.maxLength(18)),
  phone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile')),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'driver', 'carrier', 'captain']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});
/** What `bindCard` takes, as a schema for forms. */
export const thirdAccountBindCardInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  cardId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `close` takes, as a schema for forms. */
export const thirdAccountCloseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `edit` takes, as a schema for forms. */
export const thirdAccountEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  accountName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  idType: z.optional(z.enum(['1', '2'])),
  idNo: z.optional(z.string().check(z.minLength(1), z.maxLength(18))),
  phone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile'))),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'driver', 'carrier', 'captain']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});
/** What `open` takes, as a schema for forms. */
export const thirdAccountOpenInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `query` takes, as a schema for forms. */
export const thirdAccountQueryInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `sign` takes, as a schema for forms. */
export const thirdAccountSignInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
