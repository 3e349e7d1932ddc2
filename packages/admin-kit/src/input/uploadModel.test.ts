import { expect, test } from 'vitest';
import { itemsOf, shortName, type UploadItem } from './uploadItem.ts';
import {
  addItems,
  emittedValue,
  isAccepted,
  isImage,
  keepLast,
  moveItem,
  offered,
  pictureTypes,
  placeItem,
  uploadedFiles,
  withNames,
} from './uploadModel.ts';

const done = (path: string): UploadItem => ({ id: path, name: path, status: 'done', percent: 100, path });
const going: UploadItem = { id: 'x', name: 'x', status: 'uploading', percent: 20 };

test('UPL-02 paths are emitted only when all are done, joined by commas', () => {
  expect(emittedValue([done('a'), going])).toBeNull();
  expect(emittedValue([done('a'), done('b')])).toBe('a,b');
  expect(emittedValue([{ ...going, status: 'error' }, done('b')])).toBe('b');
  expect(emittedValue([])).toBe('');
});

test('UPL-02 a new upload keeps only the last N, 0 is unlimited', () => {
  const items = [done('a'), done('b')];
  const last = (id: string): UploadItem => ({ ...going, id });
  expect(addItems([last('w')], { added: [last('x'), last('y'), last('z')], maxCount: 2 }).map(({ id }) => id)).toEqual(['y', 'z']);
  expect(addItems(items, { added: [going], maxCount: 0 })).toHaveLength(3);
  expect(keepLast([...items, done('c')], { maxCount: 2, arrivals: [] }).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(keepLast([...items, done('c')], { maxCount: 0, arrivals: [] })).toHaveLength(3);
});

test('UPL-02 a stored file keeps its place until a newer one is done', () => {
  const items = [done('a'), done('b')];
  expect(addItems(items, { added: [going], maxCount: 2 }).map(({ id }) => id)).toEqual(['a', 'b', 'x']);
  expect(keepLast([...items, going], { maxCount: 2, arrivals: ['x'] }).map(({ id }) => id)).toEqual(['a', 'b', 'x']);
  expect(keepLast([done('x'), ...items], { maxCount: 2, arrivals: ['x'] }).map(({ id }) => id)).toEqual(['x', 'b']);
  expect(keepLast([done('x'), done('y'), ...items], { maxCount: 1, arrivals: ['y', 'x'] }).map(({ id }) => id)).toEqual(['x']);
});

test('UPL-02 a file that failed takes no place from a stored one', () => {
  const failed: UploadItem = { ...going, id: 'f', status: 'error' };
  const ids = (items: readonly UploadItem[], maxCount: number) => addItems(items, { added: [going], maxCount }).map((item) => item.id);
  expect(ids([done('a'), failed], 2)).toEqual(['a', 'x']);
  expect(ids([done('a'), failed, done('b')], 3)).toEqual(['a', 'b', 'x']);
  expect(ids([done('a'), failed, done('b')], 2)).toEqual(['a', 'b', 'x']);
  expect(ids([failed], 2)).toEqual(['f', 'x']);
});

test('UPL-01 moving swaps neighbours and refuses at both ends', () => {
  const items = [done('a'), done('b')];
  expect(moveItem(items, { id: 'b', direction: -1 })).toMatchObject([{ id: 'b' }, { id: 'a' }]);
  expect(moveItem(items, { id: 'a', direction: -1 })).toBe('first');
  expect(moveItem(items, { id: 'b', direction: 1 })).toBe('last');
});

test('UPL-02 a stored value becomes a list again', () => {
  expect(itemsOf('temp/a%20b.png,c.pdf')).toMatchObject([{ name: 'a b.png', path: 'temp/a%20b.png' }, { name: 'c.pdf' }]);
  expect(itemsOf('')).toEqual([]);
});

test('UPL-03 images are told by type, else by name', () => {
  expect(isImage({ type: 'image/png', name: 'a' })).toBe(true);
  expect(isImage({ type: 'application/pdf', name: 'a.png' })).toBe(false);
  expect(isImage({ type: '', name: 'A.JPG' })).toBe(true);
});

test('UPL-03 a chooser offers what is taken: JPEG under all of its endings, pictures that browsers show', () => {
  expect(offered(undefined)).toBeUndefined();
  expect(offered('')).toBeUndefined();
  expect(offered(undefined, true)).toBe(pictureTypes);
  expect(offered('.pdf, .PNG')).toBe('.pdf,.png');
  expect(offered('.pdf,.jpg,.png')).toBe('.pdf,.jpg,.png,.jpeg,.jpe,.jfif,.pjpeg,.pjp');
});

test('UPL-07 the list form carries fileName, filePath and fileSize of what is done, and gives names and sizes back', () => {
  const files = uploadedFiles([{ ...done('temp/a.pdf'), name: '合同.pdf', size: 2048 }, done('temp/b.pdf'), going]);
  expect(files).toEqual([
    { fileName: '合同.pdf', filePath: 'temp/a.pdf', fileSize: 2048 },
    { fileName: 'temp/b.pdf', filePath: 'temp/b.pdf', fileSize: 0 },
  ]);
  expect(itemsOf('temp/a.pdf,temp/c.pdf', files)).toMatchObject([{ name: '合同.pdf', size: 2048 }, { name: 'c.pdf' }]);
});

test('UPL-07 a stored file is the same with another signature', () => {
  const known = [{ fileName: '合同.pdf', filePath: 'temp/a.pdf', fileSize: 2048 }];
  expect(itemsOf('temp/a.pdf?t=0&e=1&s=x', known)).toMatchObject([{ name: '合同.pdf', path: 'temp/a.pdf?t=0&e=1&s=x' }]);
  expect(withNames(itemsOf('temp/a.pdf?t=0&e=2&s=y'), known)).toMatchObject([{ name: '合同.pdf', size: 2048 }]);
});

test('UPL-01 a picture is put in the place of another', () => {
  const items = ['a', 'b', 'c'].map(done);
  expect(placeItem(items, { id: 'a', index: 2 }).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(placeItem(items, { id: 'c', index: 0 }).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(placeItem(items, { id: 'x', index: 0 })).toEqual(items);
});

test.each([
  ['', 'a.exe', '', true],
  ['.pdf,.PNG', 'A.png', 'image/png', true],
  ['.pdf', 'a.pdf.exe', '', false],
  ['image/*', 'a.png', 'image/png', true],
  ['image/*', 'a.png', '', false],
  ['application/pdf, .zip', 'a', 'application/pdf', true],
  ['*/*', 'a', '', true],
  ['.pdf,.jpg,.png', 'wechat.jfif', 'image/jpeg', true],
  ['.pdf,.jpeg', 'photo.PJPEG', '', true],
  ['image/jpeg', 'photo.pjp', '', true],
  ['.png', 'photo.jfif', 'image/jpeg', false],
  ...['a.jfif', 'a.pjpeg', 'a.pjp', 'a.jpe', 'a.JPG', 'a.png', 'a.webp'].map((name) => [pictureTypes, name, '', true] as const),
  [pictureTypes, 'a', 'image/jpeg', true],
  [pictureTypes, 'IMG_1.HEIC', 'image/heic', false],
  [pictureTypes, 'IMG_1.HEIC', '', false],
  [pictureTypes, 'a.svg', 'image/svg+xml', false],
  [pictureTypes, 'a.tif', 'image/tiff', false],
] as const)('UPL-03 accept %j takes %s of type %j: %s', (accept, name, type, isTaken) => {
  expect(isAccepted({ name, type }, accept)).toBe(isTaken);
});

test('UPL-04 a name is cut to five characters and an ellipsis, whole characters each', () => {
  expect(['磅单.pdf', 'abcde', '二零二六年磅单.pdf', '𠮷𠮷𠮷𠮷𠮷𠮷'].map(shortName)).toEqual([
    '磅单.pd…',
    'abcde',
    '二零二六年…',
    '𠮷𠮷𠮷𠮷𠮷…',
  ]);
});

test('UPL-01 a name that became known without a size leaves the size out', () => {
  const known = [{ fileName: '合同.pdf', filePath: 'temp/a.pdf', fileSize: 0 }];
  expect(withNames(itemsOf('temp/a.pdf'), known)).toEqual([expect.objectContaining({ name: '合同.pdf' })]);
  expect(withNames(itemsOf('temp/a.pdf'), known)[0]).not.toHaveProperty('size');
});
