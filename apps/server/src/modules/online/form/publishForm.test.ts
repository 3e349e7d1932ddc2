import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { formBase, formBody, openFormSite, type FormSite } from '../../../../test/formSite.ts';
import type { Answer } from '../../../../test/testServer.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { onlCgformHead, onlCgformVersion } from './form.table.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

const published = async (body?: object): Promise<string> => {
  const { result } = await site.add(body);
  await site.publish(result.id);
  return result.id;
};
/** Changes fields of a draft by name; null removes one. */
const change = async (id: string, changes: Record<string, object | null>, more: object = {}): Promise<Answer> => {
  const fields = await site.fields(id);
  const given = Object.entries(changes).filter((entry): entry is [string, object] => entry[1] !== null);
  return site.edit({
    head: { id },
    fields: given.map(([name, values]) => ({ dbFieldName: name, dbFieldTxt: name, ...fields[name], ...values })),
    ...more,
    deleteFieldIds: Object.entries(changes).flatMap(([name, values]) => (values === null ? [fields[name]?.['id']] : [])),
  });
};
const words = async (id: string, force = false) => (await site.plan(id, force)).steps.map(({ text }) => text.zh);
const takeBack = (id: string, publishedVersion: number, headers = {}) =>
  site.admin.put(`${formBase}/head/takeBack`, { id, publishedVersion }, headers);
const actions = (id: string) =>
  site.server.inTenant(0, async (tx) =>
    (await tx.select().from(sysAudit).where(eq(sysAudit.entityId, id)).orderBy(sysAudit.sequence)).map(({ action }) => action),
  );

test('ONL-07 publishing says in words what it does, keeps the values of what is widened and renamed, and does nothing when done again', async () => {
  const id = await published();
  await site.insert(id, [{ f1: 'A1', f2: '12.50', f3: '2026-02-28' }]);
  const changes = {
    card_no: { dbFieldName: 'number', dbLength: 40 },
    balance: { dbLength: 15 },
    note: { dbType: 'Text', fieldShowType: 'textarea' },
  };
  // The index over a field that is renamed has to name it again.
  expect(await change(id, changes)).toMatchObject({ status: 400, errorData: [{ path: 'indexs', message: '字段 card_no 不存在' }] });
  const [index] = (await site.admin.get(`${formBase}/index/listByHeadId`, { headId: id })).result;
  await change(id, changes, { indexs: [{ ...index, indexField: 'number' }] });

  expect(await site.plan(id)).toMatchObject({ version: 2, isCurrent: false, needsForce: false });
  expect(await words(id)).toEqual([
    '放宽字段 卡号（number）：字符串 20 改为 字符串 40',
    '字段 card_no 改名为 卡号（number），数据不变',
    '放宽字段 余额（balance）：小数 10,2 改为 小数 15,2',
    '新增字段 note（note），长文本',
    // It holds texts in pieces of 35 characters.
    '删除索引',
    '建立按部分内容查找的索引：卡号，超过 50000 行的表在发布后建立',
  ]);
  expect((await site.plan(id)).steps[0]?.text.en).toBe('Widen Card number (number) from text 20 to text 40');
  expect(await site.publish(id)).toMatchObject({ success: true, result: { publishedVersion: 2, isDbSynch: 'Y' } });
  expect(await site.publish(id)).toMatchObject({ success: true, result: { publishedVersion: 2 } });

  expect(await site.columns(id)).toMatchObject({ f1: 'character varying(40)', f2: 'numeric(15,2)', f3: 'date', f4: 'text' });
  expect(await site.rows(id)).toMatchObject([{ f1: 'A1', f2: '12.50', f4: null }]);
  expect((await site.fields(id))['number']).toMatchObject({ columnNo: 1, dbFieldNameOld: 'number' });
  expect((await site.plan(id)).steps).toEqual([]);
  expect(await actions(id)).toEqual(['online.form.add', 'online.form.publish', 'online.form.edit', 'online.form.publish']);
});

