import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../platform/context.ts';
import { createContext, systemActor } from '../../../../platform/createContext.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashValue } from '../../../../platform/sealed.ts';
import { issueProblem, redProblem, type Refusal } from '../orderProblem.ts';
import type { InvoiceOrder, IssueAnswer, IssueResult, RedOrder, TaxChannel } from '../taxChannel.ts';
import { hyTaxItem } from './taxItem.table.ts';

/** An order that waits for the tax bureau, or has its result. */
export type TaxItemRow = typeof hyTaxItem.$inferSelect;

/**
 * Invoices that people issue at the electronic tax bureau: an order waits until somebody carries it there in a workbook, or issues it by hand, and
 * its result comes with a workbook back.
 *
 * @source freight-domain 7
 */
export function filesTax(platform: Platform, tenantId: number): TaxChannel {
  const context = () => createContext(platform, { actor: systemActor(tenantId) });
  return {
    name: 'files',
    simulated: false,
    issue: async (order) => takeOrder(context(), order, issueProblem(order)),
    red: async (order) => takeOrder(context(), order, redProblem(order)),
    query: async (serial) => resultOf(await findItem(context(), serial)),
  };
}

async function takeOrder(ctx: Context, order: InvoiceOrder | RedOrder, problem: Refusal | undefined): Promise<IssueAnswer> {
  if (problem !== undefined) return { state: 'refused', ...problem };
  const { serial, invoiceType, net, tax, incl } = order;
  const body = JSON.stringify(order);
  await ctx.transaction((tx) =>
    tx
      .insert(hyTaxItem)
      .values({
        tenantId: ctx.actor.tenantId,
        createBy: ctx.actor.username,
        serial,
        body,
        bodyHash: body,
        invoiceType,
        net,
        tax,
        incl,
        state: 'processing',
      })
      .onConflictDoNothing(),
  );
  const known = await findItem(ctx, serial);
  if (known?.bodyHash !== hashValue(body)) throw new Error(`another order has the serial ${serial}`);
  return { state: 'accepted' };
}

async function findItem(ctx: Context, serial: string): Promise<TaxItemRow | undefined> {
  const [row] = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyTaxItem)
      .where(and(eq(hyTaxItem.tenantId, ctx.actor.tenantId), eq(hyTaxItem.serial, serial))),
  );
  return row;
}

/** What became of an order, in the words of the channel. */
export function resultOf(row: TaxItemRow | undefined): IssueResult {
  if (row === undefined) return { state: 'missing' };
  switch (row.state) {
    case 'issued':
      return {
        state: 'issued',
        invoiceNo: row.invoiceNo ?? '',
        invoiceCode: row.invoiceCode || null,
        issueTime: row.issueTime ?? '',
      };
    case 'failed':
      return { state: 'failed', code: 'BUREAU', reason: row.reason ?? '' };
    default:
      return { state: 'processing' };
  }
}

/** What was asked for. */
export const orderOf = ({ body }: Pick<TaxItemRow, 'body'>): InvoiceOrder | RedOrder => JSON.parse(body) as InvoiceOrder | RedOrder;
