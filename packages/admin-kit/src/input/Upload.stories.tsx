import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notices } from '../notice/createNoticeStore.ts';
import { FileInput } from './FileInput.tsx';
import { ImageUpload } from './ImageUpload.tsx';
import { UploadProvider, type UploadOptions } from './UploadProvider.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#7ab"/></svg>')}`;
const pending = new Map<string, { options: UploadOptions; resolve: (path: string) => void; reject: (error: Error) => void }>();
const withTransport: Decorator = (StoryView) => (
  <UploadProvider
    transport={{
      upload: (file, options) => new Promise((resolve, reject) => pending.set(file.name, { options, resolve, reject })),
      urlOf: () => picture,
    }}
  >
    <StoryView />
  </UploadProvider>
);

const meta = {
  title: 'Input/Upload',
  component: ImageUpload,
  decorators: [withTransport],
  beforeEach: () => {
    pending.clear();
    notices.clear();
  },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj;

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

const onPictures = fn();
export const Pictures: Story = {
  name: 'UPL-01 UPL-02 pictures: percent, emitted when all are done, order, preview, remove',
  render: () => <ImageUpload aria-label="照片" onValueChange={onPictures} />,
  play: async ({ canvas }) => {
    onPictures.mockClear();
    await expect(await canvas.findByRole('button', { name: '点击上传' })).toBeVisible();
    await userEvent.upload(canvas.getByTestId('upload-file'), [png('a.png'), png('b.png')]);
    await waitFor(() => expect(pending.size).toBe(2));
    pending.get('a.png')!.options.onProgress(40);
    await expect(await canvas.findByText('上传中 40%')).toBeVisible();
    pending.get('a.png')!.resolve('temp/a.png');
    await expect(onPictures).not.toHaveBeenCalled();
    pending.get('b.png')!.resolve('temp/b.png');
    await waitFor(() => expect(onPictures).toHaveBeenLastCalledWith('temp/a.png,temp/b.png'));

    await userEvent.click(canvas.getByRole('button', { name: '左移 b.png' }));
    await expect(onPictures).toHaveBeenLastCalledWith('temp/b.png,temp/a.png');
    await userEvent.click(canvas.getByRole('button', { name: '左移 b.png' }));
    await expect(await screen.findByText('未知的操作')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '右移 a.png' }));
    await expect(await screen.findByText('已到最后~')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '预览 a.png' }));
    const preview = await screen.findByRole('dialog', { name: '图片预览' });
    await expect(within(preview).getByRole('img', { name: 'a.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '删除 b.png' }));
    await expect(onPictures).toHaveBeenLastCalledWith('temp/a.png');
  },
};

export const Refused: Story = {
  name: 'UPL-03 only images, and what the server refuses is told in a dialog 上传出错',
  render: () => <ImageUpload aria-label="照片" />,
  play: async ({ canvas }) => {
    const input = await canvas.findByTestId('upload-file');
    await userEvent.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }), { applyAccept: false });
    await expect(await screen.findByText('请上传图片')).toBeVisible();
    await expect(pending.size).toBe(0);
    await userEvent.upload(input, png('大.png'));
    await waitFor(() => expect(pending.size).toBe(1));
    pending.get('大.png')!.reject(new Error('文件过大'));
    await expect(await screen.findByText('大.png 上传失败.')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: '上传出错' });
    await expect(within(dialog).getByText('文件过大')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('文件过大');
  },
};

const onFiles = fn();
export const Files: Story = {
  name: 'UPL-02 files: with a maximum a new one keeps only the last N',
  render: () => <FileInput aria-label="附件" maxCount={2} defaultValue="temp/合同.pdf,temp/清单.pdf" onValueChange={onFiles} />,
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByTestId('upload-file'), new File(['x'.repeat(2048)], '报告.pdf'));
    await waitFor(() => expect(pending.size).toBe(1));
    pending.get('报告.pdf')!.resolve('temp/报告.pdf');
    await waitFor(() => expect(onFiles).toHaveBeenLastCalledWith('temp/清单.pdf,temp/报告.pdf'));
    await expect(canvas.getByText('2.0 kB')).toBeVisible();
    await expect(canvas.queryByText('合同.pdf')).toBeNull();
  },
};

const onMasked = fn();
/** What the server only tells of is neither shown nor fetched, and goes back as it came. */
export const Masked: Story = {
  name: 'SEC-03 files that the reader may not view are locked and kept',
  render: () => (
    <div className="flex flex-col gap-4">
      <ImageUpload aria-label="身份证照片" defaultValue="***1,***2" onValueChange={onMasked} />
      <FileInput aria-label="授权书" defaultValue="***1" />
    </div>
  ),
  play: async ({ canvas }) => {
    onMasked.mockClear();
    await waitFor(() => expect(canvas.getAllByText('已上传，无权查看')).toHaveLength(3));
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    await expect(canvas.queryByRole('button', { name: /预览/ })).toBeNull();
    await userEvent.upload(canvas.getAllByTestId('upload-file')[0]!, [png('新.png')]);
    await waitFor(() => expect(pending.has('新.png')).toBe(true));
    pending.get('新.png')!.resolve('temp/新.png');
    await waitFor(() => expect(onMasked).toHaveBeenLastCalledWith('***1,***2,temp/新.png'));
  },
};

export const Disabled: Story = {
  render: () => (
    <div className="grid gap-4">
      <ImageUpload aria-label="照片" disabled defaultValue="temp/a.png" />
      <FileInput aria-label="附件" readOnly defaultValue="temp/合同.pdf" />
    </div>
  ),
};
export const DisabledDark: Story = { ...Disabled, globals: { theme: 'dark' } };
