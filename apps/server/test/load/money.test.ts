import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hyCompanyAccount } from '../../src/modules/finance/company-account/companyAccount.table.ts';
import { verifyLedger } from '../../src/modules/finance/ledger/verifyLedger.ts';
import { expectDone, once, type World } from '../freight.ts';
import { copyNotes } from '../manyNotes.ts';
import { openPaySite, type PaySite } from '../paySite.ts';
import type { Answer } from '../testServer.ts';

/** Money calls under one key each; `npm run storm` makes it 10,000. */
const calls = Number(process.env['STORM_CALLS'] ?? '100');
const clients = 64;

let site: PaySite;
let place: World;
let ids: string[];
beforeAll(async () => {
  site = await openPaySite();
  await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
  const { build, server } = site;
  const customer = await build.customer({ creditLimit: 9_000_000_000 });
  place = {
    ...site.world,
    customer,
    wallet: await build.wallet(customer.id, site.world.company.id, 1_500_000),
    shipper: await build.shipper(customer.id),
    send: await build.sendAddress(customer.id),
    receive: await build.receiveAddress(customer.id),
  };
  const note = await site.reviewed({ place, form: { settleType: '3', termDays: 30 } });
  ids = await server.inTenant(0, (tx) => copyNotes(tx, note.id, 15));
  const examined = await server.as(site.finance).put('/shipping/hyShippingNote/examine', { ids, pass: true }, once());
  if (expectDone(examined).success.length !== ids.length) throw new Error('Not all waybills could be examined.');
});

const payFromWallet = (client: number, index: number, headers = once()): Promise<Answer> =>
  site.server
    .as(`payer_${client}`)
    .put('/shipping/hyShippingNote/customerPay', { ids: [ids[index % ids.length]], amount: 3000, source: 'wallet' }, headers);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

/** Does something with each number, by so many clients, each of which has one call under way. */
async function spread<Result>(count: number, act: (client: number, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_one, client) => {
      for (let index = (next += 1); index <= count; index = next += 1) results.push(await act(client, index));
    }),
  );
  return results;
}

describe('many at once', () => {
  test('OPS-04 I5 64 clients pay from a wallet with money for 500 payments: 500 are paid, the others refused, and nobody reads less than nothing', async () => {
    const seen: number[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) seen.push((await site.walletNow(place.wallet.id)).availableAmount);
    })();

    const answers = await spread(560, payFromWallet);
    isOver = true;
    await reading;

    expect(answers.filter(({ success }) => success)).toHaveLength(500);
    const refused = answers.filter(({ success }) => !success);
    expect(refused).toHaveLength(60);
    expect(new Set(refused.map(({ errorCode, message }) => `${errorCode} ${message.split('，')[0]}`))).toEqual(
      new Set([expect.stringMatching(/^40105 .*余额不足/)]),
    );
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(0);
    const [paid] = await site.server.inTenant(0, async (tx) => {
      const { rows } = await tx.execute<{ paid: string }>(
        sql`select sum(customer_paid_amount) as paid from hy_shipping_note where customer_id = ${place.customer.id}`,
      );
      return rows;
    });
    expect(Number(paid?.paid)).toBe(1_500_000);
    expect(await findings()).toEqual([]);
  });

  test(`OPS-04 I18 ${calls} money calls sent five times at once under one key each have one effect each`, async () => {
    const told = await spread(calls, async (client, index) => {
      const headers = once();
      const body = {
        walletId: place.wallet.id,
        rechargeType: '1',
        amount: 100,
        receiveAccountId: site.account.id,
        bankSerialNo: `R${index}`,
        voucherFiles: 'voucher/a.png',
        transferTime: '2026-06-02 11:00:00',
      };
      const send = () => site.server.as(`payer_${client}`).post('/customer/hyCustomerRecharge/add', body, headers);
      const row = oneOf(await Promise.all(Array.from({ length: 5 }, send)));
      const confirmed = once();
      const confirm = () =>
        site.server
          .as(site.finance)
          .put('/customer/hyCustomerRecharge/confirm', { id: row.id, version: row.version, pass: true }, confirmed);
      return oneOf(await Promise.all(Array.from({ length: 5 }, confirm)));
    });

    expect(new Set(told.map(({ id }) => id)).size).toBe(calls);
    expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(calls * 100);
    expect(await findings()).toEqual([]);
  }, 3_600_000);
});

/** What answers to the same call agree on. One that came while the first was under way says so, and nothing else. */
function oneOf(answers: readonly Answer[]): { id: string; version: number } {
  const done = answers.filter(({ success }) => success).map(({ result }) => result as { id: string; version: number });
  for (const { success, errorCode } of answers) if (!success) expect(errorCode).toBe(42900);
  expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  return done[0]!;
}
