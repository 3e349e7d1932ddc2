import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FileGallery } from './FileGallery.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 8 5"><rect width="8" height="5" fill="${colour}"/></svg>`)}`;
const files = [
  { id: 'front', label: '身份证正面', url: picture('#7ab') },
  { id: 'back', label: '身份证背面', url: picture('#ba7') },
  { id: 'authority', label: '授权书', url: '/files/%E6%8E%88%E6%9D%83%E4%B9%A6.pdf?signature=x' },
  { id: 'face', label: '人脸照片', url: undefined },
];

const meta = { title: 'Input/FileGallery', component: FileGallery, args: { files } } satisfies Meta<typeof FileGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  name: 'UPL-01 pictures open at large, other files in the browser, and what one may not see says so',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('身份证正面')).toBeVisible();
    const document = canvas.getByRole('link', { name: '授权书.pdf' });
    await expect(document).toHaveAttribute('href', files[2]!.url);
    await expect(canvas.getByText('已上传，无权查看')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);

    const opener = canvas.getByRole('button', { name: '预览 身份证背面' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const preview = await screen.findByRole('dialog', { name: '图片预览' }, { timeout: 10_000 });
    await expect(within(preview).getByRole('img', { name: '身份证背面' })).toBeVisible();
    await userEvent.keyboard('+');
    await expect(within(preview).getByText('150%')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Thumbnails: Story = { name: 'small', args: { size: 'small' } };

export const English: Story = {
  name: 'in English',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Preview 身份证正面' })).toBeVisible(),
};
