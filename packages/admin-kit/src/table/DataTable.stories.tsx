import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { StatusTag } from '../input/Tag.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { SpokenColumn, TableColumn, TableSort } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';
import { useColumnSettings } from './useColumnSettings.ts';
import type { DataTableProps } from './tableTypes.ts';

const meta = { title: 'Table/DataTable', component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj;

interface Person {
  id: string;
  name: string;
  city: string;
  amount: number;
}
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `人员 ${index}`,
    city: index % 5 ? '北京' : '一个名字特别长的城市'.repeat(3),
    amount: index * 1000,
  }));
const columns: ReadonlyArray<TableColumn<Person>> = [
  { key: 'name', title: '姓名', cell: (row) => row.name, sortable: true, pinned: 'start', width: 120 },
  { key: 'city', title: '城市', cell: (row) => row.city, width: 200 },
  { key: 'state', title: '状态', cell: () => <StatusTag tone="ok">正常</StatusTag>, width: 110 },
  {
    key: 'amount',
    title: '金额',
    cell: (row) => row.amount.toLocaleString('en-US'),
    align: 'end',
    sortable: true,
    width: 140,
    formatSum: (sum) => sum.toLocaleString('en-US'),
  },
  ...Array.from({ length: 8 }, (_, index) => ({ key: `x${index}`, title: `附加 ${index}`, cell: () => `值 ${index}` })),
];

const onOpen = fn();
const onSort = fn();
function Example(props: Partial<DataTableProps<Person>>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort | null>(null);
  const settings = useColumnSettings('story-people');
  return (
    <div className="rounded-lg bg-surface">
      <div className="flex justify-end p-2">
        <ColumnMenu columns={columns} handle={settings} />
      </div>
      <DataTable
        label="人员"
        columns={columns}
        rows={people(12)}
        rowKey={(row) => row.id}
        selected={selected}
        onSelectedChange={setSelected}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSort(next);
        }}
        firstRowNumber={11}
        rowActions={(row) => <Button size="small" variant="link">{`编辑 ${row.name}`}</Button>}
        onRowOpen={onOpen}
        settings={settings}
        maxHeight="420px"
        {...props}
      />
    </div>
  );
}

export const Main: Story = {
  name: 'LIST-07 LIST-10 selection, order, row numbers, pinned columns, keyboard',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example sums={{ page: { amount: 66_000 }, total: { amount: 990_000 } }} />,
  play: async ({ canvas }) => {
    onOpen.mockClear();
    const table = canvas.getByRole('table', { name: '人员' });
    await expect(await within(table).findByText('990,000')).toBeVisible();
    await expect(within(table).getByText('总计')).toBeVisible();
    await expect(within(table).queryByText('66,000')).toBeNull();
    await userEvent.click(within(table).getByRole('checkbox', { name: '全选本页' }));
    await expect(within(table).getByRole('checkbox', { name: '选择第 12 行' })).toBeChecked();
    await userEvent.click(within(table).getByRole('checkbox', { name: '选择第 1 行' }));
    await expect(within(table).getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked();

    await userEvent.click(within(table).getByRole('button', { name: '金额' }));
    await expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', order: 'asc' });
    await expect(within(table).getByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'ascending');

    const first = within(table).getByText('人员 0').closest('tr')!;
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }));

    const scroller = table.parentElement!;
    scroller.scrollLeft = 600;
    const action = within(table).getByRole('button', { name: '编辑 人员 0' });
    await waitFor(() => expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right));
    await expect(within(table).getByText('人员 0').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      scroller.getBoundingClientRect().left,
    );
  },
};

export const Cards: Story = {
  name: 'LIST-13 cards of a phone are chosen all at once and ordered, as the headings of a table do it',
  globals: { viewport: { value: 'phone' } },
  render: () => <Example />,
  play: async ({ canvas }) => {
    const whole = await canvas.findByRole('checkbox', { name: '全选本页' });
    await userEvent.click(whole);
    await expect(canvas.getByRole('checkbox', { name: '选择第 12 行' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 1 行' }));
    await expect(whole).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('combobox', { name: '排序方式' }));
    await userEvent.click(await screen.findByRole('option', { name: '金额 · 降序' }));
    await expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', order: 'desc' });
    await expect(canvas.getByRole('combobox', { name: '排序方式' })).toHaveValue('金额 · 降序');
  },
};

export const CardsWithMore: Story = {
  name: 'LIST-13 what belongs to a card is asked for when the card is opened',
  globals: { viewport: { value: 'phone' } },
  render: () => <Example expand={(row) => <p>{`属于 ${row.name}`}</p>} />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '展开' });
    await expect(canvas.queryByText('属于 人员 0')).toBeNull();
    await userEvent.click(first!);
    await expect(canvas.getByText('属于 人员 0')).toBeVisible();
    await expect(canvas.queryByText('属于 人员 1')).toBeNull();
  },
};
export const Columns: Story = {
  name: 'LIST-07 widths and hidden columns are remembered',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: '调整列宽 城市' });
    const width = Number(handle.getAttribute('aria-valuenow'));
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBe(width + 32));
    await expect(canvas.getByRole('columnheader', { name: '状态' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '状态' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '状态' })).toBeNull());
    // With the one that was set, the others are kept as they were drawn.
    await expect(JSON.parse(localStorage.getItem('kit:table:story-people')!)).toMatchObject({
      hidden: ['state'],
      widths: { city: width + 32, name: 120 },
    });
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '状态' })).toBeVisible());
  },
};

