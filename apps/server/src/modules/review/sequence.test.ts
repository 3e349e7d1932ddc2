import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { nextNumber } from './sequence.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer({ shared: true })));

const draw = (prefix: string) => {
  const ctx = server.context();
  return ctx.transaction((tx) => nextNumber(tx, ctx, prefix));
};
const position = (number: string) => Number(number.slice(-6));

test.each(['YD', 'DD', 'KH'])('SHIP-01 numbers of %s are never given twice, whether those who drew them commit or not', async (prefix) => {
  const ctx = server.context();
  const first = await draw(prefix);
  const undone: string[] = [];
  const failing = () =>
    ctx
      .transaction(async (tx) => {
        undone.push(await nextNumber(tx, ctx, prefix));
        throw new Error('undone');
      })
      .catch(() => undefined);
  const given = [first];
  // More than two blocks.
  for (let round = 0; round < 50; round += 1) {
    if (round % 3 === 0) await failing();
    given.push(await draw(prefix));
  }
  given.push(...(await Promise.all(Array.from({ length: 50 }, () => draw(prefix)))));

  expect(new Set(given).size).toBe(given.length);
  expect(undone).toHaveLength(17);
});

test('SHIP-01 the first number of a block that was rolled back is drawn again', async () => {
  server.clock.advance(86_400_000);
  const ctx = server.context();
  const lost = await ctx
    .transaction(async (tx) => {
      throw new Error(await nextNumber(tx, ctx, 'YD'));
    })
    .catch((error: Error) => error.message);

  expect(position(lost)).toBe(1);
  expect(await draw('YD')).toBe(lost);
  expect(position(await draw('YD'))).toBe(2);
});

test('SHIP-01 a document without gaps gives back what a rolled back transaction drew', async () => {
  const ctx = server.context();
  const before = position(await draw('HT'));
  await ctx
    .transaction(async (tx) => {
      await nextNumber(tx, ctx, 'HT');
      throw new Error('undone');
    })
    .catch(() => undefined);

  expect(position(await draw('HT'))).toBe(before + 1);
});

test('SHIP-01 another day begins at one, and the days before give nothing any more', async () => {
  const old = await draw('YD');
  server.clock.advance(86_400_000);

  const fresh = await draw('YD');
  expect(position(fresh)).toBe(1);
  expect(fresh.slice(0, 10)).not.toBe(old.slice(0, 10));
});
