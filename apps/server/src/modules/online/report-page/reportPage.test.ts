import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inEnglish, openReportSite, problemsOf, reportBody, type ReportSite } from '../../../../test/reportSite.ts';
import { readSheets } from '../../../../test/readWorkbookText.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import { onlGraphreportBlock, onlGraphreportHead, onlGraphreportParam } from './reportPage.table.ts';

let site: ReportSite;
let admin: TestClient;
let elsewhere: TestClient;
beforeAll(async () => {
  site = await openReportSite();
  ({ admin, elsewhere } = site);
});
beforeEach(async () => {
  await site.reset();
  for (const tenantId of [0, 2])
    await site.server.inTenant(tenantId, async (tx) => {
      for (const table of [onlGraphreportHead, onlGraphreportBlock, onlGraphreportParam]) await tx.delete(table);
    });
});

const base = '/online/graphreport';
const scores = {
  title: '信用分',
  titleEn: 'Scores',
  reportCode: 'good_drivers',
  graphType: 'bar',
  xaxisField: 'driver_name',
  yaxisField: 'score',
};
const head = { code: 'crew', name: '司机概况', nameEn: 'Crew', displayTemplate: 'double', permission: 'driver:list' };
const page = (given: object = {}, parts: object = {}) => ({ head: { ...head, ...given }, blocks: [scores], ...parts });
const add = (body: object = page(), user = admin) => user.post(`${base}/head/add`, body);
const open = (code = 'crew', user = admin) => user.get(`${base}/api/getPage`, { code });
const rows = (query: object, user = admin) => user.get(`${base}/api/getChartsData`, query as Record<string, string>);
const block = (given: object) => page({}, { blocks: [{ ...scores, ...given }] });

test('ONL-08 a page is stored with its blocks and parameters, read back, changed in place and removed', async () => {
  await site.add();
  const table = { title: '明细', reportCode: 'good_drivers', graphType: 'table', colSpan: 2 };
  const { result } = await add(page({}, { blocks: [scores, table], params: [{ paramName: 'name', paramTxt: '姓名' }] }));

  expect(result).toMatchObject({
    ...head,
    isOwn: '1',
    status: 1,
    version: 0,
    dataType: 'report',
    graphType: 'bar,table',
    xaxisField: 'driver_name',
    yaxisField: 'score',
    isCombination: '0',
    cgrSql: null,
  });
  const blocks = async (): Promise<{ id: string; title: string }[]> =>
    (await admin.get(`${base}/block/listByHeadId`, { headId: result.id })).result;
  const [first, second] = await blocks();
  expect(first).toMatchObject({ ...scores, fold: 'sum', colSpan: 1, height: 'normal', orderNum: 0, graphreportHeadId: result.id });
  expect((await admin.get(`${base}/params/listByHeadId`, { headId: result.id })).result).toEqual([
    expect.objectContaining({ paramName: 'name', paramView: 'text', orderNum: 0 }),
  ]);
  const items = await admin.get(`${base}/head/queryOnlGraphreportItemByMainId`, { id: result.id });
  expect(items.result.map(({ fieldName, searchFlag }: Record<string, string>) => [fieldName, searchFlag])).toEqual([
    ['driver_name', 'Y'],
    ['score', 'N'],
  ]);

  const changed = {
    head: { id: result.id, version: 0, name: '司机' },
    blocks: [
      { ...table, id: second?.id },
      { ...scores, title: '新' },
    ],
  };
  expect((await admin.put(`${base}/head/edit`, changed)).result).toMatchObject({ name: '司机', version: 1, graphType: 'table,bar' });
  expect((await blocks()).map(({ id, title }) => [id === second?.id, id === first?.id, title])).toEqual([
    [true, false, '明细'],
    [false, false, '新'],
  ]);
  expect(await admin.put(`${base}/head/edit`, changed)).toMatchObject({ status: 409 });
  expect((await admin.get(`${base}/head/list`, { name: '*司机*' })).result).toMatchObject({
    total: 1,
    records: [{ graphType: 'table,bar' }],
  });
  await admin.delete(`${base}/head/deleteBatch`, { ids: `${result.id},` });
  expect(await open()).toMatchObject({ status: 404, message: '页面不存在或已停用' });
});

