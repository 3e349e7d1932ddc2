import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type BillSite, billPath, openBillSite } from '../../../../test/billSite.ts';
import { pdfPages } from '../../../../test/pdfText.ts';
import { hyBill } from './bill.table.ts';
import { mostOnPaper } from './billPaper.service.ts';

let site: BillSite;
beforeAll(async () => {
  site = await openBillSite();
}, 60_000);

const words = (pages: readonly string[]) => pages.join('').replaceAll(/\s+/g, '');

test('FRT-21 the statement on paper has the bill, its waybills and amounts, also in capitals; it says that a draft is one', async () => {
  const { place, notes } = await site.owed(2);
  const bill = await site.draft(place);
  const paper = async (headers: Record<string, string> = {}) => {
    const { body, headers: answered } = await site.server.as('admin').download(`${billPath}/statementPdf`, { id: bill.id }, headers);
    expect(answered['content-type']).toBe('application/pdf');
    return words(await pdfPages(body));
  };
  const said = await paper();
  for (const text of [
    `对账单${bill.billNo}`,
    '草稿',
    place.customer.customerName,
    '账期2026-06-01～2026-06-30',
    ...notes.map(({ shippingNoteNumber }) => shippingNoteNumber),
    '2026-06-02',
    '合计64.6005,745.205,745.200.005,745.20',
    '账单金额（大写）：伍仟柒佰肆拾伍圆贰角整¥5,745.20',
    '导出人：admin的姓名',
  ])
    expect(said).toContain(String(text).replaceAll(/\s+/g, ''));
  expect(await paper({ 'accept-language': 'en' })).toContain('Draft');
});

test('FRT-21 a bill of more waybills than paper is made for is left to a sheet', async () => {
  const { place } = await site.owed(1);
  const bill = await site.draft(place);
  const typeOf = async (noteCount: number) => {
    await site.server.inTenant(0, (tx) => tx.update(hyBill).set({ noteCount }).where(eq(hyBill.id, bill.id)));
    return (await site.server.as('admin').download(`${billPath}/statementPdf`, { id: bill.id })).headers['content-type'];
  };
  expect(await typeOf(mostOnPaper)).toBe('application/pdf');
  expect(await typeOf(mostOnPaper + 1)).toContain('json');
});

test('FRT-21 the statement of somebody else’s bill is none of a customer’s', async () => {
  const { place } = await site.owed(1);
  const bill = await site.sent(place);
  const own = await site.server.as(site.people(place)).download(`${billPath}/statementPdf`, { id: bill.id });
  expect(words(await pdfPages(own.body))).toContain('待确认');
  const refused = await site.server.as(site.people(await site.placeWith(0))).download(`${billPath}/statementPdf`, { id: bill.id });
  expect(refused.headers['content-type']).toContain('json');
});
