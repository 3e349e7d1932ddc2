import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { UploadOptions } from '../../input/UploadProvider.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import type { EditableColumn, Row } from '../columnTypes.ts';
import { showTable, takeTableAway } from '../testing.fixture.tsx';

interface Sent {
  file: File;
  options: UploadOptions;
  resolve: (path: string) => void;
  reject: (error: Error) => void;
}
let sent: Sent[] = [];
const upload = {
  upload: (file: File, options: UploadOptions) =>
    new Promise<string>((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
      sent.push({ file, options, resolve, reject });
    }),
  urlOf: (path: string) => `/files/${path}`,
};
beforeEach(() => {
  sent = [];
  notices.clear();
});
afterEach(takeTableAway);

const columns: readonly EditableColumn[] = [
  { key: 'name', title: '名称', type: 'input' },
  { key: 'slip', title: '磅单', type: 'file' },
  { key: 'photo', title: '照片', type: 'image' },
  { key: 'sent', title: '回单', type: 'upload', props: { action: '/jeecg-boot/own/upload', responseName: 'path', btnText: '传回单' } },
  { key: 'kept', title: '合同', type: 'file', props: { allowRemove: false, allowDownload: false, maxCount: 1 } },
];
const rows: readonly Row[] = [
  { id: '1', name: '甲', slip: '', photo: '', sent: '', kept: 'temp/合同正本.pdf' },
  { id: '2', name: '乙', slip: 'temp/磅单二零二六.pdf,temp/b.pdf', photo: '', sent: '', kept: '' },
];
const show = () => showTable({ rows, columns }, {}, { upload });

const group = () => vi.waitFor(() => found('[role=group][data-status]'));
const button = (name: string) => vi.waitFor(() => found(`button[aria-label="${name}"]`));
const withText = (selector: string, text: string) =>
  vi.waitFor(() => {
    const one = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent?.includes(text));
    if (one === undefined) throw new Error(`No ${selector} says ${text}.`);
    return one;
  });
const dialog = (name: string) => withText('[role=dialog]', name);

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

async function choose(...files: File[]): Promise<void> {
  await group();
  await userEvent.upload(found('[data-testid=cell-file]'), files);
}
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

async function openCell(table: Awaited<ReturnType<typeof show>>, row: number, key: string): Promise<HTMLElement> {
  await table.click(row, key);
  await table.keys('{F2}');
  return group();
}

test('UPL-04 a cell tells empty, percent and done, cuts the name to five characters, and holds the path when all is there', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'slip');
  expect(control.dataset['status']).toBe('empty');
  expect(control.textContent).toBe('上传文件');

  await choose(pdf('二零二六年磅单.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]!.options.onProgress(41.7);

  await vi.waitFor(() => expect(control.textContent).toContain('41%'));
  expect(control.querySelector('[title]')!.textContent).toBe('二零二六年…');
  expect(control.querySelector('[aria-haspopup=menu]')).toBeNull();
  expect(table.store.value(0, 'slip')).toBe('');
  sent[0]!.resolve('temp/a.pdf');
  await vi.waitFor(() => expect(table.store.value(0, 'slip')).toBe('temp/a.pdf'));
  expect(control.dataset['status']).toBe('done');
  expect(control.textContent).toContain('上传完成');
  expect(sent[0]!.options).toMatchObject({ fromCell: true });
});

test('UPL-04 a closed cell draws the beginning of each name and shows the whole of it to the pointer', async () => {
  const table = await show();

  expect(table.text(1, 'slip')).toBe('磅单二零二…，b.pdf');
  expect(table.cell(1, 'slip').firstElementChild?.getAttribute('title')).toBe('磅单二零二六.pdf，b.pdf');
  expect(table.cell(0, 'slip').firstElementChild?.getAttribute('title')).toBe('');
});

test('UPL-07 a closed cell calls stored files as they were called, and asks for those alone that are seen', async () => {
  const stored = (at: number) => `biz/${String(at).padStart(32, '0')}.pdf`;
  const describe = vi.fn(async (paths: readonly string[]) =>
    paths.map((path) => ({ fileName: `磅单${Number(path.slice(4, 36))}.pdf`, filePath: path, fileSize: 0 })),
  );
  const many = Array.from({ length: 300 }, (_, at) => ({ id: String(at), slip: at === 0 ? `${stored(0)}?s=1,temp/b.pdf` : stored(at) }));
  const table = await showTable({ rows: many, columns: [columns[1]!] }, {}, { upload: { ...upload, describe } });

  await vi.waitFor(() => expect(table.text(0, 'slip')).toBe('磅单0.p…，b.pdf'));
  expect(table.cell(1, 'slip').firstElementChild?.getAttribute('title')).toBe('磅单1.pdf');
  expect(describe.mock.calls.flatMap(([paths]) => paths)).not.toContain('temp/b.pdf');
  const asked = new Set(describe.mock.calls.flatMap(([paths]) => paths)).size;
  expect(asked).toBeLessThan(60);
  await table.store.setSorting([{ key: 'slip', order: 'desc' }]);
  await vi.waitFor(() => expect(table.text(0, 'slip')).toMatch(/^磅单/));
  expect(new Set(describe.mock.calls.flatMap(([paths]) => paths)).size).toBeLessThan(3 * asked);
});

