import type { EventType } from '../../src/modules/shipping/note-event/eventTypes.ts';
import type { hyInvoice, hyInvoiceItem } from '../../src/modules/finance/invoice/invoice.table.ts';
import type { hyRequestBill, hyRequestBillItem } from '../../src/modules/finance/invoice-request/invoiceRequest.table.ts';
import { idAt, timeText } from './calendar.ts';
import type { NotePlan } from './notes.ts';
import type { Company, Customer } from './parties.ts';
import type { Random } from './random.ts';
import type { TimelineEvent } from './timeline.ts';

/** Rows as they are inserted. */
export interface InvoiceRows {
  requests: (typeof hyRequestBill.$inferInsert & { id: string })[];
  requestItems: (typeof hyRequestBillItem.$inferInsert)[];
  invoices: (typeof hyInvoice.$inferInsert & { id: string })[];
  invoiceItems: (typeof hyInvoiceItem.$inferInsert)[];
  events: TimelineEvent[];
}

export const noInvoices = (): InvoiceRows => ({ requests: [], requestItems: [], invoices: [], invoiceItems: [], events: [] });

/** Requests of paid waybills that are not all invoiced, by what became of them. */
export const fates = [
  ...Array.from({ length: 3 }, () => 'draft' as const),
  ...Array.from({ length: 5 }, () => 'toAudit' as const),
  ...Array.from({ length: 4 }, () => 'toIssue' as const),
  ...Array.from({ length: 3 }, () => 'failed' as const),
  ...Array.from({ length: 3 }, () => 'refused' as const),
  ...Array.from({ length: 2 }, () => 'revoked' as const),
  ...Array.from({ length: 4 }, () => 'reversed' as const),
  ...Array.from({ length: 2 }, () => 'partlyReversed' as const),
  'void' as const,
];
/** What became of a request. */
export type Fate = (typeof fates)[number] | 'issued';

/** Waybills that are asked for together, and when their invoices are issued. */
export interface Group {
  customer: Customer;
  plans: readonly NotePlan[];
  fate: Fate;
  at: number;
}

/** Whether it is one of these. */
export const isUnder = (fate: Fate, ...some: readonly Fate[]): boolean => some.includes(fate);
/** Whether its invoices were made. */
export const isMade = (fate: Fate): boolean => !isUnder(fate, 'draft', 'toAudit', 'refused', 'revoked');
/** Whether they were issued. */
export const isIssued = (fate: Fate): boolean => isUnder(fate, 'issued', 'reversed', 'partlyReversed', 'void');

/** A request that is written, with what all of them share. */
export interface Writing {
  group: Group;
  company: Company;
  random: Random;
  serial: number;
  now: number;
}

/** What is reversed of a line in part. */
export const halfOf = (amount: number): number => Math.floor(amount / 2);

/** Whom invoices of a customer are made out to. */
export const buyerOf = (customer: Customer) => ({
  buyerName: customer.invoiceTitle ?? customer.customerName,
  buyerTaxNo: customer.taxNo ?? null,
  buyerAddress: customer.invoiceAddress ?? null,
  buyerTel: customer.invoiceTel ?? null,
  buyerBank: customer.invoiceBank ?? null,
  buyerAccount: customer.invoiceAccount ?? null,
});

/** A line in the timeline of a waybill. */
export const eventOf = (
  random: Random,
  { noteId, at, type, content, to }: { noteId: string; at: number; type: EventType; content: string; to?: string },
): TimelineEvent => ({
  id: idAt(random, at),
  tenantId: 0,
  createBy: 'system',
  createTime: timeText(at),
  noteId,
  eventType: type,
  content,
  happenTime: timeText(at),
  actorType: '0',
  actorName: '系统',
  fromStatus: to === undefined ? null : to === '90' ? '80' : '90',
  toStatus: to ?? null,
  visibleTo: 'platform',
});
