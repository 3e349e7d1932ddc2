import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone, someIdNo } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { workbook } from '../../../../../../packages/admin-kit/src/resource/import/wizard/workbook.fixture.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { hyDriver } from './driver.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});
const captions = [
  '姓名*',
  '身份证号*',
  '手机号*',
  '准驾车型*',
  '驾驶证有效期起*',
  '驾驶证有效期至*',
  '发证机关*',
  '从业资格证号',
  '承运商',
  '开户行',
  '卡号',
];
const phone = (serial: number) => `186${String(serial).padStart(8, '0')}`;
const line = (idNo: string, mobile: string, values: Partial<Record<string, string>> = {}) => [
  values['姓名'] ?? '王志强',
  idNo,
  mobile,
  values['准驾车型'] ?? 'A2',
  '2020-01-01',
  values['至'] ?? '2030-01-01',
  '潍坊市公安局',
  '370000000000000000',
  values['承运商'] ?? '',
  '工商银行',
  values['卡号'] ?? '',
];
const upload = async (content: Buffer, query = '') =>
  server.as('admin').upload(`/hydriver/hyDriver/importExcel${query}`, { fileName: 'drivers.xlsx', content });
/** A sheet whose cells are written out as XML: the header, then the lines. */
const sheetOf = async (lines: readonly (readonly string[])[], hidden: readonly number[] = []): Promise<Buffer> => {
  const texts = (cells: readonly string[]) => cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = [texts(captions), ...lines.map((cells) => cells.map((cell) => (cell.startsWith('<c') ? cell : texts([cell]))).join(''))];
  const xml = rows.map((cells, index) => `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${cells}</row>`);
  return Buffer.from(await workbook({ rows: xml.join('') }).arrayBuffer());
};
const send = async (rows: readonly (readonly string[])[]) =>
  server.as('admin').upload('/hydriver/hyDriver/importExcel', { fileName: 'drivers.xlsx', content: await writeSheet(captions, rows) });

test('IMP-01 good lines of a sheet land as pending drivers; each bad cell is named with row, column and reason', async () => {
  const build = buildFreight(server);
  const known = await build.driver();
  const carrier = await build.carrier();
  const [a, b] = [someIdNo(), someIdNo()];

  const reply = await send([
    line(a, phone(1), { 承运商: carrier.carrierName, 卡号: '6299990000000000012' }),
    line('370000198001010018', phone(2)),
    line(someIdNo(), '123'),
    line(a, phone(3)),
    line(known.idNo, phone(4)),
    line(someIdNo(), phone(5), { 准驾车型: 'Z9' }),
    line(someIdNo(), phone(6), { 承运商: '无此公司' }),
    line(someIdNo(), phone(7), { 卡号: '6299990000000000013' }),
    line(b, phone(8)),
  ]);

  expect(reply).toMatchObject({ success: true, code: 201, result: { totalCount: 9, successCount: 2, errorCount: 7 } });
  expect(reply.result.errors.map((error: { row: number; column: string }) => [error.row, error.column])).toEqual(
    expect.arrayContaining([
      [3, '身份证号'],
      [4, '手机号'],
      [5, '身份证号'],
      [6, '身份证号'],
      [7, '准驾车型'],
      [8, '承运商'],
      [9, '卡号'],
    ]),
  );
  expect(reply.result.errors).toContainEqual({ row: 5, column: '身份证号', value: a, reason: '与第2行重复' });
  const stored = expectDone(await server.as('admin').get('/hydriver/hyDriver/list', { idNo: a })).records[0];
  expect(stored).toMatchObject({
    state: '1',
    regSource: 'import',
    carrierName: carrier.carrierName,
    vehicleClass: 'A2',
    gender: expect.any(String),
    payCardNo: '6299****0012',
  });
  expect(expectDone(await server.as('admin').get('/hydriver/hyDriver/list', { idNo: b })).total).toBe(1);
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.action, 'driver.import')));
  expect(audit).toMatchObject([{ username: 'admin', after: { ids: expect.arrayContaining([stored.id]) } }]);
});

test('IMP-01 the template has the captions of the sheet', async () => {
  const template = await server.as('admin').download('/hydriver/hyDriver/importTemplate');

  const [note, header] = (await readWorkbookText(template.body)).split('\n');
  expect(note).toBe('承运商：填写承运商名称');
  expect(header).toBe(captions.join('\t'));
});

