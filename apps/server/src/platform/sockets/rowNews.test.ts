import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryContract } from '../../modules/system/category/category.contract.ts';
import { createRowNews } from './rowNews.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const told: string[] = [];
  const failed: string[] = [];
  let isAway = false;
  const news = createRowNews([{ routes: [{ contract: categoryContract as never, handlers: {} }] }], {
    sockets: {
      send: async (tenantId, { target, message }) => {
        if (isAway) throw new Error('the database is away');
        told.push(JSON.stringify([tenantId, target, message]));
      },
    },
    report: (error, what) => failed.push(`${what}: ${String(error)}`),
  });
  const goAway = () => {
    isAway = true;
  };
  return { news, told, failed, goAway };
}
const message = (tenantId: number) => JSON.stringify([tenantId, { permission: 'category:list' }, { cmd: 'rows', msgTxt: 'category:list' }]);

test('LIVE-02 many changes are told at once and once more at the end, per tenant', () => {
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

test('LIVE-02 what no list shows is told to nobody', () => {
  const { news, told } = listen();
  news.changed(0, 'session');
  expect(told).toEqual([]);
});

test('LIVE-02 news that cannot be told because the database is away is reported, and ends nothing', async () => {
  const { news, failed, goAway } = listen();
  goAway();

  news.changed(0, 'category');
  await vi.advanceTimersByTimeAsync(0);

  expect(failed).toEqual(['news of rows: Error: the database is away']);
});

test('LIVE-02 rows of what is declared while the server runs are told to those who may list them', () => {
  const { news, told } = listen();
  news.changed(2, 'online:fuel_card');
  expect(told).toEqual([JSON.stringify([2, { permission: 'online:fuel_card:list' }, { cmd: 'rows', msgTxt: 'online:fuel_card:list' }])]);
});
