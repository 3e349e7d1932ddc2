import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { FieldProvider, type RuleCheck } from '../../field/FieldProvider.tsx';
import { DraftContext } from '../../form/draftContext.ts';
import { createDraftStore } from '../../form/draftStore.ts';
import { ApiError } from '../../request/ApiError.ts';
import { createMemoryStore } from '../../session/keyValueStore.ts';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { defineResource } from '../defineResource.ts';
import { createMemoryListState } from '../list/listState.ts';
import { ResourceFormDialog } from './ResourceFormDialog.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans, type Loan } from '../stories.fixture.ts';

const meta = { title: 'Resource/ResourceForm', component: ResourceFormDialog } satisfies Meta<typeof ResourceFormDialog>;
export default meta;
type Story = StoryObj;

const framed: Decorator = (StoryView) => (
  <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
    <StoryView />
  </KitFrame>
);

/** A list whose stored rows arrive when the story says so. */
function setUpSlow() {
  const built = buildLoans(loans(3));
  const { get } = built.api;
  const gate = { open: () => {}, refuse: () => {} };
  built.resource.api.get = (id) =>
    new Promise((resolve, reject) => {
      gate.open = () => resolve(get(id));
      gate.refuse = () => reject(new Error('服务器开小差了'));
    });
  return { ...built, gate, view: list(built.resource) };
}
const list = (resource: ReturnType<typeof buildLoans>['resource']) => (
  <ResourceList resource={resource} store={createMemoryListState()} columns={['loanNo', 'borrower', 'remark']} />
);
const openFirst = async (canvas: ReturnType<typeof within>) => {
  const button = (await canvas.findAllByRole('button', { name: '编辑' }))[0]!;
  await userEvent.click(button);
  return { button, dialog: await screen.findByRole('dialog', { name: '编辑借用单' }) };
};

const slow = setUpSlow();
export const OneDialog: Story = {
  name: 'FORM-01 one dialog from the click to the form: same node, focus in it, about the same height',
  decorators: [framed],
  render: () => slow.view,
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    await expect(within(dialog).getByRole('status', { name: '加载中…' })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: '保存' })).toBeDisabled();
    await expect(dialog).toHaveFocus();
    const height = dialog.getBoundingClientRect().height;
    const overlay = dialog.previousElementSibling;

    slow.gate.open();
    const borrower = await within(dialog).findByRole('textbox', { name: '借用人' });
    await expect(screen.getByRole('dialog')).toBe(dialog);
    await expect(dialog.previousElementSibling).toBe(overlay);
    await waitFor(() => expect(borrower).toHaveFocus());
    await expect(borrower).toHaveValue('李娜');
    await expect(within(dialog).getByRole('button', { name: '保存' })).toBeEnabled();
    await expect(Math.abs(dialog.getBoundingClientRect().height - height)).toBeLessThan(80);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const escaped = setUpSlow();
export const Escaped: Story = {
  name: 'FORM-01 Escape closes while the row is on its way, and the focus returns; a row that does not come can be asked again',
  decorators: [framed],
  render: () => escaped.view,
  play: async ({ canvas }) => {
    const { button } = await openFirst(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    const { dialog } = await openFirst(canvas);
    escaped.gate.refuse();
    await expect(await within(dialog).findByText('服务器开小差了')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }));
    escaped.gate.open();
    await within(dialog).findByRole('textbox', { name: '借用人' });
    await expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.keyboard('{Escape}');
  },
};

