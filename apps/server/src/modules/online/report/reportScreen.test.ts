import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openReportSite, problemsOf, reportBase, reportBody, type ReportSite } from '../../../../test/reportSite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';

let site: ReportSite;
let admin: TestClient;
let elsewhere: TestClient;
beforeAll(async () => {
  site = await openReportSite();
  ({ admin, elsewhere } = site);
});
beforeEach(() => site.reset());

const api = `${reportBase}/api`;
const bars = { kind: 'bar', title: '信用分', titleEn: 'Score', x: 'driver_name', y: ['score'], fold: 'sum' };
const items = [
  { fieldName: 'driver_name', fieldTxt: '姓名', fieldTxtEn: 'Name', isSearch: '1', fieldHref: '/driver/list?driverName=${driver_name}' },
  { fieldName: 'score', fieldTxt: '信用分', fieldType: 'Integer', isOrder: '1' },
  { fieldName: 'third', fieldTxt: '三分之一', fieldType: 'Double' },
];
const cgrSql = 'select driver_name, score, score / 4.0 as third from driver where driver_name <> :except';
const drawn = (charts: unknown = [bars]) => reportBody({ cgrSql, charts: JSON.stringify(charts) }, { items });
const added = async (body: object = drawn(), user = admin): Promise<string> => (await site.add(body, user)).result.id;

test('ONL-06 columns and rows come in one answer, with links, dictionaries and every field that clients read', async () => {
  const id = await added();

  const { result } = await admin.get(`${api}/getColumnsAndData/${id}`, { column: 'score', order: 'desc', pageSize: 1 });

  expect(result).toEqual({
    cgreportHeadName: '优秀司机',
    isGroupTitle: false,
    dictOptions: {},
    fieldHrefSlots: [{ slotName: 'fieldHref_driver_name', href: '/driver/list?driverName=${driver_name}' }],
    data: { total: 2, records: [{ driver_name: '李强', score: 800, third: 200 }] },
    columns: [
      {
        title: '姓名',
        dataIndex: 'driver_name',
        align: 'left',
        sorter: false,
        customRender: null,
        hrefSlotName: 'fieldHref_driver_name',
        scopedSlots: { customRender: 'fieldHref_driver_name' },
        fieldType: 'String',
        fieldWidth: null,
        width: null,
        showLength: null,
        hidden: false,
        isTotal: true,
        weightField: null,
      },
      expect.objectContaining({ dataIndex: 'score', align: 'right', sorter: true, hrefSlotName: null, scopedSlots: null }),
      expect.objectContaining({ dataIndex: 'third', align: 'right', fieldType: 'Double' }),
    ],
  });
});

test('ONL-06 a report tells its parameters, takes them as self_<name>, and adds up its numbers', async () => {
  const id = await added();

  expect((await admin.get(`${api}/getParamsInfo/${id}`)).result).toEqual([
    { paramName: 'except', paramTxt: '除外', paramValue: null, view: 'text', dictCode: null },
  ]);
  expect((await admin.get(`${api}/getSums/${id}`)).result).toEqual({ sums: { score: 1500, third: 375 } });
  expect((await admin.get(`${api}/getSums/${id}`, { self_except: '张伟' })).result).toEqual({ sums: { score: 800, third: 200 } });
  expect((await admin.get(`${api}/getSums/${id}`, { driver_name: '张' })).result).toEqual({ sums: { score: 700, third: 175 } });
  const { result: items } = await admin.get('/online/cgreport/item/listByHeadId', { headId: id });
  const totalled = (given: Record<string, object>) =>
    items.map((item: { fieldName: string }) => ({ ...item, ...given[item.fieldName] })) as object[];
  const save = async (given: Record<string, object>) => {
    const { result: head } = await admin.get('/online/cgreport/head/queryById', { id });
    return admin.put('/online/cgreport/head/editAll', { head: { id, version: head.version }, items: totalled(given) });
  };
  expect(problemsOf(await save({ third: { weightField: 'nothing' } }))).toEqual([['items.2.weightField', '没有字段 nothing']]);
  expect(problemsOf(await save({ third: { weightField: 'driver_name' } }))).toEqual([['items.2.weightField', '字段 driver_name 不是数字']]);
  // Scores are not added up, and what comes of them is weighted: (175 × 700 + 200 × 800) / 1500.
  await save({ score: { isTotal: '0' }, third: { weightField: 'score' } });
  const { third, ...others } = (await admin.get(`${api}/getSums/${id}`)).result.sums;
  expect([others, Math.round(third * 100)]).toEqual([{}, 18_833]);
  expect((await admin.get(`${api}/getSums/${id}`, { driver_name: 'nobody' })).result).toEqual({ sums: {} });
  expect((await admin.get(`${api}/getReportDictList`, { headId: id })).result).toEqual({});
});

