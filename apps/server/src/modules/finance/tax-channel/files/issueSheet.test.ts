import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSheets } from '../../../../../test/readSheets.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { bureauSheet, buildInvoiceOrder, buildRedOrder, issuedLine } from '../../../../../test/taxOrders.ts';
import { nowText } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/db/newId.ts';
import { hyRequestBill } from '../../invoice-request/invoiceRequest.table.ts';
import { invoiceState } from '../../invoice/invoice.states.ts';
import { hyInvoice } from '../../invoice/invoice.table.ts';
import type { InvoiceOrder, TaxChannel } from '../taxChannel.ts';
import { filesTax } from './filesTax.ts';
import { importIssueResults } from './importIssueResults.service.ts';
import { hyTaxItem } from './taxItem.table.ts';

const path = '/hyinvoice/hyInvoice';
let server: TestServer;
let channel: TaxChannel;
beforeAll(async () => {
  server = await testServer({ shared: true });
  channel = filesTax(server.platform, 0);
});
// What the test before left open is no longer on its way.
beforeEach(() =>
  server.inTenant(0, (tx) => tx.update(hyInvoice).set({ state: invoiceState.failed }).where(eq(hyInvoice.state, invoiceState.issuing))),
);

const given = async (over: Partial<InvoiceOrder> & { count?: number } = {}) => {
  const order = buildInvoiceOrder(over);
  expect(await channel.issue(order)).toEqual({ state: 'accepted' });
  return order;
};
const [company, otherCompany] = [newId(), newId()];
/** An order with the invoice that it is of. */
async function waiting(over: Parameters<typeof given>[0] = {}, values: Partial<typeof hyInvoice.$inferInsert> = {}) {
  const order = await given(over);
  return { order, id: await invoiceOf(order, values) };
}
async function invoiceOf(order: InvoiceOrder, values: Partial<typeof hyInvoice.$inferInsert> = {}): Promise<string> {
  const { buyer, seller, invoiceType, serial, net, tax, incl } = order;
  const common = { customerId: 'customer', companyId: company, invoiceType, buyerName: buyer.name, buyerTaxNo: buyer.taxNo };
  return server.inTenant(0, async (tx) => {
    const [request] = await tx
      .insert(hyRequestBill)
      .values({ ...common, requestNo: serial, totalAmount: Math.abs(incl), invoiceAmount: Math.abs(incl), mergeMode: 'merge', state: '40' })
      .returning();
    const [invoice] = await tx
      .insert(hyInvoice)
      .values({
        ...common,
        serialNo: serial,
        requestSerial: serial,
        requestBillId: request!.id,
        sellerName: seller.name,
        sellerTaxNo: seller.taxNo ?? '',
        goodsName: order.lines[0]!.goodsName,
        taxRate: 900,
        amountInclTax: incl,
        amountExclTax: net,
        taxAmount: tax,
        noteCount: 1,
        state: invoiceState.issuing,
        redOfId: incl < 0 ? 'original' : null,
        ...values,
      })
      .returning();
    return invoice!.id;
  });
}
const clerk = (userType: 1 | 2 = 1) =>
  server.as({
    username: `tax_clerk_${userType}`,
    userType,
    permissions: ['invoice:issue'],
    ...(userType === 2 ? { cid: 'customer' } : {}),
  });
const download = async (query: Record<string, string> = {}, who = clerk()) => {
  const { body, headers } = await who.download(`${path}/issueSheet`, query);
  if (String(headers['content-type']).includes('json')) return JSON.parse(body.toString('utf8')) as { message: string; status?: number };
  return Object.fromEntries((await readSheets(body)).map((one) => [one.name, one]));
};
type Sheets = Record<string, Awaited<ReturnType<typeof readSheets>>[number]>;
const serialsIn = (sheets: unknown) => (sheets as Sheets)['1-发票基本信息']!.rows.slice(3).map((row) => row[0]!.value);

