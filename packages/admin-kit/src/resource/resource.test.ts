import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { textKind } from '../field/kinds/text.tsx';
import { zhMessages } from '../i18n/messages.zh.ts';
import { interpolate } from '../i18n/catalogue.ts';
import type { FieldKind } from '../field/defineFieldKind.ts';
import { addBody, checkFields, editBody, initialValues, type FieldsContext } from './form/fieldValues.ts';
import type { FormValues } from './form/formSpec.ts';
import { listQuery, readListState, writeListState } from './list/listState.ts';
import { plainLists } from './list/listWire.ts';
import { schemaProblems, type BodyCheck } from './form/schemaProblems.ts';

const defaults = { pageSize: 10, sort: { column: 'createTime', order: 'desc' as const } };
const fields = ['name', 'state', 'createTime'];

test('LIST-02 a link fills page, order and filters, and only known ones', () => {
  const state = readListState(
    { state: '1', name: '*a*', redirect: '/x', page: '3', size: '20', sort: 'name', order: 'asc' },
    { fields, listDefaults: defaults },
  );
  expect(state).toEqual({
    filters: { state: { is: '1' }, name: { contains: 'a' } },
    page: 3,
    pageSize: 20,
    sort: { column: 'name', order: 'asc' },
  });
  expect(writeListState({ redirect: '/x', name: 'old' }, { state, fields, listDefaults: defaults })).toEqual({
    redirect: '/x',
    state: '1',
    name: '*a*',
    page: '3',
    size: '20',
    sort: 'name',
    order: 'asc',
  });
});

test('LIST-02 nonsense in a link falls back to the defaults', () => {
  expect(readListState({ page: '-1', size: 'x', sort: 'name', order: 'up' }, { fields, listDefaults: defaults })).toEqual({
    filters: {},
    page: 1,
    pageSize: 10,
    sort: defaults.sort,
  });
  expect(writeListState({}, { state: readListState({}, { fields, listDefaults: defaults }), fields, listDefaults: defaults })).toEqual({});
});

test.each([
  { page: 1, pageSize: 50, written: {} },
  { page: 2, pageSize: 50, written: { page: '2', size: '50' } },
  { page: 1, pageSize: 20, written: { size: '20' } },
])('LIST-02 a link to page $page of a person who has 50 rows on a page says $written', ({ page, pageSize, written }) => {
  const listDefaults = { pageSize: 50, isOwnSize: true, sort: null };
  expect(writeListState({}, { state: { filters: {}, page, pageSize, sort: null }, fields, listDefaults })).toEqual(written);
});

test.each([
  [
    { sort: 'name,state', order: 'asc,desc' },
    { column: 'name', order: 'asc', further: [{ column: 'state', order: 'desc' }] },
  ],
  [
    { sort: 'name,state', order: 'desc' },
    { column: 'name', order: 'desc', further: [{ column: 'state', order: 'desc' }] },
  ],
  [
    { sort: 'name', order: 'asc,desc' },
    { column: 'name', order: 'asc' },
  ],
  [
    { sort: ',name', order: 'up,desc' },
    { column: 'name', order: 'desc' },
  ],
])('LIST-02 a link %j carries the order of several columns', (params, sort) => {
  const defaults = { pageSize: 10, sort: null };
  const state = readListState(params, { fields: ['name', 'state'], listDefaults: defaults });
  expect(state.sort).toEqual(sort);
  const written = writeListState({}, { state, fields: ['name', 'state'], listDefaults: defaults });
  expect(readListState(written, { fields: ['name', 'state'], listDefaults: defaults })).toEqual(state);
  expect(plainLists.params(listQuery(state))).toMatchObject(written);
});

test('LIST-02 what a screen sets for good wins over the link', () => {
  const state = readListState({ state: '9' }, { fields, listDefaults: defaults });
  expect(listQuery(state, { state: 1, kind: ['a', 'b'], none: undefined })).toEqual({
    filters: { state: { is: '1' }, kind: { in: ['a', 'b'] } },
    page: 1,
    size: 10,
    sort: { column: 'createTime', order: 'desc' },
  });
});

const meta = (extra: Partial<FieldDefinition>): FieldDefinition => ({ kind: 'text', label: { zh: '名称', en: 'Name' }, ...extra });
const context: FieldsContext = {
  fields: { name: meta({ required: true, maxLength: 3 }), code: meta({ rule: 'even', default: '2' }), note: meta({}) },
  items: [{ field: 'name' }, { field: 'code' }, { field: 'note', when: (values) => values['code'] === '4', required: true }],
  kindOf: () => textKind as unknown as FieldKind,
  words: {
    find: () => undefined,
    locale: 'zh-CN',
    kindOf: () => {
      throw new Error('no kinds');
    },
    t: (key, params) => interpolate(zhMessages[key], params),
    localize: (label) => (typeof label === 'string' ? label : label.zh),
    dictText: () => '',
    dictValue: () => undefined,
  },
  checkRule: (rule, { value }) => (rule === 'even' ? { ok: Number(value) % 2 === 0, message: '必须是偶数' } : undefined),
};

