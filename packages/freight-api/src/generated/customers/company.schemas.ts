// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const companyAddInput = z.object({
  companyName: z.string().check(z.minLength(1), z.maxLength(512)),
  companyKind: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  uscc: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('uscc')),
  permitNumber: z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('permit')),
  legalPerson: z.string().check(z.minLength(1), z.maxLength(50)),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  contactPhone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('phone')),
  adcode: z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode')),
  address: z.string().check(z.minLength(1), z.maxLength(256)),
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
  icpLicence: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  securityLevelNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  taxpayerNo: z.optional(z.nullable(z.string().check(z.maxLength(20)).check(byRule('taxNo')))),
  invoiceTitle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  invoiceAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  invoiceTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  invoiceBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  invoiceAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)).check(byRule('corporateAccount')))),
  invoiceLimit: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  govSenderCode: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  govProvince: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  govProfile: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  sealFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  state: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
});
/** What `edit` takes, as a schema for forms. */
export const companyEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  companyName: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  companyKind: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  uscc: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('uscc'))),
  permitNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(50)).check(byRule('permit'))),
  legalPerson: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  contactName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  contactPhone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('phone'))),
  adcode: z.optional(z.string().check(z.minLength(1), z.maxLength(6)).check(byRule('adcode'))),
  address: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
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
  icpLicence: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  securityLevelNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  taxpayerNo: z.optional(z.nullable(z.string().check(z.maxLength(20)).check(byRule('taxNo')))),
  invoiceTitle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  invoiceAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  invoiceTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  invoiceBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  invoiceAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)).check(byRule('corporateAccount')))),
  invoiceLimit: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  govSenderCode: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  govProvince: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  govProfile: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  sealFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  state: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
});
/** What `setDefault` takes, as a schema for forms. */
export const companySetDefaultInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