const loanInput = z.object({
  borrower: z.optional(z.string().check(z.refine((name) => name !== '王五', '借用人已离职'))),
  amount: z.optional(z.nullable(z.number().check(z.maximum(500)))),
  version: z.optional(z.number().check(z.maximum(0))),
});
const built = buildLoans(loans(3));
const checked = defineResource<Loan>()({
  ...built.resource,
  api: { ...built.api, schemas: { add: async () => loanInput, edit: async () => loanInput } },
  schemas: undefined,
});
export const BySchema: Story = {
  name: 'FORM-07 the schema of the call speaks after the fields: at its inputs, else above the form',
  decorators: [framed],
  render: () => list(checked),
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    const borrower = await within(dialog).findByRole('textbox', { name: '借用人' });
    const saveButton = within(dialog).getByRole('button', { name: '保存' });
    await userEvent.clear(borrower);
    await userEvent.clear(within(dialog).getByRole('textbox', { name: '押金' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: '押金' }), '9');
    await userEvent.click(saveButton);
    await expect(await within(dialog).findByText('借用人不能为空')).toBeVisible();
    await expect(within(dialog).getByText('押金不能大于 5.00')).toBeVisible();

    await userEvent.type(borrower, '王五');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: '押金' }));
    await userEvent.click(saveButton);
    await expect(await within(dialog).findByText('借用人已离职')).toBeVisible();
    await expect(within(dialog).getByText('version: 不能大于 0')).toBeVisible();
    await expect(built.api.calls.filter((call) => call.name === 'edit')).toEqual([]);

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const bothKinds = buildLoans(loans(3), {
  check: ({ remark, amount }) => [
    ...(remark === '空' ? [{ path: 'remark', message: '备注与单据不符' }] : []),
    ...(amount === 900 ? [{ path: 'amount', message: '押金超过信用额度' }] : []),
  ],
});
export const BothKinds: Story = {
  name: 'FORM-07 what the server has against an input is told together with what the fields object to, and nothing is saved',
  decorators: [framed],
  render: () => list(bothKinds.resource),
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    const input = (name: string) => within(dialog).getByRole('textbox', { name });
    await userEvent.clear(await within(dialog).findByRole('textbox', { name: '借用人' }));
    await userEvent.clear(input('押金'));
    await userEvent.type(input('押金'), '9');
    await userEvent.clear(input('备注'));
    await userEvent.type(input('备注'), '空');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await expect(await within(dialog).findByText('借用人不能为空')).toBeVisible();
    await expect(await within(dialog).findByText('备注与单据不符')).toBeVisible();
    await expect(within(dialog).getByText('押金超过信用额度')).toBeVisible();
    await expect(bothKinds.api.rows().every((row) => row.remark !== '空')).toBe(true);

    await userEvent.clear(input('押金'));
    await expect(within(dialog).queryByText('押金超过信用额度')).toBeNull();
    await expect(within(dialog).getByText('备注与单据不符')).toBeVisible();
    await userEvent.type(input('备注'), '出');
    await userEvent.type(input('借用人'), '赵六');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bothKinds.api.rows().some((row) => row.remark === '空出')).toBe(true);
  },
};

const noDigits: RuleCheck = (rule, { value }) => (rule === 'noDigits' ? { ok: !/\d/.test(value), message: '不能含有数字' } : undefined);
const loadRules = async () => noDigits;
const ruledLoans = buildLoans(loans(3));
const ruled = defineResource<Loan>()({
  ...ruledLoans.resource,
  fields: { ...ruledLoans.resource.fields, borrower: { ...ruledLoans.resource.fields.borrower, rule: 'noDigits' } },
});
export const RulesOnDemand: Story = {
  name: 'VAL-02 named checks are fetched by the first form and told at their inputs',
  decorators: [framed],
  render: () => <FieldProvider loadRuleCheck={loadRules}>{list(ruled)}</FieldProvider>,
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '借用人' }), '7');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await expect(await within(dialog).findByText('不能含有数字')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: '借用人' }), '{Backspace}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const drafted = buildLoans(loans(3));
const secretBorrower = defineResource<Loan>()({
  ...drafted.resource,
  fields: { ...drafted.resource.fields, borrower: { ...drafted.resource.fields.borrower, sensitive: true } },
});
const drafts = createDraftStore(() => 'anna', { store: createMemoryStore() });
const newest = () => drafts.list('loan:3')[0];

