import { beforeAll, describe, expect, test } from 'vitest';
import { type InvoiceSite, openInvoiceSite } from '../../../../test/invoiceSite.ts';

let site: InvoiceSite;
beforeAll(async () => {
  site = await openInvoiceSite();
}, 60_000);

/** What each waybill of these tests costs its customer, and the tax within it, fen. @source freight-domain 4.5 case A3 */
const [fee, tax] = [287_260, 23_719];

describe('FRT-20', () => {
  test('try', async () => {
    const { notes } = await site.paidFor(2);
    const { request, invoices } = await site.issued(notes);
    console.log(request, invoices, site.tax.given[0]);
    console.log(await site.taxLines(notes[0]!.id));
    expect(await site.findings()).toEqual([]);
    const red = await site.reversed(invoices[0]!, fee + 1);
    console.log(
      red,
      await site.invoice(invoices[0]!.id),
      await site.request(request.id),
      (await site.stored(notes[0]!.id)).invoicedAmount,
      tax,
    );
    console.log(await site.taxLines(notes[0]!.id));
    expect(await site.findings()).toEqual([]);
  });
});
