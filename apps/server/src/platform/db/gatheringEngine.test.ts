import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GatheringEngine } from './gatheringEngine.ts';

let folder: string;
let engine: GatheringEngine;
let server: PGLiteSocketServer;
let client: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-engine-'));
  engine = new GatheringEngine();
  server = new PGLiteSocketServer({ db: engine, path: join(folder, '.s.PGSQL.5432'), maxConnections: 2 });
  await server.start();
});
beforeEach(async () => {
  client = await open();
  onTestFinished(() => client.end());
});
afterAll(async () => {
  await server.stop();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<pg.Client> {
  const opened = new pg.Client({ host: folder, user: 'postgres', database: 'postgres', pipeline: true });
  await opened.connect();
  return opened;
}

test('OPS-05 a statement with values asks the engine once, and is answered in one piece', async () => {
  const asked = vi.spyOn(engine, 'execProtocolRawSync');
  onTestFinished(() => asked.mockRestore());
  const received: number[] = [];
  const listen = (chunk: Buffer) => received.push(chunk.length);
  client.connection.stream.on('data', listen);

  expect((await client.query<{ n: number }>('select $1::int + 1 as n', [41])).rows).toEqual([{ n: 42 }]);

  client.connection.stream.off('data', listen);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(received).toHaveLength(1);
});

test('OPS-05 a statement that fails leaves those behind it whole, with a name and without', async () => {
  const named = { name: 'doubled', text: 'select $1::int * 2 as n' };
  const answers = await Promise.allSettled([
    client.query(named, [1]),
    client.query('select 1 / $1::int', [0]),
    client.query('select nonsense from nowhere where 1 = $1', [1]),
    client.query(named, [2]),
    client.query('select 3 as n; select 4 as n'),
  ]);

  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    { reason: { code: '22012' } },
    { reason: { code: '42P01' } },
    { status: 'fulfilled', value: { rows: [{ n: 4 }] } },
    { status: 'fulfilled' },
  ]);
});

test('OPS-05 a long answer comes whole', async () => {
  const { rows } = await client.query<{ n: number; text: string }>(
    `select n, repeat('路', $1::int) as text from generate_series(1, 3000) n order by n`,
    [200],
  );

  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  expect(rows.every(({ text }) => text === '路'.repeat(200))).toBe(true);
});

test('OPS-05 a client that leaves within a statement leaves nothing of it to the next one', async () => {
  await client.query('create table if not exists left_behind (n int)');
  const half = connect(join(folder, '.s.PGSQL.5432'));
  await new Promise((resolve) => half.once('connect', resolve));
  const opened = new Promise((resolve) => half.once('data', resolve));
  half.write(message('', Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from('user\0postgres\0database\0postgres\0\0')])));
  await opened;
  half.write(message('P', Buffer.from('\0insert into left_behind values (1)\0\0\0')));
  half.write(message('B', Buffer.from('\0\0\0\0\0\0\0\0')));
  half.write(message('E', Buffer.from('\0\0\0\0\0')));
  const gone = new Promise((resolve) => half.once('close', resolve));
  half.destroy();
  await gone;
  // The server lets go of a line in a turn of its own.
  await expect.poll(() => server.getStats().activeConnections).toBe(1);

  const next = await open();
  onTestFinished(() => next.end());

  expect((await next.query('select count(*)::int as n from left_behind where 1 = $1', [1])).rows).toEqual([{ n: 0 }]);
});

/** A message of the protocol: its type, its length, what it says. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
