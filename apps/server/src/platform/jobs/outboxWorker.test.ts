import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { backoffMs, maxAttempts, startOutboxWorker, type OutboxHandler, type OutboxMessage } from './outboxWorker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ modules: [systemModule], shared: true });
});
beforeEach(async () => {
  await server.database.pool.query('delete from sys_outbox');
  server.errors.length = 0;
});

const write = (payload: string, options: { orderKey?: string; idempotencyKey?: string } = {}, topic = 'test.topic') => {
  const ctx = server.context();
  return ctx.transaction((tx) => ctx.outbox(tx, topic, { payload, ...options }));
};

/** A far side that notes what arrives and fails as long as it is told to. */
function farSide(fails: (message: OutboxMessage) => boolean = () => false, topic = 'test.topic') {
  const arrived: string[] = [];
  const tried: OutboxMessage[] = [];
  const handler: OutboxHandler = {
    topic,
    deliver: async (_platform, message) => {
      tried.push(message);
      if (fails(message)) throw new Error('the far side is away');
      arrived.push(String(message.payload));
    },
  };
  return { arrived, tried, handler };
}

async function withWorker<T>(handlers: readonly OutboxHandler[], run: (drain: () => Promise<number>) => Promise<T>): Promise<T> {
  const worker = startOutboxWorker(server.platform, handlers, server.platform.log);
  try {
    return await run(worker.drain);
  } finally {
    await worker.stop();
  }
}

const states = async () =>
  (await server.database.pool.query('select payload, state, attempts, last_error from sys_outbox order by position')).rows;

