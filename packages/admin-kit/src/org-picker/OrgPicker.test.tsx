import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditableTable } from '../editable-table/EditableTable.tsx';
import type { EditableColumn } from '../editable-table/columnTypes.ts';
import { useEditableTable } from '../editable-table/useEditableTable.ts';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { orgCellControls } from './orgCellControls.tsx';
import { DepartmentPicker, RegionPicker } from './OrgPicker.tsx';
import { OrgSourceProvider } from './OrgSourceProvider.tsx';
import { fakeCategories, fakeOrg } from './stories.fixture.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const columns: readonly EditableColumn[] = [
  { key: 'departs', title: '部门', type: 'sel_depart', props: { textField: 'departNames' } },
  { key: 'owner', title: '负责人', type: 'sel_user', props: { multiple: false, textField: 'ownerName' } },
  { key: 'departNames', title: '部门名称', type: 'input' },
  { key: 'ownerName', title: '负责人姓名', type: 'input' },
];
const source = fakeOrg();

function Table() {
  const table = useEditableTable({
    columns,
    rows: [{ id: '1', departs: 'd13', departNames: '风控部', owner: 'u1', ownerName: '王伟1' }],
  });
  return (
    <OrgSourceProvider source={source}>
      <EditableTable height={300} table={table} label="审批" controls={orgCellControls} />
    </OrgSourceProvider>
  );
}

const cell = (index: number) => page.getByRole('row').nth(1).getByRole('gridcell').nth(index);
const gridText = () => page.getByRole('grid').element().textContent;

test('TBL-02 a sel_depart cell opens the tree; several departments land in the cell with their names', async () => {
  shown = await renderStory(<Table />);
  await vi.waitFor(() => expect(gridText()).toContain('风控部'), { timeout: 5000 });

  await userEvent.dblClick(cell(0));
  await page.getByRole('treeitem', { name: '财务中心' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(gridText()).toMatch(/风控部[,，]财务中心/));
});

test('SYS-05 the search of a tree that arrives after its dialog has the focus; pages and arrows go through what it found', async () => {
  let arrive = () => {};
  const slow = {
    ...source,
    departments: () => new Promise<Awaited<ReturnType<typeof source.departments>>>((resolve) => (arrive = () => resolve(many))),
  };
  const many = Array.from({ length: 200 }, (_, at) => ({ id: `m${at}`, name: `部门 ${at}`, code: `M${at}`, children: [] }));
  shown = await renderStory(
    <OrgSourceProvider source={slow}>
      <DepartmentPicker aria-label="部门" />
    </OrgSourceProvider>,
  );
  await page.getByRole('combobox', { name: '部门' }).click();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] footer')).not.toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  arrive();

  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('search'));
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}');
  const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await vi.waitFor(() => expect(Number(active()?.replace('部门 ', ''))).toBeGreaterThan(8));
  await userEvent.keyboard('{PageUp}{PageUp}');
  await vi.waitFor(() => expect(active()).toBe('部门 0'));
});

test('TBL-02 a sel_user cell opens the people and takes the one whose row is opened', async () => {
  shown = await renderStory(<Table />);
  await vi.waitFor(() => expect(gridText()).toContain('风控部'), { timeout: 5000 });

  await userEvent.dblClick(cell(1));
  await userEvent.dblClick(page.getByRole('dialog').getByText('李芳2', { exact: true }));

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(gridText()).toContain('李芳2'));
});

test('TBL-02 a cell that is left without a choice keeps its value', async () => {
  shown = await renderStory(<Table />);
  await vi.waitFor(() => expect(gridText()).toContain('风控部'), { timeout: 5000 });

  await userEvent.dblClick(cell(0));
  await page.getByRole('treeitem', { name: '财务中心' }).click();
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(gridText()).toContain('风控部');
  expect(gridText()).not.toContain('财务中心');
});

function CargoTable() {
  const table = useEditableTable({
    columns: [
      { key: 'kinds', title: '货类', type: 'cat_tree', props: { code: 'B02', leavesOnly: true, textField: 'kindNames' } },
      { key: 'kindNames', title: '货类名称', type: 'input' },
    ],
    rows: [{ id: '1', kinds: 'c11', kindNames: '动力煤' }],
  });
  return <EditableTable height={300} table={table} label="货物" controls={orgCellControls} />;
}

test('TBL-02 DICT-05 a cat_tree cell opens the tree of its code; several categories land in the cell with their names', async () => {
  const tree = vi.fn(fakeCategories().tree!);
  shown = await renderStory(<CargoTable />, { source: { items: async () => [], categories: fakeCategories(undefined, { tree }) } });
  await vi.waitFor(() => expect(gridText()).toContain('动力煤'), { timeout: 5000 });

  await userEvent.dblClick(cell(0));
  await expect.element(page.getByRole('treeitem', { name: '动力煤' })).toBeVisible();
  await page.getByRole('treeitem', { name: '建材' }).click();
  await page.getByRole('treeitem', { name: '水泥' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(tree.mock.calls).toEqual([['B02']]);
  await vi.waitFor(() => expect(gridText()).toMatch(/动力煤[,，]水泥/));
});

test('INP-03 Enter in the search of regions takes the first that was found; one with others below it is gone into', async () => {
  const onValueChange = vi.fn();
  const regions = {
    ...source,
    regions: async () => [
      { code: '370000', name: '山东省', parentCode: null },
      { code: '370100', name: '济南市', parentCode: '370000' },
      { code: '370102', name: '历下区', parentCode: '370100' },
      { code: '370103', name: '市中区', parentCode: '370100' },
    ],
  };
  shown = await renderStory(
    <OrgSourceProvider source={regions as never}>
      <RegionPicker aria-label="地区" leavesOnly onValueChange={onValueChange} />
    </OrgSourceProvider>,
  );
  const openPicker = async () => {
    await page.getByRole('combobox', { name: '地区' }).click();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  };
  await openPicker();
  await userEvent.keyboard('济南{Enter}');
  await expect.element(page.getByRole('tree')).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');

  await openPicker();
  await userEvent.keyboard('历下{Enter}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('370102');
  await shown.rerender(
    <OrgSourceProvider source={regions as never}>
      <RegionPicker aria-label="地区" leavesOnly levels={2} onValueChange={onValueChange} />
    </OrgSourceProvider>,
  );
  await openPicker();
  await userEvent.keyboard('济南{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('370100');
});
