import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditableColumn } from '../columnTypes.ts';
import { buildStore, buildWaybills, columnOf, waybillColumns } from '../store/buildStore.ts';
import type { TableStoreOptions } from '../store/tableStore.ts';
import { clearCells, cutCells } from './clearCells.ts';
import type { ClipboardBlock } from './clipboardCells.ts';
import { copyCells } from './copyCells.ts';
import { writeHtmlCell } from './writeHtmlCell.ts';
import { pasteCells } from './pasteCells.ts';
import { readTsv } from './readTsv.ts';
import { writeTsvCell } from './tsv.ts';

const block = (rows: ReadonlyArray<readonly string[]>): ClipboardBlock => rows.map((row) => row.map((text) => ({ text })));
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

test.each([
  ['one', 'a', [['a']]],
  [
    'rows and columns',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['Unix and old Mac ends', 'a\nb\rc', [['a'], ['b'], ['c']]],
  ['a line break inside', '"a\nb"\tc\r\n', [['a\nb', 'c']]],
  ['a tab inside', '"a\tb"', [['a\tb']]],
  ['quotes inside', '"say ""hi"""\tx', [['say "hi"', 'x']]],
  ['a quote that opens nothing', '"5 inch\tb', [['"5 inch', 'b']]],
  ['a quote in the middle', '5" pipe\tb', [['5" pipe', 'b']]],
  ['something behind the closing quote', '"a"b\tc', [['"a"b', 'c']]],
  [
    'empty cells',
    '\t\r\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['nothing', '', []],
  ['an empty cell', '\r\n', []],
  ['a guarded formula', "'=1+1\t'@x\t'x", [['=1+1', '@x', "'x"]]],
])('GRID-02 reads cells with %s', (_, text, cells) => expect(readTsv(text)).toEqual(cells));

test('GRID-02 what is written as tabs and lines is read as the same cells', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '=', "'", '@', '+', '(', '中', ' '), maxLength: 8 }),
    fc.string(),
  );
  const sheet = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(sheet, (cells) => {
      const text = cells.map((row) => row.map(writeTsvCell).join('\t')).join('\r\n');
      const clean = cells.map((row) => row.map((value) => value.replaceAll(/\r\n?/g, '\n')));
      const isNothing = cells.length === 1 && cells[0]!.length === 1 && cells[0]![0] === '';
      expect(readTsv(`${text}\r\n`)).toEqual(isNothing ? [] : clean);
    }),
    { numRuns: 500, seed: 20_261_121 },
  );
});

test('GRID-02 a text that could be a formula is guarded, a number and a phone number are not', () => {
  expect(['=1+1', '@SUM(A1)', '+cmd|x', '-2+3|y'].map(writeTsvCell)).toEqual(["'=1+1", "'@SUM(A1)", "'+cmd|x", "'-2+3|y"]);
  expect(['-5', '+8613800000000', 'a=b'].map(writeTsvCell)).toEqual(['-5', '+8613800000000', 'a=b']);
});

test('GRID-02 copies as tabs and lines, and as a table whose ids stay text', () => {
  const store = buildStore({
    rows: [{ id: '1', note: '110101199003071234', driver: '张 <伟>\n"A"', weight: 12.5, loadedOn: '2026-03-04', state: '2' }],
  });
  store.selectAll();
  expect(copyCells(store)).toEqual({
    text: '110101199003071234\t"张 <伟>\n""A"""\t12.5\t2026-03-04\t已装货',
    html:
      '<meta charset="utf-8"><table><tr>' +
      `<td style="mso-number-format:'\\@'" sdnum="2052;0;@" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;110101199003071234&quot;}">110101199003071234</td>` +
      '<td>张 &lt;伟&gt;<br style="mso-data-placement:same-cell">&quot;A&quot;</td>' +
      `<td>12.5</td><td style="mso-number-format:'yyyy\\-mm\\-dd'">2026-03-04</td><td>已装货</td></tr></table>`,
  });
  expect(writeHtmlCell('=1+1', 'text')).toContain("mso-number-format:'\\@'");
  expect(writeHtmlCell('', 'number')).toBe('<td></td>');
});

