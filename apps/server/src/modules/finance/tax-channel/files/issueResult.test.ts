import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone } from '../../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import {
  bureauSheet as sheet,
  buildInvoiceOrder,
  buildRedOrder,
  issuedLine as lineOf,
  newInvoiceNumber,
} from '../../../../../test/taxOrders.ts';
import { writeSheet } from '../../../../../test/writeSheet.ts';
import { nowText, toDateText } from '../../../../platform/clock.ts';
import type { InvoiceOrder, TaxChannel, TaxNews } from '../taxChannel.ts';
import { onTaxNews } from '../taxNews.ts';
import { filesTax } from './filesTax.ts';
import { importIssueResults } from './importIssueResults.service.ts';

const path = '/hyinvoice/hyInvoice';
let server: TestServer;
let channel: TaxChannel;
const heard: TaxNews[] = [];
beforeAll(async () => {
  server = await testServer({ shared: true });
  channel = filesTax(server.platform, 0);
  onTaxNews(server.platform, async ({ tenantId: _tenantId, ...news }) => void heard.push(news));
});
beforeEach(() => {
  heard.length = 0;
});

const take = (text: string, mode: 'good' | 'all' = 'all') =>
  importIssueResults(server.context(), { content: new TextEncoder().encode(text), mode });
const now = () => nowText(server.clock);
const issuedLine = (order: InvoiceOrder, over: { number?: string; time?: string; amount?: string } = {}) =>
  lineOf(order, { time: now(), ...over });
const given = async () => {
  const order = buildInvoiceOrder();
  expect(await channel.issue(order)).toEqual({ state: 'accepted' });
  return order;
};
const clerk = () => server.as({ username: 'tax_clerk', permissions: ['invoice:issue'] });

const stateOf = async ({ serial }: InvoiceOrder) => (await channel.query(serial)).state;

