import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../../test/patience.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { createContext } from '../../../platform/createContext.ts';
import { expireExports } from './expireExports.ts';

const jobs = '/hyexport/hyExportJob';
let clock: TestServer['clock'];
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  ({ clock } = server);
  user = server.as('exporter');
  for (const name of ['钢材', '煤炭']) await user.post('/sys/category/add', { name, pid: '0' });
});

const rowsOf = async (who = user) => (await who.get(`${jobs}/list`)).result.records as Record<string, unknown>[];
const jobOf = async (jobNo: string, who = user) => (await rowsOf(who)).find((row) => row['jobNo'] === jobNo)!;
const untilState = (jobNo: string, state: string) => vi.waitFor(async () => expect(await jobOf(jobNo)).toMatchObject({ state }), patience);
const bell = async (who = user) =>
  ((await who.get('/sys/sysAnnouncementSend/getMyAnnouncementSend')).result.records as Record<string, unknown>[]).map(
    ({ titile }) => titile,
  );

/** Asks for an export as the person does, whose rows come when the test says. */
async function askFor(who: TestClient, name: string, rows: AsyncIterable<Buffer>): Promise<string> {
  const { platform } = server;
  const found = await platform.ports.authenticate(platform, { token: who.token, tenantId: 0, address: '', isPerson: true });
  const ctx = createContext(platform, { actor: found!.actor });
  return platform.ports.exportLater(ctx, {
    address: '/test/exportXls',
    title: name,
    query: { name },
    run: async () => ({ fileName: `${name}.csv`, contentType: 'text/csv', stream: Readable.from(rows) }),
  });
}

/** Rows that come until somebody says it is enough. */
function endless(): { rows: AsyncGenerator<Buffer>; enough: () => void } {
  let goesOn = true;
  async function* write() {
    while (goesOn) {
      yield Buffer.from('一行\n');
      await sleep(5);
    }
  }
  return { rows: write(), enough: () => (goesOn = false) };
}

test('EXP-03 an export with later=1 is accepted at once, made by itself, told in the bell, and holds what the export holds', async () => {
  const asked = await user.get('/sys/category/exportXls', { name: '*煤*', later: '1' });
  expect(asked).toMatchObject({ status: 202, success: true, code: 202, message: '正在后台导出，完成后会通知您' });
  const jobNo = String(asked.result);
  expect(jobNo).toMatch(/^DC\d{12}$/);
  await untilState(jobNo, '30');
  const job = await jobOf(jobNo);
  expect(job).toMatchObject({ title: '分类字典', rowCount: 1, downloadCount: 0, failReason: null });
  await vi.waitFor(async () => expect(await bell()).toContain('导出完成：分类字典'), patience);
  const file = await user.download(`${jobs}/download`, { id: String(job['id']) });
  expect(file.status).toBe(200);
  expect(Number(job['fileSize'])).toBe(file.body.length);
  const [first, second] = await Promise.all(
    [file.body, (await user.download('/sys/category/exportXls', { name: '*煤*' })).body].map(readWorkbookText),
  );
  expect(first).toContain('煤炭');
  expect(first).not.toContain('钢材');
  expect(second).toContain('煤炭');
  expect(await jobOf(jobNo)).toMatchObject({ downloadCount: 1 });
});

test('EXP-03 nobody else sees, fetches or cancels an export, and who may not export is refused', async () => {
  const { result } = await user.get('/sys/category/exportXls', { later: '1' });
  await untilState(String(result), '30');
  const id = String((await jobOf(String(result)))['id']);
  const other = server.as('bystander');
  expect(await rowsOf(other)).toEqual([]);
  expect((await other.download(`${jobs}/download`, { id })).status).toBe(404);
  expect((await other.put(`${jobs}/cancel`, { id })).status).toBe(404);
  const reader = server.as({ username: 'reader', permissions: ['category:list'] });
  expect((await reader.get('/sys/category/exportXls', { later: '1' })).status).toBe(403);
  expect(await rowsOf(reader)).toEqual([]);
});