test('FORM-01 checks what is missing, too long or refused by a named rule', () => {
  expect(checkFields(context, { values: { name: ' ', code: '3', note: '' } })).toEqual({ name: '名称不能为空', code: '必须是偶数' });
  expect(checkFields(context, { values: { name: 'abcd', code: '', note: '' } })).toEqual({ name: '名称不能超过 3 个字符' });
  expect(checkFields(context, { values: { name: 'abc', code: '4', note: '' } })).toEqual({ note: '名称不能为空' });
});

test('FORM-01 what is needed is asked for unless the row is a draft, or lacked it before', () => {
  const needing: FieldsContext = {
    ...context,
    items: [{ field: 'name' }, { field: 'code' }, { field: 'note', needed: (values) => values['code'] === '4' }],
  };
  const lacking = { name: 'a', code: '4', note: '' };
  const problem = { note: '名称不能为空' };
  expect(checkFields(needing, { values: lacking })).toEqual(problem);
  expect(checkFields(needing, { values: { ...lacking, code: '2' } })).toEqual({});
  expect(checkFields({ ...needing, isDraft: true }, { values: lacking })).toEqual({});
  expect(checkFields({ ...needing, isDraft: true }, { values: { ...lacking, name: '' } })).toEqual({ name: '名称不能为空' });
  expect(checkFields(needing, { values: lacking, stored: lacking })).toEqual({});
  expect(checkFields(needing, { values: lacking, stored: { ...lacking, note: 'x' } })).toEqual(problem);
  expect(checkFields(needing, { values: lacking, stored: { ...lacking, code: '2' } })).toEqual(problem);
});

test('FORM-01 an add leaves blanks out, an edit sends what changed and empties with null', () => {
  expect(initialValues(context)).toEqual({ name: '', code: '2', note: '' });
  expect(addBody(context, { values: { name: ' a ', code: '', note: 'hidden' } })).toEqual({ name: 'a' });
  const before = { name: 'a', code: '4', note: 'x' };
  expect(editBody(context, { values: { name: 'a', code: '4', note: '' }, before })).toEqual({ note: null });
  expect(editBody(context, { values: { name: 'b', code: '', note: 'x' }, before })).toEqual({ name: 'b', code: null, note: null });
});

test('FORM-01 what is stored and untouched is not checked again, so a masked number does not keep anybody from saving', () => {
  const stored = { name: '199****', code: '2', note: '' };
  expect(checkFields(context, { values: stored, stored })).toEqual({});
  expect(checkFields(context, { values: { ...stored, name: '198****' }, stored })).toEqual({ name: '名称不能超过 3 个字符' });
  expect(checkFields(context, { values: { ...stored, name: '' }, stored })).toEqual({ name: '名称不能为空' });
});

const about = { context, initial: initialValues(context) };
const loan = z.object({
  id: z.string(),
  name: z.string().check(z.refine((value) => value !== 'bad', '名称已被占用')),
  code: z.optional(z.string().check(z.refine(() => false, { params: { rule: 'even' } }))),
  total: z.optional(z.number()),
});
const problems = (values: FormValues, extra: Partial<BodyCheck> = {}, skip = {}) =>
  schemaProblems({ schema: async () => loan, bodyOf: (typed) => ({ id: '1', ...typed }), ...extra }, { values, about, skip });

test('FORM-07 a schema checks what would be sent, after the checks of the fields', async () => {
  expect(await problems({ name: 'good' })).toEqual([]);
  expect(await problems({ name: 'bad' })).toEqual([{ path: 'name', message: '名称已被占用' }]);
  expect(await problems({ name: 'bad' }, {}, { name: '名称不能超过 3 个字符' })).toEqual([]);
  expect(await problems({ name: 1 })).toEqual([{ path: 'name', message: '名称格式不正确' }]);
});

test('FORM-07 an issue of a named rule is said in the words of the rule', async () => {
  expect(await problems({ name: 'a', code: '3' })).toEqual([{ path: 'code', message: '必须是偶数' }]);
});

test('FORM-05 what an action adds before it sends is not missed; elsewhere it is told', async () => {
  const bodyOf: BodyCheck['bodyOf'] = (typed) => typed;
  expect(await problems({ name: 'a' }, { bodyOf, isCompletedLater: true })).toEqual([]);
  expect(await problems({ name: 'a', total: 'x' }, { bodyOf, isCompletedLater: true })).toEqual([
    { path: 'total', message: 'total: 格式不正确' },
  ]);
  expect(await problems({ name: 'a' }, { bodyOf })).toEqual([{ path: 'id', message: 'id: 不能为空' }]);
});

test('FORM-07 a schema that does not arrive keeps nobody from saving', async () => {
  expect(await problems({ name: 'bad' }, { schema: () => Promise.reject(new Error('offline')) })).toEqual([]);
});
