import { beforeAll, expect, test } from 'vitest';
import { adjustPath } from '../../../../test/adjustSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPayableBillSite, type PayableBillSite } from '../../../../test/payableBillSite.ts';

let site: PayableBillSite;
beforeAll(async () => {
  site = await openPayableBillSite();
}, 60_000);

type Row = Awaited<ReturnType<PayableBillSite['read']>>;
const freight = 271_000;
const success = (serial: string) => ({ state: 'success', bankSerialNo: serial, payTime: '2026-06-02 12:00:03', fee: 0 }) as const;
const ask = (note: Row, amount: number, side = 'carrier') =>
  site.server.as('adjust_asker').post(`${adjustPath}/add`, { noteId: note.id, side, amount, reasonCode: '2', reason: '单价更正' }, once());
const decide = ({ id, version }: Row) => site.server.as('adjust_decider').put(`${adjustPath}/audit`, { id, version, pass: true }, once());
const corrected = async (note: Row, amount: number) => expectDone(await decide(expectDone(await ask(note, amount))));
const isRight = async () => expect(await site.findings()).toEqual([]);

test('FRT-21 a confirmed bill of a carrier follows, its payment pays what it was made of, and what was added is paid after it', async () => {
  const payee = await site.carried(2);
  const [note] = payee.notes as [Row];
  const bill = await site.agreed(payee);
  await corrected(note, -1_000);
  expect(await site.bill(bill.id)).toMatchObject({
    openAmount: 2 * freight - 1_000,
    totalAmount: 2 * freight - 1_000,
    adjustAmount: -1_000,
  });

  const asked = expectDone(await site.submitBill(await site.bill(bill.id), payee));
  const [payment] = await site.paymentsOf(asked);
  expect(payment!.amount).toBe(2 * freight - 1_000);
  expect(await ask(note, -1)).toMatchObject({ errorCode: 40411 });
  await corrected(await site.read(note.id), 500);
  const sent = await site.pay('pay_boss', 'approve', payment!.id, { pass: true });
  await site.says(sent, success('TZB1'));

  expect(await site.bill(bill.id)).toMatchObject({ state: '40', openAmount: 500, totalAmount: 2 * freight - 500 });
  expect((await site.noteStates(payee)).map((one) => (one as unknown[])[0])).toEqual(['75', '80']);
  // What is left of it is corrected away by the bill itself.
  const rest = await site.bill(bill.id);
  expectDone(await site.act('bill_asker', 'adjust', rest, { amount: -500, reasonCode: '5', reason: '尾差' }));
  const { records } = expectDone(await site.server.as('admin').get(`${adjustPath}/list`, { noteId: note.id, state: '10' }));
  expectDone(await decide(records[0]));
  expect(await site.bill(bill.id)).toMatchObject({ state: '50', openAmount: 0 });
  expect((await site.noteStates(payee)).map((one) => (one as unknown[])[0])).toEqual(['80', '80']);
  await isRight();
});

test('FRT-21 a settled bill of a carrier is owed again by what is added; 40383 one that was sent is corrected by itself', async () => {
  const payee = await site.carried(1);
  const [note] = payee.notes as [Row];
  const { bill, payment } = await site.underWay(payee);
  await site.says(payment, success('TZB2'));
  expect(await site.bill(bill.id)).toMatchObject({ state: '50' });
  await corrected(await site.read(note.id), 300);
  expect(await site.bill(bill.id)).toMatchObject({ state: '40', openAmount: 300, totalAmount: freight + 300 });
  expect(await ask(await site.read(note.id), 5)).toMatchObject({ errorCode: 40383 });

  const other = await site.carried(1);
  expectDone(await site.act('bill_maker', 'send', await site.made(other)));
  expect(await ask(other.notes[0]!, 5)).toMatchObject({ errorCode: 40383 });
  // The customer's side is none of its business.
  expectDone(await ask(other.notes[0]!, 5, 'customer'));
  await isRight();
});

test('FRT-21 margins of agents stay as they were examined', async () => {
  const payee = await site.brought(1);
  const [note] = payee.notes as [Row];
  expectDone(await decide(expectDone(await ask(note, -500, 'customer'))));
  expect(await site.read(note.id)).toMatchObject({ agentMargin: note.agentMargin });
  const bill = await site.agreed(payee);
  expect(await site.act('bill_asker', 'rework', bill, {})).toMatchObject({ errorCode: 40901 });
  await isRight();
});

test('FRT-21 M9 what a waybill was paid by itself comes back once its bill pays the rest: the bill pays that as well, and nothing twice', async () => {
  const payee = await site.carried(1);
  const [note] = payee.notes as [Row];
  const single = await site.submitted(note);
  await site.says(await site.pay('pay_boss', 'approve', single.id, { pass: true }), success('TZB3'));
  await corrected(await site.read(note.id), 700);
  const { bill, payment } = await site.underWay(payee);
  expect(payment.amount).toBe(700);

  const cameBack = { state: 'returned', bankSerialNo: 'TZB3', reason: '账号户名不符', returnTime: '2026-06-02 12:00:05' } as const;
  await site.says(await site.payment(single.id), cameBack);
  expect(await site.payment(single.id)).toMatchObject({
    state: '60',
    failNoticeState: '2',
    closeReason: '退汇时运单已在承运商账单中，退回金额随账单支付',
  });
  expect(await site.noteStates(payee)).toEqual([['78', '30', 0]]);
  expect(await site.bill(bill.id)).toMatchObject({ state: '30', openAmount: freight + 700, receivedAmount: 0 });
  expect(await site.pay('payer_person', 'retry', single.id, { remark: '再付' })).toMatchObject({ code: 40901 });
  await site.says(payment, success('TZB4'));
  expect(await site.bill(bill.id)).toMatchObject({ state: '40', openAmount: freight, receivedAmount: 700 });
  expect(await site.noteStates(payee)).toEqual([['75', '40', 700]]);
  await isRight();

  const again = expectDone(await site.submitBill(await site.bill(bill.id), payee));
  const rest = (await site.paymentsOf(again)).find(({ state }) => state === '20');
  expect(rest!.amount).toBe(freight);
  await site.says(await site.pay('pay_boss', 'approve', rest!.id, { pass: true }), success('TZB5'));
  expect(await site.bill(bill.id)).toMatchObject({ state: '50', openAmount: 0 });
  expect(await site.noteStates(payee)).toEqual([['80', '40', freight + 700]]);
  await isRight();
});

test('FRT-21 M9 a settled bill is owed again by what a waybill of it was paid by itself, once that comes back', async () => {
  const payee = await site.carried(1);
  const [note] = payee.notes as [Row];
  const single = await site.submitted(note);
  await site.says(await site.pay('pay_boss', 'approve', single.id, { pass: true }), success('TZB6'));
  await corrected(await site.read(note.id), 700);
  const { bill, payment } = await site.underWay(payee);
  await site.says(payment, success('TZB7'));
  expect(await site.bill(bill.id)).toMatchObject({ state: '50' });
  const cameBack = { state: 'returned', bankSerialNo: 'TZB6', reason: '账号户名不符', returnTime: '2026-06-02 12:00:05' } as const;
  await site.says(await site.payment(single.id), cameBack);
  expect(await site.payment(single.id)).toMatchObject({ state: '60' });
  expect(await site.bill(bill.id)).toMatchObject({ state: '40', openAmount: freight, receivedAmount: 700 });
  expect(await site.noteStates(payee)).toEqual([['75', '60', 700]]);
  await isRight();
});
