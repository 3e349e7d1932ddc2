import { afterEach, expect, test, vi } from 'vitest';
import { rowNews } from './rowNews.ts';

afterEach(() => void vi.useRealTimers());

test('LIVE-01 after a break of the line the rows of every list may have changed', () => {
  const heard = vi.fn();
  const leave = rowNews.subscribe(heard);
  vi.useFakeTimers({ now: 11_000 });
  rowNews.tell('order:list');
  vi.setSystemTime(12_000);

  rowNews.tellAll();

  expect([rowNews.toldAt('order:list'), rowNews.toldAt('driver:list')]).toEqual([12_000, 12_000]);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.setSystemTime(13_000);
  rowNews.tell('order:list');
  expect([rowNews.toldAt('order:list'), rowNews.toldAt('driver:list')]).toEqual([13_000, 12_000]);
  leave();
});