test('UPL-02 a file that replaces the only one of its cell is not counted beside it', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'kept');
  await choose(pdf('新.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  expect(control.querySelector('[title*="新.pdf"]')!.textContent).toBe('新.pdf');
  sent[0]!.resolve('temp/new.pdf');
  await vi.waitFor(() => expect(table.store.value(0, 'kept')).toBe('temp/new.pdf'));
});

test('UPL-04 a failure shows what the server said, is sent again by a button, and the cell stays empty until then', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  sent[0]!.reject(new Error('文件过大'));
  await vi.waitFor(() => expect(control.querySelector('[role=alert]')?.textContent).toBe('文件过大'));
  await withText('[role=alert], [role=status]', 'a.pdf 上传失败.');
  expect(table.store.value(0, 'slip')).toBe('');
  await userEvent.click(await button('重新上传 a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]!.reject(new Error(''));

  await vi.waitFor(() => expect(control.querySelector('[role=alert]')?.textContent).toBe('未知错误'));
});

test('UPL-04 the menu downloads and deletes; deleting empties the cell', async () => {
  const table = await show();
  await openCell(table, 1, 'slip');

  await userEvent.click(await button('文件操作 磅单二零二六.pdf'));
  await withText('[role=menuitem]', '下载');
  await withText('[role=menuitem]', '更多');
  await userEvent.click(await withText('[role=menuitem]', '删除'));

  await vi.waitFor(() => expect(table.store.value(1, 'slip')).toBe('temp/b.pdf'));
});

test('UPL-04 a column without allowDownload and allowRemove offers neither', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'kept');

  await vi.waitFor(() => expect(control.textContent).toContain('合同正本.…'));
  expect(control.querySelector('[aria-haspopup=menu]')).toBeNull();
});

test('UPL-04 action, responseName and btnText of a column are what its uploads go by', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'sent');
  expect(control.textContent).toBe('传回单');

  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  expect(sent[0]!.options).toMatchObject({ fromCell: true, path: '/jeecg-boot/own/upload', responseName: 'path' });
});

