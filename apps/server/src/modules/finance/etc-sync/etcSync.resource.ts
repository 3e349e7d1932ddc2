import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { EtcInvoice, EtcSync } from './etcSync.contract.ts';
import { hyEtcInvoice, hyEtcSync } from './etcSync.table.ts';

/** Tolls are of the platform, so its staff alone sees them. @source freight-domain F16 */
const ofPlatform = ({ actor }: Context): SQL | undefined => (actor.userType === 1 ? undefined : sql`false`);

/** Trips with their rules. They are made by waybills and changed by their moves alone. @source freight-domain 2.27, 3.17 */
export const etcSyncResource: Resource<typeof EtcSync, typeof hyEtcSync> = defineResource(EtcSync, {
  table: hyEtcSync,
  options: {
    permission: 'etc',
    title: 'shippingNoteNumber',
    audited: true,
    scope: ofPlatform,
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      sendCity: { sql: hyShippingNote.sendCity, type: 'text' },
      receiveCity: { sql: hyShippingNote.receiveCity, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyEtcSync.tenantId), eq(hyCompany.id, hyEtcSync.companyId)) as SQL)
        .leftJoin(hyShippingNote, and(eq(hyShippingNote.tenantId, hyEtcSync.tenantId), eq(hyShippingNote.id, hyEtcSync.noteId)) as SQL),
    mapRow: toldTexts('failReason', 'skipReason'),
    defaultSort: { field: 'startTime', order: 'desc' },
  },
});

/** Invoices of trips. */
export const etcInvoiceResource: Resource<typeof EtcInvoice, typeof hyEtcInvoice> = defineResource(EtcInvoice, {
  table: hyEtcInvoice,
  options: {
    permission: 'etc',
    title: 'invoiceNo',
    scope: ofPlatform,
    defaultSort: { field: 'exitTime', order: 'asc' },
  },
});