describe('OPS-08 security 57 the outbox', () => {
  test('a message leaves with its cause, once, and not when the cause is undone', async () => {
    const ctx = server.context();
    await write('kept');
    await ctx
      .transaction(async (tx) => {
        await ctx.outbox(tx, 'test.topic', { payload: 'undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    const { arrived, handler } = farSide();

    await withWorker([handler], async (drain) => {
      await drain();
      await drain();
    });

    expect(arrived).toEqual(['kept']);
    expect(await states()).toMatchObject([{ payload: 'kept', state: 'sent', attempts: 1 }]);
  });

  test('messages of one key leave in order; a failing one holds up its own key alone', async () => {
    for (const payload of ['a1', 'b1', 'a2', 'b2', 'a3']) await write(payload, { orderKey: payload.slice(0, 1) });
    await write('free');
    let away = true;
    const { arrived, handler } = farSide((message) => away && message.payload === 'a1');

    await withWorker([handler], async (drain) => {
      await drain();
      expect(arrived.filter((one) => one.startsWith('a'))).toEqual([]);
      expect(arrived.filter((one) => one.startsWith('b'))).toEqual(['b1', 'b2']);
      expect(arrived).toContain('free');

      away = false;
      server.clock.advance(6500);
      await drain();
    });

    expect(arrived.filter((one) => one.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  test('waits 5 s, then twice as long each time, at most an hour and a fifth', () => {
    expect([1, 2, 3, 10, 11, 20].map((attempt) => backoffMs(attempt, 0))).toEqual([5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
    expect(backoffMs(1, 1)).toBe(6000);
  });

  test('a message is tried again when its pause is over, and not before', async () => {
    await write('late');
    const { tried, handler } = farSide(() => true);

    await withWorker([handler], async (drain) => {
      await drain();
      server.clock.advance(4000);
      await drain();
      expect(tried).toHaveLength(1);
      server.clock.advance(3000);
      await drain();
      expect(tried).toHaveLength(2);
    });

    expect(tried[1]).toMatchObject({ attempt: 2, idempotencyKey: tried[0]?.idempotencyKey });
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 2, last_error: 'the far side is away' }]);
  });

  test('after 20 tries a message is dead, is told of, and makes way', async () => {
    await write('poison', { orderKey: 'a' });
    await write('next', { orderKey: 'a' });
    const { arrived, tried, handler } = farSide((message) => message.payload === 'poison');

    await withWorker([handler], async (drain) => {
      for (let round = 0; round < maxAttempts; round += 1) {
        await drain();
        server.clock.advance(4_400_000);
      }
      await drain();
    });

    expect(tried.filter((one) => one.payload === 'poison')).toHaveLength(20);
    expect(arrived).toEqual(['next']);
    expect(await states()).toMatchObject([
      { payload: 'poison', state: 'dead', attempts: 20 },
      { payload: 'next', state: 'sent' },
    ]);
    expect(server.errors.join('\n')).toContain('outbox message is dead');
  });

  test('what a killed worker had in hand is delivered by another one when the lease is over, under the same key', async () => {
    await write('held', { orderKey: 'a', idempotencyKey: 'key-1' });
    let killed: OutboxMessage | undefined;
    const hanging: OutboxHandler = {
      topic: 'test.topic',
      deliver: (_platform, message) => {
        killed = message;
        return new Promise(() => undefined);
      },
    };
    const lost = startOutboxWorker(server.platform, [hanging], server.platform.log);
    void lost.drain();
    await vi.waitFor(() => expect(killed).toBeDefined(), patience);
    await write('after', { orderKey: 'a' });
    const { arrived, tried, handler } = farSide();

    await withWorker([handler], async (drain) => {
      await drain();
      expect(arrived).toEqual([]);
      server.clock.advance(61_000);
      await drain();
    });

    expect(arrived).toEqual(['held', 'after']);
    expect(tried[0]).toMatchObject({ idempotencyKey: 'key-1', attempt: 2 });
  });

  test('a worker that was too slow does not undo what another one has done', async () => {
    await write('slow');
    let finish: () => void = () => undefined;
    const slow: OutboxHandler = {
      topic: 'test.topic',
      deliver: () => new Promise((_resolve, reject) => (finish = () => reject(new Error('too late')))),
    };
    const late = startOutboxWorker(server.platform, [slow], server.platform.log);
    const done = late.drain();
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ attempts: 1 }]), patience);
    await vi.waitFor(() => expect(finish.length).toBe(0), patience);
    server.clock.advance(61_000);
    const { arrived, handler } = farSide();

    await withWorker([handler], (drain) => drain());
    finish();
    await done;
    await late.stop();

    expect(arrived).toEqual(['slow']);
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('ten failures in a row pause the topic for a minute, and no other topic', async () => {
    for (let count = 0; count < 12; count += 1) await write(`m${count}`);
    const { tried, handler } = farSide(() => true);
    const other = farSide(() => false, 'test.other');

    await withWorker([handler, other.handler], async (drain) => {
      await drain();
      expect(tried).toHaveLength(10);
      await write('elsewhere', {}, 'test.other');
      server.clock.advance(59_000);
      await drain();
      expect(tried).toHaveLength(10);
      expect(other.arrived).toEqual(['elsewhere']);
      server.clock.advance(2000);
      await drain();
      expect(tried.length).toBeGreaterThan(10);
    });
    expect(server.errors.join('\n')).toContain('outbox topic is paused');
  });

  test('two workers share the messages and deliver each once', async () => {
    for (let count = 0; count < 120; count += 1) await write(`m${count}`, { orderKey: `k${count % 7}` });
    const one = farSide();
    const two = farSide();

    const arrived = () => [...one.arrived, ...two.arrived];

    await withWorker([one.handler], (drainOne) =>
      withWorker([two.handler], async (drainTwo) => {
        // A worker that finds all keys in the hands of the other has nothing to do for now; their turns go on until all is sent.
        for (let turn = 0; turn < 100 && arrived().length < 120; turn += 1) await Promise.all([drainOne(), drainTwo()]);
      }),
    );

    const all = arrived();
    expect(all).toHaveLength(120);
    expect(new Set(all).size).toBe(120);
  });
});