describe('FRT-20 the results of the tax bureau', () => {
  test('FRT-20 come as a workbook, partly, and are told at once; a sheet that comes twice changes nothing', async () => {
    const [first, second] = [await given(), await given()];
    const number = newInvoiceNumber();
    const rows = [[first.serial, number, toDateText(server.clock.now())]];
    const content = await writeSheet(['发票流水号', '数电发票号码', '开票日期'], rows);
    const upload = async () => expectDone(await clerk().upload(`${path}/issueResult?mode=all`, { fileName: '结果.xlsx', content }));

    expect(await upload()).toEqual({ issued: 1, failed: 0, known: 0, problems: [] });

    const issueTime = `${toDateText(server.clock.now())} 00:00:00`;
    const result = { state: 'issued', invoiceNo: number, invoiceCode: null, issueTime };
    expect(heard).toEqual([{ serial: first.serial, result }]);
    expect(await channel.query(first.serial)).toEqual(result);
    expect(await stateOf(second)).toBe('processing');
    expect(await upload()).toEqual({ issued: 0, failed: 0, known: 1, problems: [] });
    expect(heard).toHaveLength(1);
  });

  test('FRT-20 the list of what the bureau did not take has a reason for each, and no number', async () => {
    const order = await given();
    const text = `发票流水号,发票类型,购买方名称,购买方纳税人识别号,导入失败原因\n${order.serial},普通发票,甲,1,第4行税率不合法`;

    expect(await take(text)).toEqual({ issued: 0, failed: 1, known: 0, problems: [] });

    expect(await channel.query(order.serial)).toEqual({ state: 'failed', code: 'BUREAU', reason: '第4行税率不合法' });
    expect(await take(text)).toMatchObject({ failed: 0, known: 1 });
  });

  test.each(['开具中', '导入成功'])('FRT-20 %s is not a result yet', async (said) => {
    const order = await given();
    expect(await take(sheet(`${order.serial},,,,${said},,,`))).toEqual({ issued: 0, failed: 0, known: 1, problems: [] });
    expect(await stateOf(order)).toBe('processing');
  });

  const later = (ms: number) => nowText({ now: () => new Date(server.clock.now().getTime() + ms) });
  test.each<[string, string, (order: InvoiceOrder) => string]>([
    ['发票流水号', '没有这张待开具的发票', () => issuedLine(buildInvoiceOrder())],
    ['发票流水号', '流水号为空或不正确', () => `,${newInvoiceNumber()},,${now()},成功,,,`],
    ['发票流水号', '流水号为空或不正确', ({ serial }) => `${serial}123,${newInvoiceNumber()},,${now()},成功,,,`],
    ['开票结果', '不认识的结果：好', ({ serial }) => `${serial},${newInvoiceNumber()},,${now()},好,,,`],
    ['价税合计', '价税合计与发票不一致', (order) => issuedLine(order, { amount: '2872.59' })],
    ['价税合计', '价税合计与发票不一致', (order) => issuedLine(order, { amount: '2872.61' })],
    ['价税合计', '价税合计与发票不一致', (order) => issuedLine(order, { amount: '-2872.60' })],
    ['价税合计', '金额不正确', (order) => issuedLine(order, { amount: '2872.605' })],
    ['税额', '税额与发票不一致', ({ serial }) => `${serial},${newInvoiceNumber()},,${now()},成功,,,237.18`],
    ['发票号码', '发票号码应为20位数字（纸质发票8位），请以文本格式填写', (order) => issuedLine(order, { number: '2'.repeat(19) })],
    ['发票号码', '发票号码应为20位数字（纸质发票8位），请以文本格式填写', (order) => issuedLine(order, { number: '2'.repeat(21) })],
    ['发票号码', '发票号码应为20位数字（纸质发票8位），请以文本格式填写', (order) => issuedLine(order, { number: '2.63712E+19' })],
    ['发票号码', '发票号码应为20位数字（纸质发票8位），请以文本格式填写', (order) => issuedLine(order, { number: '' })],
    ['发票代码', '纸质发票的发票代码应为10位或12位数字', ({ serial }) => `${serial},15200001,370026113,${now()},成功,,,`],
    ['发票号码', '发票号码与发票种类不符', ({ serial }) => `${serial},15200001,3700261130,${now()},成功,,,`],
    ['开票日期', '时间不正确', (order) => issuedLine(order, { time: '' })],
    ['开票日期', '开票日期晚于当前时间', (order) => issuedLine(order, { time: later(1000) })],
  ])('FRT-20 a bad line has its sentence and changes nothing: %s %s', async (field, reason, line) => {
    const order = await given();
    expect(await take(sheet(line(order)))).toEqual({ issued: 0, failed: 0, known: 0, problems: [{ line: 2, field, reason }] });
    expect(await stateOf(order)).toBe('processing');
    expect(heard).toEqual([]);
    expect(await take(sheet(issuedLine(order, { time: later(0) })))).toMatchObject({ issued: 1, problems: [] });
  });

  test('FRT-20 good lines are taken beside bad ones, or none', async () => {
    const order = await given();
    const text = sheet(issuedLine(order), issuedLine(buildInvoiceOrder()));

    expect(await take(text, 'all')).toMatchObject({ issued: 0, problems: [{ line: 3 }] });
    expect(await stateOf(order)).toBe('processing');
    expect(await take(text, 'good')).toMatchObject({ issued: 1, problems: [{ line: 3 }] });
    expect(await stateOf(order)).toBe('issued');
  });

  test('FRT-20 what contradicts what is known is a bad line: another number, a failure, an issue after a failure, a number twice', async () => {
    const [first, second, failed] = [await given(), await given(), await given()];
    const number = newInvoiceNumber();
    await take(sheet(issuedLine(first, { number }), `${failed.serial},,,,失败,税号不存在,,`));
    const reasonOf = async (line: string) => (await take(sheet(line))).problems.map(({ reason }) => reason);

    expect(await reasonOf(issuedLine(first))).toEqual(['发票号码与已登记的不一致']);
    expect(await reasonOf(`${first.serial},,,,失败,作废,,`)).toEqual(['结果与已登记的不一致']);
    expect(await reasonOf(issuedLine(failed))).toEqual(['结果与已登记的不一致']);
    expect(await reasonOf(issuedLine(second, { number }))).toEqual(['该发票号码已用于另一张发票']);
    const twice = newInvoiceNumber();
    const third = await given();
    expect(await take(sheet(issuedLine(second, { number: twice }), issuedLine(third, { number: twice })))).toMatchObject({
      issued: 0,
      problems: [{ line: 3, reason: '该发票号码已用于另一张发票' }],
    });
    expect(await take(sheet(issuedLine(second, { number: twice }), issuedLine(second, { number: twice })))).toMatchObject({
      issued: 1,
      known: 1,
      problems: [],
    });
  });

  test('FRT-20 a red one is named by its amount below nought', async () => {
    const red = buildRedOrder('26371202606010000001');
    await channel.red(red);
    expect((await take(sheet(issuedLine(red, { amount: '2872.60' })))).problems).toMatchObject([{ reason: '价税合计与发票不一致' }]);
    expect(await take(sheet(issuedLine(red)))).toMatchObject({ issued: 1 });
  });

  test('FRT-20 a file that is none of these is refused in words', async () => {
    expect(await take('姓名,金额\n张三,1')).toMatchObject({ problems: [{ line: 1, reason: '没有找到发票流水号和发票号码两列' }] });
    await expect(take('<a/>')).rejects.toThrow('请导入 .xlsx 或 .csv 格式的开票结果');
    const english = await clerk().upload(`${path}/issueResult?mode=all`, {
      fileName: 'a.csv',
      content: sheet(issuedLine(buildInvoiceOrder())),
    });
    expect(expectDone(english)).toMatchObject({ problems: [{ reason: '没有这张待开具的发票' }] });
  });

  test('FRT-20 two who take the same sheet at once take it once', async () => {
    const order = await given();
    const text = sheet(issuedLine(order));
    const outcomes = await Promise.all([take(text), take(text), take(text)]);
    expect(outcomes.reduce((sum, { issued }) => sum + issued, 0)).toBe(1);
    expect(outcomes.reduce((sum, { known }) => sum + known, 0)).toBe(2);
    expect(heard).toHaveLength(1);
  });
});
