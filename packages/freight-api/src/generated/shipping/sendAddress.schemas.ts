// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const sendAddressAddInput = z.object({
  customerId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  addressName: z.string().check(z.minLength(1), z.maxLength(50)),
  companyName: z.string().check(z.minLength(1), z.maxLength(100)),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  phone: z.string().check(z.minLength(1), z.maxLength(30)).check(byRule('phone')),
  adcode: z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode')),
  address: z.string().check(z.minLength(1), z.maxLength(256)),
  lng: z.number().check(z.minimum(73.4), z.maximum(135.1)),
  lat: z.number().check(z.minimum(3.8), z.maximum(53.6)),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  fenceRadius: z.optional(z.nullable(z.int().check(z.minimum(100), z.maximum(10000)))),
  workTime: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  enabled: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `edit` takes, as a schema for forms. */
export const sendAddressEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  customerId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  addressName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  companyName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  contactName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  phone: z.optional(z.string().check(z.minLength(1), z.maxLength(30)).check(byRule('phone'))),
  adcode: z.optional(z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode'))),
  address: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  lng: z.optional(z.number().check(z.minimum(73.4), z.maximum(135.1))),
  lat: z.optional(z.number().check(z.minimum(3.8), z.maximum(53.6))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  fenceRadius: z.optional(z.nullable(z.int().check(z.minimum(100), z.maximum(10000)))),
  workTime: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  enabled: z.optional(z.nullable(z.enum(['0', '1']))),
});
/** What `setDefault` takes, as a schema for forms. */
export const sendAddressSetDefaultInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
