import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { serialOf } from '../requestSerial.ts';
import type { IssueResult } from '../tax-channel/taxChannel.ts';
import { taxChannelOf } from '../tax-channel/taxChannels.ts';
import { invoiceState } from './invoice.states.ts';
import { hyInvoice, type InvoiceRow } from './invoice.table.ts';
import { orderOf, redOrderOf } from './invoiceOrder.ts';
import { takeTaxResult } from './settleInvoice.ts';

/** Messages to the tax channel, by the outbox. */
const invoiceTopic = 'finance.invoice';

/** Sends held invoices: they are on their way from now on, and the channel is told once this has committed. */
export async function sendInvoices(tx: Tx, ctx: Context, invoices: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const { username, realname } = ctx.actor;
  const sent = await updateRows(
    tx,
    ctx,
    hyInvoice,
    invoices.map((before) => ({
      before,
      values: {
        state: invoiceState.issuing,
        // Another one for each sending: what the channel says of an earlier one is told apart.
        requestSerial: serialOf(before.serialNo, before.sendCount + 1),
        sendCount: before.sendCount + 1,
        sendTime: nowText(ctx.clock),
        queryCount: 0,
        nextQueryTime: nextQueryTime(ctx, 0),
        issuer: username,
        issuerName: realname === '' ? username : realname,
        simulated: taxChannelOf(ctx, before.sellerTaxNo).simulated ? '1' : '0',
        failCode: null,
        failReason: null,
        failTime: null,
      },
    })),
  );
  for (const { id, requestSerial } of sent)
    await ctx.outbox(tx, invoiceTopic, { payload: { id, requestSerial }, idempotencyKey: requestSerial ?? id });
  return sent;
}

/** Gives the channel one order. What became of it is kept in the invoice, so the message of the outbox is done either way. */
export const invoiceOutbox: OutboxHandler = {
  topic: invoiceTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { id, requestSerial } = payload as { id: string; requestSerial: string };
    const invoice = await readSent(ctx, id);
    if (invoice?.requestSerial === requestSerial) await give(ctx, invoice);
  },
};

/** An invoice that is on its way; undefined where it no longer is. */
function readSent(ctx: Context, id: string): Promise<InvoiceRow | undefined> {
  return ctx.transaction(async (tx) => {
    const [invoice] = await tx
      .select()
      .from(hyInvoice)
      .where(and(eq(hyInvoice.tenantId, ctx.actor.tenantId), eq(hyInvoice.id, id), eq(hyInvoice.state, invoiceState.issuing)));
    return invoice;
  });
}

/** A channel issues one invoice for each serial, so an order whose answer was lost may be given again under the same one, and under no other. */
async function give(ctx: Context, invoice: InvoiceRow): Promise<void> {
  const serial = invoice.requestSerial ?? '';
  const channel = taxChannelOf(ctx, invoice.sellerTaxNo);
  try {
    const answer =
      invoice.redOfId === null
        ? await channel.issue(await ctx.transaction((tx) => orderOf(tx, ctx, invoice)))
        : await channel.red(await ctx.transaction((tx) => redOrderOf(tx, ctx, invoice)));
    if (answer.state === 'refused')
      await takeTaxResult(ctx, { serial, result: { state: 'failed', code: answer.code, reason: answer.reason } });
  } catch (error) {
    // Whether it was taken is not known; the queries will tell.
    ctx.log.error({ err: error, serial, channel: channel.name }, 'the tax channel did not answer');
  }
}

/** Asks for the result of one that is on its way, and takes it. What the channel never had is given again. */
async function ask(ctx: Context, invoice: InvoiceRow): Promise<void> {
  const serial = invoice.requestSerial ?? '';
  const result = await queryChannel(ctx, invoice);
  await takeTaxResult(ctx, { serial, result });
  if (result.state === 'missing') await give(ctx, invoice);
}

async function queryChannel(ctx: Context, { sellerTaxNo, requestSerial }: InvoiceRow): Promise<IssueResult> {
  try {
    return await taxChannelOf(ctx, sellerTaxNo).query(requestSerial ?? '');
  } catch (error) {
    ctx.log.error({ err: error, serial: requestSerial }, 'the tax channel could not be asked');
    return { state: 'processing' };
  }
}

/** At most so many are asked for in one run. */
const most = 500;

/** Asks for the results that are due. Run by a job. @returns how many @source freight-domain 7.2 */
export async function askDueInvoices(ctx: Context): Promise<number> {
  const due = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyInvoice)
      .where(
        and(
          eq(hyInvoice.tenantId, ctx.actor.tenantId),
          eq(hyInvoice.state, invoiceState.issuing),
          lte(hyInvoice.nextQueryTime, nowText(ctx.clock)),
        ),
      )
      .orderBy(asc(hyInvoice.nextQueryTime))
      .limit(most),
  );
  for (const invoice of due) await ask(ctx, invoice);
  return due.length;
}
