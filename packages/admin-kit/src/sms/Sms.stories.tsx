import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import type { SavedCaptcha } from './captchaCookie.ts';
import { SmsCodeInput } from './SmsCodeInput.tsx';
import { SmsSecurityDialog, type SmsSecurityDialogProps } from './SmsSecurityDialog.tsx';

/**
 * The check by SMS before something grave. Sending and checking are handed in. The wait of 120 s goes by the clock: closing the dialog
 * does not shorten it.
 */
const meta = { title: 'Session/SMS check', component: SmsSecurityDialog, parameters: { overlay: true } } satisfies Meta<
  typeof SmsSecurityDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

let stories = 0;
const keptCode = (first?: string): SavedCaptcha & { value: string | undefined } => ({
  value: first,
  read() {
    return this.value;
  },
  save(code) {
    this.value = code;
  },
  clear() {
    this.value = undefined;
  },
});
const build = (parts: Partial<SmsSecurityDialogProps> = {}): SmsSecurityDialogProps => ({
  open: false,
  onOpenChange: fn(),
  onSuccess: fn(),
  ...parts,
  channel: {
    key: `story-${(stories += 1)}`,
    send: fn(async () => undefined),
    verify: fn(async (code: string) => {
      if (code !== '123456') throw new Error('验证码错误');
    }),
    ...parts.channel,
  },
});

function Opener(props: SmsSecurityDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>付款</Button>
      <SmsSecurityDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
const render = (props: SmsSecurityDialogProps) => <Opener {...props} />;
const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '付款' }));
  return screen.findByRole('dialog', { name: '安全验证' });
};
const sender = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /获取验证码|秒后重新获取/ });

export const Countdown: Story = {
  name: 'SMS-01 a sent code is waited for 120 s, also when the dialog is closed and opened again',
  args: build(),
  render,
  play: async ({ args: { channel } }) => {
    let dialog = await openIt();
    await userEvent.click(sender(dialog));
    await expect(channel.send).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(sender(dialog)).toBeDisabled());
    await expect(sender(dialog)).toHaveTextContent(/^1(20|19) 秒后重新获取$/);
    await expect(within(dialog).getByText('验证码已发送')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await openIt();
    await expect(sender(dialog)).toBeDisabled();
    await waitFor(() => expect(sender(dialog)).toHaveTextContent(/^11\d 秒后重新获取$/), { timeout: 4000 });
    await expect(channel.send).toHaveBeenCalledTimes(1);
  },
};

export const Zero: Story = {
  name: 'SMS-01 at zero a code may be sent again',
  args: build(),
  render,
  play: async () => {
    const dialog = await openIt();
    const real = Date.now;
    await userEvent.click(sender(dialog));
    await waitFor(() => expect(sender(dialog)).toBeDisabled());
    try {
      Date.now = () => real() + 120_000;
      await waitFor(() => expect(sender(dialog)).toBeEnabled(), { timeout: 4000 });
      await expect(sender(dialog)).toHaveTextContent('获取验证码');
    } finally {
      Date.now = real;
    }
  },
};

export const SendFails: Story = {
  name: "SMS-01 a failed send resets at once, and a system prompt has the server's words",
  args: build({
    channel: {
      key: 'fails',
      send: fn(async () => {
        throw new Error('短信服务不可用');
      }),
      verify: fn(),
    },
  }),
  render,
  play: async () => {
    await openIt();
    await userEvent.click(sender(screen.getByRole('dialog')));
    const prompt = await screen.findByRole('dialog', { name: '系统提示' });
    await expect(prompt).toHaveTextContent('短信服务不可用');
    await userEvent.click(within(prompt).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '系统提示' })).toBeNull());
    await expect(sender(screen.getByRole('dialog', { name: '安全验证' }))).toBeEnabled();
  },
};

export const Checks: Story = {
  name: 'SMS-03 an empty code, a wrong one and the right one',
  args: build({ saved: keptCode() }),
  render,
  play: async ({ args: { channel, onSuccess, saved } }) => {
    notices.clear();
    const dialog = await openIt();
    const ok = within(dialog).getByRole('button', { name: '确定' });
    await userEvent.click(ok);
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('不能为空!');
    await expect(channel.verify).not.toHaveBeenCalled();
    const input = within(dialog).getByRole('textbox', { name: /短信验证码/ });
    await userEvent.type(input, '000000');
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await userEvent.click(ok);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('验证码错误');
    await expect(onSuccess).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onSuccess).toHaveBeenCalledTimes(1);
    await expect(saved?.read()).toBe('123456');
    notices.clear();
  },
};

export const Silent: Story = {
  name: 'SMS-03 a kept code that is still right goes on without a dialog',
  args: build({ saved: keptCode('123456') }),
  render,
  play: async ({ args: { channel, onSuccess } }) => {
    await userEvent.click(screen.getByRole('button', { name: '付款' }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    await expect(channel.verify).toHaveBeenCalledWith('123456');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Outdated: Story = {
  name: 'SMS-03 a kept code that is no longer right is forgotten, and the dialog opens',
  args: build({ saved: keptCode('999999') }),
  render,
  play: async ({ args: { onSuccess, saved } }) => {
    const dialog = await openIt();
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await expect(saved?.read()).toBeUndefined();
    await expect(onSuccess).not.toHaveBeenCalled();
  },
};

export const EnglishDark: Story = {
  name: 'SMS-02 for the administrator’s phone, in English and dark',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { ...build({ hint: 'The code goes to the administrator’s phone' }), open: true },
  play: async () => expect(await screen.findByRole('dialog', { name: 'Security check' })).toBeVisible(),
};

const inputs = (look: { disabled?: boolean; readOnly?: boolean; invalid?: boolean }) => (
  <div className="max-w-sm">
    <SmsCodeInput
      aria-label="短信验证码"
      channel={build().channel}
      placeholder="请输入验证码"
      defaultValue={look.readOnly ? '123456' : ''}
      disabled={look.disabled}
      readOnly={look.readOnly}
      invalid={look.invalid}
    />
  </div>
);
export const Input: Story = {
  name: 'SMS-01 the input by itself',
  args: build(),
  render: () => inputs({}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled());
  },
};
export const InputInvalid: Story = { args: build(), render: () => inputs({ invalid: true }) };
export const InputDisabled: Story = {
  args: build(),
  render: () => inputs({ disabled: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const InputReadOnly: Story = {
  args: build(),
  render: () => inputs({ readOnly: true }),
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
