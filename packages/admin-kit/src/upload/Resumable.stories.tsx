import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileInput } from '../input/FileInput.tsx';
import { ImageUpload } from '../input/ImageUpload.tsx';
import { UploadProvider } from '../input/UploadProvider.tsx';
import type { RequestClient } from '../request/requestTypes.ts';
import { jeecgUploads } from '../jeecg/jeecgUploads.ts';
import { createUploadTransport } from './createUploadTransport.ts';

const megabyte = 1024 * 1024;
const kept = new Map<string, string>();
const calls: string[] = [];
/** What the line does to the next piece; absent: it passes. */
let line: ((piece: Blob) => Promise<void>) | undefined;
const uploads = new Map<string, Blob[]>();
const arrived = (id: string) => uploads.get(id)?.reduce((sum, { size }) => sum + size, 0) ?? 0;

/** A server that takes pieces. */
async function serve(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body, signal } = init;
  calls.push(method);
  if (method === 'POST') {
    const id = `u${uploads.size + 1}`;
    uploads.set(id, []);
    return new Response(null, { status: 201, headers: { Location: `/jeecg-boot/sys/common/tus/${id}` } });
  }
  const id = address.split('/').at(-1)!;
  if (method === 'PATCH') {
    const act = line;
    line = undefined;
    await act?.(body as Blob);
    signal?.throwIfAborted();
    uploads.get(id)?.push(body as Blob);
  }
  return new Response(null, { status: method === 'HEAD' ? 200 : 204, headers: { 'Upload-Offset': String(arrived(id)) } });
}

const transport = createUploadTransport(
  {
    upload: () => Promise.reject(new Error('Large files go in pieces.')),
    get: (path: string) => Promise.resolve({ message: `temp/${path.split('/').at(-1)}.zip` }),
  } as unknown as Pick<RequestClient, 'upload' | 'get'>,
  {
    wire: jeecgUploads,
    domains: { static: '/files' },
    resumable: {
      fromBytes: 2 * megabyte,
      headers: () => ({}),
      identity: () => 'me',
      store: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
      fetch: (address, init) => serve(String(address as string), init),
      sendWithProgress: serve,
    },
  },
);

const meta = {
  title: 'Input/Upload in pieces',
  component: FileInput,
  decorators: [
    (StoryView) => (
      <UploadProvider transport={transport}>
        <StoryView />
      </UploadProvider>
    ),
  ],
  beforeEach: () => {
    for (const map of [kept, uploads]) map.clear();
    calls.length = 0;
    line = undefined;
  },
} satisfies Meta<typeof FileInput>;
export default meta;
type Story = StoryObj;

const archive = () => new File([new Uint8Array(4 * megabyte).map((_, index) => index % 251)], '归档.zip', { lastModified: 1 });
const hashOf = async (blob: Blob) => String(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())));
const cut = () => Promise.reject(new TypeError('Failed to send.'));
const never = () => new Promise<void>(() => {});

const onValue = fn();
export const Cut: Story = {
  name: 'FILE-01 a line that is cut is waited for, and the file goes on where it stopped',
  render: () => <FileInput aria-label="附件" onValueChange={onValue} />,
  play: async ({ canvas }) => {
    onValue.mockClear();
    let release = () => {};
    line = async () => {
      // The next piece is cut off, the one after it waits.
      line = async () => {
        line = () =>
          new Promise((resolve) => {
            release = resolve;
          });
        await cut();
      };
    };
    await userEvent.upload(await canvas.findByTestId('upload-file'), archive());

    await expect(await canvas.findByText('等待网络恢复')).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('从 25% 处续传')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '归档.zip' })).toHaveAttribute('aria-valuenow', '25');
    await expect(onValue).not.toHaveBeenCalled();
    await waitFor(() => expect(calls.at(-1)).toBe('PATCH'));
    release();

    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith('temp/u1.zip'));
    await expect(canvas.queryByText('从 25% 处续传')).toBeNull();
    await expect(await hashOf(new Blob(uploads.get('u1')))).toBe(await hashOf(archive()));
  },
};

export const Left: Story = {
  name: 'FILE-01 choosing a file again whose upload was left goes on; taking it out calls it off',
  render: () => <FileInput aria-label="附件" />,
  play: async ({ canvas }) => {
    uploads.set('u1', [new Blob([new Uint8Array(3 * megabyte)])]);
    const key = JSON.stringify(['me', '/jeecg-boot/sys/common/tus', 'temp', '归档.zip', 4 * megabyte, 1]);
    kept.set('unfinished-uploads', JSON.stringify([[key, { id: 'u1', at: Date.now() }]]));
    line = never;
    await userEvent.upload(await canvas.findByTestId('upload-file'), archive());

    await expect(await canvas.findByText('从 75% 处续传')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 归档.zip' }));

    await expect(canvas.queryByText('归档.zip')).toBeNull();
  },
};

/** Stays as it is: what a person sees who waits. */
export const Waiting: Story = {
  render: () => (
    <div className="grid gap-4">
      <FileInput aria-label="附件" />
      <ImageUpload aria-label="照片" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTestId('upload-file')).toHaveLength(2));
    const [file, picture] = canvas.getAllByTestId('upload-file');
    line = cut;
    await userEvent.upload(file!, archive());
    await expect(await canvas.findByText('等待网络恢复')).toBeVisible();
    line = cut;
    await userEvent.upload(picture!, new File([new Uint8Array(3 * megabyte)], '现场.png', { type: 'image/png', lastModified: 1 }));
    await waitFor(() => expect(canvas.getAllByText('等待网络恢复')).toHaveLength(2));
  },
};
export const WaitingEnglish: Story = {
  ...Waiting,
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const [file] = await canvas.findAllByTestId('upload-file');
    line = cut;
    await userEvent.upload(file!, archive());
    await expect(await canvas.findByText('Waiting for the connection')).toBeVisible();
  },
};
