import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FieldChecks } from '../../field/fieldChecks.ts';
import { FieldProvider } from '../../field/FieldProvider.tsx';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { defineResource } from '../defineResource.ts';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceFormDialog } from './ResourceFormDialog.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans, type Loan } from '../stories.fixture.ts';

const meta = { title: 'Resource/FieldAsks', component: ResourceFormDialog } satisfies Meta<typeof ResourceFormDialog>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);

const taken = '该值不可用，系统中已存在！';
type Question = Parameters<FieldChecks['unique']>[0];

/** Loans whose borrower may have only one, and a server that answers by what it is asked, or when the story says so. */
function setUp(answer: (value: string) => Promise<string | undefined>) {
  const built = buildLoans(loans(3));
  const asked: Question[] = [];
  const resource = defineResource<Loan>()({
    ...built.resource,
    schemas: undefined,
    fields: {
      ...built.resource.fields,
      borrower: { ...built.resource.fields.borrower, unique: { table: 'loan', column: 'borrower_name' }, checkRule: 'loan_borrower' },
    },
  });
  const checks: FieldChecks = {
    unique: (question) => {
      asked.push(question);
      return answer(question.fieldVal);
    },
    rule: async ({ value }) => (value.endsWith('?') ? '借用人规则不通过' : undefined),
  };
  const loadFieldChecks = async () => checks;
  const view = (
    <FieldProvider loadFieldChecks={loadFieldChecks}>
      <ResourceList
        resource={resource}
        store={createMemoryListState()}
        columns={['loanNo', 'borrower']}
        form={['borrower', 'state', 'remark']}
      />
    </FieldProvider>
  );
  const saved = (name: 'add' | 'edit') => built.api.calls.filter((call) => call.name === name);
  return { view, asked, saved };
}

const open = async (canvas: ReturnType<typeof within>, button: '新增' | '编辑') => {
  await userEvent.click((await canvas.findAllByRole('button', { name: button }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: `${button}借用单` }));
  return { dialog, borrower: await dialog.findByRole('textbox', { name: '借用人' }) };
};
const replace = async (input: HTMLElement, value: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, value);
};

const left = setUp(async (value) => (value === '王芳' ? taken : undefined));
export const Left: Story = {
  name: 'VAL-02 a value that is taken is told when its input is left, and no more when it changes; what is stored is not asked about',
  decorators: [framed],
  render: () => left.view,
  play: async ({ canvas }) => {
    const { dialog, borrower } = await open(canvas, '编辑');
    await expect(borrower).toHaveValue('李娜');
    await userEvent.click(borrower);
    await userEvent.tab();
    await expect(left.asked).toEqual([]);

    await replace(borrower, '王芳');
    await expect(left.asked).toEqual([]);
    await userEvent.tab();
    await expect(await dialog.findByText(taken)).toBeVisible();
    await expect(borrower).toHaveAttribute('aria-invalid', 'true');
    await expect(left.asked).toEqual([{ tableName: 'loan', fieldName: 'borrower_name', fieldVal: '王芳', dataId: '3' }]);

    await userEvent.type(borrower, '二');
    await waitFor(() => expect(dialog.queryByText(taken)).toBeNull());
    await userEvent.type(borrower, '?');
    await userEvent.tab();
    await expect(await dialog.findByText('借用人规则不通过')).toBeVisible();

    await replace(borrower, '李娜');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(left.asked.map(({ fieldVal }) => fieldVal)).toEqual(['王芳', '王芳二?']);
  },
};

const gates: Array<(problem?: string) => void> = [];
const late = setUp(() => new Promise((resolve) => gates.push(resolve)));
export const Late: Story = {
  name: 'VAL-02 that it is asked is shown, a late answer about an older value is not, and the message waits for the button that is down',
  decorators: [framed],
  render: () => late.view,
  play: async ({ canvas }) => {
    const { dialog, borrower } = await open(canvas, '新增');
    await userEvent.type(borrower, '一');
    await userEvent.tab();
    await expect(await dialog.findByText('正在检查…')).toBeVisible();
    await waitFor(() => expect(gates).toHaveLength(1));
    await userEvent.type(borrower, '二');
    await expect(dialog.queryByText('正在检查…')).toBeNull();
    gates[0]!(taken);
    const remark = dialog.getByRole('textbox', { name: '备注' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: remark });
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]!('一二也不行');
    await waitFor(() => expect(dialog.queryByText('正在检查…')).toBeNull());
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: remark });
    await expect(await dialog.findByText('一二也不行')).toBeVisible();
    await expect(dialog.queryByText(taken)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const held: Array<(problem?: string) => void> = [];
const sent = setUp(() => new Promise((resolve) => held.push(resolve)));
export const Sent: Story = {
  name: 'VAL-02 saving waits for the answer that is on its way: refused it is told at the input with the focus in it, free it is saved',
  decorators: [framed],
  render: () => sent.view,
  play: async ({ canvas }) => {
    const { dialog, borrower } = await open(canvas, '编辑');
    await replace(borrower, '王芳');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await expect(sent.saved('edit')).toEqual([]);
    held[0]!(taken);
    await expect(await dialog.findByText(taken)).toBeVisible();
    await waitFor(() => expect(borrower).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(sent.saved('edit')).toEqual([]);

    await replace(borrower, '赵敏');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(held).toHaveLength(2));
    await expect(sent.saved('edit')).toEqual([]);
    held[1]!();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.saved('edit')).toHaveLength(1);
  },
};

const away = setUp(() => Promise.reject(new Error('no network')));
export const Away: Story = {
  name: 'VAL-02 a check that cannot be had keeps nobody from saving',
  decorators: [framed],
  render: () => away.view,
  play: async ({ canvas }) => {
    const { dialog, borrower } = await open(canvas, '编辑');
    await replace(borrower, '王芳');
    await userEvent.tab();
    await waitFor(() => expect(away.asked).toHaveLength(1));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(away.saved('edit')).toHaveLength(1);
    await expect(away.asked).toHaveLength(2);
  },
};
