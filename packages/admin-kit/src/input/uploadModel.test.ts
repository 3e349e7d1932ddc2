import { expect, test } from 'vitest';
import { addItems, emittedValue, isImage, itemsOf, moveItem, type UploadItem } from './uploadModel.ts';

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
  expect(addItems(items, [going], 2).map((item) => item.id)).toEqual(['b', 'x']);
  expect(addItems(items, [going], 0)).toHaveLength(3);
});

test('UPL-01 moving swaps neighbours and refuses at both ends', () => {
  const items = [done('a'), done('b')];
  expect(moveItem(items, 'b', -1)).toMatchObject([{ id: 'b' }, { id: 'a' }]);
  expect(moveItem(items, 'a', -1)).toBe('first');
  expect(moveItem(items, 'b', 1)).toBe('last');
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