test('ONL-07 what would put values out of sight is said with its rows and has to be forced; the values stay in the table', async () => {
  const id = await published();
  await site.insert(id, [
    { f1: '12', f2: '1.00' },
    { f1: 'AB', f2: '2.00' },
    { f1: 'CD', f2: null },
  ]);
  await change(id, { card_no: { dbType: 'int' }, balance: null });

  const plan = await site.plan(id);
  expect(plan).toMatchObject({ needsForce: true });
  expect(plan.steps.map(({ kind, field, lost }) => [kind, field, lost])).toEqual([
    ['narrow', 'card_no', 2],
    ['drop', 'balance', 2],
    ['index', null, 0],
    ['index', null, 0],
    ['index', null, 0],
    ['index', null, 0],
    ['index', null, 0],
    ['index', null, 0],
  ]);
  const refused = await site.publish(id);
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('2 行的值不符，将不再显示') });
  expect(refused.message).toContain('停用字段 余额（balance），2 行有值，将不再显示');
  expect(await site.columns(id)).not.toHaveProperty('f4');

  expect(await site.publish(id, 'force')).toMatchObject({ success: true, result: { publishedVersion: 2 } });

  expect(await site.columns(id)).toMatchObject({ f1: 'character varying(20)', f2: 'numeric(10,2)', f4: 'integer' });
  expect((await site.rows(id)).map(({ f1, f2, f4 }) => [f1, f2, f4])).toEqual([
    ['12', '1.00', 12],
    ['AB', '2.00', null],
    ['CD', null, null],
  ]);
  // Forced once more, what was put out of sight goes for good.
  expect(await words(id, true)).toEqual(['彻底删除已停用的列，3 行的值无法再恢复', '彻底删除已停用的列，2 行的值无法再恢复']);
  expect(await site.publish(id)).toMatchObject({ result: { publishedVersion: 2 } });
  expect(await site.publish(id, 'force')).toMatchObject({ result: { publishedVersion: 3 } });
  expect(await site.columns(id)).not.toHaveProperty('f1');
  expect(await site.columns(id)).toMatchObject({ f3: 'date', f4: 'integer' });
});

test('ONL-07 nothing that no row holds is lost: types are changed and fields removed without force', async () => {
  const id = await published();
  await site.insert(id, [{ f1: '2026-02-28' }, { f1: '2024-02-29' }]);
  // What was removed is not seen any more, and so not lost.
  await site.insert(id, [{ id: 'gone', f1: 'x', f2: '1.00', del_flag: 1 }]);
  await change(id, { card_no: { dbType: 'Datetime', fieldShowType: 'datetime' }, balance: null });
  expect(await site.publish(id)).toMatchObject({ success: false });

  const { result: index } = await site.admin.get(`${formBase}/index/listByHeadId`, { headId: id });
  await site.edit({ head: { id }, deleteIndexIds: index[0].id });
  await change(id, { card_no: { dbType: 'Date', fieldShowType: 'date' } });

  expect(await site.publish(id)).toMatchObject({ success: true });
  expect((await site.rows(id)).map(({ id: row, f4 }) => [row, f4 !== null])).toEqual([
    ['gone', false],
    ['row0', true],
    ['row1', true],
  ]);
  expect(await site.plan(id)).toMatchObject({ isCurrent: true, steps: [] });
});

test('ONL-07 a publication is taken back with all values, unless something came with it that has values', async () => {
  const id = await published();
  await site.insert(id, [
    { f1: '12', f2: '1.00' },
    { f1: 'AB', f2: '2.00' },
  ]);
  await change(id, { card_no: { dbType: 'int' }, balance: null, colour: {} });
  await site.publish(id, 'force');
  await site.server.inTenant(0, (tx) => tx.execute(sql`update onl.${sql.identifier(`t_${id}`)} set f4 = 99 where id = 'row0'`));

  const back = await takeBack(id, 2);

  expect(back).toMatchObject({ success: true, result: { publishedVersion: 3, isDbSynch: 'N' } });
  // What was written in the meantime is there as well.
  expect((await site.rows(id)).map(({ f1, f2 }) => [f1, f2])).toEqual([
    ['99', '1.00'],
    ['AB', '2.00'],
  ]);
  const versions = (await site.admin.get(`${formBase}/head/versions`, { headId: id })).result;
  expect(
    versions.map(({ versionNo, kind, formerVersion, isInForce }: Record<string, unknown>) => [versionNo, kind, formerVersion, isInForce]),
  ).toEqual([
    [3, 'takeBack', 2, true],
    [2, 'publish', 1, false],
    [1, 'publish', 0, false],
  ]);
  expect(await takeBack(id, 3)).toMatchObject({ success: false, message: '最近一次发布已撤回，或随原表更新，不能再撤回' });
  expect(await takeBack(id, 2)).toMatchObject({ status: 409, errorCode: 40901 });

  // The draft is what it was, and is published again: nothing is lost, as the column was kept.
  await site.publish(id, 'force');
  await site.server.inTenant(0, (tx) => tx.execute(sql`update onl.${sql.identifier(`t_${id}`)} set f5 = 'red' where id = 'row0'`));
  const refused = await takeBack(id, 4, { 'accept-language': 'en' });
  expect(refused).toMatchObject({ success: false });
  expect(refused.message).toBe(
    'This can’t be taken back without putting values out of sight: Remove colour (colour); 1 row has a value, which will no longer be shown',
  );
  expect((await site.admin.get(`${formBase}/head/queryById`, { id })).result).toMatchObject({ publishedVersion: 4 });
});

