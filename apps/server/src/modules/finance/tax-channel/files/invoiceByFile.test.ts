import { beforeAll, expect, test } from 'vitest';
import { expectDone } from '../../../../../test/freight.ts';
import { invoicePath, type InvoiceSite, openInvoiceSite } from '../../../../../test/invoiceSite.ts';
import { pdfPages } from '../../../../../test/pdfText.ts';
import { readSheets } from '../../../../../test/readSheets.ts';
import { nowText } from '../../../../platform/clock.ts';
import { replaceTaxChannel } from '../taxChannels.ts';
import { filesTax } from './filesTax.ts';

let site: InvoiceSite;
beforeAll(async () => {
  site = await openInvoiceSite();
  replaceTaxChannel(site.server.platform, filesTax(site.server.platform, 0));
}, 60_000);

const admin = () => site.server.as('admin');
/** Serial and amount with tax of each line in the sheet of what waits. */
async function sheetOf(query: Record<string, string> = {}): Promise<(string | undefined)[][]> {
  const { body } = await admin().download(`${invoicePath}/issueSheet`, query);
  const lines = (await readSheets(body)).find(({ name }) => name === '2-发票明细信息')!.rows.slice(3);
  return lines.map((row) => [row[0]?.value, row[7]?.value]);
}
const bureauSays = async (serial: string, { number, incl }: { number: string; incl: string }) =>
  expectDone(
    await admin().upload(`${invoicePath}/issueResult?mode=all`, {
      fileName: 'results.csv',
      content: `发票流水号,数电发票号码,开票日期,价税合计\n${serial},${number},${nowText(site.server.clock)},${incl}`,
    }),
  );

test('FRT-20 an invoice goes to the tax bureau in a sheet, and its result is booked at once, and once; a red one follows by hand', async () => {
  const { notes } = await site.paidFor(2);
  const request = await site.sent(notes);
  const [sent] = await site.invoicesOf(request);
  expect(sent).toMatchObject({ state: '20', simulated: '0', amountInclTax: 574_520 });

  const lines = await sheetOf();

  const serial = lines[0]![0]!;
  expect(serial.startsWith(sent!.serialNo)).toBe(true);
  expect(lines).toEqual([
    [serial, '2872.60'],
    [serial, '2872.60'],
  ]);
  const number = '26372000000000000001';
  const taken = await bureauSays(serial, { number, incl: '5745.20' });
  expect(taken).toEqual({ issued: 1, failed: 0, known: 0, problems: [] });
  const issued = await site.invoice(sent!.id);
  expect(issued).toMatchObject({ state: '30', invoiceNo: number });
  expect(await site.request(request.id)).toMatchObject({ state: '50' });
  expect(await bureauSays(serial, { number, incl: '5745.20' })).toMatchObject({ issued: 0, known: 1 });
  const [page = ''] = await pdfPages((await admin().download(`${invoicePath}/file`, { id: issued.id })).body);
  expect(page).toContain(number);
  expect(page).not.toContain('模拟');

  const red = await site.red(issued, 574_520);
  const { body } = await admin().download(`${invoicePath}/issueSheet`);
  expect(JSON.parse(body.toString('utf8'))).toMatchObject({ message: '没有等待开具的发票；已导出过的请勾选后再导出' });
  const redSerial = `${red.serialNo}${serial.slice(sent!.serialNo.length)}`;
  expect(await bureauSays(redSerial, { number: '26372000000000000002', incl: '-5745.20' })).toMatchObject({ issued: 1, problems: [] });
  expect(await site.invoice(issued.id)).toMatchObject({ state: '50' });
  expect(await site.findings()).toEqual([]);
});

test('FRT-20 what the bureau does not take is tried again under another serial, in another sheet', async () => {
  const { notes } = await site.paidFor(1);
  const request = await site.sent(notes);
  const [sent] = await site.invoicesOf(request);
  const [[serial] = []] = await sheetOf();
  const content = `发票流水号,导入失败原因\n${serial},第4行税率不合法`;
  expect(expectDone(await admin().upload(`${invoicePath}/issueResult?mode=all`, { fileName: 'a.csv', content }))).toMatchObject({
    failed: 1,
  });
  const failed = await site.invoice(sent!.id);
  expect(failed).toMatchObject({ state: '60', failReason: '第4行税率不合法' });

  expectDone(await site.onInvoice('admin', 'retry', failed));
  await site.drain();

  const [[again] = []] = await sheetOf();
  expect(again).not.toBe(serial);
  expect(await bureauSays(serial!, { number: '26372000000000000003', incl: '2872.60' })).toMatchObject({
    issued: 0,
    problems: [{ reason: '结果与已登记的不一致' }],
  });
  expect(await bureauSays(again!, { number: '26372000000000000003', incl: '2872.60' })).toMatchObject({ issued: 1 });
  expect(await site.invoice(sent!.id)).toMatchObject({ state: '30', failReason: null });
  expect(await site.findings()).toEqual([]);
});

test('FRT-20 a number that an invoice has which came another way is none of a sheet', async () => {
  const [one, other] = [await site.sent((await site.paidFor(1)).notes), await site.sent((await site.paidFor(1)).notes)];
  const [[first], [second]] = (await sheetOf()) as [[string], [string]];
  const number = '26372000000000000004';
  expect(await bureauSays(first, { number, incl: '2872.60' })).toMatchObject({ issued: 1 });
  // As if the channel had been another one by then.
  await site.server.database.pool.query('delete from hy_tax_item where serial = $1', [first]);

  const refused = await bureauSays(second, { number, incl: '2872.60' });

  expect(refused).toMatchObject({ issued: 0, problems: [{ reason: '该发票号码已用于另一张发票' }] });
  expect(await bureauSays(second, { number: '26372000000000000005', incl: '2872.60' })).toMatchObject({ issued: 1 });
  for (const request of [one, other]) expect(await site.request(request.id)).toMatchObject({ state: '50' });
});
