import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone, someIdNo } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
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
  '至*',
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
const send = async (rows: readonly (readonly string[])[]) =>
  server.as('admin').upload('/hydriver/hyDriver/importExcel', { fileName: 'drivers.xlsx', content: await writeSheet(captions, rows) });

test('FRT-01 good lines of a sheet land as pending drivers; each bad cell is named with row, column and reason', async () => {
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

test('FRT-01 the template has the captions of the sheet', async () => {
  const template = await server.as('admin').download('/hydriver/hyDriver/importTemplate');

  expect((await readWorkbookText(template.body)).split('\n')[0]).toBe(captions.join('\t'));
});

test('FRT-01 10,000 lines with wrong ones among them: the good ones land, memory stays flat', { timeout: 120_000 }, async () => {
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
  // Each time all that is dead is collected: ten times a second that took longer than the import.
  const timer = setInterval(() => {
    most = Math.max(most, alive());
  }, 500);
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
