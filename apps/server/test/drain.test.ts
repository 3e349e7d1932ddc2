import { like, or } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hyLedgerAccount } from '../src/modules/finance/ledger/ledger.table.ts';
import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import { cashier } from './dianfuSite.ts';
import { expectDone, once } from './freight.ts';
import { type InvoiceSite, openInvoiceSite } from './invoiceSite.ts';
import { people, type PrepaySite, prepaidSite } from './prepaySite.ts';

type Row = ReturnType<typeof expectDone>;

let site: InvoiceSite;
let prepaid: PrepaySite;
beforeAll(async () => {
  site = await openInvoiceSite();
  prepaid = prepaidSite(site as never);
}, 60_000);

/** Accounts through which waybills go, and on which nothing of them is to stay. */
const controls = [
  'A.AR',
  'A.DIANFU',
  'A.PREPAY',
  'L.AP',
  'L.AGENT',
  'L.CLEARING',
  'L.LOSS',
  'L.FROZEN',
  'L.VATPEND',
  'L.INS',
  'L.SUSPENSE',
];
const open = () =>
  site.server.inTenant(0, async (tx) => {
    const of = or(...controls.map((code) => like(hyLedgerAccount.accountCode, `${code}.%`)));
    const rows = await tx.select().from(hyLedgerAccount).where(of);
    return { count: rows.length, left: rows.flatMap(({ accountCode, balance }) => (balance === 0 ? [] : [`${accountCode} ${balance}`])) };
  });
const term = { settleType: '3', termDays: 30 };
const onTerm = () => site.placeWith(0, { ...term, creditLimit: 2_000_000 });
const examined = async (note: Row, values: Parameters<InvoiceSite['change']>[1] = {}) => {
  if (Object.keys(values).length > 0) await site.change(note.id, values);
  return site.examine(await site.read(note.id), { pass: true });
};
let serials = 0;
const bankSays = (requestSerial: string, state: 'success' | 'failed') =>
  takeResult(site.server.context(), {
    requestSerial,
    result:
      state === 'success'
        ? { state, bankSerialNo: `DR${(serials += 1)}`, payTime: '2026-06-02 12:00:00', fee: 0 }
        : { state, code: 'E1', reason: '账户不存在' },
  });
const sent = async (note: Row): Promise<Row> => {
  const { id } = await site.submitted(await site.read(note.id));
  return site.pay('approver', 'approve', id, { pass: true });
};
const recover = async ({ id }: Row): Promise<void> => {
  const now = await prepaid.prepay(id);
  const proof = {
    amount: now.openAmount,
    recoverTime: '2026-06-02 11:00:00',
    companyAccountId: site.account.id,
    bankSerialNo: `RC${(serials += 1)}`,
    voucherFiles: 'voucher/a.png',
  };
  expectDone(await prepaid.move(people.cashier, 'recover', now, proof));
};

/** A waybill in some state of the road, and what ordinary work brings it to its end. */
const trips: [string, string, () => Promise<Row>][] = [
  [
    'paid from the wallet',
    '90',
    async () => {
      const note = await site.payable();
      await site.payDriver(note);
      await site.issued([note]);
      return note;
    },
  ],
  [
    'whose payment failed and was sent again',
    '90',
    async () => {
      const note = await site.payable();
      const payment = await sent(note);
      await bankSays(payment.requestSerial, 'failed');
      await bankSays((await site.pay(cashier, 'retry', payment.id, { remark: '再试' })).requestSerial, 'success');
      await site.issued([note]);
      return note;
    },
  ],
  [
    'on a term, invoiced before its driver is paid',
    '90',
    async () => {
      const note = await site.onTerm(await onTerm());
      await site.payFor([note]);
      await site.issued([note]);
      await site.payDriver(note);
      return note;
    },
  ],
  [
    'that a bill of its customer settles',
    '90',
    async () => {
      const { place, notes } = await site.owed(1);
      const { id, version, openAmount: amount } = await site.confirmed(place);
      expectDone(await site.receive({ id, version }, { amount }));
      await site.payDriver(notes[0]!);
      await site.issued(notes);
      return notes[0]!;
    },
  ],
  [
    'that was advanced, and the advance paid back',
    '90',
    async () => {
      const place = await site.placeWith(400_000);
      const note = await site.short(place, 280_000);
      await site.advanced(note);
      await site.payDriver(note);
      await site.recharge(place, 500_000);
      await site.fund();
      await site.issued([note]);
      return note;
    },
  ],
  [
    'of an agent, whose margin is paid out',
    '90',
    async () => {
      const [place, agent] = [await onTerm(), await onTerm()];
      const agentId = agent.customer.id;
      const cardId = await site.giveCard('customer', agentId, { accountType: '1' });
      const of = { orderMode: '3', agentId, agentName: agent.customer.customerName, agentFee: 290_000, agentMargin: 2_740 };
      const note = await examined(await site.reviewed({ place, form: term }), of);
      await site.payFor([note]);
      const wish = { agentId, companyId: site.world.company.id, cardId, reason: '月结' };
      const { id, version } = expectDone(await site.server.as(cashier).post('/account/hyAgentMargin/payout', wish, once()));
      expectDone(await site.server.as('approver').put('/account/hyApproval/audit', { id, version, pass: true }, once()));
      const { records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { payKind: '5', creditorId: agentId }));
      await bankSays(records[0].requestSerial, 'success');
      await site.payDriver(note);
      await site.issued([note]);
      return note;
    },
  ],
  [
    'whose loss goes back to its customer',
    '90',
    async () => {
      const place = await site.placeWith(1_000_000);
      const note = await examined(await site.reviewed({ place }), { lossPass: '2', customerFee: 287_260 + 5_146 });
      await site.payDriver(note);
      await site.drain();
      await site.issued([note]);
      return note;
    },
  ],
  [
    'of which more was prepaid than it came to',
    '90',
    async () => {
      const trip = await prepaid.onRoad({ form: { lossMode: '0', lossRate: null } });
      const paid = await prepaid.paid(trip, 100_000);
      const note = await examined(await prepaid.finish(trip, { load: 8000, unload: 8000 }));
      await recover(paid);
      await site.issued([note]);
      return note;
    },
  ],
  [
    'that was revoked before it was loaded',
    '99',
    async () => {
      const note = await prepaid.onRoad();
      expectDone(await site.by('admin', 'revoke', note, { revokeCode: '1' }));
      return note;
    },
  ],
  [
    'that was revoked with money in the hands of its driver',
    '99',
    async () => {
      const note = await prepaid.onRoad();
      const paid = await prepaid.paid(note, 60_000);
      const asked = expectDone(await site.by('asking', 'revoke', await site.read(note.id), { revokeCode: '2' }));
      expectDone(await site.by('approver', 'revokeApprove', asked, { pass: true }));
      await recover(paid);
      return note;
    },
  ],
];

describe('LEDG-01 I29 ordinary work brings to its end', () => {
  test.each(trips)('I29 a waybill %s: it ends at %s', async (_what, status, play) => {
    const { id } = await play();
    await site.drain();
    expect(await site.read(id)).toMatchObject({ noteStatus: status });
    expect(await site.findings()).toEqual([]);
  });

  test('I29 nothing of them stays on any account through which waybills go', async () => {
    const { count, left } = await open();
    expect(left).toEqual([]);
    expect(count).toBeGreaterThan(15);
  });
});
