import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notices } from '../notice/createNoticeStore.ts';
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx';
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';

/** Changing the own password, with a meter of how strong the new one is. The call is handed in; its words are the server's. */
const meta = { title: 'Session/Change password', component: ChangePasswordDialog, parameters: { overlay: true } } satisfies Meta<
  typeof ChangePasswordDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: ChangePasswordDialogProps = {
  open: true,
  onOpenChange: fn(),
  username: 'zhangsan',
  onSubmit: fn(async () => '密码重置成功!'),
  onSuccess: fn(),
};
const type = async (old: string, fresh: string, again: string) => {
  const dialog = await screen.findByRole('dialog');
  for (const [label, text] of [
    [/旧密码/, old],
    [/^\*?新密码$/, fresh],
    [/确认新密码/, again],
  ] as const) {
    const input = within(dialog).getByLabelText(label);
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  return dialog;
};
const problems = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('alert')
    .map((one) => one.textContent);

export const Checks: Story = {
  name: 'MOD-01 VAL-01 800 wide, every demand in its words, nothing is sent before they are met',
  args,
  play: async ({ args: { onSubmit } }) => {
    const dialog = await screen.findByRole('dialog', { name: '修改密码' });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(800));
    await expect(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(problems(dialog)).toEqual(['请输入旧密码!', '请输入新密码!', '请确认新密码!']);
    await type('old', 'weak', 'other');
    await expect(problems(dialog)).toEqual(['密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!', '两次输入的密码不一样！']);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Meter: Story = {
  name: 'MOD-01 the meter follows what is typed',
  args,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const meter = within(dialog).getByRole('meter', { name: '密码强度' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await userEvent.type(within(dialog).getByLabelText(/^\*?新密码$/), 'Tx7!mQ2#vB9$wL');
    await expect(meter).toHaveAttribute('aria-valuetext', '很强');
    await expect(within(dialog).getByText('小写字母：已满足')).toBeInTheDocument();
  },
};

export const Changed: Story = {
  name: "MOD-01 success shows the server's message and closes, and forgets what was typed",
  args,
  play: async ({ args: { onSubmit, onOpenChange, onSuccess } }) => {
    notices.clear();
    const dialog = await type('Old#2345', 'Tx7!mQ2#', 'Tx7!mQ2#');
    await expect(await screen.findByText('密码重置成功!')).toBeVisible();
    await expect(onSubmit).toHaveBeenCalledWith({
      username: 'zhangsan',
      oldpassword: 'Old#2345',
      password: 'Tx7!mQ2#',
      confirmpassword: 'Tx7!mQ2#',
    });
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    await expect(onSuccess).toHaveBeenCalledTimes(1);
    await expect(within(dialog).getByLabelText(/旧密码/)).toHaveValue('');
  },
};

export const Refused: Story = {
  name: "MOD-01 a refusal is the server's message as a warning, and the dialog stays",
  args: {
    ...args,
    onOpenChange: fn(),
    onSubmit: fn(async () => {
      throw new Error('旧密码输入错误!');
    }),
  },
  play: async ({ args: { onOpenChange } }) => {
    notices.clear();
    const dialog = await type('wrong', 'Tx7!mQ2#', 'Tx7!mQ2#');
    await expect((await screen.findByText('旧密码输入错误!')).closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByLabelText(/旧密码/)).toHaveValue('wrong');
  },
};

export const Nobody: Story = {
  name: 'MOD-01 without a user it does not open',
  args: { ...args, username: undefined, onOpenChange: fn() },
  play: async ({ args: { onOpenChange } }) => {
    await expect(await screen.findByText('当前系统无登录用户!')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const EnglishDark: Story = {
  name: 'MOD-01 in English and dark, with problems shown',
  globals: { locale: 'en-US', theme: 'dark' },
  args,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.type(within(dialog).getByLabelText(/^\*?New password$/), 'weak');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await expect(within(dialog).getAllByRole('alert')).toHaveLength(3);
  },
};

export const MeterAlone: Story = {
  name: 'MOD-01 the meter by itself, from nothing to very strong',
  args,
  render: () => (
    <div className="grid max-w-md gap-4 rounded-lg bg-surface p-4">
      {['', 'abc', 'Abcd1234', 'Abcd#1234', 'Zhangsan#1', 'Tx7!mQ2#vB9$wL'].map((password) => (
        <div key={password}>
          <code className="text-sm">{password || '（空）'}</code>
          <PasswordStrengthMeter password={password} personal={['zhangsan']} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByRole('meter')).map((meter) => Number(meter.getAttribute('aria-valuenow')));
    await expect(shown[0]).toBe(0);
    await expect(shown.at(-1)).toBeGreaterThan(shown[1]!);
    await expect(shown[4]).toBeLessThanOrEqual(shown[3]!);
  },
};
