import { expect, test } from 'vitest';
import { emptyPage, moved, newBlock, newParam, pageDraftOf, pageInputOf } from './pageDraft.ts';

const head = { id: 'p', version: 2, code: 'crew', name: '司机', displayTemplate: 'tab', permission: 'online:graphreport:crew', status: 1 };
const blocks = [
  {
    id: 'b',
    title: '信用分',
    reportCode: 'scores',
    graphType: 'bar',
    xaxisField: 'name',
    yaxisField: 'score,notes',
    fold: 'sum',
    params: '[{"name":"since","from":"day"}]',
  },
];
const params = [{ id: 'q', paramName: 'day', paramView: 'date' }];

test('ONL-08 a stored page is sent as it was read, with its ids and its version', () => {
  const draft = pageDraftOf(head as never, { blocks: blocks as never, params: params as never });

  expect(draft.blocks[0]).toMatchObject({ yaxisFields: ['score', 'notes'], params: [{ name: 'since', from: 'day', value: null }] });
  expect(pageInputOf(draft, { id: 'p', version: 2 })).toMatchObject({
    head: { id: 'p', version: 2, code: 'crew', nameEn: null },
    blocks: [{ id: 'b', yaxisField: 'score,notes', titleEn: null, params: '[{"name":"since","from":"day","value":null}]' }],
    params: [{ id: 'q', paramName: 'day', dictCode: null, paramTxt: null }],
  });
});

test('ONL-08 a copy is a page of its own: other code, no ids, its own permission', () => {
  const copy = pageDraftOf(head as never, { blocks: blocks as never, params: params as never, copyName: '司机 副本' });
  const input = pageInputOf(copy, undefined);

  expect(input.head).toMatchObject({ code: 'crew_copy', name: '司机 副本', permission: 'online:graphreport:crew_copy' });
  for (const part of [input.head, input.blocks![0], input.params![0]]) expect(part).not.toHaveProperty('id');
});

test('ONL-08 a block sends what its kind has', () => {
  const block = { ...newBlock('合计'), graphType: 'figure' as const, xaxisField: 'a', byField: 'b', yaxisFields: ['c'] };
  const sent = (graphType: typeof block.graphType | 'table' | 'pivot') =>
    pageInputOf({ ...emptyPage, blocks: [{ ...block, graphType }], params: [{ ...newParam(), dictCode: 'yn' }] }, undefined);

  expect(sent('figure').blocks![0]).toMatchObject({ xaxisField: null, byField: null, yaxisField: 'c' });
  expect(sent('pivot').blocks![0]).toMatchObject({ xaxisField: 'a', byField: 'b', yaxisField: 'c' });
  expect(sent('table').blocks![0]).toMatchObject({ xaxisField: null, byField: null, yaxisField: null, params: null });
  expect(sent('table').params![0]).toMatchObject({ dictCode: null });
  expect(sent('table').blocks![0]).not.toHaveProperty('key');
});

test('ONL-08 a block goes to another place and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], { from: 0, to: 1 })).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], { from: 0, to: -1 })).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], { from: 1, to: 2 })).toEqual(['a', 'b']);
});
