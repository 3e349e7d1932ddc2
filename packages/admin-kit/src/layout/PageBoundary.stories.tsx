import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageBoundary, PageFailure } from './PageBoundary.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { title: 'Layout/PageBoundary', component: PageBoundary } satisfies Meta<typeof PageBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('boom');
  return <p>页面恢复了</p>;
}
const home = fn();

export const FailsAndRecovers: Story = {
  name: 'ROUTE-15 a failed page says so and can be tried again',
  args: { children: <Page />, onHome: home },
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('页面出错了');
    await userEvent.click(canvas.getByRole('button', { name: '返回首页' }));
    await expect(home).toHaveBeenCalled();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(canvas.getByText('页面恢复了')).toBeVisible();
  },
};

export const ChunkFailure: Story = {
  name: 'ROUTE-15 code that did not arrive asks for a reload',
  args: { children: null },
  render: () => <PageFailure error={new TypeError('Failed to fetch dynamically imported module: /assets/x.js')} onRetry={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'ROUTE-08 a progress bar shows while a page is on its way',
  args: { children: null },
  render: () => <ProgressBar active />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '页面加载中' })).toBeInTheDocument();
  },
};
