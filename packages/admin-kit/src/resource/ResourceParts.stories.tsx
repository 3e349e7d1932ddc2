import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitFrame } from '../testing/KitFrame.tsx';
import { ActionHost } from './actions/ActionHost.tsx';
import { FieldsFormDialog } from './form/FieldsFormDialog.tsx';
import { FieldsFormView } from './form/FieldsFormView.tsx';
import type { FormSpec } from './form/formSpec.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { FieldDescriptions } from './detail/FieldDescriptions.tsx';
import { ResourceDetail } from './detail/ResourceDetail.tsx';
import { RowActions } from './list/RowActions.tsx';
import { buildLoans, type Loan, loanDictionaries, loanPermissions, loans } from './stories.fixture.ts';
import { useFieldsForm } from './form/useFieldsForm.ts';

/** The parts of a resource screen one by one, for pages of one's own: details, actions of a row, a form of fields, the import. */
const meta = {
  title: 'Resource/Parts',
  component: ResourceDetail,
  subcomponents: { FieldDescriptions, RowActions, FieldsFormView, FieldsFormDialog, ImportDialog, ActionHost },
  parameters: { overlay: true, layout: 'padded' },
} satisfies Meta<typeof ResourceDetail>;
export default meta;
type Story = StoryObj;

const framed =
  (permissions: readonly string[] = loanPermissions): Decorator =>
  (StoryView) => (
    <KitFrame own={false} permissions={permissions} dictionaries={loanDictionaries}>
      <StoryView />
    </KitFrame>
  );
const close = () => undefined;
const rows = loans(6);
const wordy: Loan = {
  ...rows[1]!,
  borrower: '一个名字长到一行放不下的借用单位'.repeat(4),
  remark: '设备需在归还前完成校准并附上校准证书，逾期将按日收取费用。'.repeat(6),
  amount: null,
  dueOn: null,
};
const names = ['loanNo', 'borrower', 'state', 'tags', 'amount', 'weight', 'isUrgent', 'dueOn', 'remark'] as const;

const { resource } = buildLoans(rows);
export const Descriptions: Story = {
  name: 'DET-03 fields of a row side by side; nothing is --',
  decorators: [framed()],
  render: () => (
    <div className="grid gap-6 rounded-lg bg-surface p-4">
      <FieldDescriptions resource={resource} row={rows[1]!} names={names} title="三列" />
      <FieldDescriptions resource={resource} row={wordy} names={names} columns={2} title="很长的内容" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('待审核'))[0]).toBeVisible();
    await expect(canvas.getAllByText('--').length).toBeGreaterThanOrEqual(2);
  },
};
export const DescriptionsDark: Story = { ...Descriptions, globals: { theme: 'dark', locale: 'en-US' }, play: undefined };

const shown = buildLoans(rows);
export const Detail: Story = {
  name: 'DET-03 the stored row in a drawer, in titled parts, with actions below',
  decorators: [framed()],
  render: () => (
    <ActionHost resource={shown.resource}>
      <ResourceDetail
        resource={shown.resource}
        row={rows[1]!}
        onOpenChange={close}
        parts={[
          { title: { zh: '借用', en: 'Loan' }, fields: ['loanNo', 'borrower', 'state'], columns: 2 },
          { title: { zh: '费用', en: 'Money' }, fields: ['amount', 'weight'] },
          { title: { zh: '说明', en: 'Remarks' }, render: (row) => <p className="m-0">{row.remark ?? '无'}</p> },
        ]}
        footer={(row) => <RowActions row={row} actions={[shown.approve, shown.revoke]} />}
      />
    </ActionHost>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByRole('heading', { name: '费用' })).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: '审核' })).toBeVisible();
  },
};

const guarded = buildLoans(rows);
guarded.resource.api.look = async (id) => ({ ...rows.find((row) => guarded.resource.rowKey(row) === id)!, borrower: '张*' });
export const DetailReveals: Story = {
  name: 'DET-03 what is sensitive is shown at a word, read again each time, and hidden again',
  decorators: [framed([...loanPermissions, 'loan:viewSensitive'])],
  render: () => (
    <ResourceDetail
      resource={guarded.resource}
      row={rows[1]!}
      onOpenChange={close}
      parts={[{ title: { zh: '借用', en: 'Loan' }, fields: ['loanNo', 'borrower'] }]}
    />
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const reads = () => guarded.api.calls.filter(({ name }) => name === 'get').length;
    const { borrower } = rows[1]!;
    await expect(await within(drawer).findByText('张*')).toBeVisible();
    await expect(reads()).toBe(0);
    for (const times of [1, 2]) {
      await userEvent.click(within(drawer).getByRole('button', { name: '查看敏感信息' }));
      await expect(await within(drawer).findByText(borrower)).toBeVisible();
      await expect(reads()).toBe(times);
      await userEvent.click(within(drawer).getByRole('button', { name: '隐藏敏感信息' }));
      await expect(await within(drawer).findByText('张*')).toBeVisible();
      await expect(within(drawer).queryByText(borrower)).toBeNull();
    }
  },
};

export const DetailMasked: Story = {
  name: 'DET-03 who may not see what is sensitive is not offered it',
  decorators: [framed()],
  render: DetailReveals.render!,
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByText('张*')).toBeVisible();
    await expect(within(drawer).queryByRole('button', { name: '查看敏感信息' })).toBeNull();
  },
};

const waiting = buildLoans(rows);
waiting.resource.api.get = () => new Promise<never>(() => undefined);
export const DetailLoading: Story = {
  decorators: [framed()],
  render: () => <ResourceDetail resource={waiting.resource} row={rows[1]!} onOpenChange={close} />,
  play: async () => expect(within(await screen.findByRole('dialog')).getByRole('status')).toBeInTheDocument(),
};

