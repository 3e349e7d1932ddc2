import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryContract } from '../../modules/system/category/category.contract.ts';
import { createRowNews } from './rowNews.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const told: string[] = [];
  const news = createRowNews([{ routes: [{ contract: categoryContract as never, handlers: {} }] }], {
    send: async (tenantId, target, message) => void told.push(JSON.stringify([tenantId, target, message])),
  });
  return { news, told };
}
const message = (tenantId: number) => JSON.stringify([tenantId, { permission: 'category:list' }, { cmd: 'rows', msgTxt: 'category:list' }]);

test('TBL-09 many changes are told at once and once more at the end, per tenant', () => {
  const { news, told } = listen();
  for (let count = 0; count < 50; count += 1) news.changed(0, 'category');
  news.changed(2, 'category');
  expect(told).toEqual([message(0), message(2)]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([message(0), message(2), message(0)]);
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(3);
  news.changed(0, 'category');
  expect(told).toHaveLength(4);
});

test('TBL-09 what no list shows is told to nobody', () => {
  const { news, told } = listen();
  news.changed(0, 'session');
  expect(told).toEqual([]);
});
