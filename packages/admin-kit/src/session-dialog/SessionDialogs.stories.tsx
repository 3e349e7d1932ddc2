import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession, type Interruption, type LoginResult } from '../session/session.ts';
import { Button } from '../internals/Button.tsx';
import { sharedStore } from '../testing/sharedStore.ts';
import { DepartmentDialog, type DepartmentDialogProps } from './DepartmentDialog.tsx';
import { SessionInterrupted } from './SessionInterrupted.tsx';

/**
 * What a person is asked and told about the session: the department after a login or later, and why a window cannot go on.
 * Both are dialogs: the focus is kept inside and returned, and the problem of an empty choice is told to a screen reader.
 */
const meta = { title: 'Session/Dialogs', component: DepartmentDialog, parameters: { overlay: true } } satisfies Meta<
  typeof DepartmentDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = [
  { code: 'A01', name: '运营中心' },
  { code: 'A02', name: '财务中心' },
  { code: 'A03', name: '一个名字特别特别长的部门，长到下拉框里也放不下，只好省略掉后面的文字' },
];
const selectDepartment = fn(async (_code: string) => {});
const onSelect = fn();
const args: DepartmentDialogProps = {
  open: true,
  onOpenChange: fn(),
  api: { departments: async () => ({ list, current: undefined }), selectDepartment },
  onSelect,
};

function Opener(props: DepartmentDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <DepartmentDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /登录部门|Department/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

export const AfterLogin: Story = {
  name: 'SESS-07 MOD-02 after a login a department must be chosen',
  args,
  render: (props) => <Opener {...props} />,
  play: async ({ canvas }) => {
    selectDepartment.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '部门选择' });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(450));
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();

    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择登录部门');
    await expect(selectDepartment).not.toHaveBeenCalled();

    await choose('财务中心');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(selectDepartment).toHaveBeenCalledWith('A02');
    await expect(onSelect).toHaveBeenCalledWith('A02');

    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
  },
};

export const Switch: Story = {
  name: 'MOD-02 a switch names the present department and may be closed',
  args: { ...args, mode: 'switch', api: { departments: async () => ({ list, current: 'A01' }), selectDepartment } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '部门切换（当前部门：运营中心）' });
    await expect(within(dialog).getByRole('button', { name: '取消' })).toBeVisible();
    selectDepartment.mockClear();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(selectDepartment).toHaveBeenCalledWith('A01'));
  },
};

export const Preferred: Story = {
  name: 'SESS-07 the department of the last login is chosen already',
  args: { ...args, preferred: 'A02' },
  play: async () => {
    selectDepartment.mockClear();
    const dialog = await screen.findByRole('dialog', { name: '部门选择' });
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(selectDepartment).toHaveBeenCalledWith('A02'));
  },
};

export const Nothing: Story = {
  name: 'MOD-02 a person without departments is told so',
  args: { ...args, api: { departments: async () => ({ list: [], current: undefined }), selectDepartment } },
  play: async ({ args: { onOpenChange } }) => {
    await expect(await screen.findByText('您尚未设置部门信息!')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Refused: Story = {
  name: 'SESS-07 a refusal of the server keeps the dialog and what was chosen',
  args: {
    ...args,
    preferred: 'A01',
    api: {
      departments: async () => ({ list, current: undefined }),
      selectDepartment: async () => {
        throw new Error('部门已停用');
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(await screen.findByText('部门已停用')).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};

export const EnglishDark: Story = {
  name: 'MOD-02 in English and dark',
  globals: { theme: 'dark', locale: 'en-US' },
  args: { ...args, mode: 'switch', api: { departments: async () => ({ list, current: 'A01' }), selectDepartment } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Switch department (current: 运营中心)' })).toBeVisible();
  },
};

const login: LoginResult = { token: 'T1', userInfo: { id: 'u1', username: 'wang', realname: '王五' } };
const onContinue = fn();

/** A window that another one interrupted. */
function Window({ how }: { how: Interruption['kind'] }) {
  const [session] = useState(() => {
    if (how === 'expired') {
      let now = 0;
      const expiring = createSession({ store: createMemoryStore(), now: () => now });
      expiring.start(login);
      now = Number.MAX_SAFE_INTEGER;
      return expiring;
    }
    const windows = sharedStore();
    const here = createSession({ store: windows.openWindow() });
    const elsewhere = createSession({ store: windows.openWindow() });
    elsewhere.start(login);
    if (how === 'signedOut') elsewhere.end();
    else elsewhere.start({ token: 'T2', userInfo: { id: 'u2', username: 'li', realname: '李四' } });
    return here;
  });
  return <SessionInterrupted session={session} onContinue={onContinue} />;
}

export const SignedOut: Story = {
  name: 'AUTH-04 a logout in another window is told here',
  args,
  render: () => <Window how="signedOut" />,
  play: async () => {
    onContinue.mockClear();
    const dialog = await screen.findByRole('dialog', { name: '登录状态已改变' });
    await expect(dialog).toHaveTextContent('您已在其他窗口退出登录，此窗口不能继续操作。');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '重新登录' }));
    await expect(onContinue).toHaveBeenCalledTimes(1);
  },
};

export const OtherUser: Story = {
  name: 'AUTH-04 another person in another window is told here, by name',
  args,
  render: () => <Window how="otherUser" />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '登录状态已改变' });
    await expect(dialog).toHaveTextContent('其他窗口已登录为 李四，此窗口仍显示 王五 的内容，不能继续操作。');
    await expect(within(dialog).getByRole('button', { name: '以 李四 的身份继续' })).toBeVisible();
  },
};

export const Expired: Story = {
  name: 'SESS-03 the end of seven days is told, in English and dark',
  globals: { theme: 'dark', locale: 'en-US' },
  args,
  render: () => <Window how="expired" />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your login has expired' });
    await expect(within(dialog).getByRole('button', { name: 'Log in again' })).toBeVisible();
  },
};
