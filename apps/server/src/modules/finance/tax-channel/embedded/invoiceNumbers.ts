import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { nextNumber } from '../../../../platform/sequence/sequence.ts';
import { isPaper, isSpecial } from '../orderProblem.ts';
import type { InvoiceOrder } from '../taxChannel.ts';

/** Digits behind year, region and kind: the day and a counter of it. */
const counterDigits = 7;
/** Papers of one roll and day. */
const rollSize = 100_000;

/**
 * Draws the number of an invoice. Electronic ones have 20 digits: year 2, region 2, kind 1, and 15 that grow, which are the day and a counter of it.
 * Those on paper have 8 below a code of 10: region 4, year 2, roll 1, and three for the kind of form.
 *
 * @source freight-domain 7
 */
export async function drawInvoiceNumber(
  tx: Tx,
  ctx: Context,
  { invoiceType, seller }: Pick<InvoiceOrder, 'invoiceType' | 'seller'>,
): Promise<{ invoiceNo: string; invoiceCode: string }> {
  const region = regionOf(seller.taxNo ?? '');
  const day = new Date(ctx.clock.now().getTime() + 8 * 3_600_000);
  const year = String(day.getUTCFullYear()).slice(-2);
  const number = await nextNumber(tx, ctx, { prefix: `${year}${region}${invoiceType}`, wide: counterDigits });
  if (!isPaper(invoiceType)) return { invoiceNo: number, invoiceCode: '' };
  const position = Number(number.slice(-counterDigits)) - 1;
  const dayOfYear = Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  const roll = 1 + (Math.floor(position / rollSize) % 9);
  return {
    invoiceNo: `${String(dayOfYear).padStart(3, '0')}${String(position % rollSize).padStart(5, '0')}`,
    invoiceCode: `${region}00${year}${roll}${isSpecial(invoiceType) ? '130' : '320'}`,
  };
}

/** The first two digits of the region that a taxpayer is registered in: behind two signs in a code of 18, else at the beginning. */
function regionOf(taxNo: string): string {
  const region = taxNo.length === 18 ? taxNo.slice(2, 4) : taxNo.slice(0, 2);
  return /^\d\d$/.test(region) ? region : '00';
}
