import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { UploadProvider, type UploadTransport } from '../../input/UploadProvider.tsx';
import type { EditableColumn, Row } from '../columnTypes.ts';
import { EditableTable } from '../EditableTable.tsx';
import { useEditableTable } from '../useEditableTable.ts';

const columns: readonly EditableColumn[] = [
  { key: 'name', title: '名称', type: 'input', width: 120 },
  { key: 'slip', title: '磅单', type: 'file', width: 180 },
  { key: 'photo', title: '现场照片', type: 'image', width: 180 },
  { key: 'contract', title: '合同', type: 'file', width: 180, props: { allowRemove: false, allowDownload: false, maxCount: 1 } },
];
const rows: readonly Row[] = [
  { id: '1', name: '东港 A-001', slip: 'temp/磅单二零二六.pdf,temp/磅单二.pdf', photo: '', contract: 'temp/运输合同正本.pdf' },
  { id: '2', name: '东港 A-002', slip: '', photo: '', contract: '' },
];
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#7ab"/></svg>')}`;
const urlOf = () => picture;
const arrives: UploadTransport = { upload: async (file) => `temp/${file.name}`, urlOf };
const isOnItsWay: UploadTransport = {
  upload: (_file, { onProgress, signal }) =>
    new Promise((_resolve, reject) => {
      onProgress(42);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  urlOf,
};
const isRefused: UploadTransport = {
  upload: async () => {
    throw new Error('文件过大');
  },
  urlOf,
};

function Table({ transport }: { transport: UploadTransport }) {
  const table = useEditableTable({ columns, rows });
  return (
    <UploadProvider transport={transport}>
      <EditableTable table={table} label="装货凭证" height={320} />
    </UploadProvider>
  );
}

const meta = { title: 'Editable table/File cells', component: Table, args: { transport: arrives } } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a cell by the keyboard, as its title and row are told to a screen reader. */
async function openCell(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('gridcell', { name }));
  await userEvent.keyboard('{F2}');
  return waitFor(() => {
    const control = document.querySelector<HTMLElement>('[role=group][data-status]');
    if (control === null) throw new Error('The cell is not open.');
    return control;
  });
}

const file = new File(['x'], '二零二六年磅单.pdf', { type: 'application/pdf' });

/** The second cell of its row: a file that is there, with what can be done to it. */
export const Done: Story = {
  name: 'UPL-04 done: name, mark and menu',
  play: async () => {
    const control = await openCell(/磅单二零二…/);
    await expect(control.dataset['status']).toBe('done');
    await userEvent.click(await screen.findByRole('button', { name: '文件操作 磅单二零二六.pdf' }));
    await expect(await screen.findByRole('menuitem', { name: '下载' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '更多' })).toBeVisible();
  },
};

export const WithoutRights: Story = {
  name: 'UPL-04 a column that allows neither download nor removal',
  play: async () => {
    const control = await openCell(/运输合同正…/);
    await expect(control).toHaveTextContent('运输合同正…');
    await expect(control.querySelector('[aria-haspopup=menu]')).toBeNull();
  },
};

/** Fills the slip of the second row. */
async function chooseFile(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('gridcell', { name: /东港 A-002/ }));
  await userEvent.keyboard('{ArrowRight}{F2}');
  const input = await screen.findByTestId('cell-file');
  await userEvent.upload(input, file);
  return input.closest<HTMLElement>('[role=group]')!;
}

export const Uploading: Story = {
  name: 'UPL-04 uploading: the percent, and no menu',
  args: { transport: isOnItsWay },
  play: async () => {
    const control = await chooseFile();
    await waitFor(() => expect(control).toHaveTextContent('42%'));
    await expect(control.querySelector('[aria-haspopup=menu]')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'UPL-04 failed: what the server said, and another try',
  args: { transport: isRefused },
  play: async () => {
    const control = await chooseFile();
    await waitFor(() => expect(control.querySelector('[role=alert]')).toHaveTextContent('文件过大'));
    await expect(screen.getByRole('button', { name: '重新上传 二零二六年磅单.pdf' })).toBeVisible();
  },
};
export const FailedDark: Story = { ...Failed, name: 'UPL-04 failed, dark', globals: { theme: 'dark' } };
export const FailedEnglish: Story = {
  name: 'UPL-04 failed, in English',
  args: { transport: isRefused },
  globals: { locale: 'en-US' },
  play: async () => {
    await chooseFile();
    await expect(await screen.findByRole('button', { name: 'Upload 二零二六年磅单.pdf again' })).toBeVisible();
  },
};

export const Window: Story = {
  name: 'UPL-05 the window of all files',
  play: async () => {
    await openCell(/磅单二零二…/);
    await userEvent.click(await screen.findByRole('button', { name: '文件操作 磅单二零二六.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '更多' }));
    await expect(await screen.findByRole('dialog', { name: '上传文件' })).toBeVisible();
    await expect(await screen.findByText('磅单二.pdf')).toBeVisible();
  },
};
