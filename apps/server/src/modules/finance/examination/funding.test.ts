import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

type Row = Awaited<ReturnType<DianfuSite['read']>>;
const statusOf = async (note: Row) => (await site.read(note.id)).noteStatus;
const term = { settleType: '3', termDays: 30 };
/** Two waybills on a term, the second of which finds the credit used up. */
async function overCredit() {
  const place = await site.placeWith(0, { ...term, creditLimit: 600_000 });
  const reviewed = [await site.reviewed({ place, form: term }), await site.reviewed({ place, form: term })];
  await site.changeCustomer(place.customer.id, { creditLimit: 2 * 287_260 });
  const first = await site.examine(reviewed[0]!, { pass: true });
  await site.changeCustomer(place.customer.id, { creditLimit: 287_260 });
  const second = await site.examine(reviewed[1]!, { pass: true });
  expect([first.noteStatus, second.noteStatus, second.fundReason]).toEqual(['75', '70', '40104']);
  return { place, first, second };
}

describe('SHIP-21 13 L7 a waybill that waits for money is tried again', () => {
  test('after the customer paid a term, as soon as the credit suffices', async () => {
    const { first, second } = await overCredit();
    const pay = (amount: number) =>
      site.server.as(cashier).put(
        '/shipping/hyShippingNote/customerPay',
        {
          ids: [first.id],
          amount,
          source: 'transfer',
          companyAccountId: site.account.id,
          bankSerialNo: `F${amount}`,
          transferTime: '2026-06-02 11:00:00',
          voucherFiles: 'voucher/a.png',
        },
        once(),
      );
    expectDone(await pay(287_259));
    await site.fund();
    expect(await statusOf(second)).toBe('70');
    expectDone(await pay(1));
    await site.fund();
    expect(await site.read(second.id)).toMatchObject({ noteStatus: '75', fundReason: null });
  });

  test('after the credit of the customer was raised', async () => {
    const { place, second } = await overCredit();
    const raise = async (creditLimit: number) => {
      const { id, version } = expectDone(await site.server.as('admin').get('/customer/hyCustomer/queryById', { id: place.customer.id }));
      const terms = { ...term, monthDay: null, creditLimit, dianfuEnabled: '0', dianfuLimit: 0, dianfuTermDays: 0, dianfuDayRate: 0 };
      return site.server.as('admin').put('/customer/hyCustomer/credit', { id, version, ...terms, reason: '提高额度' });
    };
    expectDone(await raise(2 * 287_260 - 1));
    await site.fund();
    expect(await statusOf(second)).toBe('70');
    expectDone(await raise(2 * 287_260));
    await site.fund();
    expect(await statusOf(second)).toBe('75');
  });

  test('after another waybill gave its money back', async () => {
    const place = await site.placeWith(900_000);
    const other = await site.signed({ place });
    await site.change(other.id, { noteStatus: '20' });
    const note = await site.short(place, 280_000);
    expect(note).toMatchObject({ noteStatus: '70', fundReason: '40105' });
    const { version } = await site.read(other.id);
    expectDone(
      await site.server
        .as('admin')
        .put('/shipping/hyShippingNote/revoke', { id: other.id, version, revokeCode: '1', reason: '取消' }, once()),
    );
    await site.fund();
    expect(await statusOf(note)).toBe('75');
    expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(287_260 - 7260);
    expect(await site.findings()).toEqual([]);
  });

  test('P04 extras that are agreed before the examination are set aside with the fee, as far as the money goes', async () => {
    const place = await site.placeWith(300_000);
    const checked = await site.preChecked({ place });
    const submitted = expectDone(await site.by('ops_submit', 'submitCheck', checked, { extraFee: 5000, extraFeeRemark: '压车费' }));
    expect(submitted).toMatchObject({ feeTotal: 292_560, frozenAmount: 292_560, fundReason: null });
    const corrected = await site.decide('ops_second', 'check', submitted, { pass: true, extraFee: 20_000, extraFeeRemark: '压车费' });
    expect(corrected).toMatchObject({ feeTotal: 308_460, frozenAmount: 300_000, fundReason: '40105' });
    expect(await site.findings()).toEqual([]);
  });
});

test('SHIP-09 13 a customer is asked for the money that a waybill lacks, once a day', async () => {
  const place = await site.placeWith(400_000);
  const note = await site.short(place, 280_000);
  const people = { username: 'lacking', userType: 2 as const, cid: place.customer.id, permissions: [] };
  await site.server.as(people).get('/sys/user/getCurrentUserDeparts');
  const remind = (row: Row) => site.server.as(cashier).put('/shipping/hyShippingNote/remindFunds', { id: row.id, version: row.version });
  expectDone(await remind(note));
  expect(await remind(note)).toMatchObject({ success: false });
  const messages = expectDone(await site.server.as(people).get('/sys/annountCement/listByUser')).sysMsgList as Row[];
  expect(messages.map(({ titile }) => titile)).toContain(`运单 ${note.shippingNoteNumber} 待备款`);
  expect(await remind(await site.payable())).toMatchObject({ errorCode: 40901 });
});
