import type { NoteInvoice } from '@tarmac/freight-api/finance';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

type Note = Pick<NoteInvoice, 'customerId' | 'companyId'>;

/** What speaks against a waybill in a request with the first one; undefined: nothing. @source freight-domain 2.21 */
export function unfitFor(row: Note, first: Note): (typeof texts)[keyof typeof texts] | undefined {
  if (row.customerId !== first.customerId) return texts.otherCustomer;
  return row.companyId === first.companyId ? undefined : texts.otherCompany;
}