test('GRID-02 several ranges are copied where they line up', () => {
  const store = buildStore();
  expect(copyCells(store, [at(3, 0), at(0, 0, 1, 0)])?.text).toBe('YD0000\r\nYD0001\r\nYD0003');
  expect(copyCells(store, [at(0, 2, 1, 2), at(0, 0, 1, 0)])?.text).toBe('YD0000\t0\r\nYD0001\t7');
  expect(copyCells(store, [at(0, 0), at(1, 1)])).toBeNull();
  expect(copyCells(store, [])).toBeNull();
  expect(copyCells(store, [at(0, 0, 0, 1), at(2, 0, 2, 1)])?.html.match(/<tr>.*?<\/tr>/g)).toHaveLength(2);
});

test('GRID-02 one value fills the selection', () => {
  const store = buildStore();
  const result = pasteCells(store, { block: block([['赵敏']]), ranges: [at(0, 0, 2, 1)] });
  expect(result).toMatchObject({ written: 6, refusals: [], droppedColumns: 0, pasted: at(0, 0, 2, 1) });
  expect([columnOf(store, 'note').slice(0, 4), columnOf(store, 'driver').slice(2, 4)]).toEqual([
    ['赵敏', '赵敏', '赵敏', 'YD0003'],
    ['赵敏', '张伟'],
  ]);
  expect(store.history().undo).toEqual(['粘贴']);
});

test('GRID-02 a block that fills the selection leaves it as it was, with its active cell', () => {
  const store = buildStore();
  store.selectRange(at(1, 0, 2, 1));
  const first = store.selection();

  pasteCells(store, {
    block: block([
      ['a', '1'],
      ['b', '2'],
    ]),
  });
  expect(store.selection()).toBe(first);

  pasteCells(store, {
    block: block([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]),
  });
  expect(store.selection().ranges).toEqual([at(1, 0, 3, 1)]);
});

