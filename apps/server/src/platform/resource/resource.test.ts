import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleTable, sampleModule, sampleResource, sampleTable } from '../../../test/sampleModule.ts';
import { sheetXml } from '../../../test/sheetXml.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { writeWorkbook } from '../excel/writeWorkbook.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { eachPiece } from './eachPiece.ts';
import { defineResource } from './resource.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ modules: [systemModule, sampleModule], shared: true });
  await createSampleTable(server.database);
});

const base = '/test/sample';

describe('standard endpoints', () => {
  test('API-01 adds, reads, edits and removes a row', async () => {
    const user = server.as('keeper');

    const added = await user.post(`${base}/add`, {
      name: '  甲 ',
      kind: '1',
      amount: 12_345,
      weight: 32_100,
      checkedAt: '2026-05-31 23:59:59',
      madeOn: '2026-05-31',
      photos: 'temp/2026/05/a.png',
    });
    expect(added).toMatchObject({
      status: 200,
      success: true,
      message: '添加成功！',
      result: {
        name: '甲',
        kind: '1',
        kind_dictText: '煤',
        amount: 12_345,
        checkedAt: '2026-05-31 23:59:59',
        madeOn: '2026-05-31',
        version: 0,
        createBy: 'keeper',
        createTime: '2026-06-01 10:00:00',
      },
    });
    expect(added.result.id).toMatch(/^[0-9a-f]{32}$/);
    expect(added.result.photos).toMatch(/^temp\/2026\/05\/a\.png\?t=0&u=\w+&e=\d+&s=[\w-]+$/);
    expect(added.result).not.toHaveProperty('tenantId');

    const edited = await user.put(`${base}/edit`, { id: added.result.id, version: 0, amount: 1, remark: '', photos: added.result.photos });
    expect(edited).toMatchObject({
      success: true,
      message: '修改成功!',
      result: { amount: 1, name: '甲', version: 1, updateBy: 'keeper', remark: null },
    });
    const [stored] = await server.inTenant(0, (tx) => tx.select().from(sampleTable));
    expect(stored?.photos).toBe('temp/2026/05/a.png');

    const removed = await user.delete(`${base}/delete`, { id: added.result.id });
    expect(removed).toMatchObject({ success: true, message: '删除成功!', result: null });
    expect(await user.get(`${base}/queryById`, { id: added.result.id })).toMatchObject({
      status: 404,
      success: false,
      message: '未找到对应实体',
    });
  });

  test('API-04 security 55: refuses an edit of a row that somebody else has changed', async () => {
    const user = server.as('keeper');
    const { result: row } = await user.post(`${base}/add`, { name: '乙' });
    await user.put(`${base}/edit`, { id: row.id, version: 0, name: '乙二' });

    const late = await user.put(`${base}/edit`, { id: row.id, version: 0, name: '乙三' });

    expect(late).toMatchObject({ status: 409, success: false, errorCode: 40901, message: '数据已被他人修改，请刷新后重试' });
    expect(await user.put(`${base}/edit`, { id: row.id, name: '乙三' })).toMatchObject({ status: 400 });
  });

  test('API-01 LANG-01 names each bad field in the reader’s language', async () => {
    const user = server.as('keeper');

    const zh = await user.post(`${base}/add`, { name: '', amount: -5, weight: 1.5, kind: '9x', checkedAt: '昨天' });
    expect(zh).toMatchObject({ status: 400, success: false, code: 400, message: '名称不能为空' });
    expect(zh.errorData).toEqual(
      expect.arrayContaining([
        { path: 'name', message: '名称不能为空' },
        { path: 'amount', message: '金额不能小于 0.00 元' },
        { path: 'checkedAt', message: '检验时间格式不正确' },
      ]),
    );
    const en = await user.post(`${base}/add`, { amount: -5 }, { 'accept-language': 'en-US,en;q=0.9' });
    expect(en.message).toBe('Name cannot be empty');
    const coded = await user.post(`${base}/add`, { name: '丙', kind: '9' });
    expect(coded).toMatchObject({ status: 400, message: '类别不在可选范围内' });
  });

  test('PERM-08 protected fields sent by a client have no effect', async () => {
    const user = server.as('keeper');

    const { result: row } = await user.post(`${base}/add`, {
      name: '丁',
      secretFee: 99,
      tenantId: 2,
      createBy: 'other',
      version: 7,
      delFlag: 1,
      id: 'mine',
      sysOrgCode: 'X',
    });

    expect(row).toMatchObject({ name: '丁', secretFee: null, createBy: 'keeper', version: 0, sysOrgCode: null });
    expect(row.id).not.toBe('mine');
  });

  test('API-01 removes several rows, each for itself', async () => {
    const user = server.as('keeper');
    const { result: one } = await user.post(`${base}/add`, { name: '可删除' });
    const { result: two } = await user.post(`${base}/add`, { name: '不可删除' });

    const reply = await user.delete(`${base}/deleteBatch`, { ids: `${one.id},${two.id},nothere,` });

    expect(reply.result).toEqual({
      success: [one.id],
      fail: [
        { id: two.id, code: 40999, message: '该样品不能删除' },
        { id: 'nothere', code: 404, message: '未找到对应实体' },
      ],
    });
  });
});