test('ONL-07 the first publication is taken back while its table is empty', async () => {
  const id = await published();
  await site.insert(id, [{ f1: 'A1' }]);
  expect(await takeBack(id, 1)).toMatchObject({ success: false, message: '表中已有 1 行数据，不能撤回' });
  await site.server.inTenant(0, (tx) => tx.execute(sql`update onl.${sql.identifier(`t_${id}`)} set del_flag = 1`));

  expect(await takeBack(id, 1)).toMatchObject({ success: true, result: { publishedVersion: 0, isDbSynch: 'N' } });

  await expect(site.columns(id)).rejects.toThrow('does not exist');
  expect(await site.publish(id)).toMatchObject({ result: { publishedVersion: 2, isDbSynch: 'Y' } });
  expect(await site.columns(id)).toMatchObject({ f4: 'character varying(20)' });
});

test('ONL-07 a unique index that rows do not fulfil changes nothing', async () => {
  const id = await published(formBody({}, { indexs: [] }));
  await site.insert(id, [{ f1: 'A' }, { f1: 'A' }]);
  await site.edit({
    head: { id },
    indexs: [{ indexName: 'one', indexField: 'card_no', indexType: 'unique' }],
    fields: [{ dbFieldName: 'more', dbFieldTxt: 'more' }],
  });

  expect(await site.publish(id)).toMatchObject({ success: false, message: '已有数据不满足唯一索引，什么都没有改变' });

  expect(await site.columns(id)).not.toHaveProperty('f4');
  expect((await site.admin.get(`${formBase}/head/queryById`, { id })).result).toMatchObject({ publishedVersion: 1, isDbSynch: 'N' });
  // A row that was removed takes no value from others.
  await site.server.inTenant(0, (tx) => tx.execute(sql`update onl.${sql.identifier(`t_${id}`)} set del_flag = 1 where id = 'row1'`));
  expect(await site.publish(id)).toMatchObject({ success: true });
});

test('ONL-07 of two who publish at once one is told that the other one does', async () => {
  const { result: head } = await site.add();
  const answers = await Promise.all([site.publish(head.id), site.publish(head.id), site.publish(head.id)]);

  expect(answers.some(({ success }) => success)).toBe(true);
  for (const answer of answers)
    if (answer.success) expect(answer.result).toMatchObject({ publishedVersion: 1 });
    else expect(answer).toMatchObject({ status: 409, message: '表单正被修改、发布或使用，请稍后再试' });
  const versions = await site.server.inTenant(0, (tx) =>
    tx.select().from(onlCgformVersion).where(eq(onlCgformVersion.cgformHeadId, head.id)),
  );
  expect(versions).toHaveLength(1);
});

test('ONL-07 versions are compared, and a former one becomes the draft', async () => {
  const id = await published();
  await site.insert(id, [{ f2: '3.00' }]);
  await change(id, { balance: null, card_no: { dbFieldTxt: '油卡卡号' }, colour: {} });
  await site.publish(id, 'force');

  const compared = await site.admin.get(`${formBase}/head/compare`, { id, from: 1, to: 2 });
  expect(compared.result).toEqual([
    { part: 'field', name: 'balance', change: 'removed', properties: [] },
    { part: 'field', name: 'card_no', change: 'changed', properties: [{ property: 'dbFieldTxt', before: '卡号', after: '油卡卡号' }] },
    { part: 'field', name: 'colour', change: 'added', properties: [] },
  ]);
  const { result: head } = await site.admin.get(`${formBase}/head/queryById`, { id });
  expect(await site.admin.put(`${formBase}/head/restore`, { id, version: head.version + 1, versionNo: 1 })).toMatchObject({ status: 409 });
  expect(await site.admin.put(`${formBase}/head/restore`, { id, version: head.version, versionNo: 9 })).toMatchObject({ status: 404 });

  const restored = await site.admin.put(`${formBase}/head/restore`, { id, version: head.version, versionNo: 1 });

  expect(restored).toMatchObject({ success: true, result: { isDbSynch: 'N', publishedVersion: 2 } });
  expect((await site.admin.get(`${formBase}/head/compare`, { id, to: 1 })).result).toEqual([]);
  expect(await words(id)).toEqual(['恢复字段 余额（balance）及其数据', '停用字段 colour（colour）', '更新标题、控件、规则等设置']);
  expect(await site.publish(id)).toMatchObject({ success: true, result: { publishedVersion: 3 } });
  expect(await site.rows(id)).toMatchObject([{ f2: '3.00' }]);
});

