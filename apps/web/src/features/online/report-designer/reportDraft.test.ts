import { expect, test } from 'vitest';
import { draftOf, emptyDraft, inputOf, withParsed } from './reportDraft.ts';

const head = {
  id: 'h',
  version: 3,
  code: 'lanes',
  name: '线路',
  cgrSql: 'select 1 as a',
  permission: 'online:cgreport:lanes',
  charts: null,
};
const items = [
  { id: 'i1', fieldName: 'a', fieldTxt: '甲', dictCode: 'yn' },
  { id: 'i2', fieldName: 'b', fieldTxt: '乙' },
];
const stored = draftOf(head as never, { items: items as never, params: [] });
const parsed = {
  fields: [
    { fieldName: 'c', fieldTxt: 'c', fieldType: 'Integer' as const, orderNum: 0 },
    { fieldName: 'a', fieldTxt: 'a', fieldType: 'String' as const, orderNum: 1 },
  ],
  params: [{ paramName: 'p', paramTxt: 'p', orderNum: 0 }],
};

test('ONL-07 a statement that is read again keeps what was set of the columns that stay', () => {
  const next = withParsed(stored, parsed);

  expect(next.items).toMatchObject([
    { fieldName: 'c', fieldType: 'Integer', isShow: '1' },
    { id: 'i1', fieldTxt: '甲', dictCode: 'yn' },
  ]);
  expect(inputOf(next, stored)).toMatchObject({
    head: { id: 'h', version: 3, code: 'lanes' },
    items: [
      { fieldName: 'c', orderNum: 0 },
      { id: 'i1', fieldName: 'a', orderNum: 1 },
    ],
    params: [{ paramName: 'p', orderNum: 0 }],
    deleteItemIds: ['i2'],
    deleteParamIds: [],
  });
});

test('ONL-07 a copy is a report of its own: other code, no ids, its own permission', () => {
  const input = inputOf(draftOf(head as never, { items: items as never, params: [], copyName: '线路 副本' }), undefined);

  expect(input.head).toMatchObject({ code: 'lanes_copy', name: '线路 副本', permission: 'online:cgreport:lanes_copy' });
  expect(input.head).not.toHaveProperty('id');
  expect(input.items).toEqual([
    { fieldName: 'a', fieldTxt: '甲', dictCode: 'yn', orderNum: 0 },
    { fieldName: 'b', fieldTxt: '乙', orderNum: 1 },
  ]);
});

test('ONL-07 charts are sent with what their kind has', () => {
  const charts = [{ kind: 'figure', title: '合计', x: 'a', by: 'b', y: ['c'], fold: 'sum' }] as const;
  expect(JSON.parse(inputOf({ ...emptyDraft, charts: charts as never }, undefined).head.charts ?? '')).toEqual([
    { kind: 'figure', title: '合计', titleEn: null, x: null, by: null, y: ['c'], fold: 'sum' },
  ]);
  expect(inputOf(emptyDraft, undefined).head.charts).toBeNull();
});
