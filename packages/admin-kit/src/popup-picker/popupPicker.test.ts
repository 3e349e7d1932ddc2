import { describe, expect, test } from 'vitest';
import { popupPickerReducer, startState, type PopupPickerAction } from './popupPickerReducer.ts';
import { configProblem, destinationValues } from './popupValues.ts';
import { rowKey } from './rowKey.ts';

describe('POP-02 the configuration of a picker', () => {
  test.each([
    ['', ['a'], ['b'], 'popup.misconfigured'],
    ['x', [], ['b'], 'popup.misconfigured'],
    ['x', ['a'], [], 'popup.misconfigured'],
    ['x', ['a', 'b'], ['c'], 'popup.unequal'],
    ['x', ['a'], ['c'], null],
  ] as const)('%j %j %j: %s', (code, originalFields, destinationFields, problem) => {
    expect(configProblem({ code, originalFields, destinationFields })).toBe(problem);
  });
});

test('POP-03 the key of a row is its values one after the other, cut at 50 characters', () => {
  expect(rowKey({ id: 7, name: '张三', none: null, yes: true })).toBe('7张三true');
  expect(rowKey({ a: 'x'.repeat(40), b: 'y'.repeat(40) })).toBe('x'.repeat(40) + 'y'.repeat(10));
  expect([...rowKey({ a: '𠮷'.repeat(60) })]).toHaveLength(50);
});

test('POP-01 the values of several rows are joined by commas, and no rows empty every field', () => {
  const rows = [
    { id: 1, name: '甲' },
    { id: 2, name: null },
  ];

  expect(destinationValues(rows, { originals: ['id', 'name'], destinations: ['driverId', 'driverName'] })).toEqual({
    driverId: '1,2',
    driverName: '甲,',
  });
  expect(destinationValues([], { originals: ['id', 'name'], destinations: ['driverId', 'driverName'] })).toEqual({
    driverId: '',
    driverName: '',
  });
});

test('POP-01 a search and another order begin at the first page; rows of other pages stay ticked', () => {
  const after = (...actions: readonly PopupPickerAction[]) => actions.reduce(popupPickerReducer, startState('score=desc'));
  const first = { id: 1 };
  const second = { id: 2 };

  expect(startState('score=desc').sort).toEqual({ column: 'score', order: 'desc' });
  expect(startState('score=up').sort).toBeNull();
  expect(startState().sort).toBeNull();
  expect(after({ do: 'page', page: 3, pageSize: 20 }, { do: 'search', filters: { a: '1' } })).toMatchObject({ page: 1, pageSize: 20 });
  expect(after({ do: 'page', page: 3, pageSize: 20 }, { do: 'sort', sort: null })).toMatchObject({ page: 1, sort: null });
  const ticked = after(
    { do: 'choose', keys: ['1'], rows: [{ key: '1', row: first }] },
    { do: 'page', page: 2, pageSize: 10 },
    { do: 'refuse' },
    { do: 'choose', keys: ['1', '2'], rows: [{ key: '2', row: second }] },
  );
  expect(ticked).toMatchObject({
    page: 2,
    isRefused: false,
    chosen: [
      { key: '1', row: first },
      { key: '2', row: second },
    ],
  });
  expect(popupPickerReducer(ticked, { do: 'choose', keys: ['2'], rows: [] }).chosen).toEqual([{ key: '2', row: second }]);
  expect(popupPickerReducer(ticked, { do: 'choose', keys: ['unknown'], rows: [] }).chosen).toEqual([]);
});