export const Chooser: Story = {
  name: 'LIST-07 columns are found, moved by keys and kept in view, and go back to where they were',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example />,
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));
    const before = titles();
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const chooser = within(await screen.findByRole('dialog', { name: '列设置' }));
    await expect(chooser.getByRole('list').closest('[role=dialog]')!.getBoundingClientRect().width).toBe(280);
    const handle = chooser.getByRole('button', { name: '移动 状态，第 3 列' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(titles().indexOf('金额')).toBeLessThan(titles().indexOf('状态')));
    await expect(chooser.getByRole('button', { name: '移动 状态，第 4 列' })).toHaveFocus();

    await userEvent.click(chooser.getByRole('button', { name: '固定 金额' }));
    await waitFor(() => expect(titles().indexOf('金额')).toBeLessThan(titles().indexOf('城市')));
    await expect(canvas.getByRole('columnheader', { name: '金额' }).style.insetInlineStart).not.toBe('');
    await userEvent.click(chooser.getByRole('button', { name: '取消固定 姓名' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '姓名' }).style.insetInlineStart).toBe(''));

    await userEvent.type(chooser.getByRole('textbox', { name: '查找列' }), '附加 7');
    await waitFor(() => expect(chooser.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.click(chooser.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(titles()).toEqual(before));
  },
};

export const Long: Story = {
  name: 'TBL-16 of 100,000 rows only those in view exist',
  render: () => <Example rows={people(100_000)} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(80));
    table.parentElement!.scrollTop = 41 * 50_000;
    await waitFor(() => expect(within(table).getByText('人员 50000')).toBeVisible());
  },
};

