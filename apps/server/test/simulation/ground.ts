import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { hyTaxRule } from '../../src/modules/finance/tax-rule/taxRule.table.ts';
import { hyConfig } from '../../src/modules/system/setting/setting.table.ts';
import { insertRow } from '../../src/platform/resource/writeRows.ts';
import { expectDone, type World as Place } from '../freight.ts';
import { openPaySite, type PaySite } from '../paySite.ts';
import type { Answer, TestUser } from '../testServer.ts';
import { differencesOf, ledgerRows } from './facts.ts';
import { type FarSides, openFarSides } from './farSides.ts';
import type { Random } from './random.ts';
import { exemptUpTo } from './taxModel.ts';
import type { Customer, World } from './world.ts';

/** What a call of the server came to. */
export interface Outcome {
  done: boolean;
  /** Code and words of a refusal. */
  why: string;
  result: Answer['result'];
}

/** Somebody who pays or is paid by bills. */
export interface Payee {
  id: string;
  name: string;
  card: string;
  people: TestUser;
  /** A carrier with whom bills by the month are agreed. */
  isMonthly: boolean;
}

/** The server of one simulation, the places of its customers, and its faults. */
export interface Ground {
  site: PaySite;
  places: Record<string, Place>;
  drivers: string[];
  /** Whom bills are for, with their cards and their own people. */
  people: Payee[];
  carriers: Payee[];
  agent: Payee;
  /** The toll service, the insurer and the tax office. */
  far: FarSides;
  /** The account of ours in the register of payments outside the bank. */
  offlineAccount: string;
  /** Of customers. */
  cards: Record<string, string>;
  world: World;
  random: Random;
  /** Calls as somebody; now and then a statement of it fails, or it is sent more than once under its key. */
  call(who: string | TestUser, method: 'post' | 'put', path: string, body: object): Promise<Outcome>;
  /** A call that only one person makes at a time: no faults while two act at once. */
  isCalm: boolean;
  /** What differs between the server and the model, and what the books find wrong; empty when all is well. */
  differences(): Promise<string[]>;
}

/** Times that a statement was made to fail, and calls that were sent again. */
export const counts = { faults: 0, repeats: 0 };

const armed = 1_000_000;

/** Makes a statement that changes a table fail when a counter says so, which no rollback sets back. Nobody is signed out, though days go by. */
async function layMines({ server }: PaySite): Promise<void> {
  const { pool } = server.database;
  await pool.query(`
    create sequence sim_fault start 1;
    create function sim_fault() returns trigger language plpgsql security definer as $$
    begin
      if nextval('sim_fault') = ${armed} then raise exception 'a statement of the simulation fails'; end if;
      return null;
    end $$;
    create function sim_stay() returns trigger language plpgsql as $$ begin new.expires_at := '2099-01-01'; return new; end $$;
    create trigger sim_stay before insert on sys_session for each row execute function sim_stay();
    do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public' and (tablename like 'hy\\_%' or tablename in ('sys_idempotency', 'sys_outbox', 'sys_audit_log', 'sys_announcement'))
        and not exists (select 1 from pg_inherits where inhrelid = tablename::regclass)
      loop execute format('create trigger sim_fault before insert or update on %I for each statement execute function sim_fault()', t); end loop;
    end $$;`);
}

const billRights = ['bill:list', 'bill:view', 'bill:confirm', 'bill:pay'];

