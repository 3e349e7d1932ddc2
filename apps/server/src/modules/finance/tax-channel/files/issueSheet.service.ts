import { and, asc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import type { FileReply } from '../../../../platform/contract/index.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { conflict, refusedByRule } from '../../../../platform/errors.ts';
import { workbookContentType } from '../../../../platform/excel/writeWorkbook.ts';
import { invoiceState, paperTypes } from '../../invoice/invoice.states.ts';
import { hyInvoice } from '../../invoice/invoice.table.ts';
import { mostLines } from '../orderProblem.ts';
import type { InvoiceOrder } from '../taxChannel.ts';
import { mostInvoices, serviceOf } from './bureauTemplate.ts';
import { orderOf, type TaxItemRow } from './filesTax.ts';
import { writeIssueSheet } from './issueSheet.ts';
import { hyTaxItem } from './taxItem.table.ts';

/** Which invoices are wanted. */
export interface WantedInvoices {
  /** Absent: all that wait and were in no sheet yet. */
  ids?: readonly string[] | undefined;
  /** Of one company alone. */
  companyId?: string | undefined;
}

/**
 * The workbook for the tax bureau. Invoices that people name are in it however often; else those that were in none yet, the oldest first, so that
 * nothing is issued twice because somebody fetched the sheet twice. Those on paper and red ones are issued at the bureau by hand.
 *
 * @throws Conflict one of those that were named does not wait for the bureau; Business none waits, or they fit into no workbook
 */
export async function issueSheet(ctx: Context, { ids, companyId }: WantedInvoices): Promise<FileReply> {
  const orders = await ctx.transaction(async (tx) => {
    const wanted = ids === undefined ? undefined : [...new Set(ids)];
    const items = await holdWaiting(tx, ctx, { ids: wanted, companyId });
    if (wanted !== undefined && items.length < wanted.length) throw conflict('所选发票中有的不在等待电子税务局开具，请刷新后重试');
    const chosen = wanted === undefined ? fitting(items) : items;
    if (chosen.length === 0) throw refusedByRule('没有等待开具的发票；已导出过的请勾选后再导出');
    const found = chosen.map(orderOf);
    assertOneWorkbook(found);
    await tx
      .update(hyTaxItem)
      .set({ sheetTime: nowText(ctx.clock) })
      .where(
        and(
          eq(hyTaxItem.tenantId, ctx.actor.tenantId),
          inArray(
            hyTaxItem.id,
            chosen.map(({ id }) => id),
          ),
        ),
      );
    ctx.audit({ action: 'invoice.issueSheet', entity: 'invoice', entityId: '', after: { serials: found.map(({ serial }) => serial) } });
    return found;
  });
  const name = `批量开票_${orders[0]!.seller.taxNo ?? ''}_${nowText(ctx.clock).slice(0, 10)}.xlsx`;
  return { fileName: name, contentType: workbookContentType, stream: writeIssueSheet(orders) };
}

/** Items that wait, the oldest first. */
async function holdWaiting(tx: Tx, ctx: Context, { ids, companyId }: WantedInvoices): Promise<TaxItemRow[]> {
  const { tenantId } = ctx.actor;
  const rows = await tx
    .select({ item: hyTaxItem })
    .from(hyTaxItem)
    // An item of an earlier sending waits for nothing any more.
    .innerJoin(hyInvoice, and(eq(hyInvoice.tenantId, hyTaxItem.tenantId), eq(hyInvoice.requestSerial, hyTaxItem.serial)))
    .where(
      and(
        eq(hyTaxItem.tenantId, tenantId),
        eq(hyTaxItem.state, 'processing'),
        gt(hyTaxItem.incl, 0),
        notInArray(hyTaxItem.invoiceType, [...paperTypes]),
        eq(hyInvoice.state, invoiceState.issuing),
        ids === undefined ? isNull(hyTaxItem.sheetTime) : inArray(hyInvoice.id, [...ids]),
        companyId === undefined ? undefined : eq(hyInvoice.companyId, companyId),
      ),
    )
    .orderBy(asc(hyTaxItem.createTime), asc(hyTaxItem.id))
    .limit(mostInvoices + 1)
    .for('update', { of: hyTaxItem });
  return rows.map(({ item }) => item);
}

/** As many of the first as one workbook takes. */
function fitting(items: readonly TaxItemRow[]): TaxItemRow[] {
  let rows = 0;
  const end = items.findIndex((item, index) => {
    const { lines, transportRows } = orderOf(item);
    rows += Math.max(lines.length, transportRows.length);
    return index >= mostInvoices || (rows > mostLines && index > 0);
  });
  return end < 0 ? [...items] : items.slice(0, end);
}

/** @throws Business they are not of one taxpayer, too many, or one of them names a service that has no code */
function assertOneWorkbook(orders: readonly InvoiceOrder[]): void {
  if (new Set(orders.map(({ seller }) => seller.taxNo)).size > 1) throw refusedByRule('待开具的发票属于多个运营主体，请按运营主体分别导出');
  const rows = orders.reduce((sum, { lines, transportRows }) => sum + Math.max(lines.length, transportRows.length), 0);
  if (orders.length > mostInvoices || rows > mostLines)
    throw refusedByRule(`一个文件最多${mostInvoices}张发票、${mostLines}行明细，请分批导出`);
  const unknown = orders.flatMap(({ lines }) => lines).find(({ goodsName }) => serviceOf(goodsName) === undefined);
  if (unknown !== undefined) throw refusedByRule(`项目名称“${unknown.goodsName}”没有税收分类编码，请在电子税务局手工开具`);
}
