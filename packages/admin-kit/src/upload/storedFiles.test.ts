import { expect, test, vi } from 'vitest';
import { ApiError } from '../request/ApiError.ts';
import { createStoredFiles } from './storedFiles.ts';

const named = (path: string) => ({ fileName: `${path}!`, filePath: path.split('?')[0]!, fileSize: 1 });

test('UPL-07 what several controls ask at once is one call, and what is known is not asked again', async () => {
  const ask = vi.fn(async (paths: readonly string[]) => paths.filter((path) => !path.startsWith('gone')).map(named));
  const describe = createStoredFiles(ask);

  const [first, second] = await Promise.all([describe(['a?s=1', 'b']), describe(['b', 'gone'])]);
  const third = await describe(['a?s=2', 'gone']);

  expect(ask.mock.calls).toEqual([[['a?s=1', 'b', 'gone']]]);
  expect([first, second, third]).toEqual([[named('a?s=1'), named('b')], [named('b')], [named('a?s=1')]]);
});

test('UPL-07 many files are asked for in several calls', async () => {
  const ask = vi.fn(async (paths: readonly string[]) => paths.map(named));
  const describe = createStoredFiles(ask);

  const found = await describe(Array.from({ length: 45 }, (_, index) => `p${index}`));

  expect([found.length, ask.mock.calls.map(([paths]) => paths.length)]).toEqual([45, [20, 20, 5]]);
});

test('UPL-07 a server that knows no names is asked once; a lost line is tried again with the next question', async () => {
  const ask = vi.fn(async (): Promise<never> => {
    throw new ApiError('', { status: 404 });
  });
  const describe = createStoredFiles(ask);
  expect([await describe(['a']), await describe(['b'])]).toEqual([[], []]);
  expect(ask).toHaveBeenCalledTimes(1);

  const lost = vi.fn(async (): Promise<never> => {
    throw new ApiError('', { status: 0 });
  });
  const again = createStoredFiles(lost);
  expect([await again(['a']), await again(['a'])]).toEqual([[], []]);
  expect(lost).toHaveBeenCalledTimes(2);
});
