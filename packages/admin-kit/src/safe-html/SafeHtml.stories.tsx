import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

/**
 * Rich text of a server, made harmless: words, lists, tables, links and images of the own host stay; everything that could run,
 * cover the page or ask a foreign host is gone.
 */
const meta = { title: 'Notice/Rich text', component: SafeHtml } satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

const article = `<h2>关于三号库停运的通知</h2><p>因设备检修，<strong>三号库</strong>今日 <em>18:00</em> 起停运。详情见 <a href="https://example.com/notice">公告原文</a>。</p>
<ol><li>已派车辆改至五号库</li><li>未派车辆顺延</li></ol><table><tbody><tr><th>库区</th><th>状态</th></tr><tr><td>三号库</td><td>停运</td></tr></tbody></table><blockquote>如有疑问请联系调度。</blockquote>`;

export const Article: Story = {
  name: 'NOTI-04 words, lists, tables and links',
  args: { html: article },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '关于三号库停运的通知' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '公告原文' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Hostile: Story = {
  name: 'NOTI-04 scripts, handlers and styles are gone',
  args: {
    html: '<p onclick="planted=1" style="position:fixed">文字还在</p><script>planted=1</script><img src="x" onerror="planted=1" alt="">',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('文字还在', undefined, { timeout: 5000 })).not.toHaveAttribute('style');
    await expect(canvasElement.querySelector('script[src=""], [onclick], [onerror]')).toBeNull();
  },
};

export const LongWordsDark: Story = {
  name: 'NOTI-04 long words wrap, in dark',
  globals: { theme: 'dark' },
  args: { html: `<p>${'长'.repeat(200)}</p><p>https://example.com/${'a'.repeat(300)}</p><pre>${'code '.repeat(100)}</pre>` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('pre')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
