import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { splitVat } from '../../shipping/fees/fees.ts';

/** What invoices say of a waybill so far, fen. */
export interface Invoiced {
  inclTax: number;
  tax: number;
}

/** Tax within an amount, at a rate in 1/10000. */
const taxWithin = (inclTax: number, taxRate: number): number => splitVat(inclTax, { serviceFee: 0, taxRate }).tax;

/**
 * The tax of a further part of a waybill: that of all that is then invoiced, less what was. So parts come to the tax of the whole, however it was
 * cut. What was reversed meanwhile may have left a fen behind; the next parts take it back.
 *
 * @source amendments L16
 */
export const taxOfPart = (before: Invoiced, { inclTax, taxRate }: { inclTax: number; taxRate: number }): number =>
  Math.min(inclTax, Math.max(0, taxWithin(before.inclTax + inclTax, taxRate) - before.tax));

/**
 * The tax of what is reversed of a line: what invoices said, less the tax of what is left. The last part takes what is left of the line's own tax,
 * since a red invoice reverses what its original says.
 *
 * @source amendments L16
 */
export function taxOfReversal(before: Invoiced, { inclTax, taxRate, left }: { inclTax: number; taxRate: number; left: Invoiced }): number {
  if (inclTax === left.inclTax) return left.tax;
  const tax = before.tax - taxWithin(before.inclTax - inclTax, taxRate);
  // What stays on the line is never more tax than amount.
  return Math.min(Math.max(0, tax, left.tax - (left.inclTax - inclTax)), left.tax, inclTax);
}

/** What invoices say of held waybills that were issued or are on their way, less red ones; by the id of the waybill. */
export async function invoicedOf(tx: Tx, ctx: Context, noteIds: readonly string[]): Promise<Map<string, Invoiced>> {
  const { rows } = await tx.execute<{ note_id: string; incl: string | number; tax: string | number }>(sql`
    select item.note_id, sum(item.amount_incl_tax) as incl, sum(item.tax_amount) as tax
      from hy_invoice_item item
      join hy_invoice i on i.tenant_id = item.tenant_id and i.id = item.invoice_id
     where item.tenant_id = ${ctx.actor.tenantId} and item.note_id = any(${sql.param(noteIds)}::text[]) and item.del_flag = 0
       and i.del_flag = 0 and i.state in ('20', '30', '40', '50')
     group by item.note_id`);
  return new Map(rows.map(({ note_id: id, incl, tax }) => [id, { inclTax: Number(incl), tax: Number(tax) }]));
}
