import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Announcement } from './announcement.ts';
import { NoticeBell, type NoticeBellProps } from './NoticeBell.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

/**
 * The bell of the header. What its counts mean, where they lead and how a mark is kept is handed in. The badge counts what is to be
 * done and what is unread; the panel has both as tabs (arrow keys), says whether news arrives at once, and leads to everything else.
 */
const meta = { title: 'Notice/Bell', component: NoticeBell, parameters: { overlay: true } } satisfies Meta<typeof NoticeBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const announcements: Announcement[] = [
  {
    id: 'a1',
    title: '三号库停运通知',
    sender: '调度中心',
    sendTime: '2026-03-02 08:30:00',
    priority: 'H',
    content: '<p>因设备检修，<strong>三号库</strong>停运。</p><script>planted = 1</script>',
  },
  {
    id: 'a2',
    title: '有新的运单待派车',
    sender: 'system',
    sendTime: '2026-03-01 18:00:00',
    priority: 'M',
    content: '<p>运单 YD001 待派车</p>',
    leadsTo: { address: '/shipping/list?state=1' },
  },
  {
    id: 'a3',
    title: '合同到期',
    sender: 'system',
    sendTime: '2026-03-01 09:00:00',
    priority: 'L',
    leadsTo: { page: 'contract/Detail', about: 'c9' },
  },
];
const args: NoticeBellProps = {
  todo: {
    state: 'ready',
    entries: [
      { key: 'drivers', label: { zh: '待审核司机', en: 'Drivers to review' }, count: 12 },
      { key: 'vehicles', label: { zh: '待审核车辆', en: 'Vehicles to review' }, count: 3 },
    ],
    reload: fn(),
  },
  announcements: { state: 'ready', entries: announcements, total: 8, reload: fn() },
  onTodo: fn(),
  onRead: fn(),
  onHandle: fn(),
  onOpenPage: fn((page: string) => page === 'contract/Detail'),
  onMore: fn(),
  onRetry: fn(),
  connection: { state: 'open' },
};

const bell = () => screen.findByRole('button', { name: /消息中心|Messages/ });
const openPanel = async () => {
  await userEvent.click(await bell());
  return screen.findByRole('dialog', { name: /消息中心|Messages/ });
};
const toAnnouncements = async () => {
  const panel = await openPanel();
  await userEvent.click(await within(panel).findByRole('tab', { name: /公告|Announcements/ }));
  return panel;
};

