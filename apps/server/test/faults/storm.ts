import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
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
import { dumpPath } from '../testDatabase.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Of the person who storms. */
export const credentials = { username: 'stormer', password: 'Storm-only-1!' };
/** Reviews what the first one enters. */
export const reviewer = { username: 'storm_reviewer', password: 'Storm-only-1!' };
/** Fen in the wallet that pays for all trips. */
export const funds = 1_000_000_000;

/** A published order with a crew for it, and the key under which it is dispatched. */
export interface Trip {
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

/** A data folder with a customer, crews and one person who may do everything. */
export interface StormFolder {
  folder: string;
  orderForm: Record<string, unknown>;
  crews: readonly { driverId: string; vehicleId: string }[];
}

/** Opens a folder in this process, which no server may hold at the time. */
async function inFolder<Result>(folder: string, run: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ embedded: { directory: join(folder, 'pg'), dump: await dumpPath() } });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** One person who may do everything, in a database that has nobody yet. */
export async function seedStormer(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    await seedTenant(tx, 0, '平台');
    await seedDictionaries(
      tx,
      modules.flatMap((module) => module.dictionaries ?? []),
    );
    await seedRole(tx, { code: 'all', name: '全部', tenantId: 0, isSuper: true, permissions: [] });
    for (const who of [credentials, reviewer])
      await createUser(tx, { ...who, realname: '调度', tenantId: 0, roles: ['all'], departs: [], userType: 1, cid: null });
  });
}

/** Makes the folder, with a crew for each trip. The caller removes it. */
export async function prepareStorm(trips: number): Promise<StormFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-storm-'));
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
  return inFolder(folder, async (database) => {
    await seedStormer(database);
    const { fastify, platform } = await createApp({
      config: buildConfig({ mode: 'test', dataDirectory: folder, secret }),
      database,
      modules,
      ports: systemPorts,
      logger: false,
    });
    const build = buildFreight({ context: () => createContext(platform, { actor: systemActor() }) });
    const world = await build.world(funds);
    const crews: { driverId: string; vehicleId: string }[] = [];
    for (let index = 0; index < trips; index += 1) {
      const [driver, vehicle] = [await build.driver(), await build.vehicle()];
      crews.push({ driverId: driver.id, vehicleId: vehicle.id });
    }
    const at = (days: number) => toDateTimeText(new Date(Date.now() + days * 86_400_000));
    await fastify.close();
    return { folder, orderForm: orderForm(world, { pickupTimeFrom: at(1), pickupTimeTo: at(2) }), crews };
  });
}

/** Calls as somebody who signs in, by default the dispatcher. */
export async function signIn({ url }: ServerProcess, who = credentials) {
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const reply = await fetch(`${url}/jeecg-boot${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Answer;
  };
  const { result } = await call('POST', '/sys/login', who);
  const { token } = result as { token: string };
  const signed = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    call(method, path, body, { 'x-access-token': token, ...headers });
  const upload = async (path: string, form: FormData): Promise<Answer> => {
    const reply = await fetch(`${url}/jeecg-boot${path}`, { method: 'POST', headers: { 'x-access-token': token }, body: form });
    return (await reply.json()) as Answer;
  };
  return Object.assign(signed, { upload });
}
/** A call of the server with method, path, body and headers. */
export type Call = Awaited<ReturnType<typeof signIn>>;

/** Publishes an order for each trip; another person reviews them. */
export async function publish(
  [call, review]: readonly [Call, Call],
  { orderForm: form }: StormFolder,
  crews: StormFolder['crews'],
): Promise<Trip[]> {
  const done = (answer: Answer): { id: string; version: number } => {
    if (!answer.success) throw new Error(answer.message);
    return answer.result;
  };
  return Promise.all(
    crews.map(async (crew) => {
      const added = done(await call('POST', '/hyorder/hyOrder/add', form));
      const submitted = done(await call('PUT', '/hyorder/hyOrder/submit', { id: added.id, version: added.version }));
      const order = done(await review('PUT', '/hyorder/hyOrder/review', { id: added.id, version: submitted.version, pass: true }));
      return { key: randomUUID(), order, ...crew };
    }),
  );
}

/** Dispatches one trip. @returns the waybill's id */
export async function dispatch(call: Call, { key, order, driverId, vehicleId }: Trip): Promise<string> {
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
export function examine(folder: string, orders: readonly string[]) {
  return inFolder(folder, (database) =>
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
