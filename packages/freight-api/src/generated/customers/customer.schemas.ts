// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const customerAddInput = z.object({
  customerName: z.string().check(z.minLength(1), z.maxLength(100)),
  customerKind: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  contactName: z.string().check(z.minLength(1), z.maxLength(50)),
  contactPhone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile')),
  uscc: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('uscc')))),
  idNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  legalIdNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  legalPhone: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('mobile')))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)).check(byRule('email')))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  adcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  businessLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  legalIdFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  authFile: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  industry: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  salesUserId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  departId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  parentAgentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  lossSettingId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  needBusinessReview: z.optional(z.nullable(z.enum(['0', '1']))),
  needCheckByCustomer: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `credit` takes, as a schema for forms. */
export const customerCreditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  settleType: z.enum(['0', '1', '2', '3']),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  monthDay: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(28)))),
  creditLimit: z.int().check(z.minimum(0)),
  dianfuEnabled: z.enum(['0', '1']),
  dianfuLimit: z.int().check(z.minimum(0)),
  dianfuTermDays: z.int().check(z.minimum(0), z.maximum(365)),
  dianfuDayRate: z.int().check(z.minimum(0), z.maximum(10000)),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** What `edit` takes, as a schema for forms. */
export const customerEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  customerName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  customerKind: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  contactName: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  contactPhone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile'))),
  uscc: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('uscc')))),
  idNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  legalPerson: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  legalIdNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  legalPhone: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('mobile')))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(100)).check(byRule('email')))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  district: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  adcode: z.optional(z.nullable(z.string().check(z.maxLength(6)).check(byRule('adcode')))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  businessLicenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  legalIdFiles: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  authFile: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(
            new RegExp(
              '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
            ),
          ),
        ),
    ),
  ),
  industry: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  salesUserId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  departId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  parentAgentId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  lossSettingId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  needBusinessReview: z.optional(z.nullable(z.enum(['0', '1']))),
  needCheckByCustomer: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
/** What `freeze` takes, as a schema for forms. */
export const customerFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `invoiceInfo` takes, as a schema for forms. */
export const customerInvoiceInfoInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  invoiceTitle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  taxNo: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  invoiceAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  invoiceTel: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  invoiceBank: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  invoiceAccount: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  invoiceType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  invoiceEmail: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  mailName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  mailPhone: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
  mailAddress: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `managerFreeze` takes, as a schema for forms. */
export const customerManagerFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `managerUnfreeze` takes, as a schema for forms. */
export const customerManagerUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `rate` takes, as a schema for forms. */
export const customerRateInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  serviceRate: z.int().check(z.minimum(0), z.maximum(2000)),
  feeCalcMode: z.enum(['1', '2']),
  taxRate: z.union([z.literal(900), z.literal(600), z.literal(300), z.literal(100)]),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
});
/** What `review` takes, as a schema for forms. */
export const customerReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `submit` takes, as a schema for forms. */
export const customerSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `unfreeze` takes, as a schema for forms. */
export const customerUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `verify` takes, as a schema for forms. */
export const customerVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
