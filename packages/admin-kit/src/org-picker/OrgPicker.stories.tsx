import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DepartmentPicker, PersonPicker, type DepartmentPickerProps, type PersonPickerProps } from './OrgPicker.tsx';
import type { OrgSource } from './orgSource.ts';
import { OrgSourceProvider } from './OrgSourceProvider.tsx';
import { fakeOrg, manyDepartments } from './stories.fixture.ts';

const meta = { title: 'OrgPicker', component: DepartmentPicker, parameters: { layout: 'padded' } } satisfies Meta<typeof DepartmentPicker>;
export default meta;
type Story = StoryObj;

const onPick = fn();
const onValueChange = fn();
const usual = fakeOrg();

function OneDepartment({ source = usual, ...props }: DepartmentPickerProps & { source?: OrgSource }) {
  return (
    <OrgSourceProvider source={source}>
      <div className="max-w-sm">
        <DepartmentPicker aria-label="归属部门" onPick={onPick} onValueChange={onValueChange} {...props} />
      </div>
    </OrgSourceProvider>
  );
}

function OnePerson({ source = usual, ...props }: PersonPickerProps & { source?: OrgSource }) {
  return (
    <OrgSourceProvider source={source}>
      <div className="max-w-sm">
        <PersonPicker aria-label="业务员" onPick={onPick} onValueChange={onValueChange} {...props} />
      </div>
    </OrgSourceProvider>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('combobox'));
  return screen.findByRole('dialog');
}
const show = (picker: NonNullable<Story['render']>): Story => ({
  render: picker,
  play: async () => void (await open()),
});
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Initials find it, the arrow down leads to it, Enter takes it. @source SYS-05 */
export const OneByKeyboard: Story = {
  render: () => <OneDepartment />,
  play: async ({ canvasElement }) => {
    onPick.mockClear();
    const dialog = await open();
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'dd');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('treeitem')
          .map((item) => item.getAttribute('aria-label')),
      ).toEqual(['北国物流', '运营中心', '调度部']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(onPick).toHaveBeenCalledWith({ value: 'd111', text: '调度部', row: { id: 'd111', name: '调度部', code: 'A01A01A01' } });
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('调度部');
  },
};

/** Arrows open, close and climb. */
export const TreeKeys: Story = {
  render: () => <OneDepartment valueField="code" />,
  play: async () => {
    onValueChange.mockClear();
    const dialog = await open();
    await userEvent.type(await within(dialog).findByRole('searchbox'), '{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}');
    const tree = within(dialog).getByRole('tree');
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    await expect(active()).toBe('客服部');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(active()).toBe('运营中心');
    await expect(within(dialog).queryByRole('treeitem', { name: '客服部' })).toBeNull();
    await userEvent.keyboard('{End}{Home}{ArrowUp} ');
    await closed();
    await expect(onValueChange).toHaveBeenCalledWith('A01');
  },
};

/** Several, with a tag for each; one is taken away in the field. */
export const SeveralDepartments: Story = {
  render: () => <OneDepartment multiple defaultValue="d13,gone" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('风控部, gone'));
    const dialog = await open();
    await expect(await within(dialog).findByRole('treeitem', { name: '风控部' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '财务中心' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '移除 gone' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await closed();
    await expect(onValueChange).toHaveBeenLastCalledWith('d13,d12');
    await userEvent.click(canvas.getByRole('button', { name: '移除 风控部' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('d12');
  },
};

/** One person of a department; Enter on the row takes them. @source SYS-19 */
export const Person: Story = {
  render: () => <OnePerson valueField="username" />,
  play: async () => {
    onPick.mockClear();
    const dialog = await open();
    await within(dialog).findByText('王伟1');
    await expect(within(dialog).getByRole('checkbox', { name: '选择第 1 行' })).toBeVisible();
    await expect(within(dialog).queryByRole('checkbox', { name: '全选本页' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择一条记录');
    await userEvent.click(within(dialog).getByRole('treeitem', { name: '财务中心' }));
    await waitFor(() => expect(within(dialog).queryByText('王伟1')).toBeNull());
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '搜索姓名、账号或手机号' }), '李芳2');
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(2));
    await userEvent.dblClick(within(dialog).getByText('李芳2'));
    await closed();
    await expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ value: 'user2', text: '李芳2' }));
  },
};

