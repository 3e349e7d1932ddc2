// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const companyAccountAddInput = z.object({
  accountName: z.string().check(z.minLength(1), z.maxLength(100)),
  accountNo: z.string().check(z.minLength(1), z.maxLength(32)).check(byRule('corporateAccount')),
  bankId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  branchName: z.string().check(z.minLength(1), z.maxLength(100)),
  cnaps: z.string().check(z.minLength(1), z.maxLength(12)).check(byRule('cnaps')),
  usage: z.enum(['receive', 'pay', 'both', 'tax']),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'carrier']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  licenceFile: z.optional(
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
  state: z.optional(z.nullable(z.enum(['1', '2', '3']))),
});
/** What `askBalance` takes, as a schema for forms. */
export const companyAccountAskBalanceInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `edit` takes, as a schema for forms. */
export const companyAccountEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  accountName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  accountNo: z.optional(z.string().check(z.minLength(1), z.maxLength(32)).check(byRule('corporateAccount'))),
  bankId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  branchName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  cnaps: z.optional(z.string().check(z.minLength(1), z.maxLength(12)).check(byRule('cnaps'))),
  usage: z.optional(z.enum(['receive', 'pay', 'both', 'tax'])),
  ownerType: z.optional(z.nullable(z.enum(['platform', 'customer', 'carrier']))),
  ownerId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  province: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  licenceFile: z.optional(
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
  state: z.optional(z.nullable(z.enum(['1', '2', '3']))),
});
/** What `sendAmount` takes, as a schema for forms. */
export const companyAccountSendAmountInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `setDefault` takes, as a schema for forms. */
export const companyAccountSetDefaultInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `verify` takes, as a schema for forms. */
export const companyAccountVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  amount: z.int().check(z.minimum(1), z.maximum(9999)),
});