export const Expandable: Story = {
  name: 'LIST-12 a row opens below itself, as wide as what is in view, wherever the table is scrolled to',
  render: () => (
    <div className="max-w-100">
      <Example expand={(row) => <p className="m-0 text-end">{row.name} 的明细</p>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开第 2 行' }));
    const detail = canvas.getByText('人员 1 的明细');
    await expect(detail).toBeVisible();
    const scroller = canvas.getByRole('table').parentElement!;
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    for (const left of [0, scroller.scrollWidth]) {
      scroller.scrollLeft = left;
      const [inner, outer] = [detail.getBoundingClientRect(), scroller.getBoundingClientRect()];
      await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
      await expect(inner.right).toBeLessThanOrEqual(outer.right);
    }
  },
};

export const Reloading: Story = {
  render: () => <Example state="loading" />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('加载中…'),
};
export const Tones: Story = {
  globals: { theme: 'dark', density: 'comfortable' },
  render: () => <Example rowTone={(row) => (row.id === '1' ? 'danger' : row.id === '3' ? 'waiting' : undefined)} />,
};

const onPage = fn();
export const Pages: Story = {
  name: 'LIST-01 pagination: 10 to 100 rows, jumper, size changer, x-y 共 n 条',
  render: () => (
    <div className="grid gap-4 rounded-lg bg-surface p-4">
      <Pagination page={3} pageSize={10} total={195} onPageChange={onPage} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21-30 共 195 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(onPage).toHaveBeenLastCalledWith({ page: 4, pageSize: 10 });
    await userEvent.type(canvas.getByRole('textbox', { name: /跳至/ }), '99{Enter}');
    await expect(onPage).toHaveBeenLastCalledWith({ page: 20, pageSize: 10 });
    await userEvent.click(canvas.getByRole('button', { name: '每页条数 10 条/页' }));
    const sizes = await screen.findAllByRole('menuitemcheckbox');
    await expect(sizes.map((size) => size.textContent)).toEqual(['✓10 条/页', '20 条/页', '30 条/页', '50 条/页', '100 条/页']);
    await expect(sizes[0]).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(sizes[1]!);
    await expect(onPage).toHaveBeenLastCalledWith({ page: 2, pageSize: 20 });
  },
};

export const PagesEmpty: Story = {
  render: () => <Pagination page={1} pageSize={10} total={0} onPageChange={onPage} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0-0 共 0 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
};

const onRetry = fn();
export const FirstLoad: Story = {
  render: () => <Example rows={[]} state="loading" />,
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull(),
};
export const Empty: Story = {
  render: () => <Example rows={[]} emptyText="没有符合条件的人员" emptyAction={<Button>清除筛选</Button>} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的人员')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
  },
};
export const Skeleton: Story = {
  name: 'LIST-07 rows on their way stand in the places of their columns, and nothing moves when they arrive',
  render: function Render() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>到达</Button>
        <Example rows={isThere ? people(5) : []} state={isThere ? 'ready' : 'loading'} expected={5} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '人员' });
    const places = () => {
      const lefts = [...table.querySelectorAll('tbody tr:last-child td')].map((cell) => Math.round(cell.getBoundingClientRect().left));
      return { lefts, height: Math.round(table.getBoundingClientRect().height) };
    };
    // Room is kept for them at once, their bars are drawn when they are late.
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
    const { height } = places();
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(5));
    const before = places();
    await expect(before.height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: '到达' }));
    await expect(await canvas.findByText('人员 4')).toBeVisible();
    await expect(places()).toEqual(before);
  },
};
const figures: ReadonlyArray<SpokenColumn<Person>> = [
  { key: 'name', title: '姓名', cell: (row) => row.name, pinned: 'start', width: 120 },
  { key: 'city', title: '城市', cell: (row) => row.city, width: 200, grow: true },
  ...Array.from({ length: 9 }, (_, index) => ({
    key: `f${index}`,
    title: `金额 ${index}`,
    cell: (row: Person) => (row.amount * 1.5).toFixed(3),
    align: 'end' as const,
    width: 130,
  })),
];
export const WholeFigures: Story = {
  name: 'LIST-07 no figure is cut by the columns that stay, and an edge tells that there are more',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example columns={figures} firstRowNumber={undefined} />,
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: '人员' });
    const edge = within(table).getByRole('columnheader', { name: '操作' }).getBoundingClientRect().left;
    for (const { left, right } of figures
      .slice(1)
      .map(({ title }) => within(table).getByRole('columnheader', { name: title }).getBoundingClientRect()))
      await expect(left < edge - 1 && right > edge + 1).toBe(false);
    await waitFor(() => expect(table.parentElement).toHaveAttribute('data-under-end'));
    await expect(getComputedStyle(canvasElement.querySelector('[aria-hidden].from-ink\\/20:last-of-type')!).display).toBe('block');
  },
};
export const RoomLeft: Story = {
  name: 'LIST-07 the room that a wide window leaves goes to the column that grows',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example columns={figures.slice(0, 4)} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '人员' });
    const width = (title: string) => Math.round(within(table).getByRole('columnheader', { name: title }).getBoundingClientRect().width);
    await expect([width('姓名'), width('金额 0'), width('金额 1')]).toEqual([120, 130, 130]);
    await expect(width('城市')).toBeGreaterThan(300);
  },
};
export const Failed: Story = {
  name: "FAIL-01 a failure has the server's words and a way to ask again",
  render: () => <Example rows={[]} state="failed" message="服务器开小差了" onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('服务器开小差了')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Denied: Story = {
  name: 'PERM-01 who may not see the rows is told so',
  globals: { theme: 'dark' },
  render: () => <Example rows={[]} state="denied" />,
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
export const RightToLeft: Story = {
  name: 'LANG-04 from right to left: pinned columns stand at the other side, an edge is drawn the other way',
  globals: { direction: 'rtl', locale: 'en-US' },
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const [name, action] = [within(table).getByText('人员 0'), within(table).getByRole('button', { name: '编辑 人员 0' })];
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(action.getBoundingClientRect().left);
    const handle = within(table).getAllByRole('separator')[1]!;
    const width = Number(handle.getAttribute('aria-valuenow'));
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBe(width + 16));
  },
};

/** A heading longer than its column takes a second line: cut, it would not say what stands below. */
export const LongHeadings: Story = {
  render: () => (
    <Example
      columns={[
        { key: 'name', title: '允许货损重量（公斤）', cell: (row) => row.name, sortable: true, width: 110 },
        { key: 'city', title: '道路运输经营许可证有效期', cell: (row) => row.city, width: 110 },
        { key: 'amount', title: 'Operating licence', cell: (row) => row.amount, align: 'end', sortable: true, width: 90 },
      ]}
      className="w-105"
    />
  ),
  play: async ({ canvas }) => {
    for (const title of ['允许货损重量（公斤）', '道路运输经营许可证有效期', 'Operating licence']) {
      const words = await canvas.findByText(title);
      const range = document.createRange();
      range.selectNodeContents(words);
      const [text, cell] = [range, words.closest('th')!].map((one) => one.getBoundingClientRect());
      await expect(text!.right, title).toBeLessThanOrEqual(cell!.right);
      await expect(text!.bottom, title).toBeLessThanOrEqual(cell!.bottom);
    }
  },
};

export const TwoClicks: Story = {
  name: 'LIST-10 two clicks on a box or a button are meant for it and do not open the row',
  beforeEach: () => localStorage.removeItem('kit:table:story-people'),
  render: () => <Example />,
  play: async ({ canvas }) => {
    onOpen.mockClear();
    await userEvent.dblClick(canvas.getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: '编辑 人员 0' }));
    await expect(onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: '选择第 1 行' })).not.toBeChecked();
    await userEvent.dblClick(canvas.getByText('人员 0'));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

export const OwnSize: Story = {
  name: 'LIST-01 a page of a size of its own says so',
  render: () => <Pagination page={2} pageSize={5} total={40} onPageChange={onPage} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '每页条数 5 条/页' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '10 条/页' }));
    await expect(onPage).toHaveBeenLastCalledWith({ page: 1, pageSize: 10 });
  },
};