test('GRID-02 a block repeats where the selection is a multiple of it, and else lies from its first cell on', () => {
  const store = buildStore();
  const two = block([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  pasteCells(store, { block: two, ranges: [at(0, 0, 3, 1)] });
  expect(columnOf(store, 'note')).toEqual(['a', 'c', 'a', 'c', 'YD0004']);
  store.undo();
  pasteCells(store, { block: two, ranges: [at(0, 0, 2, 1)] });
  expect(columnOf(store, 'note')).toEqual(['a', 'c', 'YD0002', 'YD0003', 'YD0004']);
  expect(store.selection().ranges).toEqual([at(0, 0, 1, 1)]);
});

test('GRID-02 rows beyond the last are added, columns beyond the last dropped and counted', () => {
  const store = buildStore({
    columns: waybillColumns.map((column) => (column.key === 'driver' ? { ...column, defaultValue: '默认' } : column)),
  });
  store.activate({ row: 4, column: 2 });
  const result = pasteCells(store, {
    block: block([
      ['1', '2026/3/1', '待装货', 'x', 'y'],
      ['2', '2026年3月2日', '2', 'x', 'y'],
      ['3', '', '', 'x', 'y'],
    ]),
  });
  expect(result).toMatchObject({ refusals: [], added: [5, 6], droppedColumns: 6, droppedRows: 0, pasted: at(4, 2, 6, 4) });
  expect(store.getNewData()).toEqual([
    { driver: '默认', weight: 2, loadedOn: '2026-03-02', state: '2' },
    { driver: '默认', weight: 3 },
  ]);
  store.undo();
  expect(store.getTableData()).toEqual(buildWaybills(5));
  expect(store.redo()).toBe('粘贴');
  expect(store.rowCount()).toBe(7);
});

test('GRID-02 what is pasted into an empty table is its first rows', () => {
  const store = buildStore({ rows: [] });
  expect(
    pasteCells(store, {
      block: block([
        ['a', '王芳'],
        ['b', ''],
      ]),
    }),
  ).toMatchObject({ added: [0, 1], written: 3, pasted: { top: 0, left: 0 } });
  expect(columnOf(store, 'note')).toEqual(['a', 'b']);
});

test('GRID-02 cells of rows that were added are counted as well', () => {
  const store = buildStore();
  const result = pasteCells(store, {
    block: block([
      ['a', '1'],
      ['b', '很重'],
      ['c', '3'],
    ]),
    ranges: [at(4, 1)],
  });
  expect(result).toMatchObject({ written: 6, unread: 1, refusals: [], added: [5, 6] });
});

test('GRID-02 where no rows may be added what is beyond the last is dropped and counted', () => {
  const store = buildStore({ canAddRows: false });
  const result = pasteCells(store, { block: block([['a'], ['b'], ['c']]), ranges: [at(4, 0)] });
  expect(result).toMatchObject({ written: 1, droppedRows: 2, added: [], pasted: at(4, 0) });
});

test('GRID-02 what is refused is told cell by cell, and the rest is written', () => {
  const store = buildStore({ disabledRows: { driver: '王芳' } });
  const result = pasteCells(store, { block: block([['1'], ['2'], ['3']]), ranges: [at(0, 2)] });
  expect(result.refusals).toEqual([{ rowId: 1, column: 'weight', reason: 'disabledRow' }]);
  expect(columnOf(store, 'weight').slice(0, 3)).toEqual([1, 7, 3]);
});

test('GRID-02 the number behind a text counts where numbers and days are wanted, the text where texts are', () => {
  const store = buildStore();
  const cell = (text: string, exact: string) => ({ text, exact });
  pasteCells(store, {
    block: [
      [
        cell('1.1E+17', '110101199003071'),
        cell('3/4/24', '45355'),
        cell('¥1,234.6', '1234.56'),
        cell('3/4/24', '45355'),
        { text: '待装货' },
      ],
    ],
    ranges: [at(0, 0)],
  });
  expect(store.row(0)).toMatchObject({ note: '110101199003071', driver: '3/4/24', weight: 1234.56, loadedOn: '2024-03-04', state: '1' });
  pasteCells(store, { block: [[cell('2024-03-04', '43893')], [cell('20240305', '20240305')]], ranges: [at(1, 3)] });
  expect(columnOf(store, 'loadedOn').slice(1, 3)).toEqual(['2024-03-04', '2024-03-05']);
});

test('GRID-02 ids whose digits the other program has lost are counted', () => {
  const store = buildStore();
  const lost = { text: '1.10101E+17' };
  const double = { text: '110101199003071000', exact: '110101199003071000' };
  expect(pasteCells(store, { block: [[lost], [double], [{ text: '110101199003071234' }]], ranges: [at(0, 0)] }).imprecise).toBe(2);
  expect(pasteCells(store, { block: [[{ text: '1.5E+05' }]], ranges: [at(0, 2)] }).imprecise).toBe(0);
  // What was not written has lost nothing here.
  const locked = buildStore({ disabled: true });
  expect(pasteCells(locked, { block: [[lost]], ranges: [at(0, 0)] }).imprecise).toBe(0);
});

test('GRID-02 whatever is pasted, the block leaves what its cells leave when each is written by itself', () => {
  const columns: readonly EditableColumn[] = [
    ...waybillColumns,
    { key: 'agreed', title: '同意', type: 'checkbox' },
    { key: 'locked', title: '锁定', type: 'input', disabled: true },
    { key: 'sometimes', title: '备注', type: 'input', disabled: ({ note }) => note === '锁' },
    { key: 'province', title: '省', type: 'input' },
    { key: 'city', title: '市', type: 'input', linkedTo: 'province' },
    { key: 'total', title: '合计', type: 'normal', linkedTo: 'weight', derive: ({ weight }) => Number(weight) * 2 },
  ];
  const text = fc.constantFrom('', '锁', '王芳', '3', '1,234.5', '2026-03-04', '3月', '已签收', '是', '1.1E+17', "'=1", '张伟');
  const isDisabled = fc.constantFrom<Partial<TableStoreOptions>>({}, { disabledRows: { driver: '王芳' } }, { disabled: true });
  // Links of both kinds, and without: a column that nothing hangs on is written another way.
  const shown = fc.constantFrom(
    columns.map(({ key }) => key),
    ['note', 'driver', 'loadedOn', 'state', 'agreed', 'sometimes'],
    ['city', 'province', 'weight'],
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 11 }), { minLength: 1, maxLength: 7 }),
      isDisabled,
      shown,
      (rows, options, keys) => {
        const width = Math.min(...rows.map((row) => row.length));
        const texts = rows.map((row) => row.slice(0, width));
        const [whole, single] = [buildStore({ columns, ...options }), buildStore({ columns, ...options })];
        for (const store of [whole, single]) store.setVisibleColumns(keys);
        const pasted = pasteCells(whole, { block: texts, ranges: [at(0, 0)] });
        const written = single.edit('', (change) => {
          const missing = texts.slice(5).map(() => ({}));
          const added = missing.length > 0 ? change.insert(missing) : [];
          const ids = [0, 1, 2, 3, 4, ...added].slice(0, texts.length);
          for (const [down, rowId] of ids.entries())
            for (const [across, key] of keys.slice(0, width).entries())
              change.setText({ rowId, key, text: texts[down]![across]!, as: 'paste', keeps: true });
        });
        expect(whole.getTableData()).toEqual(single.getTableData());
        expect(pasted.refusals).toEqual(written.refusals);
        whole.undo();
        expect(whole.getTableData()).toEqual(buildWaybills(5));
        whole.redo();
        expect(whole.getTableData()).toEqual(single.getTableData());
      },
    ),
  );
});