test('IMP-01 10,000 lines with wrong ones among them: the good ones land, memory stays flat', { timeout: 120_000 }, async () => {
  const before = await server.inTenant(0, (tx) => tx.select({ n: sql`count(*)`.mapWith(Number) }).from(hyDriver));
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const first17 = `130000${1960 + (index % 40)}${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}${String(Math.floor(index / 40) % 1000).padStart(3, '0')}`;
    return line(index % 10 === 9 ? 'wrong' : withCheck(first17), phone(100_000 + index));
  });
  const content = await writeSheet(captions, rows);

  const { answer: reply, peak } = await withPeak(() =>
    server.as('admin').upload('/hydriver/hyDriver/importExcel', { fileName: 'many.xlsx', content }),
  );

  expect(reply.result).toMatchObject({ totalCount: 10_000, successCount: 9000, errorCount: 1000 });
  expect(reply.result.errors).toHaveLength(200);
  const after = await server.inTenant(0, (tx) => tx.select({ n: sql`count(*)`.mapWith(Number) }).from(hyDriver));
  expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(9000);
  // Lines are read, checked and written in batches, which takes half of this.
  expect(peak).toBeLessThan(40 * 1024 * 1024);
});

/** Runs something and says how many bytes more were alive at most meanwhile: what waits to be collected is no one's need. */
async function withPeak<Answer>(run: () => Promise<Answer>): Promise<{ answer: Answer; peak: number }> {
  const alive = () => {
    globalThis.gc!();
    return process.memoryUsage().heapUsed;
  };
  const before = alive();
  let most = before;
  // Each time all that is dead is collected, which takes a fifth of a second: twice a second that was most of the test's time.
  const timer = setInterval(() => {
    most = Math.max(most, alive());
  }, 2500);
  try {
    const answer = await run();
    return { answer, peak: most - before };
  } finally {
    clearInterval(timer);
  }
}

function withCheck(first17: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return first17 + '10X98765432'.charAt(weights.reduce((sum, weight, index) => sum + weight * Number(first17.charAt(index)), 0) % 11);
}

test('IMP-02 what a sheet no longer holds is refused at its cell: lost digits and faults of formulas', async () => {
  const withCell = (at: number, cell: string, idNo = someIdNo(), mobile = phone(Number(idNo.slice(-5, -1)) + 20_000)) =>
    line(idNo, mobile).with(at, cell);
  const lost = '<c><v>3.70700198501011E+17</v></c>';

  const reply = await upload(
    await sheetOf([
      withCell(7, lost),
      withCell(7, '<c><v>370700198501011234</v></c>'),
      withCell(6, '<c t="e"><v>#N/A</v></c>'),
      withCell(9, '<c t="e"><v>#REF!</v></c>'),
      withCell(6, '#N/A'),
      withCell(8, lost),
    ]),
  );

  expect(
    reply.result.errors.map(({ row, column, reason }: { row: number; column: string; reason: string }) => [row, column, reason]),
  ).toEqual([
    [2, '从业资格证号', expect.stringContaining('数字超过 15 位')],
    [4, '发证机关', '单元格是公式错误值 #N/A'],
    [5, '开户行', '单元格是公式错误值 #REF!'],
    [7, '承运商', expect.stringContaining('数字超过 15 位')],
  ]);
  expect(reply.result).toMatchObject({ totalCount: 6, successCount: 2 });
});

test('IMP-05 usual spellings of numbers are taken, and what nobody sees is not', async () => {
  const idNo = someIdNo();
  const spaced = `${idNo.slice(0, 6)} ${idNo.slice(6, 14)} ${idNo.slice(14).toLowerCase()}`;

  const reply = await upload(
    await sheetOf([
      line(`\u200b${spaced}`, '\u202d+86 186-0003-0001\u202c', { 姓名: '王\u200b志\ufeff坚', 卡号: '6299 9900 0000 0000 012' }),
      line(someIdNo(), phone(30_002), { 姓名: '\u200b' }),
      line(someIdNo(), phone(30_003), { 姓名: '控制&#x85;铃' }),
    ]),
  );

  expect(reply.result.errors).toMatchObject([
    { row: 3, column: '姓名', reason: '不能为空' },
    { row: 4, column: '姓名', reason: '不能含有换行或控制字符' },
  ]);
  const [stored] = await server.inTenant(0, (tx) => tx.select().from(hyDriver).where(eq(hyDriver.driverName, '王志坚')));
  expect(stored).toMatchObject({ idNo, phone: '18600030001', payCardNo: '6299990000000000012' });
});

test('IMP-02 hidden rows are told, and left out when that is asked for', async () => {
  const lines = () => [line(someIdNo(), phone(40_001 + count++)), line(someIdNo(), phone(40_001 + count++))];
  let count = 0;

  const taken = await upload(await sheetOf(lines(), [3]));
  const left = await upload(await sheetOf(lines(), [3]), '?skipHidden=true');

  expect(taken.result).toMatchObject({ totalCount: 2, successCount: 2, msg: expect.stringContaining('表格中有 1 个隐藏行，已一并导入') });
  expect(left.result).toMatchObject({ totalCount: 1, successCount: 1, msg: expect.stringContaining('表格中有 1 个隐藏行，未导入') });
});
