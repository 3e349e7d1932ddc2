import { randomInt, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyLedger } from '../../src/modules/finance/ledger/verifyLedger.ts';
import { openDatabase, type OpenDatabaseOptions } from '../../src/platform/db/openDatabase.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { expectDone, once } from '../freight.ts';
import { copyNotes } from '../manyNotes.ts';
import { openPaySite, type PaySite } from '../paySite.ts';
import { testSecret } from '../testServer.ts';
import { startServer, type ServerProcess } from '../faults/serverProcess.ts';
import { type Call, signIn } from '../faults/storm.ts';

/** How often the server dies. `npm run storm` says so; a start of the server takes too long for every test run. */
const kills = Number(process.env['STORM_KILLS'] ?? '1');
/** Waybills that are being paid each time. */
const atOnce = 8;
/** A card that the embedded bank pays to without playing a scenario. */
const cardNo = '6222020000000001206';
const outerUrl = process.env['TEST_DATABASE_URL'];

let site: PaySite;
let ids: string[];
let folder: string;
let args: string[];
let reopen: OpenDatabaseOptions;

beforeAll(async () => {
  site = await openPaySite({ keepsFolder: true, ...(outerUrl === undefined ? { isOnDisk: true } : {}) });
  const { server } = site;
  const trip = { form: { settleType: '3', termDays: 30 }, place: await ofCredit(), loadWeight: 8000, unloadWeight: 8000 };
  const note = await site.reviewed(trip, { hasCard: false });
  await site.giveCard('driver', note.driverId, { cardNo, cardNoHash: cardNo });
  ids = await server.inTenant(0, (tx) => copyNotes(tx, note.id, kills * atOnce));
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100);
    expectDone(await server.as(site.finance).put('/shipping/hyShippingNote/examine', { ids: some, pass: true }, once()));
  }
  // Both have signed in, so there are such people.
  await server.as('cashier_person').get('/hypay/hyPayment/list');
  folder = server.platform.config.dataDirectory;
  writeFileSync(join(folder, 'secret'), testSecret, { mode: 0o600 });
  args = ['--data', folder, '--empty'];
  reopen = { embedded: { directory: join(folder, 'pg') }, skipMigrations: true };
  if (outerUrl === undefined) return server.close();
  const { rows } = await server.database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(outerUrl);
  url.pathname = `/${rows[0]!.name}`;
  args.push('--database-url', url.href);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ofCredit() {
  const customer = await site.build.customer({ creditLimit: 9_000_000_000 });
  return {
    ...site.world,
    customer,
    shipper: await site.build.shipper(customer.id),
    send: await site.build.sendAddress(customer.id),
    receive: await site.build.receiveAddress(customer.id),
  };
}

/** Looks into the database, which no server holds at the time where it is embedded. */
async function inDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  if (outerUrl !== undefined) return run(site.server.database);
  const database = await openDatabase(reopen);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** The payment of a waybill as two people make it, each call under a key that a second try uses again. */
interface Paying {
  noteId: string;
  keys: { add: string; approve: string };
}

async function pay(
  { maker, checker }: { maker: Call; checker: Call },
  { noteId, keys }: Paying,
  acknowledged: (what: string) => void,
): Promise<void> {
  const done = (answer: { success: boolean; message: string; result: unknown }) => {
    const { fail = [] } = (answer.result ?? {}) as { fail?: { message: string }[] };
    if (!answer.success || fail.length > 0) throw new Error(fail[0]?.message ?? answer.message);
    return answer.result;
  };
  done(await maker('POST', '/hypay/hyPayment/add', { noteIds: [noteId], submit: true }, { 'idempotency-key': keys.add }));
  acknowledged(`add ${noteId}`);
  const { records } = done(await maker('GET', `/hypay/hyPayment/list?noteId=${noteId}`)) as { records: { id: string }[] };
  const body = { ids: records.map(({ id }) => id), pass: true };
  done(await checker('PUT', '/hypay/hyPayment/approve', body, { 'idempotency-key': keys.approve }));
  acknowledged(`approve ${noteId}`);
}

const people = async (server: ServerProcess) => {
  const as = (username: string) => signIn(server, { username, password: 'Test-only-1!' });
  return { maker: await as('cashier_person'), checker: await as(site.finance) };
};

test(`OPS-04 kill -9 while money leaves, ${kills} times: what was acknowledged stands, nothing is sent to the bank twice, every balance equals its lines`, async () => {
  let server = await startServer(args);
  for (let kill = 0; kill < kills; kill += 1) {
    const both = await people(server);
    const payings = ids
      .slice(kill * atOnce, (kill + 1) * atOnce)
      .map((noteId) => ({ noteId, keys: { add: randomUUID(), approve: randomUUID() } }));
    const acknowledged = new Set<string>();
    const killAfter = randomInt(1, 2 * atOnce);
    let death: Promise<unknown> | undefined;
    await Promise.allSettled(
      payings.map((paying) =>
        pay(both, paying, (what) => {
          acknowledged.add(what);
          if (acknowledged.size >= killAfter) death ??= server.end('SIGKILL');
        }),
      ),
    );
    await death;

    server = await startServer(args);
    const again = await people(server);
    const before = await paymentsOf(again.maker, payings);
    for (const { noteId } of payings) {
      const own = before.filter((payment) => payment.noteId === noteId);
      if (acknowledged.has(`add ${noteId}`)) expect(own, `killed after ${killAfter}`).toHaveLength(1);
      if (acknowledged.has(`approve ${noteId}`)) expect(own[0]?.state, `killed after ${killAfter}`).toMatch(/30|40/);
    }
    for (const paying of payings) await pay(again, paying, () => undefined);
    await vi.waitFor(
      async () => {
        const now = await paymentsOf(again.maker, payings);
        // As a person who will not wait for the next question of the system.
        for (const { id, state } of now)
          if (state === '30') await again.maker('PUT', '/hypay/hyPayment/queryResult', { id }, { 'idempotency-key': randomUUID() });
        expect(now.map(({ state }) => state)).toEqual(payings.map(() => '40'));
      },
      { timeout: 60_000, interval: 300 },
    );
  }
  expect(await server.end('SIGTERM')).toBe(0);

  await inDatabase((database) =>
    database.transaction({ tenantId: 0 }, async (tx) => {
      expect(await verifyLedger(tx, 0)).toEqual([]);
      const { rows } = await tx.execute<{ paid: string; sent: string; orders: string; amount: string }>(sql`
        select (select count(*) from hy_payment where state = '40') as paid,
               (select sum(amount) from hy_payment where state = '40') as amount,
               (select count(distinct request_serial) from bank_sim_txn where direction = 'out') as orders,
               (select sum(amount) from bank_sim_txn where direction = 'out') as sent`);
      expect(rows[0]).toEqual({ paid: String(ids.length), orders: String(ids.length), amount: rows[0]?.sent, sent: rows[0]?.amount });
    }),
  );
}, 3_600_000);

/** Payments of waybills as they are now. */
async function paymentsOf(call: Call, payings: readonly Paying[]) {
  const noteIds = payings.map(({ noteId }) => noteId).join(',');
  const { result } = await call('GET', `/hypay/hyPayment/list?pageSize=500&noteId_MultiString=${noteIds}`);
  return (result as { records: { id: string; noteId: string; state: string }[] }).records;
}
