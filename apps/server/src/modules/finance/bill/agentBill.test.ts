import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { billPath, maker } from '../../../../test/billSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { boss, openPayableBillSite, type Payee, type PayableBillSite, payer } from '../../../../test/payableBillSite.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';

let site: PayableBillSite;
beforeAll(async () => {
  site = await openPayableBillSite();
}, 60_000);

/** What each waybill of these tests leaves its agent, fen. */
const margin = 2_740;
let serials = 0;
const success = () => ({ state: 'success', bankSerialNo: `AB${(serials += 1)}`, payTime: '2026-06-02 12:00:00', fee: 0 }) as const;
const owed = (agentId: string) => site.balance(booksOf(site.world.company.id).agent(agentId));
const payout = ({ id: agentId, cardId }: Payee) =>
  site.server
    .as(payer)
    .post('/account/hyAgentMargin/payout', { agentId, companyId: site.world.company.id, cardId, reason: '月结' }, once());
const paidMargins = async ({ notes }: Payee) => {
  const ids = notes.map(({ id }) => id as string);
  const rows = await site.server.inTenant(0, (tx) => tx.select().from(hyShippingNote).where(inArray(hyShippingNote.id, ids)));
  return rows.map(({ agentPaidAmount }) => agentPaidAmount);
};

