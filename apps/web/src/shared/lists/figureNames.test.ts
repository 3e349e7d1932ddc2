import { expect, test } from 'vitest';
import { figureNames } from './figureNames.ts';

test.each([
  ['张三 #person/driver/passed/2026-06-01/2026-06-30////=d1', '全员统计 · 司机 张三 · 通过 · 2026-06-01 ~ 2026-06-30'],
  ['什么 #person/auditor//2026-06-01/2026-06-01////!', '全员统计 · 审核员 （未填） · 2026-06-01'],
  [' #collection/time/failed/2026-06-01/2026-06-07////', '收款统计 · 失败笔数 · 2026-06-01 ~ 2026-06-07'],
] as const)('STAT-01 STAT-04 the chip of a list says the figure by its name: %s', (value, name) => {
  expect(figureNames([value], 'zh-CN')).toEqual({ [value]: name });
});

test('STAT-04 it says so in the language of the reader; what is no figure stays as it is', () => {
  const value = '张三 #person/driver/passed/2026-06-01/2026-06-30////=d1';

  expect(figureNames([value], 'en-US')[value]).toBe('People · Driver 张三 · Passed · 2026-06-01 ~ 2026-06-30');
  expect(figureNames(['张三', 'x #toString/driver/a/b/c', 'x #person/constructor/a/b/c'], 'zh-CN')).toEqual({});
});