const failing = buildLoans(rows, { fail: (name) => (name === 'get' ? new Error('该借用单已被删除') : undefined) });
export const DetailFailed: Story = {
  decorators: [framed()],
  render: () => <ResourceDetail resource={failing.resource} row={rows[1]!} onOpenChange={close} />,
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByText('该借用单已被删除')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(failing.api.calls.filter(({ name }) => name === 'get').length).toBeGreaterThan(1));
  },
};

const actions = buildLoans(rows);
const many = ['一', '二', '三'].map((label) => ({ ...actions.revoke, key: label, label, danger: false }));
const actionsOf = (row: Loan, actions: Parameters<typeof RowActions<Loan>>[0]['actions']) => (
  <div className="flex w-80 items-center gap-3 rounded-lg bg-surface p-3">
    <RowActions row={row} actions={actions} />
  </div>
);
export const Actions: Story = {
  name: 'LIST-10 actions of a row: by its state, the first in view, what cannot be undone and the rest in a menu, none is --',
  decorators: [framed()],
  render: () => (
    <ActionHost resource={actions.resource}>
      <div className="grid gap-3">
        {actionsOf(rows[1]!, [actions.approve, actions.revoke])}
        {actionsOf(rows[0]!, [actions.approve, actions.revoke, ...many])}
        {actionsOf(rows[5]!, [actions.approve, actions.revoke])}
      </div>
    </ActionHost>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '审核' })).toHaveLength(1);
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '作废' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: '更多' })[1]!);
    await expect(await screen.findByRole('menuitem', { name: '作废' })).toBeVisible();
    await expect(await screen.findByRole('menuitem', { name: '三' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
export const ActionsDenied: Story = {
  name: 'PERM-01 without the permission there is no action',
  decorators: [framed([])],
  render: () => <ActionHost resource={actions.resource}>{actionsOf(rows[1]!, [actions.approve, actions.revoke])}</ActionHost>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

const plain: FormSpec = ['borrower', 'state', 'amount', 'weight', 'dueOn', 'isUrgent', 'remark'];
const stepped: FormSpec = {
  steps: [
    { title: { zh: '借用人', en: 'Borrower' }, items: ['borrower', 'state'] },
    { title: { zh: '费用', en: 'Money' }, items: ['amount', 'weight'] },
  ],
};
function FieldsForm({ spec, row }: { spec: FormSpec; row?: Loan }) {
  const values = row as unknown as Readonly<Record<string, unknown>> | undefined;
  const fieldsForm = useFieldsForm({ fields: resource.fields, spec, row: values, isStored: row !== undefined, onSubmit: () => undefined });
  return (
    <div className="max-w-3xl rounded-lg bg-surface p-4">
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} row={values} label="借用单" />
    </div>
  );
}
export const FormEmpty: Story = { decorators: [framed()], render: () => <FieldsForm spec={plain} /> };
export const FormFilled: Story = { decorators: [framed()], render: () => <FieldsForm spec={plain} row={wordy} /> };
export const FormInSteps: Story = {
  name: 'FORM-01 a step is left when what it asks for is there',
  decorators: [framed()],
  render: () => <FieldsForm spec={stepped} row={{ ...wordy, borrower: '' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    const borrower = canvas.getByRole('textbox', { name: /借用人/ });
    await waitFor(() => expect(borrower).toBeInvalid());
    await expect(borrower).toHaveFocus();
    // Enter goes on as the button does.
    await userEvent.type(borrower, '{Enter}');
    await expect(borrower).toBeVisible();
    await userEvent.type(borrower, '王一{Enter}');
    await waitFor(() => expect(borrower).not.toBeVisible());
    await expect(await canvas.findByRole('textbox', { name: /押金/ })).toBeVisible();
  },
};

const importing = buildLoans(rows);
export const Import: Story = {
  name: 'IMP-01 the import before a file is chosen',
  decorators: [framed()],
  render: () => <ImportDialog resource={importing.resource} onOpenChange={close} />,
  play: async () => expect(await screen.findByRole('dialog')).toBeVisible(),
};
const sheet = new File(['x'], '一个名字长到一行放不下的借用单导入表格.xlsx');
const refused = buildLoans(rows, { fail: (name) => (name === 'import' ? new Error('文件中没有工作表') : undefined) });
export const ImportFailed: Story = {
  name: "IMP-01 an import that fails has the server's words, and can be tried again",
  globals: { theme: 'dark' },
  decorators: [framed()],
  render: () => <ImportDialog resource={refused.resource} onOpenChange={close} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, sheet);
    await userEvent.click(within(dialog).getByRole('button', { name: '开始导入' }));
    await expect(await within(dialog).findByText('文件中没有工作表')).toBeVisible();
  },
};

let kept: boolean[] = [];
export const FormDialog: Story = {
  name: 'FORM-01 one dialog from the click to the end, which can also keep a draft',
  decorators: [framed()],
  render: () => (
    <FieldsFormDialog
      title="借用申请"
      width={480}
      columns={1}
      draftable
      options={{
        fields: { borrower: { kind: 'text', label: { zh: '借用人', en: 'Borrower' } } },
        spec: [{ field: 'borrower', needed: true }],
        onSubmit: (_values, { isDraft }) => void kept.push(isDraft),
      }}
      onOpenChange={close}
    />
  ),
  play: async () => {
    kept = [];
    const dialog = within(await screen.findByRole('dialog', { name: '借用申请' }));
    await dialog.findByRole('textbox', { name: '借用人' });
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(await dialog.findByText('借用人不能为空')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }));
    await waitFor(() => expect(kept).toEqual([true]));
  },
};