test('ONL-07 views of a table follow it: what is renamed, converted or removed there is so in them', async () => {
  const id = await published();
  const { result: copy } = await site.admin.post(`${formBase}/head/copyOnline?code=${id}`, {});
  expect(copy).toMatchObject({ tableName: 'fuel_card_v1', copyType: 1, copyVersion: 1, physicId: id, isDbSynch: 'N' });
  await site.publish(copy.id);
  const { result: listed } = await site.admin.get(`${formBase}/head/list`, { copyType: '0' });
  expect(listed.records).toMatchObject([{ id, hascopy: 1 }]);
  expect((await site.admin.get(`${formBase}/head/list`, { copyType: '1', physicId: id })).result.records).toMatchObject([{ id: copy.id }]);
  expect(await takeBack(id, 1)).toMatchObject({ success: false, message: '请先删除视图：fuel_card_v1' });
  await site.edit({ head: { id: copy.id, tableTxt: '油卡简表' }, fields: [{ dbFieldName: 'other', dbFieldTxt: '别的' }] }).then((reply) => {
    expect(reply).toMatchObject({ status: 400, errorData: [{ path: 'fields.0.dbFieldName', message: '视图只能使用原表已发布的字段' }] });
  });

  const { result: index } = await site.admin.get(`${formBase}/index/listByHeadId`, { headId: id });
  await site.edit({ head: { id }, deleteIndexIds: [index[0].id] });
  await change(id, { card_no: { dbFieldName: 'number', dbType: 'long' }, opened: null });
  await site.publish(id);

  const fields = await site.fields(copy.id);
  expect(Object.values(fields).filter(({ columnNo }) => columnNo !== null)).toMatchObject([
    { dbFieldName: 'number', dbType: 'long', columnNo: 4 },
    { dbFieldName: 'balance', columnNo: 2 },
  ]);
  const { result: head } = await site.admin.get(`${formBase}/head/queryById`, { id: copy.id });
  expect(head).toMatchObject({ publishedVersion: 2 });
  expect(await takeBack(copy.id, 2)).toMatchObject({ success: false });
  expect(await site.admin.delete(`${formBase}/head/delete`, { id })).toMatchObject({
    success: false,
    message: '请先删除视图：fuel_card_v1',
  });
  expect(await site.admin.delete(`${formBase}/head/delete`, { id: copy.id })).toMatchObject({ success: true });
  expect(await site.admin.delete(`${formBase}/head/delete`, { id })).toMatchObject({ success: true });
  await expect(site.columns(id)).rejects.toThrow('does not exist');
});

test('ONL-07 a table does not use up the columns that PostgreSQL can count', async () => {
  const id = await published();
  const nextColumn = (number: number) =>
    site.server.inTenant(0, (tx) => tx.update(onlCgformHead).set({ nextColumn: number }).where(eq(onlCgformHead.id, id)));
  await nextColumn(1499);
  await change(id, { one: {} });
  expect(await site.publish(id)).toMatchObject({ success: true });
  await change(id, { two: {} });
  expect(await site.publish(id)).toMatchObject({ success: false, message: expect.stringContaining('字段类型改变次数过多') });
  expect(await site.columns(id)).toHaveProperty('f1499');
});

test('LIST-06 ONL-07 an index of parts is made of as many rows as there is time for, and of no more', { timeout: 60_000 }, async () => {
  const id = await published();
  const { pool } = site.server.database;
  const name = `onl."k_${id}_f1_parts"`;
  const made = async () => (await pool.query(`select to_regclass('${name}') is not null as is_made`)).rows[0].is_made;
  expect(await made()).toBe(true);
  const fill = (from: number, to: number) =>
    pool.query(`insert into onl.t_${id} (id, tenant_id) select 'n' || n, 0 from generate_series(${from}, ${to}) n`);
  // A longer text is taken apart into more pieces: its index is made once more.
  await fill(1, 50_000);
  await change(id, { card_no: { dbLength: 40 } });
  await site.publish(id);
  expect(await made()).toBe(true);
  await fill(50_001, 50_001);
  await change(id, { card_no: { dbLength: 80 } });
  expect(await site.publish(id)).toMatchObject({ success: true });
  expect(await made()).toBe(false);
});