test('ONL-08 a call that is repeated adds one page', async () => {
  await site.add();
  const key = { 'idempotency-key': '6f9b5a54-0c62-4d8c-9b73-1a2b3c4d5e6f' };

  const first = await admin.post(`${base}/head/add`, page(), key);
  const second = await admin.post(`${base}/head/add`, page(), key);

  expect(second.result.id).toBe(first.result.id);
  expect((await admin.get(`${base}/head/list`)).result.total).toBe(1);
  expect(problemsOf(await add())).toEqual([['head.code', '页面编码已存在']]);
});

test('ONL-08 security 8.36 no SQL, source or script is typed into a page, and each thing that cannot be drawn is named at its place', async () => {
  await site.add();
  const refusal = '页面不接收SQL、数据源或脚本，请在区块中选择在线报表';
  for (const given of [{ cgrSql: 'select 1' }, { dataType: 'sql' }, { dataType: 'api' }, { dbSource: 'x' }, { extendJs: 'alert(1)' }])
    expect(problemsOf(await add(page(given))), JSON.stringify(given)).toEqual([[`head.${Object.keys(given)[0]}`, refusal]]);
  expect(await add(page({ dataType: 'report', code: 'told', cgrSql: '' }))).toMatchObject({ success: true });

  const cases: [object, [string, string]][] = [
    [block({ reportCode: 'nothing' }), ['blocks.0.reportCode', '报表 nothing 不存在']],
    [block({ xaxisField: 'secret' }), ['blocks.0.xaxisField', '报表没有字段 secret']],
    [block({ xaxisField: null }), ['blocks.0.xaxisField', '请选择字段']],
    [block({ yaxisField: 'driver_name' }), ['blocks.0.yaxisField', '字段 driver_name 不是数字']],
    [block({ yaxisField: 'score,score,score,score,score' }), ['blocks.0.yaxisField', '数值字段超过4个']],
    [block({ graphType: 'pivot' }), ['blocks.0.byField', '请选择字段']],
    [block({ params: '{' }), ['blocks.0.params', '参数配置不完整']],
    [block({ params: JSON.stringify([{ name: 'other' }]) }), ['blocks.0.params', '报表没有参数 other']],
    [block({ params: JSON.stringify([{ name: 'except', from: 'name' }]) }), ['blocks.0.params', '页面没有参数 name']],
    [page({ permission: 'no:such' }), ['head.permission', '权限 no:such 不存在']],
    [page({}, { blocks: [] }), ['blocks', '页面没有区块']],
    [page({}, { blocks: Array.from({ length: 13 }, () => scores) }), ['blocks', '区块超过12个']],
    [page({}, { params: [{ paramName: 'a' }, { paramName: 'a' }] }), ['params.1.paramName', 'a 重复']],
    [page({}, { params: [{ paramName: 'a', paramView: 'list' }] }), ['params.0.dictCode', '请填写字典编码']],
  ];
  for (const [body, problem] of cases) expect(problemsOf(await add(body)), problem.join(' ')).toEqual([problem]);
  expect(await add(page({ code: 'full' }, { blocks: Array.from({ length: 12 }, () => scores) }))).toMatchObject({ success: true });
  expect(await add(block({ graphType: 'table', xaxisField: null, yaxisField: null }))).toMatchObject({ success: true });
  const english = await admin.post(`${base}/head/add`, page({ code: 'en', cgrSql: 'select 1' }), inEnglish);
  expect(english.message).toBe('The page can’t be saved yet: A page takes no SQL, sources or scripts: choose reports in its blocks');

  expect((await admin.post(`${base}/head/parseField`, { type: 'report', data: 'good_drivers' })).result).toHaveLength(2);
  expect(problemsOf(await admin.post(`${base}/head/parseField`, { type: 'sql', data: 'select 1' }))).toEqual([
    ['type', '页面不接收SQL、JSON或API，请选择在线报表'],
  ]);
});