/** Opens a server with three customers: one who pays at once, and two on terms, one of whom is billed by the month. */
export async function openGround(random: Random): Promise<Ground> {
  const site = await openPaySite();
  const { server, build, world: base } = site;
  await server.inTenant(0, async (tx) => {
    await tx.update(hyCompanyAccount).set({ usage: 'both' });
    for (const configKey of ['etcEnabled', 'taxAgencyEnabled'])
      await insertRow(tx, server.context(), hyConfig, {
        configKey,
        configValue: '1',
        configName: configKey,
        groupCode: 'simulation',
        valueType: 'string',
      });
    await insertRow(tx, server.context(), hyTaxRule, {
      ruleKind: 'agencyVat',
      validFrom: '2026-06-01',
      validTo: null,
      terms: { exemptUpTo, rollingLimit: 500_000_000 },
      source: '试算',
    });
  });
  const terms = { monthDay: 5, dianfuEnabled: '1', dianfuLimit: 800_000, dianfuTermDays: 30, dianfuDayRate: 300 } as const;
  const placeWith = async (amount: number, creditLimit: number): Promise<Place> => {
    const customer = await build.customer({ ...terms, creditLimit });
    return {
      ...base,
      customer,
      wallet: await build.wallet(customer.id, base.company.id, amount),
      shipper: await build.shipper(customer.id),
      send: await build.sendAddress(customer.id),
      receive: await build.receiveAddress(customer.id),
    };
  };
  const [cash, term, monthly] = [await placeWith(1_500_000, 0), await placeWith(100_000, 900_000), await placeWith(300_000, 900_000)];
  const places = [cash, term, monthly];
  const drivers: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { id } = await build.driver();
    drivers.push(id);
    await site.giveCard('driver', id);
    await site.giveCard('driver', id, { isDefault: '0', cardHolder: '另一张卡' });
  }
  const payee = async (kind: 'carrier' | 'customer', { id, name }: { id: string; name: string }): Promise<Payee> => {
    const card = await site.giveCard(kind, id, { accountType: '1' });
    const people: TestUser = { username: `people_${id.slice(-8)}`, userType: kind === 'carrier' ? 3 : 2, cid: id, permissions: billRights };
    return { id, name, card, people, isMonthly: false };
  };
  const carriers: Payee[] = [];
  for (let count = 0; count < 2; count += 1) {
    const isMonthly = count === 1;
    const { id, carrierName } = await build.carrier({ settleType: isMonthly ? '1' : '3' });
    carriers.push({ ...(await payee('carrier', { id, name: carrierName })), isMonthly });
  }
  const { id: agentId, customerName } = await build.customer({ customerKind: '2' });
  const agent = await payee('customer', { id: agentId, name: customerName });
  const cards: Record<string, string> = {};
  const people: Payee[] = [];
  for (const { customer } of places) {
    const one = await payee('customer', { id: customer.id, name: customer.customerName });
    cards[customer.id] = one.card;
    people.push(one);
  }
  await layMines(site);
  const { id: offlineAccount } = expectDone(
    await server.as('cashier_person').post('/shipping/hyOfflineAccount/add', {
      direction: 'pay',
      accountType: '1',
      accountName: base.company.companyName,
      accountNo: site.account.accountNo,
      bankName: site.account.bankName,
      ownerType: 'platform',
      ownerId: base.company.id,
    }),
  );
  const rows = await ledgerRows(site);
  const books = Object.fromEntries(rows.map(({ code, amount }) => [code, amount]));
  const customer = ({ customer: { id }, wallet }: Place, settle: Customer['settle'], creditLimit: number) => ({
    id,
    wallet: wallet.id,
    settle,
    creditLimit,
    creditUsed: 0,
    dianfuLimit: terms.dianfuLimit,
  });
  const world: World = {
    company: base.company.id,
    bank: site.account.id,
    books,
    moved: {},
    withheld: {},
    ownPaid: {},
    setOff: {},
    customers: {
      [cash.customer.id]: customer(cash, '0', 0),
      [term.customer.id]: customer(term, '3', 900_000),
      [monthly.customer.id]: customer(monthly, '1', 900_000),
    },
    notes: {},
    pays: {},
    prepays: {},
    dianfus: {},
    asked: {},
    recharges: {},
    requests: {},
    adjusts: {},
    bills: {},
    declarations: {},
    trips: {},
    tolls: [],
    policies: {},
    errands: [],
    day: 0,
    now: server.clock.now().getTime(),
    examinations: 0,
  };
  const ground: Ground = {
    site,
    places: Object.fromEntries(places.map((place) => [place.customer.id, place])),
    drivers,
    people,
    carriers,
    agent,
    far: openFarSides(site),
    offlineAccount,
    cards,
    world,
    random,
    isCalm: false,
    call: (who, method, path, body) => callWithFaults(ground, { who, method, path, body }),
    differences: () => differencesOf(ground),
  };
  return ground;
}

interface Call {
  who: string | TestUser;
  method: 'post' | 'put';
  path: string;
  body: object;
}

/** A batch of one counts as done when its row is. */
function outcomeOf({ success, result, status, errorCode, message }: Answer): Outcome {
  const fail = (result as { fail?: { code: number; message: string }[] } | null)?.fail?.[0];
  if (fail !== undefined) return { done: false, why: `${fail.code} ${fail.message}`, result };
  return { done: success, why: success ? '' : `${status} ${errorCode ?? ''} ${message}`, result };
}

async function callWithFaults(ground: Ground, { who, method, path, body }: Call): Promise<Outcome> {
  const { site, random, isCalm } = ground;
  const headers = { 'idempotency-key': randomUUID() };
  const send = async () => outcomeOf(await site.server.as(who)[method](path, body, headers));
  if (isCalm) return send();
  if (random.chance(0.12)) {
    const broken = await brokenAt(ground, random.between(1, 25), send);
    // A statement that fails leaves nothing behind, and the same call can be made again under its key.
    if (!broken.done) {
      counts.faults += 1;
      const left = await ground.differences();
      if (left.length > 0) throw new Error(`A failed call of ${path} left something behind: ${left.join('; ')}`);
    }
  }
  const first = await send();
  if (!random.chance(0.15)) return first;
  counts.repeats += 1;
  const [second, third] = await Promise.all([send(), send()]);
  for (const again of [second, third])
    if (first.done && !isDeepStrictEqual(again, first) && !again.why.includes('42900'))
      throw new Error(`A repeat of ${path} under the same key answered otherwise: ${JSON.stringify(first)} ${JSON.stringify(again)}`);
  return first;
}

/** Runs a call whose n-th changing statement fails. */
async function brokenAt({ site }: Ground, statement: number, run: () => Promise<Outcome>): Promise<Outcome> {
  const { pool } = site.server.database;
  await pool.query(`select setval('sim_fault', $1)`, [armed - statement]);
  try {
    return await run();
  } finally {
    await pool.query(`select setval('sim_fault', 1)`);
  }
}
