import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DepartmentChoice } from './DepartmentChoice.tsx';
import { PositionPicker, RegionPicker, RolePicker } from './OrgPicker.tsx';
import type { Department, OrgSource } from './orgSource.ts';
import { OrgSourceProvider } from './OrgSourceProvider.tsx';
import { fakeOrg, manyRegions } from './stories.fixture.ts';

const meta = { title: 'OrgPicker/RolesPositionsRegions', component: RegionPicker, parameters: { layout: 'padded' } } satisfies Meta<
  typeof RegionPicker
>;
export default meta;
type Story = StoryObj;

const onPick = fn();
const onValueChange = fn();
const usual = fakeOrg();
const heard = { onPick, onValueChange };

function Organisation({ source = usual, children }: { source?: OrgSource; children: ReactNode }) {
  return (
    <OrgSourceProvider source={source}>
      <div className="flex max-w-sm flex-col gap-3">{children}</div>
    </OrgSourceProvider>
  );
}

async function open(): Promise<HTMLElement> {
  onPick.mockClear();
  onValueChange.mockClear();
  await userEvent.click(await screen.findByRole('combobox'));
  return screen.findByRole('dialog');
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Initials lead to a district; Enter takes it, with the way to it. @source jeecg-wire 4.6 */
export const RegionByKeyboard: Story = {
  render: () => (
    <Organisation>
      <RegionPicker leavesOnly aria-label="地区" {...heard} />
    </Organisation>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await open();
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'sg');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('treeitem')
          .map((item) => item.getAttribute('aria-label')),
      ).toEqual(['山东省', '潍坊市', '寿光市']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(onPick).toHaveBeenCalledWith({
      value: '370783',
      text: '山东省 / 潍坊市 / 寿光市',
      row: { code: '370783', name: '寿光市', path: ['山东省', '潍坊市', '寿光市'] },
    });
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('山东省 / 潍坊市 / 寿光市');
  },
};

/** Where only districts can be chosen, a province opens and closes. */
export const LeavesOnly: Story = {
  render: () => (
    <Organisation>
      <RegionPicker leavesOnly aria-label="地区" defaultValue="371002" {...heard} />
    </Organisation>
  ),
  play: async () => {
    const dialog = await open();
    await expect(await within(dialog).findByRole('treeitem', { name: '环翠区' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '北京市' }));
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '广东省' }));
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '广东省' }));
    await expect(within(dialog).queryByRole('treeitem', { name: '东莞市' })).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '朝阳区' }));
    await closed();
    await expect(onValueChange).toHaveBeenCalledWith('110105');
  },
};

/** Several divisions of any level, a tag for each. */
export const SeveralRegions: Story = {
  render: () => (
    <Organisation>
      <RegionPicker multiple aria-label="服务区域" defaultValue="370000" {...heard} />
    </Organisation>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('山东省'));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '广东省' }));
    await expect(within(dialog).getByRole('group', { name: '已选 2 项' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await closed();
    await expect(onValueChange).toHaveBeenLastCalledWith('370000,440000');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 山东省' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('440000');
  },
};

/** Three and a half thousand divisions: those in view are drawn. */
export const WholeCountry: Story = {
  render: () => (
    <Organisation source={fakeOrg({ regions: async () => manyRegions })}>
      <RegionPicker aria-label="地区" {...heard} />
    </Organisation>
  ),
  play: async () => {
    const dialog = await open();
    await within(dialog).findByRole('treeitem', { name: '示例省0' });
    await expect(within(dialog).getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.type(within(dialog).getByRole('searchbox'), '示例区33-9-8');
    await within(dialog).findByRole('treeitem', { name: '示例区33-9-8' });
  },
};

/** Several roles by code; a word finds name or code. @source SYS-02 */
export const Roles: Story = {
  render: () => (
    <Organisation>
      <RolePicker multiple aria-label="角色" defaultValue="admin" {...heard} />
    </Organisation>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('系统管理员'));
    const dialog = await open();
    await userEvent.type(await within(dialog).findByRole('searchbox', { name: '搜索角色名称或编码' }), 'dispatch');
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(2));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await closed();
    await expect(onValueChange).toHaveBeenLastCalledWith('admin,dispatcher');
  },
};

/** One position; its row is opened. @source SYS-17 */
export const Position: Story = {
  render: () => (
    <Organisation>
      <PositionPicker aria-label="职务" {...heard} />
    </Organisation>
  ),
  play: async () => {
    const dialog = await open();
    await userEvent.dblClick(await within(dialog).findByText('业务员'));
    await closed();
    await expect(onPick).toHaveBeenCalledWith({ value: 'clerk', text: '业务员', row: { id: 'p2', code: 'clerk', name: '业务员' } });
  },
};

/** A source without regions, and one that refuses to list roles, say why. */
export const RolesRefused: Story = {
  render: () => (
    <Organisation source={fakeOrg({ entries: () => Promise.reject(new Error('没有权限，请联系管理员授权')) })}>
      <RolePicker aria-label="角色" {...heard} />
    </Organisation>
  ),
  play: async () => {
    const dialog = await open();
    await within(dialog).findByText('没有权限，请联系管理员授权');
  },
};
export const States: Story = {
  render: () => (
    <Organisation>
      <RegionPicker aria-label="地区" disabled value="370783" />
      <RegionPicker aria-label="地区" readOnly value="110101" />
      <RegionPicker aria-label="地区" invalid />
      <RolePicker aria-label="角色" multiple disabled value="admin,finance" valueText="系统管理员,财务专员" />
      <RolePicker aria-label="角色" readOnly value="admin" />
      <RolePicker aria-label="角色" invalid />
      <PositionPicker aria-label="职务" disabled value="manager" />
      <PositionPicker aria-label="职务" readOnly value="clerk" />
      <PositionPicker aria-label="职务" invalid />
    </Organisation>
  ),
};
export const DarkEnglish: Story = { ...SeveralRegions, play: async () => void (await open()), globals: { theme: 'dark', locale: 'en-US' } };
export const Phone: Story = { ...Roles, play: async () => void (await open()), globals: { viewport: { value: 'phone' } } };

function BesideTree() {
  const [within, setWithin] = useState<Department | null>(null);
  return (
    <Organisation>
      <DepartmentChoice isChosen={({ id }) => id === within?.id} onChoose={setWithin} className="h-60" />
      <output>{within?.name ?? '全部'}</output>
    </Organisation>
  );
}

/** The tree stands in a page of its own, beside what belongs to a department. @source SYS-05 */
export const TreeInAPage: Story = {
  render: () => <BesideTree />,
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('tree', { name: '部门' });
    const [first] = await within(tree).findAllByRole('treeitem');
    await userEvent.click(first!);
    await expect(canvas.getByRole('status')).toHaveTextContent(first!.getAttribute('aria-label')!);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};
