import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createSampleTable, sampleModule } from '../../../test/sampleModule.ts';
import { buildFreight, expectDone, someIdNo } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { modules } from '../../modules/index.ts';
import { sysAudit } from '../audit/audit.table.ts';
import type { ImportPlan } from '../resource/importPlan.ts';
import { importChunk } from './importChunk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ modules: [...modules, sampleModule], shared: true });
  await createSampleTable(server.database);
});

const base = '/test/sample';
const key = () => ({ 'Idempotency-Key': randomUUID() });
const total = async (name: string) => (await server.as('keeper').get(`${base}/list`, { name })).result.total as number;

test('IMP-05 the columns of an import say how their cells are read', async () => {
  const { result } = await server.as('keeper').get(`${base}/importColumns`);

  expect(result.find(({ name }: { name: string }) => name === 'amount')).toEqual({
    name: 'amount',
    label: { zh: '金额(元)', en: 'Amount(CNY)' },
    aliases: [],
    required: false,
    unique: false,
    example: null,
    field: expect.objectContaining({ kind: 'money', minimum: 0 }),
  });
  const drivers = expectDone(await server.as('admin').get('/hydriver/hyDriver/importColumns')) as {
    name: string;
    aliases: { zh: string }[];
    unique: boolean;
    field: unknown;
  }[];
  expect(drivers.filter(({ unique }) => unique).map(({ name }) => name)).toEqual(['idNo', 'phone']);
  // What an export calls it is understood, too.
  expect(drivers.find(({ name }) => name === 'validPeriodTo')?.aliases.map(({ zh }) => zh)).toContain('至');
  // A carrier stands there by its name, which is not what its field holds.
  expect(drivers.find(({ name }) => name === 'carrierId')?.field).toBeNull();
});

test('IMP-01 CHK-03 a check of rows tells every bad cell and changes nothing, not even the audit log', async () => {
  const user = server.as('keeper');
  const audited = async () => {
    const [counted] = await server.inTenant(0, (tx) =>
      tx
        .select({ n: sql`count(*)`.mapWith(Number) })
        .from(sysAudit)
        .where(eq(sysAudit.action, 'sample.add')),
    );
    return counted?.n;
  };
  const before = await audited();

  const reply = await user.post(`${base}/checkRows`, {
    rows: [
      { row: 2, cells: { name: '预检甲', amount: '12.34', kind: '煤' } },
      { row: 3, cells: { name: '', amount: '12.345' } },
      { row: 9, cells: { name: '预检乙', kind: '木头', madeOn: '2026-02-30' } },
    ],
  });

  expect(reply).toMatchObject({ success: true, result: { totalCount: 3, successCount: 1, errorCount: 2, report: null } });
  expect(reply.result.errors).toEqual([
    { row: 3, name: 'amount', reason: '最多 2 位小数', doubtful: false },
    { row: 9, name: 'kind', reason: '“木头”不在可选范围内', doubtful: false },
    { row: 9, name: 'madeOn', reason: '日期不存在', doubtful: false },
  ]);
  expect(await total('预检*')).toBe(0);
  expect(await audited()).toBe(before);
});

test('IMP-01 a check finds what only the database or a rule of the resource knows', async () => {
  const admin = server.as('admin');
  const known = await buildFreight(server).driver();
  const cells = (idNo: string, phone: string) => ({
    driverName: '查重',
    idNo,
    phone,
    vehicleClass: 'A2',
    validPeriodFrom: '2020-01-01',
    validPeriodTo: '2030-01-01',
    licenceIssuer: '潍坊市公安局',
  });

  const reply = await admin.post('/hydriver/hyDriver/checkRows', {
    rows: [
      { row: 2, cells: cells(known.idNo, '18600007001') },
      { row: 3, cells: cells(someIdNo(), '18600007002') },
      { row: 4, cells: { ...cells(someIdNo(), '18600007003'), carrierId: '没有这家' } },
    ],
  });

  expect(reply.result).toMatchObject({ successCount: 1, errorCount: 2 });
  expect(reply.result.errors).toEqual([
    { row: 2, name: 'idNo', reason: '证件号已存在', doubtful: false },
    { row: 4, name: 'carrierId', reason: '没有名为“没有这家”的承运商', doubtful: false },
  ]);
  expect(expectDone(await admin.get('/hydriver/hyDriver/list', { driverName: '查重' })).total).toBe(0);
});

