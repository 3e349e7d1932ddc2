import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/Dialog.tsx';
import { PageFailure } from '../internals/Failure.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageProgress } from './PageProgress.tsx';

const meta = { title: 'Layout/PageBoundary', component: PageBoundary, parameters: { overlay: true } } satisfies Meta<typeof PageBoundary>;
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

const version = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

export const StillFails: Story = {
  name: 'ROUTE-15 a reload is offered once per version; after it one may only try again',
  args: { children: null },
  beforeEach: () => {
    sessionStorage.setItem('tarmac:chunk-reload', version());
    return () => sessionStorage.removeItem('tarmac:chunk-reload');
  },
  render: () => <PageFailure error={new Error('Loading chunk failed (missing)')} onRetry={home} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('重新加载后仍未成功');
    await expect(canvas.queryByRole('button', { name: '重新加载' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(home).toHaveBeenCalled();
  },
};

const close = fn();

export const InDialog: Story = {
  name: 'ROUTE-15 a dialog whose content fails says so, heals by a retry, and closes',
  args: { children: null },
  beforeEach: () => {
    isBroken = true;
  },
  render: () => (
    <Dialog open title="对话框" onOpenChange={close}>
      <Page />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '对话框' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('内容显示出错');
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await expect(dialog.getByText('页面恢复了')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalled());
  },
};

export const Loading: Story = {
  name: 'ROUTE-08 a progress bar shows while a page is on its way',
  args: { children: null },
  render: () => <PageProgress active />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '页面加载中' })).toBeInTheDocument();
  },
};
