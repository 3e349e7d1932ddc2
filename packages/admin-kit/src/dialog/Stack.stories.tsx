import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { useConfirm } from './ConfirmProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

/**
 * Dialogs, drawers, questions and notices above one another. The focus stays in the topmost one and goes back step by step,
 * Escape leads one step back, a press beside closes a drawer but no dialog, and the page behind is locked once, however many stand above it.
 */
const meta = { title: 'Dialog/Stack', component: Dialog, parameters: { overlay: true } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

function Level({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开{name}</Button>
      <Dialog title={name} open={open} onOpenChange={setOpen}>
        <TextInput aria-label={`${name}的内容`} />
        {children}
      </Dialog>
    </>
  );
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `打开${name}` }));
  return dialog(name);
};
const isLocked = () => getComputedStyle(document.body).overflow === 'hidden' || document.body.hasAttribute('data-scroll-locked');

export const Three: Story = {
  name: 'DLG-01 three dialogs: focus trapped and returned step by step, scroll locked once',
  render: () => (
    <div className="min-h-[200vh]">
      <Level name="一层">
        <Level name="二层">
          <Level name="三层" />
        </Level>
      </Level>
    </div>
  ),
  play: async () => {
    const before = document.body.getAttribute('style');
    await open('一层');
    await expect(isLocked()).toBe(true);
    await open('二层');
    const third = await open('三层');
    await waitFor(() => expect(within(third).getByRole('textbox')).toHaveFocus());

    // Twice around: the focus never leaves the topmost dialog.
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      await expect(third).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);

    for (const [closed, opener] of [
      ['三层', '打开三层'],
      ['二层', '打开二层'],
      ['一层', '打开一层'],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: closed })).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
      await expect(isLocked()).toBe(closed !== '一层');
    }
    await expect(document.body.getAttribute('style') ?? '').toBe(before ?? '');
  },
};

export const Beside: Story = {
  name: 'DLG-01 a press beside keeps a dialog and closes a drawer, a press on a notice neither',
  render: function Render() {
    const [isDrawerOpen, setDrawerOpen] = useState(false);
    return (
      <>
        <Level name="一层" />
        <Button onClick={() => setDrawerOpen(true)}>打开抽屉</Button>
        <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} title="抽屉">
          <Level name="抽屉里" />
        </Drawer>
      </>
    );
  },
  play: async ({ canvas }) => {
    notices.clear();
    const beside = () =>
      userEvent.pointer({ keys: '[MouseLeft]', target: document.querySelector('[data-state=open].bg-overlay') as Element });
    const first = await open('一层');
    await beside();
    await expect(first).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const opener = canvas.getByRole('button', { name: '打开抽屉' });
    await userEvent.click(opener);
    await dialog('抽屉');
    notices.info('已归档', { duration: 0, undo });
    await userEvent.click(await screen.findByText('已归档'));
    await expect(screen.getByRole('dialog', { name: '抽屉' })).toBeVisible();
    notices.clear();

    await open('抽屉里');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '抽屉' })).toBeVisible());
    await beside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const undo = fn();
const commit = fn();
function Remover() {
  const confirm = useConfirm();
  const remove = async () => {
    if (await confirm({ content: '确定要删除这 3 项吗?', danger: true })) notices.success('已删除 3 项', { duration: 0, undo, commit });
  };
  return (
    <Dialog title="清单" open onOpenChange={() => {}}>
      <Button variant="danger" onClick={() => void remove()}>
        删除
      </Button>
    </Dialog>
  );
}

export const Undo: Story = {
  name: 'DLG-01 DLG-02 a question above a dialog, then a notice whose undo works above both',
  render: () => <Remover />,
  play: async () => {
    notices.clear();
    undo.mockClear();
    commit.mockClear();
    const list = await dialog('清单');
    await userEvent.click(within(list).getByRole('button', { name: '删除' }));
    const question = await dialog('请确认');
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
    const notice = (await screen.findByText('已删除 3 项')).parentElement?.parentElement as HTMLElement;
    await userEvent.click(within(notice).getByText('撤销'));
    await expect(await screen.findByText('已撤销')).toBeVisible();
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(commit).not.toHaveBeenCalled();
    await expect(list).toBeVisible();
    notices.clear();
  },
};

export const English: Story = {
  name: 'DLG-01 a body of 80% of the window, in English and dark',
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => (
    <Dialog title="Notice" open onOpenChange={() => {}} bodyHeight="80vh" width="60%" fullScreenToggle>
      A short text in a tall body.
    </Dialog>
  ),
  play: async () => {
    const tall = await dialog('Notice');
    const body = tall.querySelector('[data-dialog-body]') as HTMLElement;
    await expect(Math.round(body.getBoundingClientRect().height)).toBe(Math.round(window.innerHeight * 0.8));
    await expect(Math.round(tall.getBoundingClientRect().width)).toBe(Math.round(window.innerWidth * 0.6));
    await userEvent.click(within(tall).getByRole('button', { name: 'Full screen' }));
    await expect(tall.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(tall.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};