/** Several people of several pages; those stored before are named by the server. */
export const SeveralPeople: Story = {
  render: () => <OnePerson multiple defaultValue="u30" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('李强30'));
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '第 2 页' }));
    await within(dialog).findByText('刘娜11');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '选择第 2 行' }));
    await expect(within(dialog).getByRole('group', { name: '已选 3 项' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await closed();
    await expect(onValueChange).toHaveBeenLastCalledWith('u30,u1,u12');
  },
};

/** What failed is told in the server's words, and asked for again. */
export const Failed: Story = {
  render: () => {
    let isFirst = true;
    const departments = () => {
      const asked = isFirst ? Promise.reject(new Error('部门数据加载超时')) : usual.departments();
      isFirst = false;
      return asked;
    };
    return <OneDepartment source={fakeOrg({ departments })} />;
  },
  play: async () => {
    const dialog = await open();
    await within(dialog).findByText('部门数据加载超时');
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }));
    await within(dialog).findByRole('treeitem', { name: '北国物流' });
  },
};
export const PeopleFailed: Story = show(() => (
  <OnePerson source={fakeOrg({ people: () => Promise.reject(new Error('没有权限，请联系管理员授权')) })} />
));
/** Five thousand departments: those in view are drawn. */
export const Many: Story = {
  render: () => <OneDepartment source={fakeOrg({ departments: async () => manyDepartments })} />,
  play: async () => {
    const dialog = await open();
    await within(dialog).findByRole('treeitem', { name: '分公司 1' });
    await expect(within(dialog).getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.type(within(dialog).getByRole('searchbox'), '车队 50-99');
    await within(dialog).findByRole('treeitem', { name: '车队 50-99' });
  },
};
export const Loading: Story = show(() => <OneDepartment source={fakeOrg({ departments: () => new Promise(() => undefined) })} />);
export const Empty: Story = show(() => <OneDepartment source={fakeOrg({ departments: async () => [] })} />);
export const States: Story = {
  render: () => (
    <OrgSourceProvider source={usual}>
      <div className="flex max-w-sm flex-col gap-3">
        <DepartmentPicker aria-label="部门" disabled value="d111" />
        <DepartmentPicker aria-label="部门" readOnly value="d111" />
        <DepartmentPicker aria-label="部门" invalid />
        <PersonPicker aria-label="人员" multiple disabled value="u1,u2" valueText="王伟,李芳" />
        <PersonPicker aria-label="人员" readOnly value="u1" />
        <PersonPicker aria-label="人员" invalid />
      </div>
    </OrgSourceProvider>
  ),
};
export const DarkEnglish: Story = { ...show(() => <OnePerson multiple defaultValue="u1" />), globals: { theme: 'dark', locale: 'en-US' } };
export const Phone: Story = { ...show(() => <OnePerson multiple defaultValue="u1" />), globals: { viewport: { value: 'phone' } } };

/** A form shows the stored row's text beside the value; what is chosen in its place has its own name. */
export const OtherThanStored: Story = {
  name: 'SYS-05 another choice is called by its own name, the stored one by that of its row; Delete empties the choice',
  render: () => <OneDepartment defaultValue="d13" valueText="风险控制部" />,
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const field = within(canvasElement).findByRole('combobox');
    await expect(await field).toHaveTextContent('风险控制部');
    const choose = async (name: string) => {
      const dialog = await open();
      await userEvent.click(await within(dialog).findByRole('treeitem', { name }));
      await closed();
    };
    await choose('财务中心');
    await expect(await field).toHaveTextContent('财务中心');
    await choose('风控部');
    await expect(await field).toHaveTextContent('风险控制部');
    await waitFor(async () => expect(await field).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(onValueChange).toHaveBeenLastCalledWith(null);
    await expect(await field).not.toHaveTextContent('风险控制部');
  },
};
