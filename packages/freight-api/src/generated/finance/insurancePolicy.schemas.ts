// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `buy` takes, as a schema for forms. */
export const insurancePolicyBuyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  payer: z.enum(['customer', 'platform']),
  startTime: z.optional(
    z.nullable(z.string().check(z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$')))),
  ),
  insured: z.string().check(z.maxLength(100)),
  insuredIdNo: z.string().check(z.maxLength(18)).check(byRule('partyNo')),
  insuredPhone: z.string().check(z.maxLength(18)).check(byRule('mobile')),
  agreed: z.boolean(),
});
/** What `cancel` takes, as a schema for forms. */
export const insurancePolicyCancelInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `claim` takes, as a schema for forms. */
export const insurancePolicyClaimInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  claimAmount: z.int().check(z.minimum(1)),
  claimReason: z.string().check(z.maxLength(500)),
  claimFiles: z
    .string()
    .check(
      z.maxLength(2000),
      z.regex(
        new RegExp(
          '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
        ),
      ),
    ),
});
/** What `quote` takes, as a schema for forms. */
export const insurancePolicyQuoteInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  insuranceType: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  insuranceCompanyCode: z.string().check(z.minLength(1), z.maxLength(30), z.regex(new RegExp('^[\\w.-]*$'))),
  insuredAmount: z.int().check(z.minimum(0)),
});
/** What `settle` takes, as a schema for forms. */
export const insurancePolicySettleInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  claimAmount: z.int().check(z.minimum(0)),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  bankSerialNo: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  claimResult: z.string().check(z.maxLength(200)),
});
/** What `settlePremium` takes, as a schema for forms. */
export const insurancePolicySettlePremiumInput = z.object({
  companyId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  insuranceCompanyCode: z.string().check(z.minLength(1), z.maxLength(30), z.regex(new RegExp('^[\\w.-]*$'))),
  month: z.string().check(z.maxLength(7), z.regex(new RegExp('^\\d{4}-(?:0[1-9]|1[0-2])$'))),
  reason: z.string().check(z.maxLength(200)),
});