describe('who sees what', () => {
  test('PERM-08 PERM-06 people of a company see its rows alone, without the internal fee', async () => {
    const staff = server.as('keeper');
    const { result: row } = await staff.post(`${base}/add`, { name: '客户货', companyId: 'c1' });
    await server.inTenant(0, (tx) => tx.update(sampleTable).set({ secretFee: 500 }));
    const customer = server.as({ username: 'customer1', userType: 2, cid: 'c1' });
    const stranger = server.as({ username: 'customer2', userType: 2, cid: 'c2' });

    const list = await customer.get(`${base}/list`, { pageSize: 500 });
    expect(list.result.records).toHaveLength(1);
    expect(list.result.records[0]).toMatchObject({ name: '客户货', secretFee: null });
    expect((await customer.get(`${base}/list`, { secretFee: '>= 1', column: 'secretFee', order: 'asc' })).result.total).toBe(1);
    expect((await customer.get(`${base}/list`, { secretFee: '= 7777' })).result.total).toBe(1);
    expect((await stranger.get(`${base}/list`)).result.total).toBe(0);
    expect(await stranger.get(`${base}/queryById`, { id: row.id })).toMatchObject({ status: 404 });
    expect(await stranger.put(`${base}/edit`, { id: row.id, version: row.version, name: 'x' })).toMatchObject({ status: 404 });
    expect(await stranger.delete(`${base}/delete`, { id: row.id })).toMatchObject({ status: 404 });
  });

  test('SESS-10 tenants are kept apart', async () => {
    const { result: row } = await server.as('keeper').post(`${base}/add`, { name: '租户零的货' });
    const other = server.as({ username: 'tenant2', tenantId: 2 });

    expect((await other.get(`${base}/list`, { name: '租户零的货' })).result.total).toBe(0);
    expect(await other.get(`${base}/queryById`, { id: row.id })).toMatchObject({ status: 404 });
    expect(await other.get(`${base}/list`, {}, { tenant_id: '7' })).toMatchObject({ status: 403, code: 510 });
    expect(await other.get(`${base}/list`, {}, { tenant_id: '007' })).toMatchObject({ status: 400 });
    expect(await other.get(`${base}/list`, {}, { tenant_id: '0' })).toMatchObject({ status: 200 });
  });

  test('SEC-02 personal numbers are masked, kept by an edit that sends the mask back, and shown to those who may', async () => {
    const all = server.as('keeper');
    const some = server.as({ username: 'clerk', permissions: ['sample:list', 'sample:edit'] });
    const { result: row } = await all.post(`${base}/add`, { name: '带电话', phone: '13800000001' });

    const seen = await some.get(`${base}/queryById`, { id: row.id });
    expect(seen.result.phone).toBe('138****0001');
    await some.put(`${base}/edit`, { id: row.id, version: row.version, phone: seen.result.phone, remark: '改' });
    expect((await all.get(`${base}/queryById`, { id: row.id })).result).toMatchObject({ phone: '13800000001', remark: '改' });
    expect((await all.get(`${base}/list`, { name: '带电话' })).result.records[0].phone).toBe('138****0001');
    expect((await some.get(`${base}/list`, { phone: '13800000001' })).result.total).toBe(1);
    expect(await some.get(`${base}/list`, { phone: '138*' })).toMatchObject({ status: 400 });
  });
});