export const Todo: Story = {
  name: 'NOTI-01 NOTI-02 a badge with the sum, the list of what waits, and the way to each',
  args,
  play: async ({ args: { onTodo, onMore } }) => {
    await expect(await bell()).toHaveAccessibleName('消息中心，23 条待处理，其中 8 条未读');
    const panel = await openPanel();
    await expect(await within(panel).findByRole('tab', { name: '待办 (15)' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(panel).getByRole('button', { name: /待审核司机/ }));
    await expect(onTodo).toHaveBeenCalledWith(expect.objectContaining({ key: 'drivers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(within(await openPanel()).getByRole('button', { name: '查看更多' }));
    await expect(onMore).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  name: 'NOTI-01 by keyboard: arrows change the tab, Escape gives the focus back',
  args,
  play: async () => {
    (await bell()).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('tab', { name: '待办 (15)' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: '公告 (8)' })).toHaveFocus();
    await expect(screen.getByRole('tab', { name: '公告 (8)' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('tab', { name: '公告 (8)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bell()).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeNull());
  },
};

export const Reading: Story = {
  name: 'NOTI-03 NOTI-04 NOTI-05 an announcement is marked, shown harmless, 60% wide and 80% high, or full screen',
  args,
  play: async ({ args: { onRead } }) => {
    const panel = await toAnnouncements();
    await expect(within(panel).getByText('紧急消息')).toBeVisible();
    await expect(within(panel).getByText('重要消息')).toBeVisible();
    await expect(within(panel).getByText('一般消息')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: /三号库停运通知/ }));
    await expect(onRead).toHaveBeenCalledWith(announcements[0]);

    const dialog = await screen.findByRole('dialog', { name: '三号库停运通知' });
    await expect(dialog).toHaveTextContent('发布人：调度中心');
    await expect(dialog).toHaveTextContent('发布时间：2026-03-02 08:30:00');
    await expect(await within(dialog).findByText('三号库', undefined, { timeout: 5000 })).toBeVisible();
    await expect((globalThis as { planted?: unknown }).planted).toBeUndefined();
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(Math.round(window.innerWidth * 0.6));
    const body = dialog.querySelector('[data-dialog-body]') as HTMLElement;
    await expect(Math.round(body.getBoundingClientRect().height)).toBe(Math.round(window.innerHeight * 0.8));
    await expect(within(dialog).queryByRole('button', { name: '去处理' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }));
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Handling: Story = {
  name: 'NOTI-04 open type url offers to go and handle it, open type component opens the page with its id',
  args,
  play: async ({ args: { onHandle, onOpenPage } }) => {
    await userEvent.click(within(await toAnnouncements()).getByRole('button', { name: /有新的运单待派车/ }));
    await userEvent.click(await screen.findByRole('button', { name: '去处理' }));
    await expect(onHandle).toHaveBeenCalledWith('/shipping/list?state=1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(within(await toAnnouncements()).getByRole('button', { name: /合同到期/ }));
    await expect(onOpenPage).toHaveBeenCalledWith('contract/Detail', 'c9');
    await expect(screen.queryByRole('dialog', { name: '合同到期' })).toBeNull();
  },
};

export const UnknownPage: Story = {
  name: 'NOTI-04 a page that the person has not is told by its text',
  args: { ...args, announcements: { state: 'ready', entries: [{ ...announcements[2]!, leadsTo: { page: 'gone/Page' } }] } },
  play: async () => {
    await userEvent.click(within(await toAnnouncements()).getByRole('button', { name: /合同到期/ }));
    const dialog = await screen.findByRole('dialog', { name: '合同到期' });
    await expect(within(dialog).getByText('暂无内容')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'NOTI-01 nothing waits: no badge, and the words for it',
  args: {
    ...args,
    todo: { state: 'ready', entries: [] },
    announcements: { state: 'ready', entries: [] },
    connection: undefined,
    onMore: undefined,
  },
  play: async () => {
    await expect(await bell()).toHaveTextContent('');
    const panel = await openPanel();
    await expect(await within(panel).findByText('暂无待办')).toBeVisible();
    await userEvent.click(within(panel).getByRole('tab', { name: '公告' }));
    await expect(await within(panel).findByText('暂无未读公告')).toBeVisible();
  },
};

export const OnlyAnnouncements: Story = {
  name: 'NOTI-03 the panel begins with what there is',
  args: { ...args, todo: { state: 'ready', entries: [] } },
  play: async () => expect(await within(await openPanel()).findByText('三号库停运通知')).toBeVisible(),
};

export const Loading: Story = {
  name: 'NOTI-01 loading',
  args: {
    ...args,
    todo: { state: 'loading', entries: [] },
    announcements: { state: 'loading', entries: [] },
    connection: { state: 'connecting' },
  },
  play: async () => {
    const panel = await openPanel();
    await expect(await within(panel).findByRole('tab', { name: '待办' })).toBeVisible();
    await expect(within(panel).getByRole('status', { name: '加载中…' })).toBeVisible();
    await expect(within(panel).getByText('正在连接实时消息')).toBeVisible();
  },
};

export const Failed: Story = {
  name: "NOTI-01 NOTI-06 a failure tells the server's words; a broken line says when it is tried again, and can be tried at once",
  args: {
    ...args,
    todo: { state: 'failed', entries: [], message: '统计服务不可用', reload: fn() },
    connection: { state: 'waiting', retryAt: Date.now() + 59.5 * 60_000 },
  },
  play: async ({ args: { todo, onRetry } }) => {
    const panel = await openPanel();
    await expect(await within(panel).findByText('统计服务不可用')).toBeVisible();
    await expect(within(panel).getByText('实时消息已断开，60 分钟后重连')).toBeVisible();
    const [reload, reconnect] = within(panel).getAllByRole('button', { name: '重试' });
    await userEvent.click(reload as HTMLElement);
    await expect(todo.reload).toHaveBeenCalled();
    await userEvent.click(reconnect as HTMLElement);
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const LongEnglishDark: Story = {
  name: 'NOTI-01 long texts and large numbers, in English and dark',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    ...args,
    todo: {
      state: 'ready',
      entries: [{ key: 'a', label: { zh: '长'.repeat(60), en: 'A very long name of something that waits '.repeat(4) }, count: 12_345 }],
    },
    announcements: {
      state: 'ready',
      entries: Array.from({ length: 20 }, (_, index) => ({
        ...announcements[index % 3]!,
        id: String(index),
        title: '很长的标题'.repeat(12),
        sender: '很长的部门名称'.repeat(6),
      })),
    },
    connection: { state: 'offline' },
  },
  play: async () => {
    await expect(await bell()).toHaveTextContent('99+');
    const panel = await toAnnouncements();
    await expect(within(panel).getAllByText('Urgent')[0]).toBeVisible();
    await expect(within(panel).getByText('You are offline')).toBeVisible();
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

const read = (announcement: Announcement) => () => <NoticeDialog announcement={announcement} onOpenChange={fn()} onHandle={fn()} />;

export const DialogAlone: Story = {
  name: 'NOTI-04 an announcement by itself',
  args,
  render: read(announcements[0]!),
  play: async () => expect(await within(await screen.findByRole('dialog')).findByText(/停运。/)).toBeVisible(),
};
export const DialogEmpty: Story = {
  name: 'NOTI-04 an announcement without title, sender or text',
  args,
  render: read({ id: 'a4' }),
  play: async () => expect(within(await screen.findByRole('dialog')).getByText('暂无内容')).toBeVisible(),
};
export const DialogLong: Story = {
  name: 'NOTI-04 a long announcement scrolls within its dialog, in dark',
  args,
  globals: { theme: 'dark' },
  render: read({ ...announcements[1]!, title: '很长的标题'.repeat(30), content: `<p>${'很长的内容。'.repeat(80)}</p>`.repeat(12) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: '去处理' })).toBeVisible();
    // Nothing in it can be focused, so the text itself can, to be scrolled by keys.
    await waitFor(() => expect(dialog.querySelector('[data-dialog-body]')).toHaveAttribute('tabindex', '0'));
  },
};
