import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { modules } from '../../src/modules/index.ts';
import { verifyLedger } from '../../src/modules/finance/ledger/verifyLedger.ts';
import { systemPorts } from '../../src/modules/system/system.module.ts';
import { hyCustomerWallet } from '../../src/modules/customers/customer-wallet/customerWallet.table.ts';
import { hyShippingNote } from '../../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { seedDictionaries } from '../../src/modules/system/seed/seedDictionaries.ts';
import { createUser, seedRole, seedTenant } from '../../src/modules/system/seed/seedPeople.ts';
import { toDateTimeText } from '../../src/platform/clock.ts';
import { buildConfig } from '../../src/platform/config.ts';
import { createContext, systemActor } from '../../src/platform/createContext.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { buildFreight, orderForm } from '../freight.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';

const trips = 24;
const password = 'Storm-only-1!';
const funds = 1_000_000_000;

interface Trip {
  key: string;
  order: { id: string; version: number };
  driverId: string;
  vehicleId: string;
}

interface Answer {
  success: boolean;
  message: string;
  result: never;
}

let folder: string;
let planned: { orderForm: Record<string, unknown>; crews: { driverId: string; vehicleId: string }[] };

/** Opens the folder in this process, which no server may hold at the time. */
async function inFolder<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ embedded: { directory: join(folder, 'pg') } });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-storm-'));
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
  await inFolder(async (database) => {
    await database.transaction('system', async (tx) => {
      await seedTenant(tx, 0, '平台');
      await seedDictionaries(
        tx,
        modules.flatMap((module) => module.dictionaries ?? []),
      );
      await seedRole(tx, { code: 'all', name: '全部', tenantId: 0, isSuper: true, permissions: [] });
      await createUser(tx, {
        username: 'stormer',
        realname: '调度',
        password,
        tenantId: 0,
        roles: ['all'],
        departs: [],
        userType: 1,
        cid: null,
      });
    });
    const { fastify, platform } = await createApp({
      config: buildConfig({ mode: 'test', dataDirectory: folder, secret }),
      database,
      modules,
      ports: systemPorts,
      logger: false,
    });
    const build = buildFreight({ context: () => createContext(platform, { actor: systemActor() }) });
    const world = await build.world(funds);
    const crews: typeof planned.crews = [];
    for (let index = 0; index < 2 * trips; index += 1) {
      const [driver, vehicle] = [await build.driver(), await build.vehicle()];
      crews.push({ driverId: driver.id, vehicleId: vehicle.id });
    }
    const at = (days: number) => toDateTimeText(new Date(Date.now() + days * 86_400_000));
    planned = { orderForm: orderForm(world, { pickupTimeFrom: at(1), pickupTimeTo: at(2) }), crews };
    await fastify.close();
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls as the signed-in dispatcher. */
async function signIn({ url }: ServerProcess) {
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const reply = await fetch(`${url}/jeecg-boot${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Answer;
  };
  const { result } = await call('POST', '/sys/login', { username: 'stormer', password });
  const { token } = result as { token: string };
  return (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    call(method, path, body, { 'x-access-token': token, ...headers });
}
type Call = Awaited<ReturnType<typeof signIn>>;

/** Publishes an order for each trip. */
async function publish(call: Call, crews: typeof planned.crews): Promise<Trip[]> {
  const done = (answer: Answer): { id: string; version: number } => {
    if (!answer.success) throw new Error(answer.message);
    return answer.result;
  };
  return Promise.all(
    crews.map(async (crew) => {
      const added = done(await call('POST', '/hyorder/hyOrder/add', planned.orderForm));
      const submitted = done(await call('PUT', '/hyorder/hyOrder/submit', { id: added.id, version: added.version }));
      const order = done(await call('PUT', '/hyorder/hyOrder/review', { id: added.id, version: submitted.version, pass: true }));
      return { key: randomUUID(), order, ...crew };
    }),
  );
}

/** Dispatches one trip. @returns the waybill's id */
async function dispatch(call: Call, { key, order, driverId, vehicleId }: Trip): Promise<string> {
  const answer = await call(
    'POST',
    '/hyorder/hyOrder/dispatch',
    { id: order.id, version: order.version, publishMode: '1', driverId, vehicleId, weight: 32_000 },
    { 'idempotency-key': key },
  );
  if (!answer.success) throw new Error(answer.message);
  const [note] = answer.result as { id: string }[];
  return note!.id;
}

/** What the books and the waybills of the folder say. */
function examine(orders: readonly string[]) {
  return inFolder((database) =>
    database.transaction({ tenantId: 0 }, async (tx) => {
      const findings = await verifyLedger(tx, 0);
      const notes = await tx
        .select({ id: hyShippingNote.id, orderId: hyShippingNote.orderId })
        .from(hyShippingNote)
        .where(inArray(hyShippingNote.orderId, [...orders]));
      const [frozen] = await tx.select({ total: sql`sum(${hyShippingNote.frozenAmount})`.mapWith(Number) }).from(hyShippingNote);
      const [wallet] = await tx
        .select({ available: hyCustomerWallet.availableAmount, frozen: hyCustomerWallet.frozenAmount })
        .from(hyCustomerWallet);
      return {
        findings,
        notes,
        wallet: { available: wallet?.available ?? 0, frozen: wallet?.frozen ?? 0 },
        frozenOnNotes: frozen?.total ?? -1,
      };
    }),
  );
}

describe('dispatching while the server dies', () => {
  test('SHIP-21 kill -9 in a storm: what was acknowledged stands once, a retry under the same key gives the same waybill, the books are right', async () => {
    const first = await startServer(['--data', folder, '--empty']);
    const call = await signIn(first);
    const storm = await publish(call, planned.crews.slice(0, trips));
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
    const second = await startServer(['--data', folder, '--empty']);
    const again = await signIn(second);
    const retried = new Map<string, string>();
    for (const trip of storm) retried.set(trip.key, await dispatch(again, trip));
    expect(await second.end('SIGTERM')).toBe(0);
    const { findings, notes, wallet, frozenOnNotes } = await examine(storm.map(({ order }) => order.id));

    expect(acknowledged.size, `killed after ${killAfter}`).toBeGreaterThanOrEqual(killAfter);
    for (const [key, id] of acknowledged) expect(retried.get(key)).toBe(id);
    expect(notes.map(({ id }) => id).toSorted()).toEqual([...retried.values()].toSorted());
    expect(new Set(notes.map(({ orderId }) => orderId)).size).toBe(trips);
    expect(findings).toEqual([]);
    expect(wallet.frozen).toBe(frozenOnNotes);
    expect(wallet.available + wallet.frozen).toBe(funds);
  }, 90_000);

  test('security 62: SIGTERM under load answers what it began, ends with 0 and leaves a clean folder', async () => {
    const server = await startServer(['--data', folder, '--empty']);
    const call = await signIn(server);
    const storm = await publish(call, planned.crews.slice(trips));
    const done = new Set<string>();

    let code: Promise<number | null> | undefined;
    await Promise.allSettled(
      storm.map(async (trip) => {
        done.add(await dispatch(call, trip));
        code ??= server.end('SIGTERM');
      }),
    );

    expect(await code).toBe(0);
    expect(existsSync(join(folder, 'pg.lock'))).toBe(false);
    expect(server.output()).toContain('▸ stopped');
    const { findings, notes, wallet, frozenOnNotes } = await examine(storm.map(({ order }) => order.id));
    expect(findings).toEqual([]);
    for (const id of done) expect(notes.map((note) => note.id)).toContain(id);
    expect(wallet.frozen).toBe(frozenOnNotes);
  }, 60_000);
});
