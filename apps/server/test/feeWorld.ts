import { eq } from 'drizzle-orm';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyCompanyAccount } from '../src/modules/finance/company-account/companyAccount.table.ts';
import { hyDriver } from '../src/modules/fleet/driver/driver.table.ts';
import { post } from '../src/modules/finance/ledger/post.ts';
import { postRechargeReverse } from '../src/modules/finance/ledger/postings.ts';
import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import { expectDone, once } from './freight.ts';
import { openPrepaySite, people, type PrepaySite } from './prepaySite.ts';

type Row = ReturnType<typeof expectDone>;

/** Whose the waybills are, beside their shipper; and a customer who has nothing to do with them. */
type Parties = Record<'agent' | 'hauler' | 'captain' | 'stranger', Row>;

/** Waybills of every mode with their money, no two amounts alike, and whose they are. */
export interface FeeWorld extends PrepaySite, Parties {
  /** Waybills of modes 1, 2 and 3, and one of mode 3 with an advance. All of the same shipper, carrier and captain; each prepaid, changed and paid. */
  notes: Record<'direct' | 'taken' | 'agents' | 'advanced', Row>;
}

/** Call it in `beforeAll`. Anyone who is to be told of what happens must be there before it does: `signIn` makes them. */
export async function openFeeWorld(signIn: (parties: Parties, site: PrepaySite) => Promise<void>): Promise<FeeWorld> {
  const site = await openPrepaySite();
  const { server, build, world } = site;
  const agent = await build.customer({ customerKind: '2' });
  const [hauler, captain, stranger] = [await build.carrier(), await build.driver(), await build.customer()];
  await site.giveCard('carrier', hauler.id);
  await server.inTenant(0, async (tx) => {
    await tx.update(hyCustomer).set({ dianfuEnabled: '1', dianfuLimit: 1_000_000, dianfuTermDays: 30, dianfuDayRate: 300 });
    await tx.update(hyCompanyAccount).set({ usage: 'both' });
  });
  await signIn({ agent, hauler, captain, stranger }, site);
  const common = { carrierId: hauler.id, roundMode: '0', cargoPrice: 62_123 };
  const agentMode = { ...common, orderMode: '3', agentId: agent.id, serviceRate: 317 };
  /** A waybill of the captain, with so much prepaid, as far as the business review. */
  const reviewed = async (form: object, { prepaid, extras }: { prepaid: number; extras: object }): Promise<Row> => {
    const note = await site.onRoad({ form: { ...common, ...form } });
    await server.inTenant(0, (tx) => tx.update(hyDriver).set({ captainId: captain.id }).where(eq(hyDriver.id, note.driverId)));
    await site.paid(note, prepaid);
    return site.finish(note, { unload: 32_017, extras });
  };
  const examined = async (note: Row) => site.examine(note, { pass: true });
  let serials = 0;
  /** Pays a waybill, so much less than it is owed. */
  const pay = async (note: Row, less: number): Promise<void> => {
    await site.submitted(note);
    // A waybill with a prepayment has two payments.
    const { records } = expectDone(await server.as('admin').get('/hypay/hyPayment/list', { noteId: note.id, state: '20' }));
    const payment = records[0];
    const change = { paymentId: payment.id, changeType: '3', newAmount: payment.amount - less, reason: '另行结算' };
    const asked = expectDone(await server.as(people.cashier).post('/hypay/hyPayChange/add', change, once()));
    const audit = { id: asked.id, version: asked.version, pass: true };
    expectDone(await server.as(people.second).put('/hypay/hyPayChange/audit', audit, once()));
    await site.pay(people.cashier, 'submit', payment.id);
    const sent = await site.pay('finance_third', 'approve', payment.id, { pass: true });
    if (sent.state !== '30') throw new Error(JSON.stringify(sent));
    const { requestSerial } = await site.payment(payment.id);
    const result = { state: 'success' as const, bankSerialNo: `FW${(serials += 1)}`, payTime: '2026-06-02 12:00:03', fee: 0 };
    await takeResult(server.context(), { requestSerial, result });
  };
  const drawAll = async (): Promise<void> => {
    const { availableAmount: amount } = await site.walletNow(world.wallet.id);
    const ctx = server.context();
    const facts = { bizId: world.wallet.id, step: 'draw', bizNo: null, companyId: world.company.id, summary: 'test' };
    await ctx.transaction((tx) =>
      post(tx, ctx, postRechargeReverse({ companyAccountId: 'bank1', walletId: world.wallet.id, amount }), facts),
    );
  };

  const extras = (extraFee: number, deduction: number) => ({ extraFee, extraFeeRemark: '等待', deduction, deductionRemark: '破损' });

  const direct = await examined(
    await reviewed({ unitPrice: 857_321, serviceRate: 613 }, { prepaid: 40_123, extras: extras(12_347, 10_391) }),
  );
  await pay(direct, 13_579);
  const taken = await examined(
    await reviewed({ unitPrice: 869_453, serviceRate: 627, orderMode: '2' }, { prepaid: 43_217, extras: extras(14_563, 11_729) }),
  );
  await pay(taken, 15_791);
  const agents = await examined(
    await reviewed({ ...agentMode, unitPrice: 843_217, agentFee: 643_210 }, { prepaid: 47_531, extras: extras(16_733, 13_913) }),
  );
  await pay(agents, 17_937);
  const short = await reviewed(
    { ...agentMode, unitPrice: 832_119, agentFee: 652_346 },
    { prepaid: 51_713, extras: extras(18_919, 12_553) },
  );
  await drawAll();
  const missing = 21_517;
  await site.change(short.id, { agentFee: short.agentFee + missing, agentMargin: short.agentMargin + missing });
  const advanced = await examined(short);
  const move = async (action: string, row: Row, body: object = {}) =>
    expectDone(await server.as(people.second).put(`/cost/hyDianfu/${action}`, { id: row.id, version: row.version, ...body }, once()));
  const asked = expectDone(await server.as(people.cashier).post('/cost/hyDianfu/add', { noteId: advanced.id }, once()));
  await move('advance', await move('audit', asked, { pass: true }));
  await pay(await site.read(advanced.id), 19_373);
  const notes = {
    direct: await site.read(direct.id),
    taken: await site.read(taken.id),
    agents: await site.read(agents.id),
    advanced: await site.read(advanced.id),
  };
  return { ...site, notes, agent, hauler, captain, stranger };
}
