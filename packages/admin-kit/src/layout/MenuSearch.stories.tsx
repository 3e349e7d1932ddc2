import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MenuSearch } from './MenuSearch.tsx';

const meta = { title: 'Layout/MenuSearch', component: MenuSearch } satisfies Meta<typeof MenuSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  onOpen: fn(),
  menu: [
    {
      path: '/content',
      component: null,
      meta: { title: '内容' },
      children: [
        { path: '/articles', component: 'Articles', meta: { title: '文章列表' } },
        { path: '/authors', component: 'Authors', meta: { title: '作者管理' } },
        { path: '/secret', component: 'Secret', hidden: true, meta: { title: '隐藏作者' } },
      ],
    },
  ],
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Inline: Story = {
  name: 'LAY-06 in the header: pages by title, pinyin or initials; no groups, nothing hidden',
  args,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '搜索或跳转' });
    const width = () => canvas.getByRole('combobox', { name: '搜索或跳转' }).parentElement?.getBoundingClientRect().width;
    await expect(width()).toBe(240);
    await userEvent.click(input);
    await waitFor(() => expect(options()).toEqual(['文章列表', '作者管理']));
    await expect(width()).toBe(240);
    await userEvent.type(input, 'zuozhe');
    await waitFor(() => expect(options()).toEqual(['作者管理']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/authors' }));
  },
};

export const InDialog: Story = {
  name: 'LAY-06 without room a button opens it in a dialog',
  args: { ...args, compact: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索或跳转' }));
    const dialog = within(await screen.findByRole('dialog', { name: '搜索或跳转' }));
    await userEvent.click(dialog.getByRole('combobox', { name: '搜索或跳转' }));
    await userEvent.click(await screen.findByRole('option', { name: '文章列表' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/articles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
