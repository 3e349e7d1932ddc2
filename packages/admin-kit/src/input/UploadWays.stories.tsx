import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notices } from '../notice/createNoticeStore.ts';
import { FileInput } from './FileInput.tsx';
import { ImageUpload } from './ImageUpload.tsx';
import { UploadProvider } from './UploadProvider.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#7ab"/></svg>')}`;
const sent: File[] = [];
let failures = 0;
const withTransport: Decorator = (StoryView) => (
  <UploadProvider
    transport={{
      upload: async (file) => {
        sent.push(file);
        if (failures > 0) {
          failures -= 1;
          throw new Error('网络中断');
        }
        return `temp/${file.name}`;
      },
      urlOf: () => picture,
    }}
  >
    <StoryView />
  </UploadProvider>
);

const meta = {
  title: 'Input/Upload ways',
  decorators: [withTransport],
  beforeEach: () => {
    sent.length = 0;
    failures = 0;
    notices.clear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const pdf = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

/** A browser writes a picture when it has nothing else to do, which on a busy machine takes it seconds. */
const written = { timeout: 12_000 };

/** A photograph that compresses badly enough to have something to gain. */
async function photograph(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      context.fillStyle = `rgb(${(x * 7 + y * 13) % 256} ${(x * 3) % 256} ${(y * 5) % 256})`;
      context.fillRect(x, y, 4, 4);
    }
  }
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/jpeg', 1));
  return new File([blob], name, { type: 'image/jpeg' });
}

/** What a person drags from the desktop or has on the clipboard. */
function carried(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const onDropped = fn();
export const DropAndPaste: Story = {
  name: 'UPL-01 files that are dropped on the box or pasted into it',
  render: () => <FileInput aria-label="附件" onValueChange={onDropped} />,
  play: async ({ canvas }) => {
    onDropped.mockClear();
    const box = await canvas.findByRole('group', { name: '附件' });

    const drag = (name: string) =>
      box.dispatchEvent(new DragEvent(name, { dataTransfer: carried(pdf('a.pdf')), bubbles: true, cancelable: true }));
    await expect(drag('dragover')).toBe(false);
    await waitFor(() => expect(getComputedStyle(box).outlineStyle).toBe('dashed'));
    drag('drop');
    await waitFor(() => expect(onDropped).toHaveBeenLastCalledWith('temp/a.pdf'));
    await expect(getComputedStyle(box).outlineStyle).not.toBe('dashed');

    canvas.getByRole('button', { name: '点击上传' }).focus();
    const paste = new ClipboardEvent('paste', { clipboardData: carried(pdf('b.pdf')), bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(paste);
    await waitFor(() => expect(onDropped).toHaveBeenLastCalledWith('temp/a.pdf,temp/b.pdf'));
  },
};

const onFiles = fn();
export const CheckedBeforeSending: Story = {
  name: 'UPL-03 UPL-07 type and size are checked before sending; the list form tells names and sizes',
  render: () => (
    <FileInput
      aria-label="合同"
      accept=".pdf"
      maxBytes={2048}
      files={[{ fileName: '旧合同.pdf', filePath: 'temp/1.pdf', fileSize: 1024 }]}
      defaultValue="temp/1.pdf"
      onFilesChange={onFiles}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('旧合同.pdf')).toBeVisible();
    const input = await canvas.findByTestId('upload-file');
    await userEvent.upload(input, [new File(['x'], 'a.exe')], { applyAccept: false });
    await expect(await screen.findByText('a.exe 的文件类型不支持')).toBeVisible();
    await userEvent.upload(input, [pdf('大.pdf', 2049)]);
    await expect(await screen.findByText('大.pdf 超过 2.0 kB，未上传')).toBeVisible();
    await expect(sent).toHaveLength(0);
    await userEvent.upload(input, [pdf('新.pdf', 10)]);
    await waitFor(() =>
      expect(onFiles).toHaveBeenLastCalledWith([
        { fileName: '旧合同.pdf', filePath: 'temp/1.pdf', fileSize: 1024 },
        { fileName: '新.pdf', filePath: 'temp/新.pdf', fileSize: 10 },
      ]),
    );
  },
};

export const Retry: Story = {
  name: 'UPL-02 a file that failed is sent again by a button',
  render: () => <FileInput aria-label="附件" />,
  play: async ({ canvas }) => {
    failures = 1;
    await userEvent.upload(await canvas.findByTestId('upload-file'), pdf('a.pdf'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络中断');
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 a.pdf' }));
    await expect(await canvas.findByRole('link', { name: '下载 a.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const onOrder = fn();
export const Order: Story = {
  name: 'UPL-01 pictures are ordered by dragging and by Alt and an arrow key, and it is said',
  render: () => <ImageUpload aria-label="照片" defaultValue="temp/a.png,temp/b.png,temp/c.png" onValueChange={onOrder} />,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('figure');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(cards[0]!, { dataTransfer });
    await fireEvent.dragOver(cards[2]!, { dataTransfer });
    await fireEvent.drop(cards[2]!, { dataTransfer });
    await waitFor(() => expect(onOrder).toHaveBeenLastCalledWith('temp/b.png,temp/c.png,temp/a.png'));
    await expect(canvas.getByRole('status')).toHaveTextContent('a.png 已移到第 3 位');

    canvas.getByRole('button', { name: '预览 a.png' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(onOrder).toHaveBeenLastCalledWith('temp/b.png,temp/a.png,temp/c.png'));
    await expect(canvas.getByRole('status')).toHaveTextContent('a.png 已移到第 2 位');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowRight}{ArrowRight}{/Alt}');
    await waitFor(() => expect(onOrder).toHaveBeenLastCalledWith('temp/b.png,temp/c.png,temp/a.png'));
    await expect(canvas.getByRole('button', { name: '预览 a.png' })).toHaveFocus();
  },
};

export const ZoomAndTurn: Story = {
  name: 'UPL-01 the preview is zoomed and turned by buttons, and by keys wherever in it the focus is',
  render: () => <ImageUpload aria-label="照片" defaultValue="temp/a.png" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览 a.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: '图片预览' }));
    const image = dialog.getByRole('img', { name: 'a.png' });
    // Nothing in it has the focus yet.
    await userEvent.keyboard('+');
    await expect(dialog.getByText('150%')).toBeVisible();
    await userEvent.click(image);
    await userEvent.keyboard('-R');
    await expect([image.style.rotate, dialog.getByText('100%').textContent]).toEqual(['90deg', '100%']);
    await userEvent.keyboard('0');
    await expect(image.style.rotate).toBe('0deg');
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await expect(dialog.getByText('150%')).toBeVisible();
    const widthAt100 = () => image.getBoundingClientRect().width / (Number.parseInt(dialog.getByText(/%$/).textContent, 10) / 100);
    const usual = widthAt100();
    await userEvent.keyboard('+');
    await expect(dialog.getByText('200%')).toBeVisible();
    await expect(widthAt100()).toBeCloseTo(usual, 0);
    await userEvent.keyboard('---');
    await expect(dialog.getByText('75%')).toBeVisible();
    await expect(widthAt100()).toBeCloseTo(usual, 0);
    await userEvent.click(dialog.getByRole('button', { name: '向右旋转' }));
    await userEvent.keyboard('R');
    await expect(image.style.rotate).toBe('180deg');
    await userEvent.click(dialog.getByRole('button', { name: '向左旋转' }));
    await expect(image.style.rotate).toBe('90deg');
    await userEvent.keyboard('0');
    await expect([image.style.rotate, dialog.getByText('100%').textContent]).toEqual(['0deg', '100%']);
  },
};

/** A photograph whose camera lay on its side. */
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><rect width="1600" height="400" fill="#7ab"/></svg>')}`;
export const OnItsSide: Story = {
  name: 'UPL-01 a wide picture that is turned on its side still fits, and enlarged all of it can be reached',
  render: () => (
    <UploadProvider transport={{ upload: async () => '', urlOf: () => wide }}>
      <ImageUpload aria-label="照片" defaultValue="temp/a.png" />
    </UploadProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '预览 a.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: '图片预览' }));
    const image = dialog.getByRole('img', { name: 'a.png' });
    const frame = dialog.getByRole('group', { name: 'a.png' });
    const turn = () => userEvent.click(dialog.getByRole('button', { name: '向右旋转' }));
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeCloseTo(frame.clientWidth, 0));
    await turn();
    const [inner, outer] = [image.getBoundingClientRect(), frame.getBoundingClientRect()];
    await expect(inner.height).toBeCloseTo(frame.clientHeight, 0);
    await expect(inner.width).toBeCloseTo(frame.clientHeight / 4, 0);
    await expect(Math.round(inner.top)).toBeGreaterThanOrEqual(Math.round(outer.top));
    await userEvent.keyboard('++');
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(1.9 * frame.clientHeight));
    // Those who have only keys reach what is out of view, from the next frame on.
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '0'));
    frame.scrollTop = 0;
    await expect(Math.round(image.getBoundingClientRect().top)).toBeGreaterThanOrEqual(Math.round(outer.top));
  },
};