test('ONL-08 each block draws its report with parameters of its own, or with those that the page shares', async () => {
  await site.add();
  const own = { ...scores, title: '固定', params: JSON.stringify([{ name: 'except', value: '李强' }]) };
  const named = { ...scores, title: '另名', params: JSON.stringify([{ name: 'except', from: 'left_out' }]) };
  const params = [
    { paramName: 'except', paramTxt: '除外', paramTxtEn: 'Except' },
    { paramName: 'left_out', paramValue: '张伟' },
  ];
  const id: string = (await add(page({}, { blocks: [scores, own, named], params }))).result.id;

  const { result } = await open();
  expect(result).toMatchObject({ id, name: '司机概况', displayTemplate: 'double' });
  expect(result.params[0]).toEqual({ paramName: 'except', paramTxt: '除外', paramValue: null, view: 'text', dictCode: null });
  expect(result.blocks.map(({ shared, fixed }: Record<string, object>) => [shared, fixed])).toEqual([
    [[{ name: 'except', from: 'except' }], []],
    [[], [{ name: 'except', value: '李强' }]],
    [[{ name: 'except', from: 'left_out' }], []],
  ]);
  const drawn = async (at: number, query: object = {}) =>
    (await rows({ id: 'crew', blockId: result.blocks[at].id, ...query })).result.data.map(
      (row: Record<string, string>) => row['driver_name'],
    );
  expect(await drawn(0)).toEqual(expect.arrayContaining(['张伟', '李强']));
  expect(await drawn(0, { self_except: '张伟' })).toEqual(['李强']);
  expect(await drawn(1, { self_except: '张伟' })).toEqual(['张伟']);
  expect(await drawn(2, { self_except: '李强' })).toEqual(['李强']);
  expect(await drawn(2, { self_left_out: '李强' })).toEqual(['张伟']);
  expect(await drawn(0, { params: JSON.stringify([{ fieldName: 'driver_name', value: '李' }]) })).toEqual(['李强']);
  for (const bad of ['{', '[1]', '[{"value":1}]']) expect((await rows({ id, params: bad })).status, bad).toBe(400);
  expect((await open('crew', admin)).result.blocks[0]).toMatchObject({ title: '信用分', state: 'ready', screen: { code: 'good_drivers' } });
  const english = await admin.get(`${base}/api/getPage`, { code: id }, inEnglish);
  expect(english.result).toMatchObject({ name: 'Crew', params: [{ paramTxt: 'Except' }, {}], blocks: [{ title: 'Scores' }, {}, {}] });

  const whole = (await rows({ id })).result;
  expect(whole).toMatchObject({
    head: { code: 'crew' },
    total: 2,
    dictOptions: {},
    items: [{ fieldName: 'driver_name' }, { fieldName: 'score' }],
  });
  const sheet = await admin.download(`${base}/api/exportXlsById`, { id, self_except: '张伟' });
  const sheets = await readSheets(sheet.body);
  expect(Object.keys(sheets)).toEqual(['信用分', '固定', '另名']);
  expect(sheets['信用分']?.slice(-2)).toEqual(['姓名\t信用分', '李强\t800']);
});