test('UPL-04 an upload goes on after its cell is closed; Escape ends it', async () => {
  const table = await show();
  await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  await table.click(1, 'name');
  await vi.waitFor(() => expect(document.querySelector('[data-testid=cell-file]')).toBeNull());
  sent[0]!.resolve('temp/a.pdf');
  await vi.waitFor(() => expect(table.store.value(0, 'slip')).toBe('temp/a.pdf'));

  await openCell(table, 0, 'photo');
  await choose(png('b.png'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await table.keys('{Escape}');
  await vi.waitFor(() => expect(sent[1]!.options.signal.aborted).toBe(true));
  expect(table.store.value(0, 'photo')).toBe('');
});

test('UPL-04 a picture that fails is told in a dialog 上传出错; what is not a picture is refused', async () => {
  const table = await show();
  await openCell(table, 0, 'photo');

  await choose(pdf('a.pdf'));
  await withText('[role=alert], [role=status]', '请上传图片');
  expect(sent).toHaveLength(0);
  await choose(png('a.png'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]!.reject(new Error('图片文件已损坏'));

  const problem = await dialog('上传出错');
  expect(problem.textContent).toContain('图片文件已损坏');
});

test('UPL-04 of several files the one that failed is shown, with the number of the others', async () => {
  const table = await show();
  const control = await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));

  sent[0]!.resolve('temp/a.pdf');
  sent[1]!.reject(new Error('文件过大'));
  sent[2]!.resolve('temp/c.pdf');

  await vi.waitFor(() => expect(control.dataset['status']).toBe('error'));
  expect(control.querySelector('[title*="c.pdf"]')!.textContent).toBe('b.pdf +2');
  expect(table.store.value(0, 'slip')).toBe('temp/a.pdf,temp/c.pdf');
});

test('UPL-04 a file that arrives for a row that is gone meanwhile hurts nobody', async () => {
  const table = await show();
  await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  table.store.edit('删除', (change) => void change.remove([0]));
  await vi.waitFor(() => expect(document.querySelector('[data-status]')).toBeNull());
  sent[0]!.resolve('temp/a.pdf');
  await Promise.resolve();

  expect(table.store.viewCount()).toBe(1);
  expect(table.store.value(1, 'slip')).toBe('temp/磅单二零二六.pdf,temp/b.pdf');
});

test('UPL-05 the window of all files is 520 wide and refuses to confirm without a file', async () => {
  const table = await show();
  await openCell(table, 1, 'slip');
  await userEvent.click(await button('文件操作 磅单二零二六.pdf'));
  await userEvent.click(await withText('[role=menuitem]', '更多'));
  const box = await dialog('上传文件');
  await vi.waitFor(() => expect(box.getBoundingClientRect().width).toBe(520));

  await userEvent.click(await button('删除 磅单二零二六.pdf'));
  await userEvent.click(await button('删除 b.pdf'));
  await userEvent.click(await withText('[role=dialog] button', '确定'));

  await withText('[role=alert], [role=status]', '未上传任何文件');
  expect(table.store.value(1, 'slip')).toBe('temp/磅单二零二六.pdf,temp/b.pdf');
});

test('UPL-05 the window writes the cell on 确定, not before all files have arrived', async () => {
  const table = await show();
  await openCell(table, 1, 'slip');
  await userEvent.click(await button('文件操作 磅单二零二六.pdf'));
  await userEvent.click(await withText('[role=menuitem]', '更多'));
  await dialog('上传文件');

  await userEvent.upload(await vi.waitFor(() => found('[role=dialog] [data-testid=upload-file]')), [pdf('c.pdf')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const ok = await withText('[role=dialog] button', '确定');
  await userEvent.click(ok);
  await withText('[role=alert], [role=status]', '文件上传中');
  sent[0]!.resolve('temp/c.pdf');
  await vi.waitFor(() => expect(found('[role=dialog] li:last-child').dataset['status']).toBe('done'));
  expect(table.store.value(1, 'slip')).toBe('temp/磅单二零二六.pdf,temp/b.pdf');
  await userEvent.click(ok);

  await vi.waitFor(() => expect(table.store.value(1, 'slip')).toBe('temp/磅单二零二六.pdf,temp/b.pdf,temp/c.pdf'));
});

test('UPL-04 a locked cell opens for its downloads alone; an empty one does not open', async () => {
  const table = await showTable({ rows, columns, disabled: true }, {}, { upload });
  await openCell(table, 1, 'slip');
  expect(document.querySelector('[role=group][data-status] button[aria-haspopup=menu]')).not.toBeNull();

  await userEvent.click(await button('文件操作 磅单二零二六.pdf'));
  await withText('[role=menuitem]', 'b.pdf');
  expect([...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)).toEqual(['下载 磅单二零二六.pdf', '下载 b.pdf']);
  await userEvent.keyboard('{Escape}');
  await table.click(0, 'slip');
  await vi.waitFor(() => expect(document.querySelector('[role=group][data-status]')).toBeNull());
  await table.keys('{F2}');
  await table.click(0, 'kept');
  await table.keys('{F2}');

  expect(document.querySelector('[role=group][data-status]')).toBeNull();
  expect(table.store.value(1, 'slip')).toBe('temp/磅单二零二六.pdf,temp/b.pdf');
});

test('UPL-04 GRID-04 a file that arrives after rows were reloaded goes to the row it was chosen for, or to none', async () => {
  const table = await show();
  await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  table.store.loadNewData([{ id: '3', name: '丙', slip: '', photo: '', sent: '', kept: '' }, ...rows]);
  sent[0]!.resolve('temp/a.pdf');

  await vi.waitFor(() => expect(table.store.value(1, 'slip')).toBe('temp/a.pdf'));
  expect(table.store.value(0, 'slip')).toBe('');
  await openCell(table, 0, 'slip');
  await choose(pdf('b.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  table.store.loadNewData(rows);
  sent[1]!.resolve('temp/b.pdf');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(table.store.getAll().tableData).toMatchObject(rows);
});

test('UPL-04 GRID-04 uploads of a cell are found again after rows were reloaded, by the row and not by its place', async () => {
  const table = await show();
  await openCell(table, 0, 'slip');
  await choose(pdf('a.pdf'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await table.click(0, 'name');

  table.store.loadNewData(rows.toReversed());
  await openCell(table, 0, 'slip');
  await vi.waitFor(() => expect(found('[role=group][data-status]').dataset['status']).toBe('done'));
  await table.click(0, 'name');
  await openCell(table, 1, 'slip');

  await vi.waitFor(() => expect(found('[role=group][data-status]').dataset['status']).toBe('uploading'));
  sent[0]!.resolve('temp/a.pdf');
  await vi.waitFor(() => expect(table.store.value(1, 'slip')).toBe('temp/a.pdf'));
});
