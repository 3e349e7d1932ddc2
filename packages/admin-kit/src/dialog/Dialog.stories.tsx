import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { useConfirm } from './ConfirmProvider.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

const meta = { title: 'Dialog/Dialog', component: Dialog, parameters: { overlay: true } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog title="编辑资料" {...props} open={open} onOpenChange={setOpen}>
        {props.children ?? <p className="m-0">这里是内容。</p>}
      </Dialog>
    </>
  );
}

const noArgs = { open: false, onOpenChange: () => {}, title: '' };

export const FullScreen: Story = {
  name: 'MOD-03 full-screen toggle, OK closes, focus returns',
  args: noArgs,
  render: () => <Opener width={800} fullScreenToggle />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '编辑资料' });
    await expect(dialog.getBoundingClientRect().width).toBe(800);

    await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }));
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);

    await userEvent.click(within(dialog).getByRole('button', { name: '退出全屏' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

let release: (value?: unknown) => void = () => {};
export const Busy: Story = {
  name: 'MOD-03 buttons are blocked while OK works',
  args: noArgs,
  render: () => <Opener onOk={() => new Promise((resolve) => (release = resolve))} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(within(dialog).getByRole('button', { name: '确定' })).toHaveAttribute('aria-busy', 'true');
    await expect(within(dialog).getByRole('button', { name: '取消' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StaysOpen: Story = {
  name: 'MOD-03 okClose=false and a refused OK keep it open',
  args: noArgs,
  render: () => <Opener onOk={() => false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '确定' })).not.toHaveAttribute('aria-busy'));
    await expect(dialog).toBeVisible();
  },
};

export const Stacked: Story = {
  name: 'DLG-01 stacked dialogs close one by one',
  args: noArgs,
  render: () => (
    <Opener title="外层">
      <Opener title="内层" width={360} />
    </Opener>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const outer = await screen.findByRole('dialog', { name: '外层' });
    await userEvent.click(within(outer).getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog', { name: '内层' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '内层' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: '外层' })).toBeVisible();
  },
};

export const NotClosable: Story = {
  name: 'MOD-02 without closable only OK leads out',
  args: noArgs,
  render: () => <Opener closable={false} width={450} title="部门选择" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog', { name: '部门选择' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: '取消' })).toBeNull();
  },
};

export const LongContentDark: Story = {
  args: noArgs,
  globals: { theme: 'dark' },
  render: () => (
    <Dialog open onOpenChange={() => {}} title={'很长的标题'.repeat(20)}>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index} className="m-0">
          第 {index + 1} 段文字，内容区滚动，标题和按钮保持可见。
        </p>
      ))}
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: '确定' })).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const onAnswer = fn();
function Asker() {
  const confirm = useConfirm();
  return (
    <Button variant="danger" onClick={() => void confirm({ content: '确定要删除这 3 项吗?', danger: true }).then(onAnswer)}>
      删除
    </Button>
  );
}

export const Confirm: Story = {
  name: 'DLG-01 confirmation resolves to the answer',
  args: noArgs,
  render: () => <Asker />,
  play: async ({ canvas }) => {
    onAnswer.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await screen.findByText('确定要删除这 3 项吗?');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(true));

    // A key that is pressed twice before the question is there asks once.
    onAnswer.mockClear();
    const ask = canvas.getByRole('button', { name: '删除' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    ask.click();
    ask.click();
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false], [true]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DrawerStory: Story = {
  name: 'Drawer',
  args: noArgs,
  render: function Render() {
    const [open, setOpen] = useState(true);
    return (
      <Drawer open={open} onOpenChange={setOpen} title="详情" footer={<Button onClick={() => setOpen(false)}>关闭</Button>}>
        内容
      </Drawer>
    );
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '详情' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