test('ONL-08 an exported page has a sheet for each block with what it shows: figures, points, parts, a pivot with its totals, and rows', async () => {
  await site.add(
    reportBody(
      { cgrSql: "select driver_name, score, case when score > 750 then '1' else '0' end as flag from driver where driver_name <> :except" },
      {
        items: [
          { fieldName: 'driver_name', fieldTxt: '姓名', isSearch: '1' },
          { fieldName: 'flag', fieldTxt: '达标', dictCode: 'yn' },
          { fieldName: 'score', fieldTxt: '信用分', fieldType: 'Integer', isOrder: '1', isTotal: '0' },
        ],
      },
    ),
  );
  const grouped = { ...scores, xaxisField: 'flag' };
  const drawn = (title: string, given: object) => ({ ...grouped, title, ...given });
  await add(
    page(
      {},
      {
        blocks: [
          drawn('平均', { graphType: 'figure', fold: 'average' }),
          drawn('分数', { graphType: 'line', xaxisField: 'driver_name' }),
          drawn('分数', { graphType: 'pie', fold: 'count' }),
          drawn('透视', { graphType: 'pivot', xaxisField: 'driver_name', byField: 'flag', fold: 'max' }),
          drawn('合计', { graphType: 'pivot', xaxisField: 'driver_name', byField: 'flag' }),
          drawn('明细', { graphType: 'table' }),
        ],
      },
    ),
  );
  const sheets = await readSheets((await admin.download(`${base}/api/exportXlsById`, { id: 'crew' })).body);
  const shown = Object.fromEntries(Object.entries(sheets).map(([name, lines]) => [name, [lines[0], ...lines.slice(2)]]));
  const byName = (lines: (string | undefined)[]) => [
    ...lines.slice(0, 2),
    ...lines.slice(2).toSorted((one = '', other = '') => (one < other ? -1 : 1)),
  ];

  expect(shown['平均']).toEqual(['平均', '信用分', '750']);
  expect(byName(shown['分数'] ?? [])).toEqual(['分数', '姓名\t信用分', '张伟\t700', '李强\t800']);
  expect(shown['分数(2)']?.map((line) => line?.split('\t'))).toEqual([
    ['分数'],
    ['达标', '数量', '占比(%)'],
    ...[['是'], ['否']].map(([text]) => [text, '1', '50']),
  ]);
  expect(byName(shown['透视'] ?? [])).toEqual([
    '透视',
    '姓名\t是\t否\t合计',
    '合计\t800\t700\t800',
    '张伟\t\t700\t700',
    '李强\t800\t\t800',
  ]);
  // A sum of scores says nothing; of one row it is the score itself.
  expect(byName(shown['合计'] ?? [])[2]).toBe('合计\t800\t700\t');
  expect(byName(shown['明细'] ?? [])).toEqual(['明细', '姓名\t达标\t信用分', '张伟\t否\t700', '李强\t是\t800']);
});

test('PERM-08 ONL-08 a page asks for its permission, and a block whose report the reader may not run says so and nothing else', async () => {
  await site.add();
  await site.add(reportBody({ code: 'of_vehicles', permission: 'vehicle:list' }));
  await site.add(reportBody({ code: 'gone' }));
  const titled = (title: string, reportCode: string) => ({ ...scores, title, reportCode });
  await add(page({}, { blocks: [titled('司机', 'good_drivers'), titled('车辆', 'of_vehicles'), titled('停用', 'gone')] }));
  const { result: all } = await admin.get('/online/cgreport/head/list', { code: 'gone' });
  await admin.put('/online/cgreport/head/editAll', { head: { id: all.records[0].id, version: 0, status: 0 } });

  const reader = site.server.as({ username: 'reader', permissions: ['driver:list'] });
  const { result } = await open('crew', reader);
  expect(result.blocks.map(({ title, state, screen }: Record<string, unknown>) => [title, state, screen === null])).toEqual([
    ['司机', 'ready', false],
    ['车辆', 'denied', true],
    ['停用', 'off', true],
  ]);
  expect((await rows({ id: 'crew', blockId: result.blocks[0].id }, reader)).result.total).toBe(2);
  expect(await rows({ id: 'crew', blockId: result.blocks[1].id }, reader)).toMatchObject({ status: 403, code: 510 });
  expect(await rows({ id: 'crew', blockId: result.blocks[2].id }, reader)).toMatchObject({ status: 404 });
  expect(await rows({ id: 'crew', blockId: 'stranger' }, reader)).toMatchObject({ status: 404 });
  const sheet = await reader.download(`${base}/api/exportXlsById`, { id: 'crew' });
  expect(sheet.body.includes('xl/worksheets/sheet1.xml')).toBe(true);
  expect(sheet.body.includes('xl/worksheets/sheet2.xml')).toBe(false);

  const stranger = site.server.as({ username: 'stranger', permissions: ['vehicle:list'] });
  expect(await open('crew', stranger)).toMatchObject({ status: 403 });
  expect(await rows({ id: 'crew' }, stranger)).toMatchObject({ status: 403 });
  for (const path of ['head/list', 'block/listByHeadId?headId=x', 'head/queryOnlGraphreportItemByMainId?id=x'])
    expect((await reader.get(`${base}/${path}`)).status, path).toBe(403);
  expect(await add(page({ code: 'b' }), reader)).toMatchObject({ status: 403 });
});

