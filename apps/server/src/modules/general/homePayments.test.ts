import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { expectDone } from '../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../test/paySite.ts';
import { payKind } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';

let site: PaySite;
beforeAll(async () => void (site = await openPaySite()));

const kinds = ['examineNotes', 'payNotes', 'draftPayments', 'failedPayments', 'approvePayments', 'approveOffline'];

const readerWith = (permissions: string[]) =>
  site.server.as({ username: `home_${permissions.length}_${permissions.at(-1)?.replace(':', '_')}`, permissions });
const waitingFor = async (permissions: string[]) => {
  const reader = readerWith(permissions);
  const { waiting } = expectDone(await reader.get('/dashboard/home')) as {
    waiting: { kind: string; count: number; oldest: string | null }[];
  };
  return Object.fromEntries(waiting.filter(({ kind }) => kinds.includes(kind)).map(({ kind, count }) => [kind, count]));
};

const wrongFor = async (permissions: string[]): Promise<number | undefined> => {
  const { wrong } = expectDone(await readerWith(permissions).get('/dashboard/home')) as { wrong: { kind: string; count: number }[] };
  return wrong.find(({ kind }) => kind === 'failedPayments')?.count;
};
const failPayment = async () => {
  const payment = await site.submitted(await site.payable());
  await site.pay('finance_second', 'approve', payment.id, { pass: true });
  await site.drain();
  return payment;
};

test('HOME-01 what is to be examined, paid, tried again and approved is counted as its lists count it, for those who may do it', async () => {
  await site.reviewed();
  await site.payable();
  await site.payable();
  await site.submitted(await site.payable());
  await site.submitted(await site.payable());
  await site.submitted(await site.payable());
  const given = await site.submitted(await site.payable());
  await site.pay('finance_second', 'approve', given.id, { pass: false, remark: '再核对' });
  site.bank.answer = () => ({ state: 'rejected', code: 'E17', reason: '户名与账号不符' });
  await failPayment();

  expect(await waitingFor(['shipping:list', 'shipping:examine'])).toEqual({ examineNotes: 1 });
  expect(await waitingFor(['pay:list', 'pay:submit'])).toEqual({ payNotes: 2, draftPayments: 1, failedPayments: 1 });
  expect(await waitingFor(['pay:list', 'pay:approve'])).toEqual({ approvePayments: 3, approveOffline: 0 });
  const admin = site.server.as('admin');
  expect(expectDone(await admin.get('/hypay/hyPayment/payableList')).total).toBe(2);
  expect(expectDone(await admin.get('/hypay/hyPayment/list', { state_MultiString: '50,70' })).total).toBe(1);
  expect(expectDone(await admin.get('/hypay/hyPayment/list', { state: '20' })).total).toBe(3);

  // One that was paid elsewhere waits in the list of those.
  await site.server.inTenant(0, (tx) => tx.update(hyPayment).set({ payKind: payKind.offline }).where(eq(hyPayment.state, '20')));
  await site.submitted(await site.payable());
  expect(await waitingFor(['pay:list', 'pay:approve'])).toEqual({ approvePayments: 1, approveOffline: 3 });
  for (const [isOffline, total] of [
    ['0', 1],
    ['1', 3],
  ] as const)
    expect(expectDone(await admin.get('/hypay/hyPayment/list', { state: '20', isOffline })).total).toBe(total);

  // A prepayment that failed stands in a list of its own, and in that of all payments.
  const prepaid = await failPayment();
  await site.server.inTenant(0, (tx) => tx.update(hyPayment).set({ payKind: payKind.prepay }).where(eq(hyPayment.id, prepaid.id)));
  expect(await wrongFor(['pay:list', 'pay:query', 'pay:submit'])).toBe(1);
  expect(await wrongFor(['pay:list', 'pay:query', 'pay:approve'])).toBe(2);
});