describe('FRT-20 the sheet for the tax bureau', () => {
  test('FRT-20 has the sheets, captions and texts that the bureau asks for', async () => {
    const { order } = await waiting({ count: 2 });

    const sheets = (await download()) as Sheets;

    expect(Object.keys(sheets)).toEqual(['1-发票基本信息', 'excelVersion', '2-发票明细信息', '3-特定业务信息', '4-附加要素信息']);
    expect(sheets['excelVersion']).toMatchObject({ hidden: true });
    expect(sheets['excelVersion']!.rows[3]![0]!.value).toBe('pt:20260401');
    const valuesOf = (name: string, line = 3) => {
      const { rows } = sheets[name]!;
      return Object.fromEntries(
        rows[2]!.map(({ value }, index) => [value, rows[line]![index]!]).filter(([, cell]) => (cell as { value: string }).value !== ''),
      );
    };
    const texts = (named: Record<string, string>) =>
      Object.fromEntries(Object.entries(named).map(([caption, value]) => [caption, { kind: 'text', value }]));
    expect(valuesOf('1-发票基本信息')).toEqual(
      texts({
        发票流水号: order.serial,
        发票类型: '增值税专用发票',
        特定业务类型: '货物运输服务',
        是否含税: '是',
        受票方自然人标识: '否',
        购买方名称: '天津某商贸有限公司',
        购买方纳税人识别号: '91120116MA06W8X5XN',
        购买方地址: '山东省潍坊市寿光市渤海路168号',
        购买方电话: '0536-5221234',
        购买方开户银行: '中国工商银行寿光支行',
        购买方银行账号: '1607004609022100123',
        是否展示购买方地址电话银行账号: '展示地址、电话、开户银行及银行账号',
        备注: 'YD2026060100000001',
        销售方开户行: '中国工商银行寿光支行',
        销售方银行账号: '1607004609022100123',
        是否展示销售方地址电话银行账号: '展示地址、电话、开户银行及银行账号',
      }),
    );
    for (const line of [3, 4])
      expect(valuesOf('2-发票明细信息', line)).toEqual(
        texts({
          发票流水号: order.serial,
          项目名称: '国内道路货物运输',
          商品和服务税收编码: '3010102020100000000',
          单位: '吨',
          数量: '32.300',
          金额: '2872.60',
          税率: '0.09',
        }),
      );
    expect(valuesOf('3-特定业务信息')).toEqual(
      texts({
        发票流水号: order.serial,
        起运地: '山东省潍坊市寿光市',
        到达地: '天津市滨海新区',
        运输工具种类: '公路运输',
        运输工具牌号: '鲁GA1234',
        运输货物名称: '蔬菜',
      }),
    );
    // Other businesses have a column 到达地 too.
    expect(sheets['3-特定业务信息']!.rows[3]!.filter(({ value }) => value !== '')).toHaveLength(6);
    // Columns stand where the bureau has them.
    const captionAt = (name: string, index: number) => sheets[name]!.rows[2]![index]!.value;
    expect([captionAt('1-发票基本信息', 22), captionAt('1-发票基本信息', 38), captionAt('3-特定业务信息', 7)]).toEqual([
      '备注',
      '复核人',
      '起运地',
    ]);
    expect(sheets['4-附加要素信息']!.rows).toHaveLength(3);
  });

  test('FRT-20 an ordinary invoice to a person has no business of its own without trips, and shows no bank', async () => {
    const person = { name: '张三', taxNo: null, address: null, tel: null, bank: null, account: null };
    await waiting({ invoiceType: '2', buyer: person, transportRows: [] });

    const { rows } = ((await download()) as Sheets)['1-发票基本信息']!;

    expect(
      rows[3]!
        .slice(0, 7)
        .map(({ value }) => value)
        .slice(1),
    ).toEqual(['普通发票', '', '是', '是', '张三', '']);
    expect(rows[3]![29]!.value).toBe('');
  });

  test('FRT-20 what was in a sheet is in no further one, unless it is asked for', async () => {
    const [first, second] = [await waiting(), await waiting()];
    expect(serialsIn(await download())).toEqual([first.order.serial, second.order.serial]);
    const third = await waiting();

    expect(serialsIn(await download())).toEqual([third.order.serial]);
    expect(await download()).toMatchObject({ message: '没有等待开具的发票；已导出过的请勾选后再导出' });
    expect(serialsIn(await download({ ids: `${second.id},${first.id}` }))).toEqual([first.order.serial, second.order.serial]);
  });

  test('FRT-20 two who fetch the sheet at once do not get the same invoices', async () => {
    const { order } = await waiting();
    const answers = await Promise.all([download(), download(), download()]);
    expect(answers.filter((answer) => '1-发票基本信息' in answer).map(serialsIn)).toEqual([[order.serial]]);
  });

  test('FRT-20 paper, red ones, and what waits for nothing any more are in no sheet', async () => {
    const { order } = await waiting();
    const paper = await waiting({ invoiceType: '3' });
    const red = buildRedOrder('26371202606010000001');
    await channel.red(red);
    const redId = await invoiceOf(red);
    const over = await waiting({}, { state: invoiceState.failed });
    const issued = await waiting();
    const line = issuedLine(issued.order, { time: nowText(server.clock) });
    await importIssueResults(server.context(), { content: new TextEncoder().encode(bureauSheet(line)), mode: 'all' });

    for (const { id } of [paper, { id: redId }, over, issued])
      expect(await download({ ids: id })).toMatchObject({ message: '所选发票中有的不在等待电子税务局开具，请刷新后重试' });
    expect(serialsIn(await download())).toEqual([order.serial]);
  });

  test('FRT-20 one workbook is of one company', async () => {
    const other = buildInvoiceOrder();
    await waiting();
    await waiting({ seller: { ...other.seller, taxNo: '91120116MA06W8X5XN' } }, { companyId: otherCompany });

    expect(await download()).toMatchObject({ message: '待开具的发票属于多个运营主体，请按运营主体分别导出' });
    expect(serialsIn(await download({ companyId: company }))).toHaveLength(1);
    expect(serialsIn(await download({ companyId: otherCompany }))).toHaveLength(1);
  });

  test('FRT-20 a workbook takes 2,000 lines: of all that wait as many as fit, of those that are named all or none', async () => {
    const [first, second, third] = [await waiting({ count: 1999 }), await waiting(), await waiting()];

    expect(await download({ ids: [first, second, third].map(({ id }) => id).join(',') })).toMatchObject({
      message: '一个文件最多998张发票、2000行明细，请分批导出',
    });
    expect(serialsIn(await download({ ids: `${first.id},${second.id}` }))).toHaveLength(2);
    await server.inTenant(0, (tx) => tx.update(hyTaxItem).set({ sheetTime: null }));
    expect(serialsIn(await download())).toEqual([first.order.serial, second.order.serial]);
    expect(serialsIn(await download())).toEqual([third.order.serial]);
  });

  test('FRT-20 a service without a code is named', async () => {
    const { lines } = buildInvoiceOrder();
    await waiting({ lines: lines.map((line) => ({ ...line, goodsName: '*物流辅助服务*装卸费' })) });

    expect(await download()).toMatchObject({ message: '项目名称“*物流辅助服务*装卸费”没有税收分类编码，请在电子税务局手工开具' });
    expect((await clerk().download(`${path}/issueSheet`, {}, { 'accept-language': 'en' })).body.toString()).toContain(
      'has no code of the tax classification',
    );
  });

  test('PERM-06 FRT-20 customers have nothing to do with the tax bureau', async () => {
    const { id } = await waiting();
    for (const query of [{}, { ids: id }] as Record<string, string>[])
      expect(await download(query, clerk(2))).toMatchObject({ success: false });
    expect(await clerk(2).upload(`${path}/issueResult?mode=all`, { fileName: 'a.csv', content: bureauSheet() })).toMatchObject({
      success: false,
    });
    const stranger = server.as({ username: 'tax_stranger', permissions: ['invoice:list'] });
    expect(await stranger.upload(`${path}/issueResult?mode=all`, { fileName: 'a.csv', content: bureauSheet() })).toMatchObject({
      status: 403,
    });
  });
});
