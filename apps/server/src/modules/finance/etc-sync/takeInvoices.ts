import { and, eq } from 'drizzle-orm';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import type { TollInvoice } from '../etc-channel/etcChannel.ts';
import { etcChannelOf } from '../etc-channel/etcChannels.ts';
import { postAll } from '../ledger/postAll.ts';
import { postTollTax } from '../ledger/postings.ts';
import { etcState, etcSyncStates } from './etcSync.states.ts';
import { type EtcInvoiceRow, type EtcSyncRow, hyEtcInvoice } from './etcSync.table.ts';
import { holdSync, keepSync } from './holdSync.ts';

const hour = 3_600_000;
/** What was left so long before the start or after the end still belongs to the trip. @source freight-domain 2.27 */
const slack = 2 * hour;
/** Days after the reported end on which invoices are asked for. @source freight-domain 3.17 */
export const queryDays = 30;

/** Whether an invoice is of a trip: of its vehicle, which left the road within the trip or two hours around it. */
export function isOfTrip(
  { plate, exitTime }: Pick<TollInvoice, 'plate' | 'exitTime'>,
  { vehicleNumber, startTime, endTime }: Pick<EtcSyncRow, 'vehicleNumber' | 'startTime' | 'endTime'>,
): boolean {
  const [exit, from, to] = [exitTime, startTime, endTime ?? ''].map((time) => parseDateTimeText(time)?.getTime());
  if (exit === undefined || from === undefined || to === undefined) return false;
  return plate === vehicleNumber && exit >= from - slack && exit <= to + slack;
}

/** Whether an invoice names the company as its buyer, by name and number. @source freight-domain 4.8 */
export const isTitled = (
  { buyerName, buyerTaxNo }: Pick<TollInvoice, 'buyerName' | 'buyerTaxNo'>,
  company: { name: string; taxNo: string } | undefined,
): boolean => company !== undefined && buyerName.trim() === company.name && buyerTaxNo?.trim().toUpperCase() === company.taxNo;

/** Whether the days on which a trip is asked about are over. */
function isOver(ctx: Context, { endReportTime }: Pick<EtcSyncRow, 'endReportTime'>): boolean {
  const end = parseDateTimeText(endReportTime ?? '');
  return end !== undefined && ctx.clock.now().getTime() >= end.getTime() + queryDays * 24 * hour;
}

/**
 * Takes what the toll service says of a trip: those of its invoices that are new here, each once, with the input tax of those that name the
 * company. What is in the way of it, such as a revocation, has won.
 *
 * @returns the trip as it is now; undefined where nothing is taken for it any more
 * @source freight-domain 3.17, P23, amendments 25
 */
export function takeInvoices(ctx: Context, id: string, told: readonly TollInvoice[]): Promise<EtcSyncRow | undefined> {
  return ctx.transaction(async (tx) => {
    const held = await holdSync(tx, ctx, id);
    if (held === undefined || !canAdvance(etcSyncStates, { action: 'query', code: held.sync.state })) return undefined;
    const { sync } = held;
    const added = await addInvoices(
      tx,
      ctx,
      sync,
      told.filter((invoice) => isOfTrip(invoice, sync)),
    );
    const sum = (of: (invoice: EtcInvoiceRow) => number) => added.reduce((total, invoice) => total + of(invoice), 0);
    const invoiceCount = sync.invoiceCount + added.length;
    const state =
      invoiceCount > 0 ? etcState.invoiced : sync.state === etcState.timedOut || isOver(ctx, sync) ? etcState.timedOut : etcState.querying;
    return keepSync(tx, ctx, sync, {
      action: 'query',
      values: {
        state,
        queryTime: nowText(ctx.clock),
        invoiceCount,
        tollAmount: sync.tollAmount + sum(({ amountInclTax }) => amountInclTax),
        invoiceAmount: sync.invoiceAmount + sum(({ amountExclTax }) => amountExclTax),
        taxAmount: sync.taxAmount + sum(({ taxAmount }) => taxAmount),
      },
    });
  });
}

/** Stores and books those that nobody has stored yet. @returns them */
async function addInvoices(tx: Tx, ctx: Context, sync: EtcSyncRow, told: readonly TollInvoice[]): Promise<EtcInvoiceRow[]> {
  if (told.length === 0) return [];
  const { tenantId } = ctx.actor;
  const [company] = await tx
    .select({ name: hyCompany.companyName, taxNo: hyCompany.uscc })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, sync.companyId)));
  const simulated = etcChannelOf(ctx).simulated ? '1' : '0';
  const rows = told.map(({ plate: _plate, invoiceCode, ...invoice }) =>
    newRow(ctx, {
      ...invoice,
      invoiceCode: invoiceCode ?? '',
      syncId: sync.id,
      companyId: sync.companyId,
      amountExclTax: invoice.amountInclTax - invoice.taxAmount,
      deductState: isTitled(invoice, company) ? '1' : '0',
      simulated,
    }),
  );
  // One that another trip has, or that came before, is left out; in their order, no two transactions wait for each other.
  rows.sort((a, b) => (a.invoiceNo < b.invoiceNo ? -1 : 1));
  const added = await tx.insert(hyEtcInvoice).values(rows).onConflictDoNothing().returning();
  const now = nowText(ctx.clock);
  await postAll(
    tx,
    ctx,
    added
      .filter(({ deductState }) => deductState === '1')
      .map(({ id, invoiceNo, taxAmount, issueTime, companyId }) => ({
        posting: postTollTax({ companyId, amount: taxAmount }),
        facts: {
          bizId: id,
          step: '1',
          bizNo: invoiceNo,
          companyId,
          summary: `通行费进项 ${sync.shippingNoteNumber}`,
          happenTime: issueTime > now ? now : issueTime,
        },
      })),
  );
  return added;
}