export const TakenOutByKey: Story = {
  name: 'UPL-02 anyone who takes files out by key stays in the list: the focus goes to the next one, at last to the button',
  render: () => (
    <div className="grid gap-4">
      <FileInput aria-label="附件" defaultValue="temp/a.pdf,temp/b.pdf,temp/c.pdf" />
      <ImageUpload aria-label="照片" defaultValue="temp/x.png,temp/y.png" />
    </div>
  ),
  play: async ({ canvas }) => {
    const files = within(await canvas.findByRole('group', { name: '附件' }));
    (await files.findByRole('button', { name: '删除 b.pdf' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(files.getByRole('button', { name: '删除 c.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(files.getByRole('button', { name: '删除 a.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(files.getByRole('button', { name: '点击上传' })).toHaveFocus();
    const pictures = within(canvas.getByRole('group', { name: '照片' }));
    pictures.getByRole('button', { name: '删除 x.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(pictures.getByRole('button', { name: '删除 y.png' })).toHaveFocus();

    failures = 1;
    await userEvent.upload(files.getByTestId('upload-file'), pdf('d.pdf'));
    (await files.findByRole('button', { name: '重新上传 d.pdf' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await files.findByRole('button', { name: /(取消上传|删除) d\.pdf/ })).toHaveFocus();
  },
};

export const Compressed: Story = {
  name: 'UPL-01 a photograph is made smaller before it is sent, when asked for',
  render: () => <ImageUpload aria-label="照片" compress={300} />,
  play: async ({ canvas }) => {
    const photo = await photograph('现场.jpg', 800, 600);
    await userEvent.upload(await canvas.findByTestId('upload-file'), photo);
    await waitFor(() => expect(sent).toHaveLength(1), written);
    await expect(sent[0]!.size).toBeLessThan(photo.size / 4);
    await expect([sent[0]!.name, sent[0]!.type]).toEqual(['现场.jpg', 'image/jpeg']);
    const small = await createImageBitmap(sent[0]!);
    await expect([small.width, small.height]).toEqual([300, 225]);
  },
};

export const Cropped: Story = {
  name: 'UPL-01 a picture is cut to its shape before it is sent, moved and zoomed by keys',
  render: () => <ImageUpload aria-label="头像" cropRatio={1} />,
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByTestId('upload-file'), await photograph('头像.jpg', 800, 600));
    const dialog = within(await screen.findByRole('dialog', { name: '裁剪图片' }));
    const frame = dialog.getByRole('button', { name: '拖动图片或按方向键选择保留的部分' });
    frame.focus();
    await userEvent.keyboard('{ArrowRight}');
    await fireEvent.change(dialog.getByRole('slider', { name: '缩放' }), { target: { value: '2' } });
    await expect(sent).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(sent).toHaveLength(1), written);
    const cut = await createImageBitmap(sent[0]!);
    await expect([cut.width, cut.height]).toEqual([300, 300]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  render: () => (
    <div className="grid gap-4">
      <FileInput aria-label="附件" invalid defaultValue="temp/合同.pdf" />
      <ImageUpload aria-label="照片" invalid />
      <FileInput aria-label="附件" disabled defaultValue="temp/合同.pdf" allowDownload={false} />
      <ImageUpload aria-label="照片" readOnly allowDownload={false} defaultValue="temp/a.png" />
      <FileInput aria-label="附件" allowRemove={false} defaultValue="temp/合同.pdf" />
    </div>
  ),
};
export const StatesEnglish: Story = { ...States, globals: { locale: 'en-US' } };