test('IMP-01 IMP-04 good rows land, bad ones are told, and the same call again changes nothing', async () => {
  const user = server.as('keeper');
  const body = {
    rows: [
      { row: 2, cells: { name: '行导甲', amount: ' 1,234.50 ', kind: '1' } },
      { row: 3, cells: { name: '' } },
    ],
  };
  const headers = key();

  const first = await user.post(`${base}/importRows`, body, headers);
  const again = await user.post(`${base}/importRows`, body, headers);

  expect(first.result).toEqual({
    totalCount: 2,
    successCount: 1,
    errorCount: 1,
    errors: [{ row: 3, name: 'name', reason: '不能为空', doubtful: false }],
    report: null,
  });
  expect(again.result).toEqual(first.result);
  expect((await user.get(`${base}/list`, { name: '行导*' })).result).toMatchObject({
    total: 1,
    records: [{ name: '行导甲', amount: 123_450, kind: '1' }],
  });
  expect(await user.post(`${base}/importRows`, { rows: [{ row: 2, cells: { name: '别的' } }] }, headers)).toMatchObject({ status: 409 });
  expect(await user.post(`${base}/importRows`, body)).toMatchObject({ status: 400 });
});

test('IMP-01 rows beyond the limits, unknown columns and repeated numbers are refused whole', async () => {
  const user = server.as('keeper');
  const send = (rows: unknown) => user.post(`${base}/importRows`, { rows }, key());
  const row = (number: number) => ({ row: number, cells: { name: '太多' } });

  expect(await send(Array.from({ length: 501 }, (_, index) => row(index + 1)))).toMatchObject({ status: 400, success: false });
  expect(await send([])).toMatchObject({ status: 400 });
  expect(await send([row(1), { row: 2, cells: { name: '太多', secretFee: '9' } }])).toMatchObject({
    status: 400,
    message: '没有这一列：secretFee',
  });
  expect(await send([row(1), row(1)])).toMatchObject({ status: 400, message: '行号重复' });
  expect(await total('太多')).toBe(0);
});

test.each([4999, 5000, 5001, 200_000])('IMP-01 a cell of %d characters refuses its own row and no other one', async (length) => {
  const user = server.as('keeper');
  const name = `长单元格${length}`;
  const rows = [
    { row: 2, cells: { name } },
    { row: 3, cells: { name: 'x'.repeat(length) } },
  ];

  const done = expectDone(await user.post(`${base}/importRows`, { rows }, key()));

  expect(done).toMatchObject({ successCount: 1, errorCount: 1 });
  expect(done.errors).toMatchObject([{ row: 3, name: 'name' }]);
  if (length > 5000) expect(done.errors[0].reason).toBe('内容不能超过 5000 个字符');
  expect(await total(name)).toBe(1);
});

test('PERM-08 rows may be checked and imported by those who may import', async () => {
  const clerk = server.as({ username: 'rowclerk', permissions: ['sample:list', 'sample:add'] });
  const body = { rows: [{ row: 1, cells: { name: '无权' } }] };

  expect(await clerk.get(`${base}/importColumns`)).toMatchObject({ status: 403 });
  expect(await clerk.post(`${base}/checkRows`, body)).toMatchObject({ status: 403 });
  expect(await clerk.post(`${base}/importRows`, body, key())).toMatchObject({ status: 403 });
  expect(await total('无权')).toBe(0);
});

