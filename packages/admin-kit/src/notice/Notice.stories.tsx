import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../internals/Button.tsx';
import { createNoticeStore } from './createNoticeStore.ts';
import { NoticeViewport } from './NoticeViewport.tsx';

const meta = { title: 'Notice/Notice', component: NoticeViewport, parameters: { ownNotices: true } } satisfies Meta<typeof NoticeViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();
const store = createNoticeStore();

export const Tones: Story = {
  name: 'DLG-02 messages and a notification, callable from outside React',
  beforeEach: () => {
    store.clear();
    undo.mockClear();
  },
  render: () => (
    <>
      <Button onClick={() => store.success('添加成功！', { duration: 0 })}>成功</Button>
      <NoticeViewport store={store} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    store.info('正在后台处理', { duration: 0 });
    store.warning('余额不足', { duration: 0 });
    store.error('网络超时', { duration: 0, action: { label: '撤销', onSelect: undo } });
    store.show({ title: '系统提示', content: '拒绝访问', tone: 'error', duration: 0 });

    await expect(await screen.findByText('添加成功！')).toBeVisible();
    await expect(screen.getByText('拒绝访问')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('网络超时')).toBeNull());
  },
};

export const GoesAway: Story = {
  name: 'DLG-02 a notice leaves after its time',
  render: () => <NoticeViewport store={store} />,
  play: async () => {
    store.clear();
    await expect(createNoticeStore().getSnapshot()).toEqual([]);
    store.info('很快消失', { duration: 50 });
    await expect(store.getSnapshot()[0]).toMatchObject({ duration: 50 });
    await waitFor(() => expect(store.getSnapshot()).toEqual([]));
    const gone = store.info('默认');
    await expect(store.getSnapshot()[0]).toMatchObject({ duration: 4000 });
    gone();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <NoticeViewport store={store} />,
  play: async () => {
    store.clear();
    store.success('编辑成功！', { duration: 0 });
    store.show({ title: '系统提示', content: '长'.repeat(120), tone: 'warning', duration: 0 });
    await expect(await screen.findByText('编辑成功！')).toBeVisible();
  },
};