test('RPT-01 ONL-08 blocks that are asked for all at once are answered, and nobody else has to wait for the last of them', async () => {
  await site.add();
  await add(page({}, { blocks: Array.from({ length: 12 }, () => scores) }));
  const { result } = await open();
  const reader = site.server.as({ username: 'second', permissions: ['driver:list'] });
  await open('crew', reader);

  const order: string[] = [];
  const asked = result.blocks.map(async ({ id }: { id: string }) => {
    const { success } = await rows({ id: 'crew', blockId: id });
    order.push(success ? 'block' : 'refused');
  });
  const other = rows({ id: 'crew' }, reader).then(({ success }) => order.push(success ? 'reader' : 'refused'));
  await Promise.all([...asked, other]);

  expect(order.filter((one) => one === 'block')).toHaveLength(12);
  expect(order.indexOf('reader')).toBeLessThan(12);
});

test('SESS-10 ONL-08 pages of one tenant are none of another, and one of the platform is replaced by its code, not changed', async () => {
  await site.add();
  const { result } = await add();

  expect(await open('crew', elsewhere)).toMatchObject({ success: true });
  expect(await elsewhere.put(`${base}/head/edit`, { head: { id: result.id, version: 0, name: 'x' } })).toMatchObject({ status: 403 });
  expect(await elsewhere.delete(`${base}/head/delete`, { id: result.id })).toMatchObject({ status: 403 });
  await add(page({ name: '自己的' }), elsewhere);
  expect((await open('crew', elsewhere)).result.name).toBe('自己的');
  expect((await elsewhere.get(`${base}/head/list`)).result).toMatchObject({ total: 1, records: [{ name: '自己的', isOwn: '1' }] });
  expect((await open()).result.name).toBe('司机概况');
  expect((await rows({ id: 'crew' }, elsewhere)).result.data.map((row: Record<string, string>) => row['driver_name'])).toEqual([
    '别家司机',
  ]);
  const own = (await elsewhere.get(`${base}/head/list`)).result.records[0].id;
  expect(await admin.get(`${base}/head/queryById`, { id: own })).toMatchObject({ status: 404 });
  expect(await admin.get(`${base}/block/listByHeadId`, { headId: own })).toMatchObject({ status: 404 });
});

test('ONL-08 its menu entry comes with its permission and those of its reports, once', async () => {
  await site.add(reportBody({ permission: 'online:cgreport:good_drivers' }));
  const { result } = await add(page({ permission: 'online:graphreport:crew' }));

  const made = await admin.post(`${base}/head/makeMenu`, { headId: result.id });
  expect(made.result).toMatchObject({ url: `${base}/chart/${result.id}`, permissionIds: [expect.any(String), expect.any(String)] });
  expect((await admin.post(`${base}/head/makeMenu`, { headId: result.id })).result).toEqual(made.result);
  const entries = async (reader: typeof admin) => JSON.stringify((await reader.get('/sys/permission/list')).result);
  expect(await entries(admin)).toContain(`chart/${result.id}`);
  expect(await entries(elsewhere)).not.toContain(`chart/${result.id}`);
  const [entry] = await site.server.inTenant(0, (tx) => tx.select().from(sysPermission).where(eq(sysPermission.id, made.result.menuId)));
  expect(entry).toMatchObject({
    name: '司机概况',
    component: 'modules/online/graphreport/auto/OnlGraphreportAutoChart',
    icon: 'chart',
    isRoute: 1,
    sortNo: 100,
  });
});