test('GRID-02 a merged cell counts once, or for each of its cells', () => {
  const merged: ClipboardBlock = [[{ text: '张伟', spans: { columns: 1, rows: 2 } }], [{ text: '', isCovered: true }]];
  const store = buildStore();
  pasteCells(store, { block: merged, ranges: [at(0, 1)] });
  expect(columnOf(store, 'driver').slice(0, 2)).toEqual(['张伟', '']);
  pasteCells(store, { block: merged, ranges: [at(2, 1)], merged: 'repeat' });
  expect(columnOf(store, 'driver').slice(2, 4)).toEqual(['张伟', '张伟']);
});

test('GRID-02 pastes into the columns that are shown, in the order shown', () => {
  const store = buildStore();
  store.setVisibleColumns(['weight', 'note']);
  pasteCells(store, { block: block([['5', 'N']]), ranges: [at(0, 0)] });
  expect(store.row(0)).toMatchObject({ weight: 5, note: 'N', driver: '张伟' });
});

test('GRID-02 pastes into the rows that are shown, new ones at the end', async () => {
  const store = buildStore();
  await store.setSorting([{ key: 'weight', order: 'desc' }]);
  pasteCells(store, { block: block([['a'], ['b']]), ranges: [at(4, 0)] });
  expect(columnOf(store, 'note').slice(-2)).toEqual(['a', 'b']);
  expect(store.row(0)).toMatchObject({ note: 'a' });
});

test('GRID-02 clears and cuts what can be edited, in one step', () => {
  const columns = [...waybillColumns, { key: 'agreed', title: '同意', type: 'checkbox', props: { customValue: ['Y', 'N'] } } as const];
  const store = buildStore({ columns, rows: buildWaybills(3).map((row) => ({ ...row, agreed: 'Y' })), disabledRows: { driver: '王芳' } });
  const result = clearCells(store, { ranges: [at(0, 0, 1, 5)], label: '清空' });
  expect(store.row(0)).toEqual({ id: 'w0', note: '', driver: '', weight: null, loadedOn: null, state: null, agreed: 'N' });
  expect(result.refusals).toHaveLength(6);
  store.undo();
  expect(store.row(0)).toMatchObject({ note: 'YD0000', agreed: 'Y' });
  const cut = cutCells(store, [at(2, 0, 2, 1)]);
  expect(cut).toMatchObject({ copied: { text: 'YD0002\t李娜' }, result: { written: 2 } });
  expect(store.history().undo).toEqual(['剪切']);
  expect(cutCells(store, [at(0, 0), at(1, 1)])).toBeNull();
});