test('ONL-06 LANG-01 the screen of a report has its columns, search fields and charts, in the language of the reader', async () => {
  const id = await added();

  const { result } = await admin.get(`${api}/getScreen/${id}`, {}, { 'accept-language': 'en' });

  expect(result).toMatchObject({
    id,
    code: 'good_drivers',
    charts: [{ kind: 'bar', title: 'Score', x: 'driver_name', y: ['score'], fold: 'sum' }],
    queryItems: [{ field: 'driver_name', label: 'Name' }],
    params: [{ paramName: 'except' }],
  });
});

test('ONL-06 rows are exported as a sheet, those that were searched for, and several reports as one workbook', async () => {
  const id = await added();
  const other = await added(reportBody({ code: 'all_drivers', name: '所有司机' }));

  const sheet = await admin.download(`${api}/exportXls/${id}`, { driver_name: '张', pageSize: 1 });
  expect(decodeURIComponent(String(sheet.headers['content-disposition']))).toContain('优秀司机.xlsx');
  expect((await readWorkbookText(sheet.body)).split('\n').slice(-2)).toEqual(['姓名\t信用分\t三分之一', '张伟\t700\t175']);
  const many = await admin.download(`${api}/exportManySheetXls/${id}`, { force_id: other });
  expect(many.body.length).toBeGreaterThan(sheet.body.length);
  expect(await admin.get(`${api}/exportManySheetXls/${id}`, { force_id: 'missing' })).toMatchObject({ status: 404 });
});

test('PERM-08 SESS-10 who lacks the permission of a report, or is of another tenant, gets nothing of it', async () => {
  const id = await added();
  const paths = [
    'getColumnsAndData',
    'getParamsInfo',
    'getScreen',
    'getSums',
    'getData',
    'getQueryInfo',
    'exportXls',
    'exportManySheetXls',
  ];
  const stranger = site.server.as({ username: 'stranger', permissions: ['vehicle:list'] });
  const reader = site.server.as({ username: 'reader', permissions: ['driver:list'] });
  const theirs = await added(reportBody({ code: 'theirs' }), elsewhere);

  for (const path of paths) {
    expect(await stranger.get(`${api}/${path}/${id}`), path).toMatchObject({ status: 403, code: 510 });
    expect(await admin.get(`${api}/${path}/${theirs}`), path).toMatchObject({ status: 404 });
  }
  expect(await reader.get(`${api}/getScreen/${id}`)).toMatchObject({ success: true });
  expect(await stranger.get(`${api}/getReportDictList`, { headId: id })).toMatchObject({ status: 403 });
});

test.each([
  ['not JSON', '{', '图表配置不是有效的JSON'],
  ['no list', '{}', '图表配置不完整'],
  ['seven of them', JSON.stringify(Array.from({ length: 7 }, () => bars)), '图表配置不完整'],
  ['no such column', JSON.stringify([{ ...bars, x: 'missing' }]), '图表 信用分：没有字段 missing'],
  ['a pivot without columns', JSON.stringify([{ ...bars, kind: 'pivot' }]), '图表 信用分：请选择字段'],
  ['a text to add up', JSON.stringify([{ ...bars, y: ['driver_name'] }]), '图表 信用分：字段 driver_name 不是数字'],
])('RPT-02 charts that could not be drawn are refused: %s', async (_what, charts, message) => {
  const reply = await site.add(reportBody({ cgrSql, charts }, { items }));
  expect(problemsOf(reply)).toEqual([['head.charts', message]]);
});

test('RPT-02 six charts, and texts that are counted, are taken', async () => {
  const six = Array.from({ length: 5 }, () => bars);
  expect(await site.add(drawn([...six, { ...bars, y: ['driver_name'], fold: 'count' }]))).toMatchObject({ success: true });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'https:///x', '/a b', 'http:evil'])(
  'RPT-02 the link %s is refused',
  async (fieldHref) => {
    const reply = await site.add(reportBody({ cgrSql }, { items: [{ ...items[0], fieldHref }] }));
    expect(problemsOf(reply).map(([path]) => path)).toEqual(['items.0.fieldHref']);
  },
);