describe('FRT-21 L17 a bill of an agent', () => {
  test('takes the margins of waybills whose customers have paid everything; they are paid by it, and nowhere else', async () => {
    const agent = await site.brought(3);
    const bill = await site.made(agent);
    expect(bill).toMatchObject({ billKind: 'agent', agentId: agent.id, noteCount: 3, totalAmount: 3 * margin, openAmount: 3 * margin });
    expect(await payout(agent)).toMatchObject({ success: false, message: '没有可支付的代理差额' });
    expect(await site.make(agent)).toMatchObject({ errorCode: 40381 });
    expectDone(await site.act(maker!, 'void', bill, { reason: '错' }));

    const { bill: paying, payment } = await site.underWay(agent);
    expect(payment).toMatchObject({ payKind: '5', amount: 3 * margin, billNo: paying.billNo, customerId: agent.id });
    expect([await owed(agent.id), await paidMargins(agent)]).toEqual([0, agent.notes.map(() => margin)]);
    // Until it has arrived it is open.
    expect(await site.bill(paying.id)).toMatchObject({ state: '30', openAmount: 3 * margin });
    expect((await site.itemsOf(paying)).map(({ openAmount, paidAmount }) => [openAmount, paidAmount])).toEqual(
      agent.notes.map(() => [margin, 0]),
    );
    expect(await site.findings()).toEqual([]);
    const paid = success();
    await site.says(payment, paid);
    await site.says(payment, paid);
    expect(await site.bill(paying.id)).toMatchObject({ state: '50', openAmount: 0, receivedAmount: 3 * margin });
    expect((await site.itemsOf(paying)).map(({ openAmount, paidAmount }) => [openAmount, paidAmount])).toEqual(
      agent.notes.map(() => [0, margin]),
    );
    // The waybills stand where they stood: their freight is paid apart.
    expect(await site.noteStates(agent)).toEqual(agent.notes.map(({ noteStatus }) => [noteStatus, null, 0]));
    expect(await site.findings()).toEqual([]);

    await site.says(payment, { state: 'returned', bankSerialNo: paid.bankSerialNo, reason: '销户', returnTime: '2026-06-02 12:00:00' });
    expect(await site.bill(paying.id)).toMatchObject({ state: '30', openAmount: 3 * margin, receivedAmount: 0 });
    expect([await owed(agent.id), await paidMargins(agent)]).toEqual([3 * margin, agent.notes.map(() => 0)]);
    expect(await payout(agent)).toMatchObject({ success: false });
    expect(await site.findings()).toEqual([]);
  });

  test('P09 what failed is open again, and is sent again once; refused by the approver it was never sent', async () => {
    const agent = await site.brought(2);
    const bill = expectDone(await site.submitBill(await site.agreed(agent), agent));
    const [{ id }] = (await site.paymentsOf(bill)) as [{ id: string }];
    expect(await paidMargins(agent)).toEqual([0, 0]);
    expect(await site.pay(payer, 'approve', id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay(boss, 'approve', id, { pass: false, remark: '账户有误' })).toMatchObject({ state: '10' });
    expect(await site.pay(payer, 'submit', id)).toMatchObject({ state: '20' });
    const sent = await site.pay(boss, 'approve', id, { pass: true });
    await site.says(sent, { state: 'failed', code: 'E1', reason: '账户不存在' });
    expect([await owed(agent.id), await paidMargins(agent)]).toEqual([2 * margin, [0, 0]]);
    expect(await site.findings()).toEqual([]);
    const again = await site.pay(payer, 'retry', id, { remark: '再试' });
    expect(await paidMargins(agent)).toEqual([margin, margin]);
    await site.says(again, success());
    expect(await site.bill(bill.id)).toMatchObject({ state: '50', openAmount: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('L17 takes no margin that is asked for, once that was decided on, nor one whose customer still owes', async () => {
    const agent = await site.brought(2);
    const asked = expectDone(await payout(agent));
    const bill = await site.made(agent);
    const decide = ({ id, version }: { id: string; version: number }) =>
      site.server.as(boss).put('/account/hyApproval/audit', { id, version, pass: true }, once());
    // The bill was there first.
    expect(await decide(asked as never)).toMatchObject({ success: false });
    expect(await paidMargins(agent)).toEqual([0, 0]);
    expectDone(await site.act(maker!, 'void', bill, { reason: '错' }));
    expectDone(await decide(asked as never));
    expect(await site.make(agent)).toMatchObject({ errorCode: 40381 });
    const owing = await site.brought(1);
    await site.change(owing.notes[0]!.id, { customerPaidAmount: 289_999 });
    expect(await site.make(owing)).toMatchObject({ errorCode: 40381 });
    await site.change(owing.notes[0]!.id, { customerPaidAmount: 290_000 });
    expect(await site.findings()).toEqual([]);
  });

  test('SHIP-18 PERM-08 is seen by its agent, and by no customer or other agent', async () => {
    const agent = await site.brought(1);
    const bill = expectDone(await site.act(maker!, 'send', await site.made(agent)));
    const count = async (who: typeof agent.people) => expectDone(await site.server.as(who).get(`${billPath}/list`)).total as number;
    expect(await count(agent.people)).toBe(1);
    expect(await count(site.people(agent.place))).toBe(0);
    expect(await count((await site.brought(1)).people)).toBe(0);
    const home = expectDone(await site.server.as(agent.people).get('/dashboard/home')).waiting as { kind: string; count: number }[];
    expect(home.filter(({ kind }) => kind.endsWith('Bills'))).toMatchObject([
      { kind: 'confirmBills', count: 1 },
      { kind: 'payBills', count: 0 },
    ]);
    expect(expectDone(await site.act(agent.people, 'confirm', bill))).toMatchObject({ state: '30', dueDate: null });
    const staff = { username: 'bill_cashier', userType: 1 as const, permissions: ['bill:list', 'pay:submit'] };
    const work = expectDone(await site.server.as(staff).get('/dashboard/home')).waiting as { kind: string; count: number }[];
    const toPay = expectDone(await site.server.as(staff).get(`${billPath}/list`, { toPay: '1' })).total;
    expect(work.find(({ kind }) => kind === 'payOutBills')).toMatchObject({ count: toPay });
    expect(toPay).toBeGreaterThan(0);
  });

  test('FRT-21 what is owed to us and what we owe make no sum; those of one kind do', async () => {
    await site.made(await site.brought(1));
    const sumsOf = async (who: Parameters<typeof site.server.as>[0], query: Record<string, string>) =>
      expectDone(await site.server.as(who).get(`${billPath}/list`, { sums: '1', ...query })).sums as Record<string, number>;
    const all = await sumsOf(maker!, {});
    expect(all).toHaveProperty('noteCount');
    for (const name of ['totalAmount', 'receivedAmount', 'openAmount']) expect(all).not.toHaveProperty(name);
    expect((await sumsOf(maker!, { billKind: 'agent' }))['totalAmount']).toBeGreaterThanOrEqual(margin);
  });
});