/** A window that can break down: what is inside begins again, as after a crash. */
function Fragile({ children }: { children: ReactNode }) {
  const [crashes, setCrashes] = useState(0);
  return (
    <DraftContext value={drafts}>
      <button type="button" onClick={() => setCrashes(crashes + 1)}>
        崩溃
      </button>
      <div key={crashes}>{children}</div>
    </DraftContext>
  );
}

export const Drafts: Story = {
  name: 'FORM-02 what was typed before a crash is offered again, but for what is masked; saved or given up it is gone',
  decorators: [framed],
  render: () => <Fragile>{list(secretBorrower)}</Fragile>,
  play: async ({ canvas }) => {
    const crash = async () => {
      await fireEvent.click(screen.getByText('崩溃'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const first = await openFirst(canvas);
    await userEvent.type(await within(first.dialog).findByRole('textbox', { name: '借用人' }), '二');
    await userEvent.type(within(first.dialog).getByRole('textbox', { name: '备注' }), '急用');
    await waitFor(() => expect(newest()?.values).toEqual({ remark: expect.stringContaining('急用') }));
    await crash();

    const second = await openFirst(canvas);
    const restore = await within(second.dialog).findByRole('button', { name: '恢复' });
    await userEvent.click(restore);
    await expect(within(second.dialog).getByRole('textbox', { name: '备注' })).toHaveValue('急用');
    await expect(within(second.dialog).getByRole('textbox', { name: '借用人' })).toHaveValue('李娜');
    await userEvent.click(within(second.dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(newest()).toBeUndefined();

    const third = await openFirst(canvas);
    await userEvent.type(await within(third.dialog).findByRole('textbox', { name: '备注' }), '！');
    await waitFor(() => expect(newest()).toBeDefined());
    await userEvent.keyboard('{Escape}');
    await screen.findByText('有未保存的修改，确定要关闭吗？');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(newest()).toBeUndefined());
  },
};

let saves = 1;
const versioned = buildLoans(loans(3));
const stamped = defineResource<Loan>()({
  ...versioned.resource,
  api: { ...versioned.api, get: async (id: string) => ({ ...(await versioned.api.get(id)), version: saves }) },
});
export const DraftOfVersion: Story = {
  name: 'FORM-02 a draft is not offered over what was saved since nor over what is typed, and goes with what is thrown away over it',
  decorators: [framed],
  beforeEach: () => {
    saves = 1;
    drafts.clear();
  },
  render: () => <Fragile>{list(stamped)}</Fragile>,
  play: async ({ canvas }) => {
    const open = async () => {
      const { dialog } = await openFirst(canvas);
      return { remark: await within(dialog).findByRole('textbox', { name: '备注' }), form: within(dialog) };
    };
    const crash = async () => {
      await fireEvent.click(screen.getByText('崩溃'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const first = await open();
    await userEvent.type(first.remark, '急用');
    await waitFor(() => expect(drafts.list('loan:3#1')).toHaveLength(1));
    await crash();

    saves = 2;
    const second = await open();
    await expect(second.form.queryByRole('button', { name: '恢复' })).toBeNull();
    await crash();

    saves = 1;
    const third = await open();
    await expect(await third.form.findByRole('button', { name: '恢复' })).toBeVisible();
    await userEvent.type(third.remark, '另写');
    await waitFor(() => expect(third.form.queryByRole('button', { name: '恢复' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await screen.findByText('有未保存的修改，确定要关闭吗？');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(drafts.list('loan:3#1')).toHaveLength(0));
  },
};

export const DraftOfCopy: Story = {
  name: 'FORM-02 the draft of an empty form is not offered in a copy',
  decorators: [framed],
  beforeEach: () => {
    drafts.clear();
    drafts.write('loan:add', { remark: '空白' });
  },
  render: () => (
    <Fragile>
      <ResourceFormDialog resource={drafted.resource} initial={{ borrower: '李娜' }} onOpenChange={() => undefined} />
    </Fragile>
  ),
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByRole('textbox', { name: '借用人' })).toHaveValue('李娜');
    await expect(form.queryByRole('button', { name: '恢复' })).toBeNull();
  },
};

const hasty = buildLoans(loans(3));
export const HastyEscape: Story = {
  name: 'FORM-04 an Escape right after a letter still asks before it closes over what was typed',
  decorators: [framed],
  render: () => list(hasty.resource),
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    const remark = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: '备注' });
    remark.focus();
    // Both in one task, as a busy page gets them: between them is no time for what a person would see.
    document.execCommand('insertText', false, '急');
    await Promise.resolve();
    remark.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await screen.findByText('有未保存的修改，确定要关闭吗？');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else saves between the reading and the first save. */
function setUpMeanwhile() {
  const { resource } = buildLoans(loans(3));
  const { get, edit } = resource.api as Required<typeof resource.api>;
  let version = 0;
  const sent: unknown[] = [];
  resource.api.get = async (id) => ({ ...(await get(id)), version, updateBy: '王芳' });
  resource.api.edit = async (input, options) => {
    const body = input as { id: string; version: number };
    sent.push(body);
    if (version === 0) {
      await edit({ id: body.id, borrower: '赵六', remark: '他人的备注', amount: 12_300 } as never);
      version = 1;
    }
    if (body.version !== version) throw new ApiError('数据已被他人修改，请刷新后重试', { status: 409, errorCode: 40901 });
    await edit(input, options);
  };
  return { view: list(resource), sent };
}

const meanwhile = setUpMeanwhile();
export const SavedMeanwhile: Story = {
  name: 'FORM-03 what somebody else saved meanwhile is taken over and told; what was typed stays, and is saved with a second press',
  decorators: [framed],
  render: () => meanwhile.view,
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    const borrower = await within(dialog).findByRole('textbox', { name: '借用人' });
    await userEvent.clear(borrower);
    await userEvent.type(borrower, '王一');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));

    await within(dialog).findByText(/^王芳 刚刚修改了.*借用人.*。未动过的输入已换成最新值/);
    await expect(borrower).toHaveValue('王一');
    await expect(within(dialog).getByText('现在是 赵六，保存后以您填写的为准')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: '备注' })).toHaveValue('他人的备注');
    await expect(await within(dialog).findByRole('textbox', { name: '押金' })).toHaveValue('123.00');

    await userEvent.click(within(dialog).getByRole('button', { name: '保存我的修改' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(meanwhile.sent).toEqual([expect.objectContaining({ version: 0 }), { id: '3', version: 1, borrower: '王一' }]);
  },
};

const halfDone = buildLoans(loans(1));
const addedBodies: unknown[] = [];
halfDone.resource.api.add = (body) => {
  addedBodies.push(body);
  return Promise.resolve();
};
export const KeptAsDraft: Story = {
  name: 'FORM-01 what is needed is marked and asked for; a draft is saved without it, and an input follows another until it has its own value',
  decorators: [framed],
  render: () => (
    <ResourceFormDialog
      resource={halfDone.resource}
      form={[
        'loanNo',
        { field: 'borrower', follows: { field: 'loanNo', as: (value) => (typeof value === 'string' ? `${value}的借用人` : undefined) } },
        { field: 'remark', needed: (values) => values['borrower'] !== '自己' },
      ]}
      draftable={(row) => row === undefined}
      onOpenChange={() => undefined}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const input = async (name: string) => dialog.findByRole('textbox', { name });
    const loanNo = await input('单号');
    await userEvent.type(loanNo, 'J1');
    await waitFor(async () => expect(await input('借用人')).toHaveValue('J1的借用人'));
    await userEvent.type(loanNo, '2');
    await waitFor(async () => expect(await input('借用人')).toHaveValue('J12的借用人'));

    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('备注不能为空');
    await expect(addedBodies).toEqual([]);
    await userEvent.clear(await input('借用人'));
    await userEvent.type(await input('借用人'), '李娜');
    await userEvent.type(loanNo, '3');
    await expect(await input('借用人')).toHaveValue('李娜');

    await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }));
    await waitFor(() => expect(addedBodies).toEqual([{ loanNo: 'J123', borrower: '李娜' }]));
  },
};

const leftDrafts = createDraftStore(() => 'anna', { store: createMemoryStore() });
const left = buildLoans(loans(1));
let closed = 0;
export const LeftUnfinished: Story = {
  name: 'FORM-02 MOD-03 a new form in steps may be left unfinished: 存为草稿 keeps what was typed at once and closes without a question',
  beforeEach: () => {
    leftDrafts.clear();
    closed = 0;
  },
  decorators: [framed],
  render: () => (
    <DraftContext value={leftDrafts}>
      <ResourceFormDialog
        resource={left.resource}
        form={{
          steps: [
            { title: { zh: '借用人', en: 'Borrower' }, items: ['borrower'] },
            { title: { zh: '费用', en: 'Money' }, items: ['amount'] },
          ],
        }}
        onOpenChange={() => (closed += 1)}
      />
    </DraftContext>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增借用单' }));
    const keep = await dialog.findByRole('button', { name: '存为草稿' }, { timeout: 10_000 });
    await userEvent.type(dialog.getByRole('textbox', { name: /借用人/ }), '王芳');
    await userEvent.click(keep);
    await expect(closed).toBe(1);
    await expect(leftDrafts.list('loan:add').map(({ values }) => values)).toEqual([{ borrower: '王芳' }]);
  },
};

const stepped = buildLoans(loans(1));
export const OneFooter: Story = {
  name: 'MOD-03 SHIP-20 a form in steps has one footer: 取消 at the start, the steps at the end, and 保存 solid in the last one alone',
  decorators: [framed],
  render: () => (
    <ResourceFormDialog
      resource={stepped.resource}
      draftable={() => true}
      form={{
        steps: [
          { title: { zh: '借用人', en: 'Borrower' }, items: ['borrower'] },
          { title: { zh: '费用', en: 'Money' }, items: ['amount', 'state'] },
        ],
      }}
      onOpenChange={() => {}}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增借用单' }));
    await dialog.findByRole('button', { name: '下一步' }, { timeout: 10_000 });
    const foot = () => within(dialog.getByRole('button', { name: '取消' }).parentElement!).getAllByRole('button');
    const solid = () => foot().filter((button) => button.className.includes('bg-primary-solid'));
    const names = () => foot().map((button) => button.textContent);
    await expect(names()).toEqual(['取消', '存为草稿', '下一步', '保存']);
    await expect(solid().map((button) => button.textContent)).toEqual(['下一步']);
    await expect(dialog.getAllByRole('button', { name: '下一步' })).toHaveLength(1);

    await userEvent.type(dialog.getByRole('textbox', { name: /借用人/ }), '王芳');
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(names()).toEqual(['取消', '存为草稿', '上一步', '保存']));
    await expect(solid().map((button) => button.textContent)).toEqual(['保存']);
    await userEvent.click(dialog.getByRole('button', { name: '上一步' }));
    await waitFor(() => expect(names()).toEqual(['取消', '存为草稿', '下一步', '保存']));
    const [cancel, next] = ['取消', '下一步'].map((name) => dialog.getByRole('button', { name }).getBoundingClientRect());
    await expect(next!.left - cancel!.right).toBeGreaterThan(200);
  },
};

export const StepFocus: Story = {
  name: 'FORM-01 a step that opens gives the focus to its first input; a save that is too early leads to the wrong one',
  decorators: [framed],
  render: OneFooter.render!,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增借用单' }));
    await dialog.findByRole('button', { name: '下一步' }, { timeout: 10_000 });
    await userEvent.type(dialog.getByRole('textbox', { name: /借用人/ }), '王芳');
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /押金/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '上一步' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /借用人/ })).toHaveFocus());

    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /状态/ })).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: /状态/ })).toBeInvalid();
  },
};
