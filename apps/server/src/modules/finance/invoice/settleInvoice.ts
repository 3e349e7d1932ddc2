import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { nextQueryTime } from '../queryTimes.ts';
import type { IssueResult } from '../tax-channel/taxChannel.ts';
import { bookInvoice, type InvoiceNews, sayOfNotes } from './bookInvoice.ts';
import { followInvoices } from './finishRequest.ts';
import { type HeldInvoice, holdInvoice } from './holdInvoice.ts';
import { invoiceState } from './invoice.states.ts';
import { hyInvoice, type InvoiceItemRow, type InvoiceRow, hyInvoiceItem } from './invoice.table.ts';
import { itemsOfInvoices } from './makeInvoices.ts';
import { invoicePage, tellBuyer } from './tellInvoice.ts';

type Issued = Extract<IssueResult, { state: 'issued' }>;
type Failed = Extract<IssueResult, { state: 'failed' }>;

/**
 * Takes what the tax channel says of a sending: by its answer, by a query, by its own news, once or several times, in any order. What was taken
 * before changes nothing; what contradicts it is told to those who answer for it, and changes nothing either.
 *
 * @source freight-domain 3.12 I6, I7
 */
export function takeTaxResult(ctx: Context, { serial, result }: { serial: string; result: IssueResult }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: hyInvoice.id, requestBillId: hyInvoice.requestBillId })
      .from(hyInvoice)
      .where(and(eq(hyInvoice.tenantId, ctx.actor.tenantId), eq(hyInvoice.requestSerial, serial), eq(hyInvoice.delFlag, 0)));
    if (found === undefined) return;
    const held = await holdInvoice(tx, ctx, found);
    const { invoice } = held;
    if (invoice.requestSerial !== serial) return;
    const isSent = invoice.state === invoiceState.issuing;
    if (result.state === 'issued') {
      if (isSent) await succeed(tx, ctx, held, result);
      else if (invoice.invoiceNo !== result.invoiceNo) await contradict(tx, ctx, invoice, `税务通道报告已开具 ${result.invoiceNo}`);
    } else if (result.state === 'failed') {
      if (isSent) await fail(tx, ctx, invoice, result);
      else if (invoice.invoiceNo !== null) await contradict(tx, ctx, invoice, '税务通道报告开具失败');
    } else if (isSent) await askLater(tx, ctx, invoice);
  });
}

/** I6: it was issued. A red one reverses its original. */
async function succeed(tx: Tx, ctx: Context, held: HeldInvoice, { invoiceNo, invoiceCode, issueTime }: Issued): Promise<void> {
  const invoice = await move(tx, ctx, held.invoice, {
    action: 'succeed',
    values: { state: invoiceState.issued, invoiceNo, invoiceCode, issueTime, nextQueryTime: null },
  });
  const items = await itemsOfInvoices(tx, ctx, [invoice.id]);
  if (invoice.redOfId === null)
    await settle(tx, ctx, held, { changed: [invoice], invoice, items, news: 'issued', change: { issued: invoice.amountInclTax } });
  else {
    const original = held.invoices.find(({ id }) => id === invoice.redOfId)!;
    const after = await reverse(tx, ctx, original, { items, amount: -invoice.amountInclTax });
    await settle(tx, ctx, held, { changed: [invoice, after], invoice, items, news: 'red', change: { red: -invoice.amountInclTax } });
  }
  await tellBuyer(tx, ctx, held.request, invoice);
}

/** A part of an issued invoice, or what is left of it, is reversed. */
async function reverse(
  tx: Tx,
  ctx: Context,
  original: InvoiceRow,
  { items, amount }: { items: readonly InvoiceItemRow[]; amount: number },
): Promise<InvoiceRow> {
  const reversed = new Map(items.map((item) => [item.noteId, item]));
  const lines = (await itemsOfInvoices(tx, ctx, [original.id])).flatMap((before) => {
    const red = reversed.get(before.noteId);
    if (red === undefined) return [];
    return [{ before, values: { redAmount: before.redAmount - red.amountInclTax, redTax: before.redTax - red.taxAmount } }];
  });
  await updateRows(tx, ctx, hyInvoiceItem, lines);
  const redAmount = original.redAmount + amount;
  const state = redAmount === original.amountInclTax ? invoiceState.reversed : original.state;
  return move(tx, ctx, original, { action: 'reverse', values: { redAmount, state } });
}

