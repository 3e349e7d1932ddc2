import { expect, test } from 'vitest';
import type { SeriesKind } from '../cells/cellType.ts';
import { buildStore, buildWaybills, columnOf, waybillColumns } from '../store/buildStore.ts';
import { fillCells } from './fillCells.ts';
import { findSeries } from './series.ts';

/** The values before (-2, -1) and after (2 more) a series, or 'copy'. */
function goesOn(kind: SeriesKind, texts: readonly string[]): readonly (string | undefined)[] | 'copy' {
  const series = findSeries(kind, texts);
  return series ? [-1, texts.length, texts.length + 1].map(series) : 'copy';
}

test.each<[SeriesKind, readonly string[], readonly (string | undefined)[] | 'copy']>([
  ['number', ['5'], 'copy'],
  ['number', ['1', '2'], ['0', '3', '4']],
  ['number', ['10', '7'], ['13', '4', '1']],
  ['number', ['0.1', '0.2'], ['0.0', '0.3', '0.4']],
  ['number', ['1', '1.5'], ['0.5', '2.0', '2.5']],
  ['number', ['-1', '-3'], ['1', '-5', '-7']],
  ['number', ['1', '2', '4'], 'copy'],
  ['number', ['1', ''], 'copy'],
  ['number', ['x1', '2'], 'copy'],
  ['number', ['1', '2x'], 'copy'],
  ['number', ['1.125', '1.25'], ['1.000', '1.375', '1.500']],
  ['number', ['5', '5'], ['5', '5', '5']],
  ['number', ['1', '3', '5'], ['-1', '7', '9']],
  ['number', ['9007199254740991', '9007199254740993'], ['9007199254740989', '9007199254740995', '9007199254740997']],
  ['date', ['2026-03-04'], ['2026-03-03', '2026-03-05', '2026-03-06']],
  ['date', ['2026-02-27', '2026-02-28'], ['2026-02-26', '2026-03-01', '2026-03-02']],
  ['date', ['2026-03-01', '2026-03-08'], ['2026-02-22', '2026-03-15', '2026-03-22']],
  ['date', ['2026-01-15', '2026-02-15'], ['2025-12-15', '2026-03-15', '2026-04-15']],
  ['date', ['2026-01-31', '2026-02-28'], ['2025-12-31', '2026-03-31', '2026-04-30']],
  ['date', ['2026-03-04', '2026-03-05', '2026-03-09'], 'copy'],
  ['date', ['2026-03-04', '2026-03-04'], ['2026-03-04', '2026-03-04', '2026-03-04']],
  ['date', ['2026-03-04', '明天'], 'copy'],
  ['date', ['明天', '2026-03-04'], 'copy'],
  ['date', ['2026-01-31', '2026-03-31', '2026-05-31'], ['2025-11-30', '2026-07-31', '2026-09-30']],
  ['date', ['2026-01-15', '2026-02-16', '2026-03-17'], 'copy'],
  ['date', ['2026-01-15', '2026-02-15', '2026-03-16'], 'copy'],
  ['date', ['2024-02-29', '2025-02-28'], ['2023-02-28', '2026-02-28', '2027-02-28']],
  ['date', ['2025-12-31', '2027-01-31'], ['2024-11-30', '2028-02-29', '2029-03-31']],
  ['date', ['2026-01-15 08:00:00', '2026-02-15 08:00:00'], ['2025-12-15 08:00:00', '2026-03-15 08:00:00', '2026-04-15 08:00:00']],
  ['date', ['2026-03-04 08:00:00', '2026-03-04 09:00:00', '2026-03-04 11:00:00'], 'copy'],
  ['date', ['2026-03-04 08:00', '2026-03-05 09:00'], ['2026-03-03 07:00', '2026-03-06 10:00', '2026-03-07 11:00']],
  ['date', ['2026-03-04 08:00:00'], ['2026-03-03 08:00:00', '2026-03-05 08:00:00', '2026-03-06 08:00:00']],
  ['date', ['2026-03-04 08:00:00', '2026-03-04 09:30:00'], ['2026-03-04 06:30:00', '2026-03-04 11:00:00', '2026-03-04 12:30:00']],
  ['text', ['运单001'], ['运单000', '运单002', '运单003']],
  ['text', ['YD8', 'YD10'], ['YD6', 'YD12', 'YD14']],
  ['text', ['第1批'], ['第0批', '第2批', '第3批']],
  ['text', ['车0'], [undefined, '车1', '车2']],
  ['text', ['099', '100'], ['098', '101', '102']],
  ['text', ['13800000000'], 'copy'],
  ['text', ['110101199003071234', '110101199003071235'], ['110101199003071233', '110101199003071236', '110101199003071237']],
  ['text', ['a1', 'b2'], 'copy'],
  ['text', ['无'], 'copy'],
  ['text', ['星期五'], ['星期四', '星期六', '星期日']],
  ['text', ['周一', '周三'], ['周六', '周五', '周日']],
  ['text', ['Mon'], ['Sun', 'Tue', 'Wed']],
  ['text', ['Friday', 'Saturday'], ['Thursday', 'Sunday', 'Monday']],
  ['text', ['周一', '星期二'], 'copy'],
  ['text', ['周一', '周二', '周四'], 'copy'],
  ['text', ['周五', '周三'], ['周日', '周一', '周六']],
  ['text', ['周三', '周三'], ['周三', '周三', '周三']],
  ['text', ['a1', 'a3', 'a4'], 'copy'],
  ['text', ['a1x', 'a2y'], 'copy'],
  ['text', ['1x', '2x'], ['0x', '3x', '4x']],
  ['text', ['1x'], ['0x', '2x', '3x']],
  ['text', ['第1行\n第2列'], ['第1行\n第1列', '第1行\n第3列', '第1行\n第4列']],
  ['text', ['a09', 'a10'], ['a08', 'a11', 'a12']],
  ['text', ['a8', 'a009'], ['a007', 'a010', 'a011']],
  ['text', ['a1', 'b'], 'copy'],
  ['text', ['a', 'a1'], 'copy'],
  ['text', ['', 'a1'], 'copy'],
  ['text', [], 'copy'],
  ['copy', ['1', '2'], 'copy'],
])('GRID-02 a series of %s goes on: %j', (kind, texts, expected) => expect(goesOn(kind, texts)).toEqual(expected));

