import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, Id } from '../../../../platform/contract/index.ts';

/** What became of a sheet of the tax bureau. */
const IssueOutcome = z
  .object({
    /** Invoices that were issued by it. */
    issued: z.int(),
    /** Invoices that the bureau refused. */
    failed: z.int(),
    /** Results that were known before: they change nothing. */
    known: z.int(),
    /** Lines that were not taken, with the field and the reason. */
    problems: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'InvoiceIssueResult' });

/** Invoices that people issue at the electronic tax bureau. @source freight-domain 7 */
export const taxFileContract = contract('/hyinvoice/hyInvoice', {
  about: { domain: 'finance', name: 'taxFile' },
  endpoints: {
    issueSheet: {
      method: 'GET',
      path: '/issueSheet',
      permission: 'invoice:issue',
      summary: label('导出批量开票文件', 'Sheet for the tax bureau'),
      content: 'file',
      /** `ids` are joined by commas; without them those that wait and were in no sheet yet. */
      query: z.object({
        ids: z
          .string()
          .max(33 * 998)
          .optional(),
        companyId: Id.optional(),
      }),
      reply: z.unknown(),
      errors: ['Conflict', 'InvalidInput'],
    },
    issueResult: {
      method: 'POST',
      path: '/issueResult',
      permission: 'invoice:issue',
      summary: label('导入开票结果', 'Take the results of the tax bureau'),
      content: 'upload',
      /** `good` takes good lines beside bad ones, `all` takes none where one is bad. */
      query: z.object({ mode: z.enum(['good', 'all']) }),
      reply: IssueOutcome,
      errors: ['InvalidInput', 'TooLarge'],
    },
  },
});
