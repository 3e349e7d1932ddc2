import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/styles.css';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import type { TableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './tableTypes.ts';

interface Loan {
  id: string;
  a: string;
  b: string;
  c: string;
}

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  localStorage.clear();
});

const rows: readonly Loan[] = Array.from({ length: 3 }, (_, at) => ({ id: `${at}`, a: `甲${at}`, b: `乙${at}`, c: `丙${at}` }));
const column = (key: 'a' | 'b' | 'c', more: Partial<TableColumn<Loan>> = {}): TableColumn<Loan> => ({
  key,
  title: key.toUpperCase(),
  sortable: true,
  cell: (row) => row[key],
  ...more,
});
const [a, b, c] = [column('a'), column('b'), column('c')];
const common = { label: '借阅', rows, rowKey: (row: Loan) => row.id };
const table = (props: Partial<DataTableProps<Loan>>) => <DataTable<Loan> {...common} columns={[a, b, c]} {...props} />;
const heads = () =>
  [...document.querySelectorAll('th')].map((head) => head.getAttribute('aria-label') ?? '').filter((text) => text.length > 0);

const ends: ReadonlyArray<readonly [string, Partial<DataTableProps<Loan>>, Partial<DataTableProps<Loan>>, readonly string[]]> = [
  ['a column goes', {}, { columns: [a, c] }, ['A', 'C']],
  ['all columns but one go', {}, { columns: [c] }, ['C']],
  ['every column is another one', {}, { columns: [column('b', { key: 'x', title: 'X' })] }, ['X']],
  ['a pinned column goes', { columns: [column('a', { pinned: 'start' }), b, c] }, { columns: [b, c] }, ['B', 'C']],
  ['a column is pinned and another goes', {}, { columns: [column('c', { pinned: 'start' }), a] }, ['C', 'A']],
  ['the column of the order goes', { sort: { column: 'b', order: 'asc' } }, { columns: [a, c] }, ['A', 'C']],
  ['the column of a sum goes', { columns: [a, column('b', { formatSum: String })], sums: { page: { b: 3 } } }, { columns: [a] }, ['A']],
  ['boxes go', { onSelectedChange: () => undefined, selected: ['0'] }, { onSelectedChange: undefined }, ['A', 'B', 'C']],
  ['row numbers go', { firstRowNumber: 1 }, { firstRowNumber: undefined }, ['A', 'B', 'C']],
  ['actions go', { rowActions: () => '改' }, { rowActions: undefined }, ['A', 'B', 'C']],
  ['what opens below a row goes', { expand: () => '下面' }, { expand: undefined }, ['A', 'B', 'C']],
  ['rows go', {}, { rows: [] }, ['A', 'B', 'C']],
  ['rows and a column go', {}, { rows: rows.slice(0, 1), columns: [a] }, ['A']],
  ['a column comes', { columns: [a] }, { columns: [a, b, c] }, ['A', 'B', 'C']],
];

test.each(ends)('KIT-04 %s while the table is shown', async (_what, before, after, expected) => {
  shown = await renderStory(table(before));
  await shown.rerender(table({ ...before, ...after }));

  expect(heads().filter((head) => ['A', 'B', 'C', 'X'].includes(head))).toEqual(expected);
  await shown.rerender(table(before));
  await expect.element(page.getByRole('table', { name: '借阅' })).toBeVisible();
});

test('KIT-04 a column goes while its width is dragged; the drag ends and nothing comes back', async () => {
  shown = await renderStory(table({ storageId: 'loans' }));
  const handle = page.getByRole('separator', { name: /B/ }).element();
  handle.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 300 }));
  document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 330 }));

  await shown.rerender(table({ storageId: 'loans', columns: [a, c] }));
  document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 360 }));
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: 360 }));

  expect(heads()).toEqual(['A', 'C']);
  await shown.rerender(table({ storageId: 'loans' }));
  expect(heads()).toEqual(['A', 'B', 'C']);
});

test('KIT-04 the focused row and heading may go', async () => {
  shown = await renderStory(table({ onSortChange: () => undefined }));
  await page.getByRole('button', { name: 'B', exact: true }).click();
  await shown.rerender(table({ onSortChange: () => undefined, columns: [a, c] }));
  await page.getByRole('row').nth(2).click();
  await shown.rerender(table({ onSortChange: () => undefined, columns: [a, c], rows: rows.slice(0, 1) }));

  expect(heads()).toEqual(['A', 'C']);
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
});
