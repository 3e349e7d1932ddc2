import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { EditableColumn } from './columnTypes.ts';
import { priceColumns, priceRows } from './stories.fixture.ts';
import { showTable, takeTableAway } from './testing.fixture.tsx';

const emulate = (features: Array<{ name: string; value: string }>) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send('Emulation.setEmulatedMedia', { features });
afterEach(async () => {
  await emulate([]);
  await takeTableAway();
});

test('GRID-05 in forced colours the active cell and the edges of a range are still to be seen', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const table = await showTable({ rows: priceRows(8), columns: priceColumns });

  await table.click(0, 'name');
  await table.keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');

  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(getComputedStyle(table.cell(0, 'name')).outlineStyle).toBe('solid');
  const corner = getComputedStyle(table.cell(1, 'price'), '::after');
  expect([corner.borderBottomWidth, corner.borderInlineEndWidth, corner.borderTopWidth]).toEqual(['2px', '2px', '0px']);
});

test('GRID-05 in forced colours what is wrong, what is locked, what is on and how full a bar is are told apart', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const columns: readonly EditableColumn[] = [
    { key: 'name', title: '名称', type: 'input', validateRules: [{ required: true }] },
    { key: 'code', title: '编号', type: 'input', disabled: true },
    { key: 'isOn', title: '启用', type: 'checkbox' },
    { key: 'runs', title: '运行', type: 'switch' },
    { key: 'charge', title: '电量', type: 'progress' },
  ];
  const rows = [
    { id: '1', name: '', code: 'A', isOn: true, runs: true, charge: 40 },
    { id: '2', name: '', code: 'B', isOn: false, runs: false, charge: 0 },
    { id: '3', name: '垫圈', code: 'C', isOn: false, runs: false, charge: 0 },
  ];
  const table = await showTable({ rows, columns });
  await table.store.validateTable();
  await table.click(1, 'name');
  const look = (element: Element | null | undefined) => {
    const { outlineStyle, outlineWidth, outlineColor, color, backgroundColor } = getComputedStyle(element!);
    return { outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`, color, backgroundColor };
  };
  const mark = (row: number, key: string) => table.cell(row, key).firstElementChild;
  await vi.waitFor(() => expect(table.cell(0, 'name')).toHaveAttribute('aria-invalid', 'true'));

  const outlines = [0, 1, 2].map((row) => look(table.cell(row, 'name')).outline);
  await table.click(2, 'name');
  outlines.push(look(table.cell(2, 'name')).outline);
  expect(new Set(outlines).size).toBe(4);
  expect(outlines[0]).toContain('dashed 2px');
  expect(look(table.cell(0, 'code')).color).not.toBe(look(table.cell(0, 'name')).color);
  for (const key of ['isOn', 'runs']) expect(look(mark(0, key)).backgroundColor).not.toBe(look(mark(1, key)).backgroundColor);
  const bar = mark(0, 'charge')!.firstElementChild!;
  expect(getComputedStyle(bar).forcedColorAdjust).toBe('none');
  expect(getComputedStyle(bar).backgroundImage).toContain(look(mark(0, 'isOn')).backgroundColor);
});

test('LANG-01 in English everything that the table says is English', async () => {
  const table = await showTable(
    { rows: priceRows(3), columns: [{ key: 'name', title: 'Name', type: 'input', statistics: ['sum'] }] },
    { toolbar: { buttons: ['add', 'save', 'remove', 'clearSelection', 'validate', 'history', 'find', 'columns'] }, rowSelection: true },
    { locale: 'en-US' },
  );
  await table.click(0, 'name');
  await table.keys('{Shift>}{F10}{/Shift}');

  const said = [...document.querySelectorAll('[aria-label]')]
    .map((one) => one.getAttribute('aria-label'))
    .filter((one) => one !== '测试表');
  expect(
    [document.body.textContent.replaceAll(/螺栓|垫圈|轴承/g, ''), ...said].filter((text) => /[\u4E00-\u9FFF]/.test(text ?? '')),
  ).toEqual([]);
});
