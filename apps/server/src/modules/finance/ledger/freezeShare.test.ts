import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';
import { verifyLedger } from './verifyLedger.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

/** What a waybill of 32 t is estimated to cost. */
const fee = 290_016;
async function configure(values: Partial<typeof hyWalletConfig.$inferInsert>): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    await tx.delete(hyWalletConfig);
    const limits = { singleLimit: 50_000_000, dayLimit: 1_000_000_000, driverDayLimit: 50_000_000 };
    await tx.insert(hyWalletConfig).values({ companyId: site.world.company.id, channelType: 'bank', ...limits, ...values });
  });
}
/** A customer of the same company, with so much money. */
async function customerWith(amount: number): Promise<World> {
  const customer = await site.build.customer();
  const wallet = await site.build.wallet(customer.id, site.world.company.id, amount);
  const [shipper, send, receive] = [
    await site.build.shipper(customer.id),
    await site.build.sendAddress(customer.id),
    await site.build.receiveAddress(customer.id),
  ];
  return { ...site.world, customer, wallet, shipper, send, receive } as never;
}
const morning = <T>(act: () => Promise<T>) => atTime(site.server.clock, '2026-06-01T07:00:00+08:00', act);
const publish = (place: World) => morning(() => publishOrder(site.server.as('admin'), orderForm(place, { totalWeight: 32_000 })));
const send = (order: Parameters<typeof dispatch>[1]) =>
  morning(async () => dispatch(site.server.as('admin'), order, (await site.freshCrew()) as never));
const walletOf = async (place: World) => {
  const { availableAmount, frozenAmount } = await site.walletNow(place.wallet.id);
  return { availableAmount, frozenAmount };
};
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

describe('FRT-25 what a dispatch sets aside', () => {
  beforeEach(() => configure({ freezeRatio: 5_000 }));

  test('half of the fee: a fen less refuses the order, the amount itself is taken, more stays', async () => {
    await expect(publish(await customerWith(fee / 2 - 1))).rejects.toThrow('40105');
    const exact = await customerWith(fee / 2);
    expect(await site.read((await send(await publish(exact))).id)).toMatchObject({ frozenAmount: fee / 2 });
    expect(await walletOf(exact)).toEqual({ availableAmount: 0, frozenAmount: fee / 2 });
    const rich = await customerWith(fee / 2 + 1);
    await send(await publish(rich));
    expect(await walletOf(rich)).toEqual({ availableAmount: 1, frozenAmount: fee / 2 });
    expect(await findings()).toEqual([]);
  });

  test('the dispatch asks again: a share that has grown is refused, one that has shrunk is rounded by the one rule', async () => {
    const place = await customerWith(fee / 2);
    const order = await publish(place);
    await configure({ freezeRatio: 5_001 });
    await expect(send(order)).rejects.toThrow('40105');
    await configure({ freezeRatio: 3_333 });
    await send(order);
    // 96662.33 fen.
    expect((await walletOf(place)).frozenAmount).toBe(96_662);
  });

  test('settings that are off, or of others, set all of it aside', async () => {
    await configure({ freezeRatio: 5_000, enabled: '0' });
    const place = await customerWith(fee);
    await send(await publish(place));
    expect(await walletOf(place)).toEqual({ availableAmount: 0, frozenAmount: fee });
  });

  test('L7 without setting aside a waybill goes on, and is paid for once it is examined', async () => {
    await configure({ autoFreeze: '0' });
    const place = await customerWith(1);
    const note = await site.reviewed({ place });
    expect(note).toMatchObject({ frozenAmount: 0 });
    const examined = await site.examine(note, { pass: true });
    expect(examined).toMatchObject({ noteStatus: '70', fundReason: '40105', frozenAmount: 1 });
    expect(await findings()).toEqual([]);
  });

  test('L7 the rest is set aside at the examination, and what was set aside on the way stays when settings change', async () => {
    const place = await customerWith(1_000_000);
    const order = await publish(place);
    const note = await send(order);
    await configure({ autoFreeze: '0' });
    const accepted = await morning(async () => expectDone(await site.by('admin', 'accept', await site.read(note.id), { reason: '代接' })));
    const load = { weight: 32_480, time: '2026-06-01 09:00:00', slipNo: 'SHARE1', files: 'slip/load.png', confirmWarnings: true };
    expectDone(await site.by('admin', 'load', accepted, load));
    expect((await site.read(note.id)).frozenAmount).toBe(fee / 2);
    await configure({ freezeRatio: 5_000 });
    const payable = await site.examine(await site.reviewed({ place }), { pass: true });
    expect(payable).toMatchObject({ noteStatus: '75', frozenAmount: 0, customerPaidAmount: payable.feeTotal });
    expect(await findings()).toEqual([]);
  });
});