test('IMP-01 a doubtful row is told, and taken once that is confirmed; others do not wait for it', async () => {
  const admin = server.as('admin');
  const vehicle = (vehicleNumber: string, vin: string) => ({
    vehicleNumber,
    plateColor: '黄',
    vehicleType: '重型半挂牵引车',
    owner: '潍坊测试运输有限公司',
    ownerIdNo: '91370700MA3D000127',
    useCharacter: '货运',
    vin,
    issuingOrganizations: '潍坊市公安局交通警察支队',
    registerDate: '2022-03-01',
    issueDate: '2022-03-02',
    vehicleEnergyType: '柴油',
    vehicleTonnage: '36',
    grossMass: '40',
    roadTransportCertificateNumber: '370783000621',
  });
  // The check digit of the second one does not fit, as with many that were imported.
  const rows = [
    { row: 2, cells: vehicle('鲁G7R001', 'LFWSRXSJ0M1E00001') },
    { row: 3, cells: vehicle('鲁G7R002', 'LFWSRXSJ1M1E00001') },
  ];
  const send = (more: object) => admin.post('/hyvehicle/hyVehicle/importRows', { rows, ...more }, key());

  const check = await admin.post('/hyvehicle/hyVehicle/checkRows', { rows });
  expect(check.result.errors).toEqual([{ row: 3, name: null, reason: expect.stringContaining('车辆识别代号'), doubtful: true }]);
  expect((await send({})).result).toMatchObject({ successCount: 1, errorCount: 1 });
  const confirmed = await send({ confirmWarnings: true });
  expect(confirmed.result.errors.map(({ row }: { row: number }) => row)).toEqual([2]);
  expect(expectDone(await admin.get('/hyvehicle/hyVehicle/list', { vehicleNumber: '鲁G7R*' })).total).toBe(2);
});

test('IMP-04 a check counts rows of earlier calls as taken, tells nothing about them and keeps none of them', async () => {
  const admin = server.as('admin');
  const cells = (idNo: string, phone: string) => ({
    driverName: '前行',
    idNo,
    phone,
    vehicleClass: 'A2',
    validPeriodFrom: '2020-01-01',
    validPeriodTo: '2030-01-01',
    licenceIssuer: '潍坊市公安局',
  });
  const [first, second] = [someIdNo(), someIdNo()];
  const [earlier, row] = [
    { row: 2, cells: cells(first, '18600007011') },
    { row: 700, cells: cells(first, '18600007012') },
  ];
  const check = async (body: object) => (await admin.post('/hydriver/hyDriver/checkRows', body)).result;

  const alone = await check({ rows: [row] });
  const together = await check({ rows: [row, { row: 701, cells: cells(second, '18600007013') }], before: [earlier] });

  expect(together.totalCount).toBe(2);
  const told = (errors: { row: number; reason: string }[]) =>
    errors.filter(({ reason }) => /已存在|重复/.test(reason)).map((one) => one.row);
  expect(told(alone.errors)).toEqual([]);
  expect(told(together.errors)).toEqual([700]);
  expect(together.errors.filter(({ row: number }: { row: number }) => number === 2)).toEqual([]);
  expect((await check({ rows: [row] })).errors).toEqual(alone.errors);
  expect(await admin.post('/hydriver/hyDriver/checkRows', { rows: [row], before: [{ ...earlier, row: 700 }] })).toMatchObject({
    status: 400,
    message: '行号重复',
  });
});

test('IMP-01 lines that meet a deadlock together are written one by one', async () => {
  const tried: (readonly number[])[] = [];
  const plan: ImportPlan<number> = {
    title: { zh: '行', en: 'Lines' },
    columns: [],
    prepare: async (_ctx, rows) => ({ good: rows.map(({ row }) => ({ row, value: row })), bad: [] }),
    commit: async (_ctx, rows) => {
      tried.push(rows);
      if (rows.length > 1 || rows[0] === 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    },
  };

  const rows = [1, 2, 3].map((row) => ({ row, cells: {} }));
  const outcome = await importChunk(server.context(), plan, { rows, memory: new Map(), report: async () => undefined });

  expect(tried).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(outcome).toEqual({ landed: 2, bad: [{ row: 3, column: null, value: null, reason: '操作冲突，请重试' }] });
});
