// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const carrierAddInput = z.object({
  carrierName: z.string().check(z.minLength(1), z.maxLength(100)),
  carrierKind: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  permitNumber: z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('permit')),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  contactPhone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile')),
  uscc: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('uscc')))),
  permitScope: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  permitValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  legalIdNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  adcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  businessLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  permitFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  legalIdFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  taxpayerType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(180)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `blacklist` takes, as a schema for forms. */
export const carrierBlacklistInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  blacklist: z.enum(['0', '1']),
});
/** What `edit` takes, as a schema for forms. */
export const carrierEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  carrierName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  carrierKind: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  permitNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('permit'))),
  contactName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  contactPhone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile'))),
  uscc: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('uscc')))),
  permitScope: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  permitValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  legalIdNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  adcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  businessLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  permitFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  legalIdFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  taxpayerType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(180)))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `freeze` takes, as a schema for forms. */
export const carrierFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `review` takes, as a schema for forms. */
export const carrierReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `submit` takes, as a schema for forms. */
export const carrierSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `unfreeze` takes, as a schema for forms. */
export const carrierUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `verify` takes, as a schema for forms. */
export const carrierVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
