// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const walletConfigAddInput = z.object({
  companyId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  channelType: z.enum(['bank', 'third']),
  singleLimit: z.int().check(z.minimum(100), z.maximum(100000000000)),
  dayLimit: z.int().check(z.minimum(100), z.maximum(100000000000)),
  driverDayLimit: z.int().check(z.minimum(100), z.maximum(100000000000)),
  dualApproveAmount: z.int().check(z.minimum(0)),
  channelFeeMode: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))),
  channelFee: z.int().check(z.minimum(0), z.maximum(100000)),
  smsConfirm: z.enum(['0', '1']),
  autoFreeze: z.enum(['0', '1']),
  freezeRatio: z.int().check(z.minimum(1), z.maximum(10000)),
  autoPay: z.enum(['0', '1']),
  limitReason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  thirdAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  payWindow: z.optional(z.nullable(z.string().check(z.maxLength(11), z.regex(new RegExp('^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$'))))),
});
/** What `edit` takes, as a schema for forms. */
export const walletConfigEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  companyId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  channelType: z.optional(z.enum(['bank', 'third'])),
  singleLimit: z.optional(z.int().check(z.minimum(100), z.maximum(100000000000))),
  dayLimit: z.optional(z.int().check(z.minimum(100), z.maximum(100000000000))),
  driverDayLimit: z.optional(z.int().check(z.minimum(100), z.maximum(100000000000))),
  dualApproveAmount: z.optional(z.int().check(z.minimum(0))),
  channelFeeMode: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$')))),
  channelFee: z.optional(z.int().check(z.minimum(0), z.maximum(100000))),
  smsConfirm: z.optional(z.enum(['0', '1'])),
  autoFreeze: z.optional(z.enum(['0', '1'])),
  freezeRatio: z.optional(z.int().check(z.minimum(1), z.maximum(10000))),
  autoPay: z.optional(z.enum(['0', '1'])),
  limitReason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  companyAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  thirdAccountId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  payWindow: z.optional(z.nullable(z.string().check(z.maxLength(11), z.regex(new RegExp('^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$'))))),
});
/** What `enable` takes, as a schema for forms. */
export const walletConfigEnableInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  enabled: z.enum(['0', '1']),
});
