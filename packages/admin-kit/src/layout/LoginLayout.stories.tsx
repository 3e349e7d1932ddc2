import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, TextInput } from '../input/index.ts';
import { LoginLayout } from './LoginLayout.tsx';

const meta = { title: 'Layout/LoginLayout', component: LoginLayout, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof LoginLayout
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  name: 'LAY-12 brand on the left, page on the right, footer below',
  args: {
    brand: <p className="m-0 text-xl text-frame-ink-strong">示例平台</p>,
    mark: <p className="m-0 text-lg font-semibold">示例</p>,
    corner: <button type="button">English</button>,
    footer: '地址：示例路 1 号',
    children: (
      <form className="flex flex-col gap-3">
        <h1 className="m-0 text-2xl">登录</h1>
        <TextInput aria-label="用户名" />
        <Button variant="primary">登录</Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('示例路');
    await expect(canvas.getByText('示例平台').getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading', { name: '登录' }).getBoundingClientRect().left,
    );
  },
};

export const NarrowLogin: Story = {
  name: 'LAY-12 on a phone the mark stands above the page, in place of the brand',
  args: Login.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('示例')).toBeVisible();
    await expect(canvas.getByText('示例平台')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
};

export const DarkLogin: Story = { args: Login.args, globals: { theme: 'dark' } };