/** What was issued, reversed or voided, and what follows from it for its waybills and its request. */
export async function settle(
  tx: Tx,
  ctx: Context,
  { request, invoices }: HeldInvoice,
  {
    changed,
    change,
    ...booked
  }: {
    invoice: InvoiceRow;
    items: readonly InvoiceItemRow[];
    news: InvoiceNews;
    /** Invoices of the request as they are from now on. */
    changed: readonly InvoiceRow[];
    change: { issued?: number; red?: number };
  },
): Promise<void> {
  const happenTime = booked.news === 'void' ? nowText(ctx.clock) : (booked.invoice.issueTime ?? nowText(ctx.clock));
  await bookInvoice(tx, ctx, { ...booked, happenTime });
  const now = invoices.map((one) => changed.find(({ id }) => id === one.id) ?? one);
  await followInvoices(tx, ctx, request, { invoices: now, change });
}

/** I7: it came to nothing. The request stays, and it may be tried again. */
async function fail(tx: Tx, ctx: Context, invoice: InvoiceRow, { code, reason }: Failed): Promise<void> {
  const after = await move(tx, ctx, invoice, {
    action: 'fail',
    values: {
      state: invoiceState.failed,
      failCode: code.slice(0, 40),
      failReason: reason.slice(0, 200),
      failTime: nowText(ctx.clock),
      nextQueryTime: null,
    },
  });
  if (after.redOfId === null) await sayOfNotes(tx, ctx, [after], invoiceState.failed);
  await notify(
    tx,
    ctx,
    { usernames: after.issuer === null ? [] : [after.issuer] },
    { title: `发票 ${after.serialNo} 开具失败`, lines: [after.failReason ?? ''], priority: 'H', openPage: invoicePage(after) },
  );
}

/** Stores a move of a held invoice. */
export async function move(
  tx: Tx,
  ctx: Context,
  before: InvoiceRow,
  { action, values }: { action: string; values: Values<typeof hyInvoice> },
): Promise<InvoiceRow> {
  const after = await updateRow(tx, ctx, hyInvoice, { before, values });
  ctx.audit({ action: `invoice.${action}`, entity: 'invoice', entityId: before.id, before: { state: before.state }, after: values });
  return after;
}

/** The channel says something else than it said before: nothing changes until a person has looked. */
async function contradict(tx: Tx, ctx: Context, invoice: InvoiceRow, what: string): Promise<void> {
  ctx.log.error({ serialNo: invoice.serialNo, state: invoice.state }, 'the tax channel contradicts what it said before');
  ctx.audit({ action: 'invoice.contradiction', entity: 'invoice', entityId: invoice.id, outcome: 'refused', remark: what });
  await notify(
    tx,
    ctx,
    { permission: 'invoice:issue' },
    {
      title: `发票 ${invoice.serialNo} 结果不一致`,
      lines: [`${what}，与系统状态不符，请与税务系统核对`],
      priority: 'H',
      openPage: invoicePage(invoice),
      occasion: `contradiction ${invoice.id}`.slice(0, 50),
    },
  );
}

async function askLater(tx: Tx, ctx: Context, invoice: InvoiceRow): Promise<void> {
  await tx
    .update(hyInvoice)
    .set({ queryCount: sql`${hyInvoice.queryCount} + 1`, nextQueryTime: nextQueryTime(ctx, invoice.queryCount) })
    .where(and(eq(hyInvoice.tenantId, ctx.actor.tenantId), eq(hyInvoice.id, invoice.id)));
}