test('EXP-03 the same export asked for twice is one, three may wait and a fourth is refused', async () => {
  const running = endless();
  const numbers = [await askFor(user, '一', running.rows)];
  expect(await askFor(user, '一', running.rows)).toBe(numbers[0]);
  for (const name of ['二', '三']) numbers.push(await askFor(user, name, Readable.from([Buffer.from('行')])));
  await expect(askFor(user, '四', running.rows)).rejects.toThrow('您有 3 个导出任务未完成，请稍后再试');
  running.enough();
  for (const jobNo of numbers) await untilState(jobNo, '30');
  // One at a time, in their order.
  const ended = await Promise.all(numbers.map(async (jobNo) => String((await jobOf(jobNo))['finishTime'])));
  expect(ended).toEqual(ended.toSorted());
});

describe('EXP-03 what does not come to its end', () => {
  test('EXP-03 a cancelled export ends at once and leaves no file; cancelled again it stays so, and one that is done is not cancelled', async () => {
    const running = endless();
    const jobNo = await askFor(user, '取消', running.rows);
    await untilState(jobNo, '20');
    const { id } = await jobOf(jobNo);
    const { rows: files } = await server.database.pool.query("select count(*)::int as n from sys_file where biz = 'export'");
    expect(await user.put(`${jobs}/cancel`, { id })).toMatchObject({ success: true, result: { state: '60' } });
    expect(await user.put(`${jobs}/cancel`, { id })).toMatchObject({ success: true, result: { state: '60' } });
    // The line is free again.
    const next = await askFor(user, '下一个', Readable.from([Buffer.from('行')]));
    await untilState(next, '30');
    const { rows: after } = await server.database.pool.query("select count(*)::int as n from sys_file where biz = 'export'");
    expect(after[0].n).toBe(files[0].n + 1);
    expect(await bell()).not.toContain('导出完成：取消');
    expect(await user.put(`${jobs}/cancel`, { id: (await jobOf(next))['id'] })).toMatchObject({
      success: false,
      message: '导出已结束，无法取消',
    });
    expect(await user.put(`${jobs}/cancel`, { id: (await jobOf(next))['id'] }, { 'Accept-Language': 'en-US' })).toMatchObject({
      message: 'The export is over and can’t be cancelled',
    });
  });

  test('EXP-03 an export that breaks is told with its reason', async () => {
    async function* broken() {
      yield Buffer.from('一行\n');
      throw new Error('secret detail');
    }
    const jobNo = await askFor(user, '坏', broken());
    await untilState(jobNo, '40');
    expect(await jobOf(jobNo)).toMatchObject({ failReason: '生成文件时出错' });
    await vi.waitFor(async () => expect(await bell()).toContain('导出失败：坏'), patience);
    server.errors.length = 0;
  });

  test('EXP-03 files are kept for seven days, and what a server has left behind is told as failed after five minutes', async () => {
    const { result } = await user.get('/sys/category/exportXls', { later: '1' });
    const jobNo = String(result);
    await untilState(jobNo, '30');
    const { id } = await jobOf(jobNo);
    const left = await askFor(user, '中断', Readable.from([Buffer.from('行')]));
    await untilState(left, '30');
    // As the server leaves it that is killed while it makes the file.
    await server.database.pool.query("update hy_export_job set state = '20', finish_time = null where job_no = $1", [left]);
    clock.advance(5 * 60_000);
    await expireExports(server.context());
    expect(await jobOf(left)).toMatchObject({ state: '20' });
    clock.advance(1000);
    await expireExports(server.context());
    expect(await jobOf(left)).toMatchObject({ state: '40', failReason: '服务重启，导出中断，请重新导出' });
    // Sessions last no longer than files.
    await server.database.pool.query("update sys_session set expires_at = expires_at + interval '1 day'");
    clock.advance(7 * 24 * 3600 * 1000 - 5 * 60_000 - 2000);
    await expireExports(server.context());
    expect((await user.download(`${jobs}/download`, { id: String(id) })).status).toBe(200);
    clock.advance(2000);
    expect(await expireExports(server.context())).toBeGreaterThan(0);
    expect(await jobOf(jobNo)).toMatchObject({ state: '50' });
    const gone = await user.get(`${jobs}/download`, { id: String(id) });
    expect(gone).toMatchObject({ success: false, message: '导出文件不存在或已过期，请重新导出' });
  });
});
