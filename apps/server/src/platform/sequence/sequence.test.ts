import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { nextNumber, type NumberSeries } from './sequence.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer({ shared: true })));

const notes: NumberSeries = { prefix: 'YD', wide: 8, block: 20 };
const orders: NumberSeries = { prefix: 'DD', block: 20 };
const customers: NumberSeries = { prefix: 'KH' };
const contracts: NumberSeries = { prefix: 'HT' };
const draw = (series: NumberSeries) => {
  const ctx = server.context();
  return ctx.transaction((tx) => nextNumber(tx, ctx, series));
};
const position = (number: string) => Number(number.slice(-6));

test.each([notes, orders, customers])(
  'DATA-03 numbers of $prefix are never given twice, whether those who drew them commit or not',
  async (series) => {
    const ctx = server.context();
    const first = await draw(series);
    const undone: string[] = [];
    const failing = () =>
      ctx
        .transaction(async (tx) => {
          undone.push(await nextNumber(tx, ctx, series));
          throw new Error('undone');
        })
        .catch(() => undefined);
    const given = [first];
    // More than two blocks.
    for (let round = 0; round < 50; round += 1) {
      if (round % 3 === 0) await failing();
      given.push(await draw(series));
    }
    given.push(...(await Promise.all(Array.from({ length: 50 }, () => draw(series)))));

    expect(new Set(given).size).toBe(given.length);
    expect(undone).toHaveLength(17);
  },
);

test('DATA-03 the first number of a block that was rolled back is drawn again', async () => {
  server.clock.advance(86_400_000);
  const ctx = server.context();
  const lost = await ctx
    .transaction(async (tx) => {
      throw new Error(await nextNumber(tx, ctx, notes));
    })
    .catch((error: Error) => error.message);

  expect(position(lost)).toBe(1);
  expect(await draw(notes)).toBe(lost);
  expect(position(await draw(notes))).toBe(2);
});

test('DATA-03 a document without gaps gives back what a rolled back transaction drew', async () => {
  const ctx = server.context();
  const before = position(await draw(contracts));
  await ctx
    .transaction(async (tx) => {
      await nextNumber(tx, ctx, contracts);
      throw new Error('undone');
    })
    .catch(() => undefined);

  expect(position(await draw(contracts))).toBe(before + 1);
});

test('DATA-03 another day begins at one, and the days before give nothing any more', async () => {
  const old = await draw(notes);
  server.clock.advance(86_400_000);

  const fresh = await draw(notes);
  expect(position(fresh)).toBe(1);
  expect(fresh.slice(0, 10)).not.toBe(old.slice(0, 10));
});
