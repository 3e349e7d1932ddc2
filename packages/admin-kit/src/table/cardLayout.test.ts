import { expect, test } from 'vitest';
import { arrangeCard, lineColumns } from './cardLayout.ts';
import type { SpokenColumn } from './columns.ts';

type Row = Readonly<Record<string, string>>;
const column = (key: string): SpokenColumn<Row> => ({ key, title: key, cell: (row) => row[key], isEmpty: (row) => !row[key] });
const columns = ['number', 'state', 'route', 'cargo', 'weight', 'fee', 'time'].map(column);
const keys = (list: ReadonlyArray<{ key: string }>) => list.map(({ key }) => key);

test('LIST-13 a card shows three columns with their titles where nothing is said, the others on demand', () => {
  const { heading, tag, figure, lines, rest } = arrangeCard(columns);
  expect([heading?.key, tag, figure]).toEqual(['number', undefined, undefined]);
  expect(lines.map((line) => [keys(line.columns), line.isTitled])).toEqual([
    [['state'], true],
    [['route'], true],
    [['cargo'], true],
  ]);
  expect(keys(rest)).toEqual(['weight', 'fee', 'time']);
});

test('LIST-13 a card puts what is named into its lines, in their order, and leaves out columns that are out of view', () => {
  const layout = { tag: 'state', lines: [['route'], ['weight', 'cargo'], ['plate']], figure: 'fee' };
  const { tag, figure, lines, rest } = arrangeCard(columns, layout);
  expect([tag?.key, figure?.key]).toEqual(['state', 'fee']);
  expect(lines.map((line) => keys(line.columns))).toEqual([['route'], ['weight', 'cargo']]);
  expect(lines.some((line) => line.isTitled)).toBe(false);
  expect(keys(rest)).toEqual(['time']);
});

test('LIST-13 a line leaves out what a row does not have, but never everything', () => {
  const [line] = arrangeCard(columns, { lines: [['cargo', 'weight']] }).lines;
  expect(keys(lineColumns(line!, { cargo: '水泥', weight: '32' }))).toEqual(['cargo', 'weight']);
  expect(keys(lineColumns(line!, { cargo: '', weight: '32' }))).toEqual(['weight']);
  expect(keys(lineColumns(line!, {}))).toEqual(['cargo']);
});
