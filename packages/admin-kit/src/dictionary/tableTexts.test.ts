import { expect, test, vi } from 'vitest';
import { dictionaryLifetime } from './createDictionaryStore.ts';
import { createTableTexts, isTableCode } from './tableTexts.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const names: Readonly<Record<string, string>> = { u1: '张伟', u2: '李娜' };
const code = 'sys_user,realname,id';

function build(answer = async (_code: string, keys: readonly string[]) => keys.flatMap((key) => names[key] ?? [])) {
  let time = 0;
  const textOf = vi.fn(answer);
  const texts = createTableTexts({ items: async () => [], textOf }, () => time);
  return { texts, textOf, wait: (ms: number) => (time += ms) };
}

test('DICT-05 a code of three parts names a table', () => {
  expect(isTableCode(code)).toBe(true);
  expect(isTableCode('sys_user,realname,id,status=1')).toBe(true);
  expect(isTableCode('sex')).toBe(false);
});

test('DICT-05 texts asked for in one moment go in one call, and are kept 7 days', async () => {
  const { texts, textOf, wait } = build();
  const heard = vi.fn();
  texts.subscribe(heard);
  texts.load(code, ['u1']);
  texts.load(code, ['u2', 'u1']);
  expect(texts.read(code, 'u1')).toBeUndefined();
  await settle();
  expect(textOf.mock.calls).toEqual([[code, ['u1', 'u2']]]);
  expect([texts.read(code, 'u1'), texts.read(code, 'u2')]).toEqual(['张伟', '李娜']);
  expect(heard).toHaveBeenCalledTimes(1);
  wait(dictionaryLifetime - 1);
  texts.load(code, ['u1']);
  await settle();
  expect(textOf).toHaveBeenCalledTimes(1);
  wait(1);
  texts.load(code, ['u1']);
  await settle();
  expect(textOf).toHaveBeenCalledTimes(2);
});

test('DICT-05 a key that the server does not know is its own text, and does not move the others', async () => {
  const { texts } = build();
  texts.load(code, ['gone', 'u2', 'u1']);
  await settle();
  expect(['gone', 'u2', 'u1'].map((key) => texts.read(code, key))).toEqual(['gone', '李娜', '张伟']);
});

test('DICT-05 a failure shows the key and is tried again after a minute', async () => {
  let isDown = true;
  const { texts, textOf, wait } = build(async () => (isDown ? Promise.reject(new Error('down')) : ['张伟']));
  texts.load(code, ['u1']);
  await settle();
  expect(texts.read(code, 'u1')).toBe('u1');
  isDown = false;
  texts.load(code, ['u1']);
  await settle();
  expect(textOf).toHaveBeenCalledTimes(1);
  wait(60_000);
  texts.load(code, ['u1']);
  await settle();
  expect(texts.read(code, 'u1')).toBe('张伟');
});

test('DICT-05 a source that knows no texts is not asked', async () => {
  const texts = createTableTexts({ items: async () => [] });
  texts.load(code, ['u1']);
  await settle();
  expect(texts.read(code, 'u1')).toBeUndefined();
});
