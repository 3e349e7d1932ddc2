// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const contractAddInput = z.object({
  contractType: z.enum(['1', '2', '3', '4', '5']),
  partyId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  validFrom: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  validTo: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  contractName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  companyId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  templateId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  signMode: z.optional(z.nullable(z.enum(['electronic', 'paper']))),
  amount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  serviceRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
  invoiceBeforePay: z.optional(z.nullable(z.enum(['0', '1']))),
  extraTerms: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  file: z.optional(
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
export const contractEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  contractType: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  partyId: z.optional(z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$')))),
  validFrom: z.optional(
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
  validTo: z.optional(
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
  contractName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  companyId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  templateId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  signMode: z.optional(z.nullable(z.enum(['electronic', 'paper']))),
  amount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  serviceRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
  invoiceBeforePay: z.optional(z.nullable(z.enum(['0', '1']))),
  extraTerms: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  file: z.optional(
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
/** What `preview` takes, as a schema for forms. */
export const contractPreviewInput = z.object({
  contractType: z.enum(['1', '2', '3', '4', '5']),
  partyId: z.string().check(z.minLength(1), z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  validFrom: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  validTo: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  contractName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  companyId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  templateId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  signMode: z.optional(z.nullable(z.enum(['electronic', 'paper']))),
  amount: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  settleType: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[\\w.-]+$'))))),
  termDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(180)))),
  serviceRate: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
  invoiceBeforePay: z.optional(z.nullable(z.enum(['0', '1']))),
  extraTerms: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  file: z.optional(
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
/** What `refuse` takes, as a schema for forms. */
export const contractRefuseInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `scan` takes, as a schema for forms. */
export const contractScanInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  file: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(2000),
      z.regex(
        new RegExp(
          '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
        ),
      ),
    ),
});
/** What `send` takes, as a schema for forms. */
export const contractSendInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `sign` takes, as a schema for forms. */
export const contractSignInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `supply` takes, as a schema for forms. */
export const contractSupplyInput = z.object({
  noteId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
});
/** What `terminate` takes, as a schema for forms. */
export const contractTerminateInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  endFile: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(2000),
      z.regex(
        new RegExp(
          '^(?:(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?)(?:,(?:\\*{3}\\d{1,3}|[^[\\]\\s,?]+(?:\\.pdf|\\.jpg|\\.jpeg|\\.png)(?:\\?[^\\s,]*)?))*)?$',
        ),
      ),
    ),
});
/** What `void` takes, as a schema for forms. */
export const contractVoidInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
