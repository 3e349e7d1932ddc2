import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { hyLedgerAccount } from '../ledger/ledger.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const [cashier, finance] = ['cashier_person', 'finance_second'];
/** What each waybill of these tests is paid, fen. */
const amount = 271_000;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id as string);

async function configure(values: Partial<typeof hyWalletConfig.$inferInsert>): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    await tx.delete(hyWalletConfig);
    const limits = { singleLimit: 50_000_000, dayLimit: 1_000_000_000, driverDayLimit: 50_000_000, ...values };
    await tx.insert(hyWalletConfig).values({ companyId: site.world.company.id, channelType: 'bank', ...limits });
  });
}
const changeCard = (cardId: string, values: Partial<typeof hyBankCard.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyBankCard).set(values).where(eq(hyBankCard.id, cardId)));
/** Ready to pay, the driver of each a different one. */
async function payables(count: number): Promise<Row[]> {
  const notes: Row[] = [];
  while (notes.length < count) notes.push(await site.payable());
  return notes;
}
const add = async (noteIds: readonly string[]) =>
  expectDone(await site.server.as(cashier).post('/hypay/hyPayment/add', { noteIds, submit: true }, once()));
const move = async (who: string, action: string, body: object) =>
  expectDone(await site.server.as(who).put(`/hypay/hyPayment/${action}`, body, once()));
async function paymentOf(note: Row): Promise<Row> {
  const { records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id }));
  return records[0];
}
async function handedIn(notes: readonly Row[]): Promise<Row[]> {
  expect((await add(idsOf(notes))).fail).toEqual([]);
  const payments: Row[] = [];
  for (const note of notes) payments.push(await paymentOf(note));
  return payments;
}
const codes = ({ fail }: Row) => (fail as Row[]).map(({ id, code }): [string, number] => [id, code]);
const freeFunds = async () => {
  const { rows } = await site.server.database.pool.query(
    `select coalesce(sum(amount + channel_fee), 0)::bigint as sum from hy_payment where state = '30' and company_account_id = $1`,
    [site.account.id],
  );
  return (await site.balance(bankCode(site))) - Number(rows[0].sum);
};
/** Lets the paying account hold as much as that beyond what is on its way, without a line of the books. */
async function holdFunds(wanted: number): Promise<() => Promise<unknown>> {
  const missing = wanted - (await freeFunds());
  const change = (by: number) =>
    site.server.inTenant(0, (tx) =>
      tx
        .update(hyLedgerAccount)
        .set({ balance: sql`${hyLedgerAccount.balance} + ${by}` })
        .where(eq(hyLedgerAccount.accountCode, bankCode(site))),
    );
  await change(missing);
  return () => change(-missing);
}

describe('SHIP-09 M1 M2 payments of a batch that are made and handed in', () => {
  test('what a guard refuses is told by itself, in the order asked for, and changes nothing; the others go on', async () => {
    const notes = await payables(7);
    const [first, paid, open, gone, unproved, large, last] = notes as [Row, Row, Row, Row, Row, Row, Row];
    await site.change(paid.id, { paidAmount: amount });
    await site.submitted(open);
    await changeCard(gone.payeeCardId, { delFlag: 1 });
    await changeCard(unproved.payeeCardId, { verifyState: '10' });
    await site.change(large.id, { driverFee: amount + 1 });
    await configure({ singleLimit: amount });

    const done = await add([...idsOf(notes), 'missing', first.id]);
    await configure({});
    await site.change(large.id, { driverFee: amount });
    await site.change(paid.id, { paidAmount: 0 });

    expect(done.success).toEqual([first.id, last.id]);
    expect(codes(done)).toEqual([
      [paid.id, 40401],
      [open.id, 40411],
      [gone.id, 40241],
      [unproved.id, 40404],
      [large.id, 40402],
      ['missing', 404],
    ]);
    for (const note of [first, last]) {
      expect(await paymentOf(note)).toMatchObject({ state: '20', amount, submitBy: cashier, version: 1 });
      expect(await site.read(note.id)).toMatchObject({ noteStatus: '78', payState: '20' });
    }
    for (const note of [paid, gone, unproved, large]) {
      expect(await paymentOf(note)).toBeUndefined();
      expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: null });
    }
    expect((await paymentOf(first)).paymentNo).not.toBe((await paymentOf(last)).paymentNo);
  });

  test.each([
    ['below', -1, 1],
    ['at', 0, 2],
    ['above', 1, 2],
  ])('40403 payments of one batch count against the day together: %s what two of three come to', async (_what, more, passed) => {
    const notes = await payables(3);
    const { rows } = await site.server.database.pool.query(
      `select coalesce(sum(amount), 0)::bigint as sum from hy_payment where state in ('20', '30', '40')`,
    );
    const dayLimit = Number(rows[0].sum) + 2 * amount + more;
    await configure({ singleLimit: amount, driverDayLimit: amount, dayLimit });

    const done = await add(idsOf(notes));
    await configure({});

    expect(done.success).toEqual(idsOf(notes.slice(0, passed)));
    expect(codes(done)).toEqual(idsOf(notes.slice(passed)).map((id) => [id, 40403]));
  });

  test('40403 so do those to one card', async () => {
    const notes = await payables(3);
    const [{ payeeCardId }] = notes as [Row];
    for (const note of notes) await site.change(note.id, { payeeCardId });
    await configure({ singleLimit: amount, driverDayLimit: 2 * amount });

    const done = await add(idsOf(notes));
    await configure({});

    expect(done.success).toEqual(idsOf(notes.slice(0, 2)));
    expect(codes(done)).toEqual([[notes[2]!.id, 40403]]);
  });

  test('40901 drafts are handed in together, and what was handed in before is refused', async () => {
    const [before, draft] = (await handedIn(await payables(2))) as [Row, Row];
    expect((await move(finance, 'approve', { ids: [draft.id], pass: false, remark: '账号有误' })).fail).toEqual([]);

    const done = await move(cashier, 'submit', { ids: [before.id, draft.id] });

    expect(done.success).toEqual([draft.id]);
    expect(codes(done)).toEqual([[before.id, 40901]]);
  });
});

