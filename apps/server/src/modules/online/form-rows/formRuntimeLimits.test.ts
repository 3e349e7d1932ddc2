import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFormSite, rowsOf, runtime, type FormSite } from '../../../../test/formRowSite.ts';
import { inEnglish } from '../../../../test/reportSite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});

/** Rows of a form whose first field counts them. */
const fill = (id: string, from: number, to: number) =>
  site.server.inTenant(0, (tx) =>
    tx.execute(
      sql`insert into onl.${sql.identifier(`t_${id}`)} (id, tenant_id, create_time, f1) select 'r' || n, 0, now(), 'Row ' || n from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) n`,
    ),
  );

test('ONL-01 a list that is not paged shows 5,000 rows, and of more it says so instead of leaving some out', async () => {
  const id = await site.publish({ tableName: 'unpaged', fields: [{ dbFieldName: 'name', isQuery: true }], isPage: false });
  const all = (query = {}, headers = {}) => site.admin.get(`${runtime}/getData/${id}`, { pageSize: -521, ...query }, headers);
  await fill(id, 1, 4999);
  expect((await all()).result).toMatchObject({ total: 4999 });
  await fill(id, 5000, 5000);
  expect((await all()).result.records).toHaveLength(5000);
  await fill(id, 5001, 5001);

  expect(await all()).toMatchObject({
    status: 200,
    success: false,
    message: '数据超过5000条，不能一次全部显示：请缩小查询范围，或在表单设置中启用分页',
  });
  expect((await all({}, inEnglish)).message).toBe(
    'There are more than 5000 rows, which cannot be shown at once. Search for fewer, or let the form show pages',
  );
  expect((await all({ name: 'Row 5001' })).result).toMatchObject({ total: 1 });
});

test('ONL-03 a row that no page of the database holds is refused with a sentence, and nothing is kept', async () => {
  const fields = Array.from({ length: 400 }, (_one, at) => ({ dbFieldName: `text${at}`, dbLength: 100 }));
  const id = await site.publish({ tableName: 'very_wide', fields });
  const row = (length: number) => Object.fromEntries(fields.map(({ dbFieldName }) => [dbFieldName, 'x'.repeat(length)]));

  expect(await site.admin.post(`${rowsOf(id)}/add`, row(12))).toMatchObject({ success: true });
  expect(await site.admin.post(`${rowsOf(id)}/add`, row(21))).toMatchObject({
    status: 400,
    message: '一行数据过大，不能保存：请缩短文本或减少填写的字段',
  });
  expect((await site.admin.get(`${rowsOf(id)}/list`)).result.total).toBe(1);
});

describe('rows of another form', () => {
  let cards: string;
  let trips: string;
  let ids: string[];
  beforeAll(async () => {
    cards = await site.publish({ tableName: 'cards', fields: [{ dbFieldName: 'card_no' }, { dbFieldName: 'bank' }] });
    trips = await site.publish({
      tableName: 'trips',
      fields: [
        { dbFieldName: 'note' },
        { dbFieldName: 'card', fieldShowType: 'link_table', dictTable: 'cards', dictText: 'card_no,bank', dictField: 'id', dbLength: 200 },
        { dbFieldName: 'bank', fieldShowType: 'link_table_field', dictTable: 'card', dictText: 'bank' },
      ],
    });
    const add = async (id: string, body: object) => String((await site.admin.post(`${rowsOf(id)}/add`, body)).result.id);
    ids = [await add(cards, { card_no: 'A1', bank: 'ICBC' }), await add(cards, { card_no: 'B2', bank: 'CCB' })];
    await add(trips, { note: 'one', card: ids[0] });
    await add(trips, { note: 'two', card: ids.join(',') });
    await add(trips, { note: 'none' });
  });

  test('ONL-03 are shown in lists by what they are called', async () => {
    const { records } = (await site.admin.get(`${runtime}/getData/${trips}`, { column: 'note', order: 'asc' })).result;
    expect(records).toMatchObject([
      { note: 'none', card_dictText: null, bank: null },
      { note: 'one', card: ids[0], card_dictText: 'A1', bank: 'ICBC' },
      { note: 'two', card: ids.join(','), card_dictText: 'A1,B2', bank: 'ICBC,CCB' },
    ]);
    const unpaged = (await site.admin.get(`${runtime}/getData/${trips}`, { pageSize: -521, note: 'one' })).result;
    expect(unpaged.records).toMatchObject([{ card_dictText: 'A1', bank: 'ICBC' }]);
    expect((await site.admin.get(`${rowsOf(trips)}/list`, { note: 'one' })).result.records).toMatchObject([{ card_dictText: 'A1' }]);
  });

  test('ONL-03 stand in sheets by what they are called', async () => {
    const { body } = await site.admin.download(`${runtime}/exportXls/${trips}`, { column: 'note', order: 'asc' });
    const text = JSON.stringify(await readWorkbookText(body));
    expect(text).toContain('A1,B2');
    expect(text).not.toContain(ids[0]);
  });

  test('ONL-03 the parent in a tree, a node of another tree and linked selects are called by their names, in details, lists and sheets', async () => {
    const area = await site.publish({
      tableName: 'yard_area',
      tree: { parentField: 'pid', childField: 'has_child', titleField: 'title' },
      fields: [{ dbFieldName: 'title' }],
    });
    const added = async (id: string, body: object) => String((await site.admin.post(`${rowsOf(id)}/add`, body)).result.id);
    const north = await added(area, { title: '北区' });
    const gate = await added(area, { title: '北门', pid: north });
    const posts = await site.publish({
      tableName: 'guard_post',
      fields: [
        { dbFieldName: 'label' },
        { dbFieldName: 'node', fieldShowType: 'sel_tree', dictTable: 'yard_area', dictText: 'id,pid,title,has_child', dictField: '0' },
        {
          dbFieldName: 'zone',
          fieldShowType: 'link_down',
          dictTable:
            '{"table":"yard_area","txt":"title","key":"id","idField":"id","pidField":"pid","linkField":"door","condition":"pid = \'0\'"}',
        },
        { dbFieldName: 'door' },
      ],
    });
    const post = await added(posts, { label: 'P1', node: gate, zone: north, door: gate });

    const one = async (form: string, id: string) => (await site.admin.get(`${rowsOf(form)}/queryById`, { id })).result;
    expect(await one(area, gate)).toMatchObject({ pid: north, pid_dictText: '北区' });
    expect((await one(area, north)).pid_dictText ?? null).toBeNull();
    const called = { node_dictText: '北门', zone_dictText: '北区', door_dictText: '北门' };
    expect(await one(posts, post)).toMatchObject({ node: gate, ...called });
    expect((await site.admin.get(`${rowsOf(posts)}/list`)).result.records).toMatchObject([called]);
    const { body } = await site.admin.download(`${rowsOf(posts)}/exportXls`);
    expect((await readWorkbookText(body)).split('\n').at(-1)).toBe('P1\t北门\t北区\t北门');
  });

  test('ONL-03 PERM-06 stay ids to those who may not see the other form', async () => {
    const reader = site.server.as({ username: 'reader_of_trips', permissions: ['online:trips:list'] });
    const { records } = (await reader.get(`${runtime}/getData/${trips}`, { note: 'one' })).result;
    expect(records).toMatchObject([{ card: ids[0], bank: null }]);
    expect(records[0].card_dictText ?? null).toBeNull();
  });
});
