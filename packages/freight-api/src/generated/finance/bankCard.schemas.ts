// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const bankCardAddInput = z.object({
  holderType: z.enum(['driver', 'carrier', 'customer']),
  holderId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  accountType: z.enum(['1', '2']),
  cardHolder: z.string().check(z.minLength(1), z.maxLength(50)),
  cardNo: z.string().check(z.minLength(1), z.maxLength(32)),
  idNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('mobile')))),
  bankId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  branchName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  cnaps: z.optional(z.nullable(z.string().check(z.maxLength(12)).check(byRule('cnaps')))),
  cardFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
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
});
/** What `edit` takes, as a schema for forms. */
export const bankCardEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  holderType: z.optional(z.enum(['driver', 'carrier', 'customer'])),
  holderId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  accountType: z.optional(z.enum(['1', '2'])),
  cardHolder: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  cardNo: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  idNo: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('idCard')))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(18)).check(byRule('mobile')))),
  bankId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  branchName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  cnaps: z.optional(z.nullable(z.string().check(z.maxLength(12)).check(byRule('cnaps')))),
  cardFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
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
});
/** What `sendAmount` takes, as a schema for forms. */
export const bankCardSendAmountInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `setDefault` takes, as a schema for forms. */
export const bankCardSetDefaultInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `verify` takes, as a schema for forms. */
export const bankCardVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `verifyAmount` takes, as a schema for forms. */
export const bankCardVerifyAmountInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  amount: z.int().check(z.minimum(1), z.maximum(9999)),
});