describe('sheets', () => {
  test('EXP-01 EXP-02 a list is exported with captions, shown units, days and texts, and comes back by import', async () => {
    const user = server.as('keeper');
    await user.post(`${base}/add`, { name: '=HYPERLINK("x")', kind: '2', amount: 12_345, weight: 1_500, madeOn: '2026-05-31' });

    const file = await user.download(`${base}/exportXls`, { name: '=HYPERLINK("x")' });
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''%E6%A0%B7%E5%93%81.xlsx");
    // 31 May 2026 is the 46,173rd day of a spreadsheet.
    expect(await sheetXml(file.body)).toMatch(/<c s="\d+"><v>46173<\/v><\/c>/);
    const back = await user.upload(`${base}/importExcel`, { fileName: '样品.xlsx', content: file.body });

    expect(back).toMatchObject({
      success: true,
      code: 200,
      message: '共1行数据全部导入成功！',
      result: { totalCount: 1, successCount: 1, errorCount: 0 },
    });
    const { records } = (await user.get(`${base}/list`, { kind: '2', amount: '12345' })).result;
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({ kind: '2', amount: 12_345, weight: 1_500, madeOn: '2026-05-31' });
  });

  test('IMP-01 good rows land, each bad cell is reported with row, column and reason, and all of them stand in a sheet', async () => {
    const user = server.as('keeper');
    const rows = Array.from({ length: 1203 }, (_, index) => [`批${index}`, '煤', index === 700 ? '12.345' : '12.34', '2026-05-31']);
    rows[3] = ['', '煤', '1', '2026-05-31'];
    rows[4] = ['坏类别', '木头', '-1', '2026-02-30'];
    rows[1100] = ['x'.repeat(51), '', '', ''];
    const content = await buffer(
      writeWorkbook({
        name: 'x',
        titles: ['标题'],
        columns: ['名称', '类别', '金额(元)', '生产日期'].map((caption) => ({ caption, kind: 'text' })),
        rows,
      }),
    );
    const progressId = '0b1c2d3e-4f50-4617-8899-aabbccddeeff';

    const reply = await user.upload(`${base}/importExcel?progressId=${progressId}`, { fileName: '样品.xlsx', content });

    expect(reply).toMatchObject({
      success: true,
      code: 201,
      message: '文件导入成功，但有错误。',
      result: {
        totalCount: 1203,
        successCount: 1199,
        errorCount: 4,
        msg: '总上传行数：1203，已导入行数：1199，错误行数：4',
        cancelled: false,
      },
    });
    expect(reply.result.errors).toEqual([
      { row: 6, column: '名称', value: '', reason: '不能为空' },
      { row: 7, column: '类别', value: '木头', reason: '“木头”不在可选范围内' },
      { row: 7, column: '生产日期', value: '2026-02-30', reason: '日期不存在' },
      { row: 703, column: '金额(元)', value: '12.345', reason: '最多 2 位小数' },
      { row: 1103, column: '名称', value: 'x'.repeat(51), reason: '不能超过 50 个字符' },
    ]);
    expect((await user.get(`${base}/list`, { name: '批*', sums: '1' })).result).toMatchObject({
      total: 1199,
      sums: { amount: 1199 * 1234 },
    });
    expect((await user.get(`/sys/importProgress/${progressId}`)).result).toEqual({ phase: 'done', done: 1203, total: 1203 });
    expect((await server.as('other').get(`/sys/importProgress/${progressId}`)).result).toBeNull();
    const errors = await server.stranger.download(reply.result.fileUrl);
    expect(errors.status).toBe(200);
    expect(errors.headers['content-disposition']).toContain('attachment');
    expect((await user.download(`${base}/importTemplate`)).status).toBe(200);
  });

  test('IMP-02 a file that is not a workbook is refused', async () => {
    const reply = await server.as('keeper').upload(`${base}/importExcel`, { fileName: 'x.xlsx', content: 'not a zip' });

    expect(reply).toMatchObject({ success: false });
    expect(reply.status).toBe(400);
  });
});

test('EXP-01 an export holds every row once, whatever is added and removed while it is written', async () => {
  const ctx = server.context();
  const keeper = server.as('keeper');
  const add = (name: string) => keeper.post(`${base}/add`, { name, kind: '2', remark: '导出' });
  for (const name of ['导1', '导2', '导3', '导4', '导5', '导6']) {
    server.clock.advance(1000);
    expect((await add(name)).success).toBe(true);
  }

  const written: unknown[][] = [];
  for await (const rows of eachPiece(ctx, sampleResource, { query: { remark: '导出' }, options: { size: 2 } })) {
    written.push(rows.map((row) => row['name']));
    server.clock.advance(1000);
    if (written.length === 1) await add('导7');
    if (written.length === 2) await keeper.delete(`${base}/delete`, { id: String(rows[0]?.['id']) });
  }

  expect(written).toEqual([
    ['导6', '导5'],
    ['导4', '导3'],
    ['导2', '导1'],
  ]);
});

test('EXP-01 an export reads the fields that it writes and no others', async () => {
  const ctx = server.context();
  const rows: Record<string, unknown>[] = [];
  for await (const piece of eachPiece(ctx, sampleResource, { query: { remark: '导出' }, options: { fields: ['name', 'kind'] } }))
    rows.push(...piece);

  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Object.keys(row).toSorted()).toEqual(['id', 'kind', 'kind_dictText', 'name', 'version']);
  }
});

test('a filter that the contract does not name ends the start: the client would not know of it', () => {
  const { kind, table, options } = sampleResource;
  const filters = { unknown: () => undefined };
  expect(() => defineResource(kind, { table, options: { ...options, filters } })).toThrow('its contract does not name the filter unknown');
});