test('ONL-06 a column has its texts from a table or its own expression, shows some characters, is searched by a popup, and leads to a page', async () => {
  const statement = `select driver_name, score, case when score > 750 then '1' else '2' end as good, 'admin' as keeper from driver where driver_name <> :except`;
  const columns = [
    { fieldName: 'driver_name', fieldTxt: '姓名', isSearch: '1', searchPopup: 'driver_pick,driver_name', showLength: 6 },
    { fieldName: 'score', fieldTxt: '信用分', fieldType: 'Integer', fieldHref: 'driver/list?score=${score}' },
    { fieldName: 'good', fieldTxt: '优秀', isSearch: '1', replaceVal: '是_1,否_2' },
    { fieldName: 'keeper', fieldTxt: '管理人', isSearch: '1', dictCode: 'sys_user,realname,username' },
  ];
  const id = await added(reportBody({ cgrSql: statement }, { items: columns }));

  const { result } = await admin.get(`${api}/getScreen/${id}`);
  expect(result.columns.map((one: Record<string, unknown>) => [one['customRender'], one['showLength']])).toEqual([
    [null, 6],
    [null, null],
    ['replace:good', null],
    ['sys_user,realname,username', null],
  ]);
  expect(result.dictOptions['replace:good']).toEqual([
    { value: '1', text: '是' },
    { value: '2', text: '否' },
  ]);
  expect(result.fieldHrefSlots).toEqual([{ slotName: 'fieldHref_score', href: '/driver/list?score=${score}' }]);
  expect(result.queryItems).toMatchObject([
    { field: 'driver_name', view: 'popup', dictTable: 'driver_pick', dictCode: 'driver_name', dictText: 'driver_name' },
    { field: 'good', view: 'list', dictCode: 'replace:good' },
    { field: 'keeper', view: 'list', dictCode: 'sys_user,realname,username' },
  ]);
  const rows = async (query: Record<string, string>) => (await admin.get(`${api}/getData/${id}`, query)).result.records;
  expect(await rows({ good: '1' })).toEqual([
    { driver_name: '李强', score: 800, good: '1', keeper: 'admin', keeper_dictText: 'admin的姓名' },
  ]);
  expect(await rows({ driver_name_MultiString: '李强,张伟' })).toHaveLength(2);
  expect(await rows({ driver_name: '李' })).toEqual([]);
  const sheet = await readWorkbookText((await admin.download(`${api}/exportXls/${id}`, { good: '2' })).body);
  expect(JSON.stringify(sheet)).toMatch(/否.*admin的姓名/);
});

test('ONL-06 texts, popups and links that lead nowhere, or to a site that a row chooses, are refused at their place', async () => {
  const refused = async (given: object) =>
    problemsOf(await site.add(reportBody({ cgrSql }, { items: [{ ...items[0], ...given }] }))).map(([path]) => path);
  const fields: [string, string[]][] = [
    ['dictCode', ['nothing', 'sys_user,password,id', 'pg_class,relname,oid', 'sys_user,realname,username or 1']],
    ['replaceVal', ['是', '是_1,否', '是_1,否_1', '_1']],
    ['searchPopup', ['driver_pick', 'nothing,driver_name', 'driver_pick,nothing', "driver_pick,x' or 1"]],
    [
      'fieldHref',
      [
        'javascript:alert(1)',
        '//evil.example',
        'https://${driver_name}/x',
        'https://a${driver_name}.example',
        'https://a@b',
        'data:x',
        '../x',
        '${driver_name}',
      ],
    ],
  ];
  for (const [field, wrong] of fields)
    for (const value of wrong) expect([value, await refused({ [field]: value })]).toEqual([value, [`items.0.${field}`]]);
  for (const [at, fieldHref] of [
    'online/x?a=${driver_name}',
    'home',
    'https://maps.example:8443/?q=${driver_name}',
    'https://maps.example',
  ].entries())
    expect(await site.add(reportBody({ cgrSql, code: `linked_${at}` }, { items: [{ ...items[0], fieldHref }] }))).toMatchObject({
      success: true,
    });
});

test('ONL-06 PERM-01 one press makes the menu of a report with its own permission, and a second one makes nothing new', async () => {
  const id = await added(reportBody({ permission: 'online:cgreport:good_drivers' }));
  const reader = site.server.as({ username: 'own reader', permissions: ['online:cgreport:good_drivers'] });

  const made = await admin.post(`${reportBase}/head/makeMenu`, { headId: id, name: '司机榜' });
  const again = await admin.post(`${reportBase}/head/makeMenu`, { headId: id });

  expect(made).toMatchObject({ success: true, result: { url: `/online/cgreport/${id}`, permissionIds: [expect.any(String)] } });
  expect(again.result).toEqual(made.result);
  const [entry] = await site.server.inTenant(0, (tx) => tx.select().from(sysPermission).where(eq(sysPermission.id, made.result.menuId)));
  expect(entry).toMatchObject({ name: '司机榜', isRoute: 1, sortNo: 100, icon: 'bar-chart' });
  expect(await reader.get(`${api}/getData/${id}`)).toMatchObject({ success: true });
  const theirs = await added(reportBody({ code: 'theirs' }), elsewhere);
  expect(await admin.post(`${reportBase}/head/makeMenu`, { headId: theirs })).toMatchObject({ status: 404 });
  // That of another report is nobody's yet.
  const foreign = await site.add(reportBody({ code: 'others', permission: 'online:cgreport:unheard_of' }));
  expect(problemsOf(foreign)).toEqual([['head.permission', '权限 online:cgreport:unheard_of 不存在']]);
});
