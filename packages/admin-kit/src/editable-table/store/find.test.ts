import { expect, test } from 'vitest';
import { buildStore, buildWaybills, columnOf } from './buildStore.ts';
import { findCells, replaceAll, type FindQuery } from './findCells.ts';

const found = async (query: FindQuery, rows = buildWaybills(4)) =>
  (await findCells(buildStore({ rows }), { query })).cells.map(({ rowId, column }) => `${rowId}.${column}`);

test('GRID-03 finds what people read, row by row', async () => {
  expect(await found({ text: '装货' })).toEqual(['0.state', '1.state', '3.state']);
  expect(await found({ text: 'yd0001' })).toEqual(['1.note']);
  expect(await found({ text: 'yd0001', isCaseSensitive: true })).toEqual([]);
  expect(await found({ text: '1' })).toEqual(['0.loadedOn', '1.note', '3.weight']);
  expect(await found({ text: '1', isWholeCell: true })).toEqual(['3.weight']);
  expect(await found({ text: '.' })).toEqual([]);
  expect(await found({ text: '^\\d+$', isRegExp: true })).toEqual(['0.weight', '1.weight', '2.weight', '3.weight']);
  expect(await found({ text: '张|李', isRegExp: true, isWholeCell: true })).toEqual([]);
  expect(await found({ text: '' })).toEqual([]);
});

test('GRID-03 finds within ranges, up to a limit, and in the order of the view', async () => {
  const store = buildStore();
  const ranges = [
    { top: 1, left: 0, bottom: 2, right: 0 },
    { top: 4, left: 1, bottom: 4, right: 4 },
  ];
  expect((await findCells(store, { query: { text: 'YD', ranges } })).cells).toEqual([
    { rowId: 1, column: 'note' },
    { rowId: 2, column: 'note' },
  ]);
  expect(await findCells(store, { query: { text: 'YD' }, limit: 2 })).toMatchObject({ isCut: true, cells: { length: 2 } });
  await store.setSorting([{ key: 'note', order: 'desc' }]);
  expect((await findCells(store, { query: { text: 'YD' } })).cells[0]).toEqual({ rowId: 4, column: 'note' });
});

test('GRID-03 replaces everywhere in one step, and tells what it could not', async () => {
  const store = buildStore({ disabledRows: { note: 'YD0002' } });
  const result = await replaceAll(store, { query: { text: 'YD00' }, replacement: '$&-' });
  expect(result).toMatchObject({ written: 4, refusals: [{ rowId: 2, column: 'note', reason: 'disabledRow' }] });
  expect(columnOf(store, 'note')).toEqual(['$&-00', '$&-01', 'YD0002', '$&-03', '$&-04']);
  expect(store.undo()).toBe('全部替换');
  expect(columnOf(store, 'note')).toEqual(buildWaybills(5).map(({ note }) => note));

  await replaceAll(store, { query: { text: 'YD0*(\\d)', isRegExp: true }, replacement: 'N$1' });
  expect(columnOf(store, 'note')).toEqual(['N0', 'N1', 'YD0002', 'N3', 'N4']);
  expect(await replaceAll(store, { query: { text: '待装货', isWholeCell: true }, replacement: '已装货' })).toMatchObject({ written: 2 });
  expect(columnOf(store, 'state').filter((state) => state === '1')).toEqual([]);
  expect((await replaceAll(store, { query: { text: '2026-03-01' }, replacement: '2026-02-30' })).refusals).toMatchObject([
    { reason: 'unreadable', text: '2026-02-30' },
  ]);
});

test('GRID-03 a regular expression that is none, and one that would never end, are told apart', async () => {
  const rows = [{ id: '1', note: `${'a'.repeat(60)}!` }];
  const store = buildStore({ rows });
  expect(await findCells(store, { query: { text: '(', isRegExp: true } })).toMatchObject({ failure: 'invalid', cells: [] });
  const started = performance.now();
  for (const text of ['(a+)+$', '(a|a)+$', '(a|aa)*c', '^(\\w+\\s?)*$', 'b|(a*)*c', '(?:a{1,9}){1,99}$']) {
    expect(await findCells(store, { query: { text, isRegExp: true } }), text).toMatchObject({ failure: 'slow' });
    expect(await replaceAll(store, { query: { text, isRegExp: true }, replacement: 'x' }), text).toMatchObject({
      failure: 'slow',
      written: 0,
    });
  }
  // Without the guard the first of them alone takes longer than this universe.
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(store.row(0)).toBe(rows[0]);
  expect(await found({ text: '(a+)!', isRegExp: true }, rows)).toEqual(['0.note']);
});

test('GRID-03 ordinary patterns on long texts are not taken for slow ones', async () => {
  const rows = [{ id: '1', note: `${'运输 车辆 '.repeat(400)}END` }];
  expect(await found({ text: '(\\S+)\\s+END$', isRegExp: true }, rows)).toEqual(['0.note']);
  expect(await found({ text: '[a-z]+.*\\d+', isRegExp: true }, rows)).toEqual([]);
});

test('GRID-03 replacing leaves a number alone that the new text is none of, and says so', async () => {
  const store = buildStore();
  const before = columnOf(store, 'weight');

  expect(await replaceAll(store, { query: { text: '7' }, replacement: 'I' })).toMatchObject({
    written: 0,
    refusals: [{ rowId: 1, column: 'weight', reason: 'unreadable', text: 'I' }],
  });
  // A lone minus is what a person may leave behind who types, not what a number is replaced by.
  expect(await replaceAll(store, { query: { text: '7' }, replacement: '-' })).toMatchObject({
    written: 0,
    refusals: [{ reason: 'unreadable', text: '-' }],
  });
  expect(columnOf(store, 'weight')).toEqual(before);
  expect(store.history().undo).toEqual([]);

  expect(await replaceAll(store, { query: { text: '7' }, replacement: '' })).toMatchObject({ written: 1, refusals: [] });
  expect(store.value(1, 'weight')).toBeNull();
});
