import { expect, test } from 'vitest';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { textKind } from '../field/kinds/text.tsx';
import { zhMessages } from '../i18n/messages.zh.ts';
import { interpolate } from '../i18n/catalogue.ts';
import type { FieldKind } from '../field/defineFieldKind.ts';
import { addBody, checkFields, editBody, initialValues, type FieldsContext } from './fieldValues.ts';
import { listQuery, readListState, writeListState } from './listState.ts';

const defaults = { pageSize: 10, sort: { column: 'createTime', order: 'desc' as const } };
const fields = ['name', 'state', 'createTime'];

test('TBL-09 a link fills page, order and filters, and only known ones', () => {
  const state = readListState(
    { state: '1', name: '*a*', redirect: '/x', pageNo: '3', pageSize: '20', column: 'name', order: 'asc' },
    fields,
    defaults,
  );
  expect(state).toEqual({ filters: { state: '1', name: '*a*' }, page: 3, pageSize: 20, sort: { column: 'name', order: 'asc' } });
  expect(writeListState({ redirect: '/x', name: 'old' }, state, fields, defaults)).toEqual({
    redirect: '/x',
    state: '1',
    name: '*a*',
    pageNo: '3',
    pageSize: '20',
    column: 'name',
    order: 'asc',
  });
});

test('TBL-09 nonsense in a link falls back to the defaults', () => {
  expect(readListState({ pageNo: '-1', pageSize: 'x', column: 'name', order: 'up' }, fields, defaults)).toEqual({
    filters: {},
    page: 1,
    pageSize: 10,
    sort: defaults.sort,
  });
  expect(writeListState({}, readListState({}, fields, defaults), fields, defaults)).toEqual({});
});

test('TBL-09 what a screen sets for good wins over the link', () => {
  const state = readListState({ state: '9' }, fields, defaults);
  expect(listQuery(state, { state: 1, kind: ['a', 'b'], none: undefined })).toEqual({
    state: 1,
    kind_MultiString: 'a,b',
    pageNo: 1,
    pageSize: 10,
    column: 'createTime',
    order: 'desc',
  });
});

const meta = (extra: Partial<FieldDefinition>): FieldDefinition => ({ kind: 'text', label: { zh: '名称', en: 'Name' }, ...extra });
const context: FieldsContext = {
  fields: { name: meta({ required: true, maxLength: 3 }), code: meta({ rule: 'even', default: '2' }), note: meta({}) },
  items: [{ field: 'name' }, { field: 'code' }, { field: 'note', when: (values) => values['code'] === '4', required: true }],
  kindOf: () => textKind as unknown as FieldKind,
  words: {
    t: (key, params) => interpolate(zhMessages[key], params),
    localize: (label) => (typeof label === 'string' ? label : label.zh),
    dictText: () => '',
    dictValue: () => undefined,
  },
  checkRule: (rule, value) => (rule === 'even' ? { ok: Number(value) % 2 === 0, message: '必须是偶数' } : undefined),
};

test('VAL-02 checks what is missing, too long or refused by a named rule', () => {
  expect(checkFields(context, { name: ' ', code: '3', note: '' })).toEqual({ name: '名称不能为空', code: '必须是偶数' });
  expect(checkFields(context, { name: 'abcd', code: '', note: '' })).toEqual({ name: '名称不能超过 3 个字符' });
  expect(checkFields(context, { name: 'abc', code: '4', note: '' })).toEqual({ note: '名称不能为空' });
});

test('VAL-02 an add leaves blanks out, an edit sends what changed and empties with null', () => {
  expect(initialValues(context)).toEqual({ name: '', code: '2', note: '' });
  expect(addBody(context, { name: ' a ', code: '', note: 'hidden' })).toEqual({ name: 'a' });
  const before = { name: 'a', code: '4', note: 'x' };
  expect(editBody(context, { name: 'a', code: '4', note: '' }, before)).toEqual({ note: null });
  expect(editBody(context, { name: 'b', code: '', note: 'x' }, before)).toEqual({ name: 'b', code: null, note: null });
});
