import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../test/paySite.ts';
import { hyDriver } from '../fleet/driver/driver.table.ts';
import { takeResult } from '../finance/payment/settlePayment.ts';
import { sysAnnouncement, sysAnnouncementSend } from '../system/announcement/announcement.table.ts';
import { sysSms } from '../system/message/message.table.ts';
import { tellWaiting } from './tellWaiting.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

const newsOf = (waiting: string) =>
  site.server.inTenant(0, async (tx) => (await tx.select().from(sysAnnouncement)).filter(({ busId }) => busId === waiting));
const texts = () => site.server.inTenant(0, (tx) => tx.select().from(sysSms));
const tell = () => tellWaiting(site.server.context());
/** A person of the staff with one permission. */
async function person(username: string, permission: string): Promise<string> {
  const client = site.server.as({ username, permissions: [permission] });
  await client.get('/sys/user/getCurrentUserDeparts');
  return client.userId;
}

describe('NOTI-06 NT21 work that is handed over', () => {
  test('each who may take it on is told once until they have read it, however much comes', async () => {
    const checker = await person('pre_checker', 'shipping:preCheck');
    await person('no_checker', 'shipping:list');
    await site.signed();
    await site.signed();
    expect(await tell()).toBeGreaterThan(0);
    const [first, ...others] = await newsOf('preCheck');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ titile: '2张运单待预审', openPage: '/shipping/list?noteStatus=55' });
    expect(first!.userIds).toContain(checker);

    site.server.clock.advance(1_000);
    await site.signed();
    await tell();
    expect((await newsOf('preCheck')).filter(({ userIds }) => userIds?.includes(checker))).toHaveLength(1);

    // Read, and nothing has come since: nothing is told. Something has: it is.
    const readAll = async () => {
      for (const { id } of await newsOf('preCheck'))
        await site.server.inTenant(0, (tx) =>
          tx.insert(sysAnnouncementSend).values({ anntId: id, userId: checker, readFlag: '1' }).onConflictDoNothing(),
        );
    };
    const told = async () => (await newsOf('preCheck')).filter(({ userIds }) => userIds?.includes(checker)).map(({ titile }) => titile);
    await readAll();
    await tell();
    expect(await told()).toEqual(expect.arrayContaining(['2张运单待预审', '3张运单待预审']));
    // All is read, and nothing has come since.
    await readAll();
    site.server.clock.advance(1_000);
    await tell();
    expect(await told()).toHaveLength(2);
    await site.signed();
    site.server.clock.advance(1_000);
    await tell();
    expect(await told()).toContain('4张运单待预审');
  });

  test.each([
    ['submitCheck', 'shipping:submitCheck', () => site.preChecked(), '1张运单待提交验收'],
    ['businessReview', 'shipping:businessReview', () => site.checked(), '1张运单待业务审核'],
    ['examine', 'shipping:examine', () => site.reviewed(), '1张运单待财务审核'],
    ['approvePay', 'pay:approve', async () => site.submitted(await site.payable()), '1笔付款待复核'],
  ])('%s is told to the holders of the next permission', async (kind, permission, make, title) => {
    const userId = await person(`holder_of_${kind}`, permission);
    await make();
    await tell();
    const [news] = await newsOf(kind);
    expect(news).toMatchObject({ titile: title });
    expect(news!.userIds).toContain(userId);
  });
});

describe('NOTI-06 NT6 NT9 NT12 NT13 what customers and payees are told', () => {
  test('NT9 the payee hears by SMS what for, how much and on which card', async () => {
    const note = await site.payable();
    const payment = await site.submitted(note);
    const sent = await site.pay('finance_second', 'approve', payment.id, { pass: true });
    const result = { state: 'success' as const, bankSerialNo: 'NT9', payTime: '2026-06-02 12:00:03', fee: 0 };
    const take = () => takeResult(site.server.context(), { requestSerial: sent.requestSerial, result });
    await take();
    await take();
    const told = (await texts()).filter(({ esTitle }) => esTitle === '付款到账');
    const [driver] = await site.server.inTenant(0, async (tx) =>
      (await tx.select().from(hyDriver)).filter(({ id }) => id === note.driverId),
    );
    const last = /\d{4}$/.exec(told[0]?.esContent?.replace(/，请查收。$/, '') ?? '')?.[0];
    expect(told).toMatchObject([
      { esReceiver: driver!.phone, esContent: expect.stringContaining(`运单 ${note.shippingNoteNumber}已付款2,710.00元，尾号`) },
    ]);
    expect(last).toMatch(/^\d{4}$/);
  });

  test('NT6 the payer reads weight and amount, by SMS where that is on', async () => {
    const before = (await texts()).filter(({ esTitle }) => esTitle === '待验收').length;
    const first = await site.toCheck();
    const { hyConfig } = await import('../system/setting/setting.table.ts');
    await site.server.inTenant(0, (tx) =>
      tx
        .insert(hyConfig)
        .values({ configKey: 'checkSmsEnabled', configValue: '1', configName: '验收短信', configGroup: 'finance' } as never),
    );
    const second = await site.toCheck();
    const told = (await texts()).filter(({ esTitle }) => esTitle === '待验收').slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]!.esContent).toMatch(new RegExp(`${second.shippingNoteNumber} 待验收：结算重量.*吨，费用合计.*元`));
    expect(told[0]!.esContent).not.toContain(first.shippingNoteNumber);
  });

  test('NT13 a top-up that is confirmed or refused is told by SMS', async () => {
    const { hyCompanyAccount } = await import('../finance/company-account/companyAccount.table.ts');
    await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
    const path = '/customer/hyCustomerRecharge';
    const form = {
      walletId: site.world.wallet.id,
      rechargeType: '1',
      amount: 12_300,
      receiveAccountId: site.account.id,
      voucherFiles: 'v/a.png',
      transferTime: '2026-06-02 11:00:00',
    };
    for (const [bankSerialNo, pass] of [
      ['NT13A', true],
      ['NT13B', false],
    ] as const) {
      const told = expectDone(await site.server.as('cashier_person').post(`${path}/add`, { ...form, bankSerialNo }, once()));
      expectDone(
        await site.server.as('finance_second').put(`${path}/confirm`, { id: told.id, version: told.version, pass, remark: '核对' }, once()),
      );
    }
    const told = (await texts()).filter(({ esTitle }) => esTitle === '充值提醒').map(({ esContent }) => esContent);
    expect(told).toEqual([expect.stringContaining('（123.00元）已到账'), expect.stringContaining('（123.00元）未通过：核对')]);
  });

  test('NT12 a wallet that sets too little aside is told of, once a day', async () => {
    const customer = await site.build.customer();
    const wallet = await site.build.wallet(customer.id, site.world.company.id, 290_016);
    const [shipper, send, receive] = [
      await site.build.shipper(customer.id),
      await site.build.sendAddress(customer.id),
      await site.build.receiveAddress(customer.id),
    ];
    const place = { ...site.world, customer, wallet, shipper, send, receive } as never;
    // More is loaded than was planned: the fee grows beyond what is there.
    await site.signed({ place, loadWeight: 32_900, unloadWeight: 32_900, form: { totalWeight: 32_000 } });
    const short = () => newsOf(`short ${wallet.id} 2026-06-02`);
    const [news, ...more] = await short();
    expect(more).toEqual([]);
    expect(news).toMatchObject({ titile: expect.stringContaining('冻结资金不足'), openPage: '/account/recharge' });
    expect(news!.msgAbstract).toMatch(/^可用余额0\.00元，还需[\d.,]+元，请及时充值$/);
  });
});