describe('SHIP-10 M3 payments of a batch that are approved', () => {
  test('what a guard refuses is told by itself and changes nothing; the others are booked, and their bank is told', async () => {
    const notes = await payables(6);
    const payments = await handedIn(notes);
    const [first, unproved, chosen, sent, draft, last] = payments as [Row, Row, Row, Row, Row, Row];
    await changeCard(unproved.payeeCardId, { verifyState: '10' });
    await site.change(notes[2]!.id, { payeeBy: finance });
    await site.pay(finance, 'approve', sent.id, { pass: true });
    await site.pay(finance, 'approve', draft.id, { pass: false, remark: '账号有误' });
    const own = await handedIn(await payables(1));
    await site.server.database.pool.query(`update hy_payment set submit_by = $1 where id = $2`, [finance, own[0]!.id]);
    await site.drain();
    site.bank.given.length = 0;
    const onTheWay = await site.balance(booksOf(site.world.company.id).clearing('bank'));

    const done = await move(finance, 'approve', { ids: [...idsOf(payments), ...idsOf(own), 'missing'], pass: true });

    expect(done.success).toEqual([first.id, last.id]);
    expect(codes(done)).toEqual([
      [unproved.id, 40404],
      [chosen.id, 40405],
      [sent.id, 40901],
      [draft.id, 40901],
      [own[0]!.id, 40405],
      ['missing', 404],
    ]);
    for (const payment of [first, last]) {
      expect(await site.payment(payment.id)).toMatchObject({
        state: '30',
        approveBy: finance,
        requestSerial: `${payment.paymentNo}01`,
        version: 2,
      });
      expect(await site.read(payment.noteId)).toMatchObject({ noteStatus: '78', payState: '30' });
    }
    for (const payment of [unproved, chosen, own[0]!])
      expect(await site.payment(payment.id)).toMatchObject({ state: '20', approveBy: null });
    expect((await site.balance(booksOf(site.world.company.id).clearing('bank'))) - onTheWay).toBe(2 * amount);
    await site.drain();
    expect(new Set(site.bank.given.map(({ paymentNo }) => paymentNo))).toEqual(new Set([first.paymentNo, last.paymentNo]));
    expect(site.bank.given).toHaveLength(2);
    expect(await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });

  test.each([
    ['below', -1, 1],
    ['at', 0, 2],
    ['above', 1, 2],
  ])(
    '40444 payments of one batch take from one account together: %s what two of three come to with their fees',
    async (_what, more, passed) => {
      await configure({ channelFeeMode: 'fixed', channelFee: 300 });
      const payments = await handedIn(await payables(3));
      const giveBack = await holdFunds(2 * (amount + 300) + more);

      const done = await move(finance, 'approve', { ids: idsOf(payments), pass: true });
      await giveBack();
      await configure({});

      expect(done.success).toEqual(idsOf(payments.slice(0, passed)));
      expect(codes(done)).toEqual(idsOf(payments.slice(passed)).map((id) => [id, 40444]));
    },
  );

  test('40406 outside the hours of the company nothing of it leaves', async () => {
    const payments = await handedIn(await payables(2));
    await configure({ payWindow: '23:58-23:59' });

    const done = await move(finance, 'approve', { ids: idsOf(payments), pass: true });
    await configure({});

    expect(codes(done)).toEqual(idsOf(payments).map((id) => [id, 40406]));
  });

  test('what cannot be booked together is tried one by one, and only that is refused which cannot be booked at all', async () => {
    const notes = await payables(3);
    const payments = await handedIn(notes);
    const payable = booksOf(site.world.company.id).payable(notes[1]!.driverId);
    const change = (by: number) =>
      site.server.inTenant(0, (tx) =>
        tx
          .update(hyLedgerAccount)
          .set({ balance: sql`${hyLedgerAccount.balance} + ${by}` })
          .where(eq(hyLedgerAccount.accountCode, payable)),
      );
    await change(-1);

    const done = await move(finance, 'approve', { ids: idsOf(payments), pass: true });
    await change(1);

    expect(done.success).toEqual([payments[0]!.id, payments[2]!.id]);
    expect(done.fail).toMatchObject([{ id: payments[1]!.id, message: expect.stringContaining('账户余额不足') }]);
    expect(await site.payment(payments[1]!.id)).toMatchObject({ state: '20' });
    expect(await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });
});
