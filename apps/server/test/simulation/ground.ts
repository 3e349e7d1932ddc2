import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { verifyLedger } from '../../src/modules/finance/ledger/verifyLedger.ts';
import { expectDone, type World as Place } from '../freight.ts';
import { openPaySite, type PaySite } from '../paySite.ts';
import type { Answer } from '../testServer.ts';
import { openPrepay, payable, type World } from './world.ts';
import type { Random } from './random.ts';

/** What a call of the server came to. */
export interface Outcome {
  done: boolean;
  /** Code and words of a refusal. */
  why: string;
  result: Answer['result'];
}

/** The server of one simulation, the places of its customers, and its faults. */
export interface Ground {
  site: PaySite;
  places: Record<string, Place>;
  drivers: string[];
  /** The account of ours in the register of payments outside the bank. */
  offlineAccount: string;
  /** Of customers. */
  cards: Record<string, string>;
  world: World;
  random: Random;
  /** Calls as somebody; now and then a statement of it fails, or it is sent more than once under its key. */
  call(who: string, method: 'post' | 'put', path: string, body: object): Promise<Outcome>;
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

/** Opens a server with two customers, one who pays at once and one on a term. */
export async function openGround(random: Random): Promise<Ground> {
  const site = await openPaySite();
  const { server, build, world: base } = site;
  await server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
  const terms = { dianfuEnabled: '1', dianfuLimit: 800_000, dianfuTermDays: 30, dianfuDayRate: 300 } as const;
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
  const [cash, term] = [await placeWith(1_500_000, 0), await placeWith(100_000, 900_000)];
  const drivers: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { id } = await build.driver();
    drivers.push(id);
    await site.giveCard('driver', id);
    await site.giveCard('driver', id, { isDefault: '0', cardHolder: '另一张卡' });
  }
  const cards: Record<string, string> = {};
  for (const { customer } of [cash, term]) cards[customer.id] = await site.giveCard('customer', customer.id);
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
  const customer = ({ customer: { id }, wallet }: Place, settle: '0' | '3', creditLimit: number) => ({
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
    customers: { [cash.customer.id]: customer(cash, '0', 0), [term.customer.id]: customer(term, '3', 900_000) },
    notes: {},
    pays: {},
    prepays: {},
    dianfus: {},
    asked: {},
    recharges: {},
    requests: {},
    adjusts: {},
    day: 0,
    examinations: 0,
  };
  const ground: Ground = {
    site,
    places: { [cash.customer.id]: cash, [term.customer.id]: term },
    drivers,
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
  who: string;
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

async function ledgerRows({ server }: PaySite): Promise<{ code: string; amount: number }[]> {
  const { rows } = await server.inTenant(0, (tx) =>
    tx.execute<{ code: string; amount: string }>(
      sql`select account_code as code, case side when 'D' then balance else -balance end as amount from hy_ledger_account where tenant_id = 0`,
    ),
  );
  return rows.map(({ code, amount }) => ({ code, amount: Number(amount) }));
}

/** Fields of each kind of row that the model knows as well, by id, as one text. */
async function serverFacts(site: PaySite): Promise<Map<string, string>> {
  const { rows } = await site.server.inTenant(0, (tx) =>
    tx.execute<{ id: string; facts: string }>(sql`
      select id, concat_ws(' ', 'waybill', note_status, driver_fee, fee_total, frozen_amount, credit_amount, payable_amount, paid_amount, customer_paid_amount,
               advanced_amount, prepay_offset, prepaid_amount, coalesce(pay_state, '-'), fund_reason is not null, requested_amount, invoiced_amount, invoiced_tax, customer_adjust, carrier_adjust) as facts from hy_shipping_note where tenant_id = 0
       union all select id, concat_ws(' ', 'payment', state, amount, coalesce(request_serial, '-'), retry_count) from hy_payment where tenant_id = 0
       union all select id, concat_ws(' ', 'prepayment', state, amount, offset_amount, recover_amount, written_off_amount, open_amount, to_recover) from hy_prepay where tenant_id = 0
       union all select id, concat_ws(' ', 'advance', state, principal, repaid_principal, booked_fee, repaid_fee) from hy_dianfu where tenant_id = 0
       union all select id, concat_ws(' ', 'request', state, invoice_amount) from hy_request_bill where tenant_id = 0
       union all select id, concat_ws(' ', 'invoice', state, amount_incl_tax, tax_amount, red_amount) from hy_invoice where tenant_id = 0
       union all select id, concat_ws(' ', 'correction', state, amount) from hy_note_adjust where tenant_id = 0
       union all select id, concat_ws(' ', 'customer', credit_used) from hy_customer where tenant_id = 0`),
  );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

function modelFacts(world: World): [id: string, facts: string][] {
  const flag = (value: boolean) => (value ? 't' : 'f');
  const text = (...parts: (string | number)[]) => parts.join(' ');
  const arrived = ['40', '45', '70'];
  const prepaid = (id: string) =>
    Object.values(world.prepays).reduce((sum, { note, state, amount }) => (note === id && arrived.includes(state) ? sum + amount : sum), 0);
  return [
    ...Object.values(world.notes).map((note): [string, string] => [
      note.id,
      text(
        'waybill',
        note.status,
        note.freight.driverFee,
        note.freight.feeTotal,
        note.frozen,
        note.credit,
        payable(note),
        note.paid,
        note.paidByCustomer,
        note.advanced,
        note.offset,
        prepaid(note.id),
        note.payState ?? '-',
        flag(note.short),
        note.asked,
        note.invoiced,
        note.invoicedTax,
        note.customerAdjust,
        note.carrierAdjust,
      ),
    ]),
    ...Object.values(world.pays).map((pay): [string, string] => [
      pay.id,
      text('payment', pay.state, pay.amount, pay.serial ?? '-', pay.retry),
    ]),
    ...Object.values(world.prepays).map((one): [string, string] => [
      one.id,
      text(
        'prepayment',
        one.state,
        one.amount,
        one.offset,
        one.settled.recovered,
        one.settled.writtenOff,
        openPrepay(one),
        one.toRecover ? '1' : '0',
      ),
    ]),
    ...Object.values(world.dianfus).map((one): [string, string] => [
      one.id,
      text('advance', one.state, one.principal, one.repaid, one.bookedFee, one.repaidFee),
    ]),
    ...Object.values(world.requests).flatMap((one): [string, string][] => [
      [one.id, text('request', one.state, one.amount)],
      ...one.invoices.map(({ id, state, incl, tax, red }): [string, string] => [id, text('invoice', state, incl, tax, red)]),
    ]),
    ...Object.values(world.adjusts).map((one): [string, string] => [one.id, text('correction', one.state, one.amount)]),
    ...Object.values(world.customers).map((one): [string, string] => [one.id, text('customer', one.creditUsed)]),
  ];
}

async function differencesOf({ site, world }: Ground): Promise<string[]> {
  const [rows, facts, findings] = await Promise.all([
    ledgerRows(site),
    serverFacts(site),
    site.server.inTenant(0, (tx) => verifyLedger(tx, 0)),
  ]);
  const found = findings.map(({ invariant, subject, difference }) => `${invariant} ${subject} ${difference}`);
  const onServer = new Map(rows.map(({ code, amount }) => [code, amount]));
  for (const code of new Set([...onServer.keys(), ...Object.keys(world.books)]))
    if ((onServer.get(code) ?? 0) !== (world.books[code] ?? 0))
      found.push(`${code} is ${onServer.get(code) ?? 0}, should be ${world.books[code] ?? 0}`);
  for (const [id, expected] of modelFacts(world))
    if (facts.get(id) !== expected) found.push(`${id} is [${facts.get(id)}], should be [${expected}]`);
  return found;
}
