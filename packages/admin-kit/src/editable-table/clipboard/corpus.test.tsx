import { expect, test } from 'vitest';
import { buildStore, columnOf } from '../store/buildStore.ts';
import { copyCells } from './copyCells.ts';
import { corpus } from './corpus.fixtures.ts';
import type { ParseHtml } from './htmlTable.ts';
import { parseClipboard } from './parseClipboard.ts';
import { pasteCells } from './pasteCells.ts';

const parseHtml: ParseHtml = (html) => new DOMParser().parseFromString(html, 'text/html');

/** The places of the cells that something holds for. */
const placesWhere = (block: ReturnType<typeof parseClipboard>, holds: (cell: (typeof block)[number][number]) => boolean) =>
  block.flatMap((row, at) => row.flatMap((cell, column) => (holds(cell) ? [`${at},${column}`] : [])));

test.each(corpus)('GRID-02 reads what $name', ({ clipboard, texts, exact = {}, covered = [], pasted }) => {
  const block = parseClipboard(clipboard, parseHtml);

  expect(block.map((row) => row.map(({ text }) => text))).toEqual(texts);
  const numbers = placesWhere(block, (cell) => cell.exact !== undefined);
  expect(
    Object.fromEntries(numbers.map((place) => [place, block[Number(place.split(',')[0])]![Number(place.split(',')[1])]!.exact])),
  ).toEqual(exact);
  if (texts.length > 0 && texts[0]!.length < 1000) expect(placesWhere(block, ({ isCovered }) => isCovered === true)).toEqual(covered);
  expect(window).not.toHaveProperty('wasRun');
  expect(performance.getEntriesByName(new URL('/never-loaded.png', location.href).href)).toEqual([]);
  if (!pasted) return;
  const store = buildStore({ rows: [{ id: '1' }] });
  expect(pasteCells(store, { block, ranges: [{ top: 0, left: 0, bottom: 0, right: 0 }] })).toMatchObject({ refusals: [], imprecise: 0 });
  expect(store.row(0)).toEqual({ id: '1', ...pasted });
});

test('GRID-02 what is copied here is pasted here as the same, by either way', () => {
  const rows = ['a  b', ' x ', 'a\tb', '<b>&amp;"', '=1+1', "'=1", '110101199003071234', '行\n行', '-', 'TRUE'].map((note, at) => ({
    id: String(at),
    note,
    weight: at / 10,
    loadedOn: at % 2 === 0 ? '2026-03-04' : null,
    state: '2',
  }));
  const columns = [
    { key: 'note', title: '号', type: 'textarea' },
    { key: 'weight', title: '重量', type: 'inputNumber' },
    { key: 'loadedOn', title: '日期', type: 'date' },
    { key: 'state', title: '状态', type: 'select', options: [{ value: '2', text: '已装货' }] },
  ] as const;
  const source = buildStore({ rows, columns });
  source.selectAll();
  const copied = copyCells(source)!;
  for (const clipboard of [copied, { text: copied.text }, { html: copied.html }]) {
    const target = buildStore({ rows: [{ id: 'x' }], columns });
    expect(
      pasteCells(target, { block: parseClipboard(clipboard, parseHtml), ranges: [{ top: 0, left: 0, bottom: 0, right: 0 }] }).refusals,
    ).toEqual([]);
    for (const { key } of columns)
      expect(
        columnOf(target, key).map((value) => value ?? null),
        key,
      ).toEqual(columnOf(source, key));
  }
});
