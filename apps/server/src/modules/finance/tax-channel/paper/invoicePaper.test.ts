import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../../../../../test/pdfText.ts';
import { buildInvoiceOrder, buildRedOrder } from '../../../../../test/taxOrders.ts';
import { readXml, textAt } from '../../bank-channel/files/formats/xml.ts';
import { invoicePaper } from './invoicePaper.ts';
import { capitals, priceText } from './invoiceWords.ts';
import { invoiceXml } from './invoiceXml.ts';
import type { PaperInvoice } from './paperInvoice.ts';

const issued = { invoiceNo: '26371202606010000001', invoiceCode: null, issueTime: '2026-06-01 12:00:00', simulated: true };
const invoiceOf = (count: number, over: Partial<PaperInvoice> = {}): PaperInvoice => ({
  ...buildInvoiceOrder({ count }),
  ...issued,
  ...over,
});
const redInvoice = (): PaperInvoice => ({
  ...buildRedOrder(issued.invoiceNo),
  ...issued,
  invoiceNo: '26371202606010000002',
  red: { redConfirmNo: '37070126060000000001', originalNo: issued.invoiceNo },
});
const bare = (text: string) => text.replaceAll(/\s+/g, '');
const pagesOf = async (invoice: PaperInvoice) => (await pdfPages(await invoicePaper({ invoice }))).map(bare);
/** What is drawn, in the words of PDF. */
const contentsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n');
const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('FRT-20 the paper of an invoice', () => {
  test('FRT-20 an invoice on paper says all that an invoice has to say, and that it is simulated', async () => {
    const pages = await pagesOf(invoiceOf(1));

    expect(pages).toHaveLength(1);
    for (const text of [
      '模拟发票仅供演示',
      '电子发票（增值税专用发票）',
      '发票号码：26371202606010000001',
      '开票日期：2026年06月01日',
      '名称：天津某商贸有限公司',
      '名称：山东某网络货运有限公司',
      '统一社会信用代码/纳税人识别号：91120116MA06W8X5XN',
      '统一社会信用代码/纳税人识别号：91370700MA3D000127',
      '*运输服务*国内道路货物运输吨32.30081.591640872635.419%237.19',
      '公路运输鲁GA1234山东省潍坊市寿光市天津市滨海新区蔬菜',
      '合计¥2635.41¥237.19',
      '价税合计（大写）贰仟捌佰柒拾贰圆陆角整（小写）¥2872.60',
      '购买方开户银行：中国工商银行寿光支行',
      'YD2026060100000001',
      '开票人：王财务',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('本件按开票结果排版');
  });

  test('FRT-20 a voided invoice says so on paper and in XML, and one that stands does not', async () => {
    const [page = ''] = await pagesOf(invoiceOf(1, { voided: true }));
    expect(page).toContain('已作废');
    expect(page).toContain('模拟发票仅供演示');
    expect((await pagesOf(invoiceOf(1))).join('')).not.toContain('已作废');
    expect(invoiceXml({ invoice: invoiceOf(1, { voided: true }) })).toContain(' voided="true">');
    expect(invoiceXml({ invoice: invoiceOf(1) })).toContain(' voided="false">');
  });

  test('FRT-20 a paper of what the tax bureau issued bears no mark of a simulation, and names whose file counts', async () => {
    const [page = ''] = await pagesOf(invoiceOf(1, { simulated: false, invoiceType: '2' }));

    expect(page).toContain('电子发票（普通发票）');
    expect(page).toContain('版式文件以电子税务局提供的为准');
    expect(page).not.toContain('模拟');
    // Banks stand on special invoices alone.
    expect(page).not.toContain('开户银行');
  });

  test('FRT-20 a red invoice is below nought, also in capitals, and names what it takes back', async () => {
    const [page = ''] = await pagesOf(redInvoice());

    for (const text of [
      '-32.30081.59164087-2635.419%-237.19',
      '合计¥-2635.41¥-237.19',
      '（负数）贰仟捌佰柒拾贰圆陆角整（小写）¥-2872.60',
      '被红冲蓝字发票号码：26371202606010000001',
      '红字发票信息确认单编号：37070126060000000001',
    ])
      expect(page).toContain(text);
  });

  test('FRT-20 an invoice on the form of paper has a code beside its number', async () => {
    const [page = ''] = await pagesOf(invoiceOf(1, { invoiceType: '3', invoiceNo: '15200001', invoiceCode: '3700261130' }));

    expect(page).toContain('增值税专用发票');
    expect(page).not.toContain('电子发票');
    expect(page).toContain('发票代码：3700261130发票号码：15200001');
  });

  test.each([
    [1, 1],
    [8, 1],
    [9, 2],
  ])('FRT-20 %i lines without trips stand on %i pages', async (count, expected) => {
    const pages = await pagesOf(invoiceOf(count, { transportRows: [] }));

    expect(pages).toHaveLength(expected);
    expect(timesIn(pages[0]!, '*运输服务*')).toBe(Math.min(count, 8));
    expect(timesIn(pages.join(''), '小计')).toBe(expected - 1);
    expect(timesIn(pages.join(''), '共2页')).toBe(expected === 1 ? 0 : 2);
    expect(timesIn(pages.join(''), '（大写）见末页')).toBe(expected - 1);
    expect(pages.at(-1)).toContain(`合计¥${((count * 263_541) / 100).toFixed(2)}¥${((count * 23_719) / 100).toFixed(2)}`);
  });

  test('FRT-20 200 lines with their trips are all there, subtotals make up the total, and the total stands at the end', async () => {
    const pages = await pagesOf(invoiceOf(200));
    const all = pages.join('');

    expect(timesIn(all, '*运输服务*')).toBe(200);
    expect(timesIn(all, '鲁GA1234')).toBe(200);
    const subtotals = [...all.matchAll(/小计¥([\d.]+)¥/g)].map(([, sum]) => Number(sum));
    expect(subtotals.reduce((sum, one) => sum + one, 0)).toBeCloseTo(527_082, 2);
    expect(pages.filter((page) => page.includes('合计¥'))).toHaveLength(1);
    expect(pages.at(-1)).toContain('伍拾柒万肆仟伍佰贰拾圆整');
  });

  test('FRT-20 what is simulated says so over each of its pages, and what is not over none', async () => {
    const marksOn = async (simulated: boolean) => {
      const pdf = await invoicePaper({ invoice: invoiceOf(9, { simulated, transportRows: [] }) });
      return timesIn(contentsOf(pdf), 'ActualText');
    };
    expect(await marksOn(true)).toBe(2);
    expect(await marksOn(false)).toBe(0);
  });

  test('FRT-20 long names and remarks stay within the form', async () => {
    const name = '中国某某（集团）股份有限公司华北大区天津滨海新区第一分公司供应链管理中心';
    const long = buildInvoiceOrder();
    const remark = '备'.repeat(230);
    const pages = await pagesOf({ ...long, ...issued, buyer: { ...long.buyer, name }, remark });

    expect(pages).toHaveLength(1);
    expect(pages[0]!.match(/备/g)!.length).toBeGreaterThanOrEqual(230);
  });
});

test.each([
  [0, '零圆整'],
  [1, '壹分'],
  [287_260, '贰仟捌佰柒拾贰圆陆角整'],
  [-287_260, '（负数）贰仟捌佰柒拾贰圆陆角整'],
])('FRT-20 %i fen in capitals are %s', (fen, expected) => expect(capitals(fen)).toBe(expected));

test.each([
  ['', ''],
  ['0', ''],
  ['1', '2635.41'],
  ['3', '878.47'],
  ['32.300', '81.59164087'],
  ['-32.300', '81.59164087'],
  ['0.000001', '2635410000.00'],
  ['lots', ''],
])('FRT-20 the price of one of %s is %s', (quantity, expected) => expect(priceText({ net: 263_541, quantity })).toBe(expected));

test('FRT-20 an invoice as XML has its fields by plain names, and its root says whether it is simulated', async () => {
  const order = buildInvoiceOrder();
  const text = invoiceXml({ invoice: { ...order, ...issued, buyer: { ...order.buyer, name: '甲 & <乙>', tel: null } } });
  const invoice = await readXml(text);

  expect(invoice).toMatchObject({ name: 'Invoice', attributes: { simulated: 'true' } });
  const read = (path: string) => textAt(invoice, path);
  expect(read('InvoiceNumber')).toBe('26371202606010000001');
  expect(read('InvoiceCode')).toBeUndefined();
  expect(read('Buyer/Name')).toBe('甲 & <乙>');
  expect(read('Buyer/Telephone')).toBeUndefined();
  expect(read('Lines/Line/TaxRate')).toBe('0.09');
  expect(read('Lines/Line/Net')).toBe('2635.41');
  expect(read('Transports/Transport/VehicleNumber')).toBe('鲁GA1234');
  expect(read('TotalAmount')).toBe('2872.60');
  expect(read('TotalAmountInCapitals')).toBe('贰仟捌佰柒拾贰圆陆角整');
  const red = await readXml(invoiceXml({ invoice: redInvoice() }));
  expect(textAt(red, 'TotalNet')).toBe('-2635.41');
  expect(textAt(red, 'Red/OriginalNumber')).toBe(issued.invoiceNo);
});
