import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyConfig } from '../../system/setting/setting.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { advanceTax } from './advanceTax.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

const books = () => booksOf(site.world.company.id);
const set = (value: string) =>
  site.server.inTenant(0, async (tx) => {
    await tx.delete(hyConfig).where(eq(hyConfig.configKey, 'taxAgencyEnabled'));
    const named = { configName: '代办增值税', valueType: 'flag', groupCode: 'tax' };
    await tx.insert(hyConfig).values({ configKey: 'taxAgencyEnabled', configValue: value, ...named });
  });

type Row = Awaited<ReturnType<PaySite['read']>>;

/** Examines a waybill that costs so much, of a driver where one is named. */
async function examine(note: Row, driverFee: number, driverId?: string): Promise<Row> {
  const fees = { driverFee, driverFeeRaw: driverFee + 5_146, roundingAmount: 0, customerFee: driverFee + 16_260 };
  await site.change(note.id, { ...fees, ...(driverId === undefined ? {} : { driverId }) });
  return site.examine(await site.read(note.id), { pass: true });
}

test('LEDG-03 L15 P05x tax that a month’s last freight does not cover is advanced at its end, and comes back from the next freight', async () => {
  await set('1');
  // Before any of them costs what no lane costs: the business review compares prices.
  const notes = [await site.reviewed(), await site.reviewed(), await site.reviewed()];
  const first = await examine(notes[0]!, 10_000_000);
  expect(first).toMatchObject({ taxWithheld: 0 });
  const { driverId } = first;
  // One percent of all of 100,500.00 is 1,005.00, with 6 % of that on top, each surtax rounded, 1,065.31, and the freight is 500.00.
  const second = await examine(notes[1]!, 50_000, driverId);
  expect(second).toMatchObject({ taxWithheld: 50_000, payableAmount: 0 });
  const [withheld, advanced] = [books().taxWithheld, books().taxAdvanced(driverId)];
  expect([await site.balance(withheld), await site.balance(advanced)]).toEqual([50_000, 0]);
  // May had nothing to advance.
  expect(await advanceTax(site.server.context())).toBe(0);

  // Nobody signs in again in this test.
  await site.server.database.pool.query("update sys_session set expires_at = '2027-01-01 00:00:00+08'");
  site.server.clock.set('2026-07-01T00:03:00+08:00');
  expect(await advanceTax(site.server.context())).toBe(1);
  expect([await site.balance(withheld), await site.balance(advanced)]).toEqual([106_531, 56_531]);
  expect(await advanceTax(site.server.context())).toBe(0);
  expect([await site.balance(withheld), await site.balance(advanced)]).toEqual([106_531, 56_531]);

  const third = await examine(notes[2]!, 271_000, driverId);
  expect(third).toMatchObject({ taxWithheld: 56_531, payableAmount: 214_469 });
  expect([await site.balance(withheld), await site.balance(advanced)]).toEqual([106_531, 0]);
  expect(await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);

  await set('0');
  site.server.clock.set('2026-08-01T00:03:00+08:00');
  expect(await advanceTax(site.server.context())).toBe(0);
});
