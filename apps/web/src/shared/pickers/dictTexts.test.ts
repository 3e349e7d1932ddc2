import { expect, test, vi } from 'vitest';
import { dictTexts } from './dictTexts.ts';

const known = new Map([
  ['1', '甲公司'],
  ['2', '乙公司'],
  ['3', '丙公司'],
]);
const asker = () => vi.fn(async (keys: readonly string[]) => keys.flatMap((key) => known.get(key) ?? []));

test('DICT-03 each of several keys has its own text, asked for in one call', async () => {
  const ask = asker();

  expect(await dictTexts(['1', '3'], ask)).toEqual([
    { id: '1', text: '甲公司' },
    { id: '3', text: '丙公司' },
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('DICT-03 a key that is not known moves no text to another one', async () => {
  expect(await dictTexts(['9', '2', '1'], asker())).toEqual([
    { id: '2', text: '乙公司' },
    { id: '1', text: '甲公司' },
  ]);
  expect(await dictTexts(['9'], asker())).toEqual([]);
});