const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

test('GRID-02 fills downwards column by column, each in its own way, as one step', () => {
  const store = buildStore();
  store.edit('源', (change) => {
    change.set({ rowId: 0, key: 'weight', value: 1 });
    change.set({ rowId: 1, key: 'weight', value: 3 });
  });
  const result = fillCells(store, { source: at(0, 0, 1, 4), target: at(0, 0, 4, 4) });
  expect(result.refusals).toEqual([]);
  expect(columnOf(store, 'note')).toEqual(['YD0000', 'YD0001', 'YD0002', 'YD0003', 'YD0004']);
  expect(columnOf(store, 'driver')).toEqual(['张伟', '王芳', '张伟', '王芳', '张伟']);
  expect(columnOf(store, 'weight')).toEqual([1, 3, 5, 7, 9]);
  expect(columnOf(store, 'loadedOn').at(-1)).toBe('2026-03-05');
  expect(columnOf(store, 'state')).toEqual(['1', '2', '1', '2', '1']);
  expect(store.selection().ranges).toEqual([at(0, 0, 4, 4)]);
  expect(store.history().undo[0]).toBe('填充');
});

test('GRID-02 fills upwards, repeats with Ctrl, and refuses where it must', () => {
  const store = buildStore({ disabledRows: { note: 'YD0001' } });
  const up = fillCells(store, { source: at(3, 2, 4, 2), target: at(0, 2, 4, 2) });
  expect(up.refusals).toEqual([{ rowId: 1, column: 'weight', reason: 'disabledRow' }]);
  expect(columnOf(store, 'weight')).toEqual([-20, 7, -6, 1, 8]);
  fillCells(store, { source: at(3, 2, 4, 2), target: at(0, 2, 4, 2), isCopy: true });
  expect(columnOf(store, 'weight')).toEqual([8, 7, 8, 1, 8]);
});

test('GRID-02 fills to the right through other types, reading the text again', () => {
  const columns = [
    { key: 'a', title: 'A', type: 'input' },
    { key: 'b', title: 'B', type: 'inputNumber' },
    { key: 'c', title: 'C', type: 'date' },
  ] as const;
  const store = buildStore({ columns, rows: [{ id: '1', a: '12' }] });
  const result = fillCells(store, { source: at(0, 0), target: at(0, 0, 0, 2) });
  expect(store.row(0)).toMatchObject({ a: '12', b: 12 });
  expect(result.refusals).toEqual([{ rowId: 0, column: 'c', reason: 'unreadable', text: '12' }]);
});

test('GRID-02 fills more rows than one looks at', () => {
  const store = buildStore({ rows: buildWaybills(10_000), columns: waybillColumns });
  store.write({ rowId: 0, key: 'note', value: 'N1' });
  fillCells(store, { source: at(0, 0), target: at(0, 0, 9_999, 0) });
  expect(store.value(9_999, 'note')).toBe('N10000');
  expect(store.undo()).toBe('填充');
});
