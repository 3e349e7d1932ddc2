import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from './serverProcess.ts';
import { dispatch, examine, funds, prepareStorm, publish, reviewer, signIn, type StormFolder } from './storm.ts';

const trips = 24;
let storms: StormFolder;

beforeAll(async () => void (storms = await prepareStorm(2 * trips)), 120_000);
afterAll(() => rmSync(storms.folder, { recursive: true, force: true }));

describe('dispatching while the server dies', () => {
  test('OPS-04 kill -9 in a storm: what was acknowledged stands once, a retry under the same key gives the same waybill, the books are right', async () => {
    const first = await startServer(['--data', storms.folder, '--empty']);
    const call = await signIn(first);
    const storm = await publish([call, await signIn(first, reviewer)], storms, storms.crews.slice(0, trips));
    const acknowledged = new Map<string, string>();
    const killAfter = randomInt(1, trips - 6);

    let death: Promise<unknown> | undefined;
    await Promise.allSettled(
      storm.map(async (trip) => {
        acknowledged.set(trip.key, await dispatch(call, trip));
        if (acknowledged.size >= killAfter) death ??= first.end('SIGKILL');
      }),
    );
    await death;
    const second = await startServer(['--data', storms.folder, '--empty']);
    const again = await signIn(second);
    const retried = new Map<string, string>();
    for (const trip of storm) retried.set(trip.key, await dispatch(again, trip));
    expect(await second.end('SIGTERM')).toBe(0);
    const { findings, notes, wallet, frozenOnNotes } = await examine(
      storms.folder,
      storm.map(({ order }) => order.id),
    );

    expect(acknowledged.size, `killed after ${killAfter}`).toBeGreaterThanOrEqual(killAfter);
    for (const [key, id] of acknowledged) expect(retried.get(key)).toBe(id);
    expect(notes.map(({ id }) => id).toSorted()).toEqual([...retried.values()].toSorted());
    expect(new Set(notes.map(({ orderId }) => orderId)).size).toBe(trips);
    expect(findings).toEqual([]);
    expect(wallet.frozen).toBe(frozenOnNotes);
    expect(wallet.available + wallet.frozen).toBe(funds);
  }, 90_000);

  test('OPS-04 security 62: SIGTERM under load answers what it began, ends with 0 and leaves a clean folder', async () => {
    const server = await startServer(['--data', storms.folder, '--empty']);
    const call = await signIn(server);
    const storm = await publish([call, await signIn(server, reviewer)], storms, storms.crews.slice(trips));
    const done = new Set<string>();

    let code: Promise<number | null> | undefined;
    await Promise.allSettled(
      storm.map(async (trip) => {
        done.add(await dispatch(call, trip));
        code ??= server.end('SIGTERM');
      }),
    );

    expect(await code).toBe(0);
    expect(existsSync(join(storms.folder, 'pg.lock'))).toBe(false);
    expect(server.output()).toContain('▸ stopped');
    const { findings, notes, wallet, frozenOnNotes } = await examine(
      storms.folder,
      storm.map(({ order }) => order.id),
    );
    expect(findings).toEqual([]);
    for (const id of done) expect(notes.map((note) => note.id)).toContain(id);
    expect(wallet.frozen).toBe(frozenOnNotes);
  }, 60_000);
});
