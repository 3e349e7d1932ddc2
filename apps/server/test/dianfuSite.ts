import { eq } from 'drizzle-orm';
import { hyCustomer } from '../src/modules/customers/customer/customer.table.ts';
import { hyCompanyAccount } from '../src/modules/finance/company-account/companyAccount.table.ts';
import { fundOutbox } from '../src/modules/finance/examination/fundLater.ts';
import { verifyLedger } from '../src/modules/finance/ledger/verifyLedger.ts';
import { post } from '../src/modules/finance/ledger/post.ts';
import { postRechargeReverse } from '../src/modules/finance/ledger/postings.ts';
import { rechargeWallet } from '../src/modules/finance/recharge/rechargeWallet.ts';
import { type OutboxHandler, startOutboxWorker } from '../src/platform/jobs/outboxWorker.ts';
import { expectDone, once, type World } from './freight.ts';
import { openPaySite, type PaySite } from './paySite.ts';
import type { Answer } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;
type CustomerValues = Partial<typeof hyCustomer.$inferInsert>;

/** Terms of an advance as tests begin with them. */
const advanceTerms = { dianfuEnabled: '1', dianfuLimit: 1_000_000, dianfuTermDays: 30, dianfuDayRate: 300 } as const;

/** What tests of advances and terms begin with: waybills that wait for money. */
export interface DianfuSite extends PaySite {
  /** A customer of their own with so much in the wallet, so that nobody else's waybills stand in their books. */
  placeWith(amount: number, values?: CustomerValues): Promise<World>;
  changeCustomer(id: string, values: CustomerValues): Promise<unknown>;
  /** A waybill of case A1 that is examined, with so much of its fee set aside and an empty wallet. */
  short(place: World, ownFunds?: number): Promise<Row>;
  /** A waybill of case A1 on a term, as far as its examination. */
  onTerm(place: World, values?: Record<string, unknown>): Promise<Row>;
  /** Money that arrives in a wallet. */
  recharge(place: World, amount: number): Promise<void>;
  drawAll(place: World): Promise<void>;
  findings(): Promise<unknown[]>;
  /** What is to be funded after a commit. */
  fund(): Promise<unknown>;
  /** What waits in the outbox for these. */
  deliver(handlers: readonly OutboxHandler[]): Promise<void>;
  apply(note: Row, who?: string): Promise<Answer>;
  move(action: string, row: Row, body?: Record<string, unknown>): Promise<Answer>;
  dianfu(id: string): Promise<Row>;
  /** An application that was passed. */
  passed(note: Row): Promise<Row>;
  /** An advance that was made. */
  advanced(note: Row): Promise<Row>;
}

export const dianfuPath = '/cost/hyDianfu';
export const cashier = 'cashier_person';

/** Call it in `beforeAll`. The paying account takes money in as well. */
export async function openDianfuSite(): Promise<DianfuSite> {
  const site = await openPaySite();
  const { server, build, finance } = site;
  await server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
  let arrivals = 0;
  const placeWith: DianfuSite['placeWith'] = async (amount, values = {}) => {
    const customer = await build.customer({ ...advanceTerms, ...values });
    return {
      ...site.world,
      customer,
      wallet: await build.wallet(customer.id, site.world.company.id, amount),
      shipper: await build.shipper(customer.id),
      send: await build.sendAddress(customer.id),
      receive: await build.receiveAddress(customer.id),
    };
  };
  const drawAll: DianfuSite['drawAll'] = async ({ wallet: { id: walletId } }) => {
    const { availableAmount: amount } = await site.walletNow(walletId);
    const ctx = server.context();
    const facts = { bizId: walletId, step: `draw-${(arrivals += 1)}`, bizNo: null, companyId: site.world.company.id, summary: 'test' };
    await ctx.transaction((tx) => post(tx, ctx, postRechargeReverse({ companyAccountId: 'bank1', walletId, amount }), facts));
  };
  const recharge: DianfuSite['recharge'] = async ({ wallet }, amount) => {
    const ctx = server.context();
    const bizId = `${wallet.id}-${(arrivals += 1)}`;
    await ctx.transaction((tx) => rechargeWallet(tx, ctx, { walletId: wallet.id, companyAccountId: 'bank1', amount, bizId, bizNo: 'CZ2' }));
  };
  const examine = async (note: Row) => site.examine(note, { pass: true });
  const short: DianfuSite['short'] = async (place, ownFunds = 287_260) => {
    const note = await site.reviewed({ place });
    await drawAll(place);
    // Extras that were agreed make it dearer than what is set aside.
    const dearer = 287_260 - ownFunds;
    if (dearer !== 0) await site.change(note.id, { extraFee: dearer, customerFee: 287_260 + dearer, driverFee: 271_000 + dearer });
    return examine(note);
  };
  const deliver: DianfuSite['deliver'] = async (handlers) => {
    const worker = startOutboxWorker(server.platform, handlers, server.platform.log);
    await worker.drain();
    await worker.stop();
  };
  const apply: DianfuSite['apply'] = (note, who = cashier) => server.as(who).post(`${dianfuPath}/add`, { noteId: note.id }, once());
  const move: DianfuSite['move'] = (action, row, { who = finance, ...body } = {}) =>
    server.as(who as string).put(`${dianfuPath}/${action}`, { id: row.id, version: row.version, ...body }, once());
  const passed: DianfuSite['passed'] = async (note) => expectDone(await move('audit', expectDone(await apply(note)), { pass: true }));
  return {
    ...site,
    placeWith,
    changeCustomer: (id, values) => server.inTenant(0, (tx) => tx.update(hyCustomer).set(values).where(eq(hyCustomer.id, id))),
    short,
    onTerm: async (place, values = {}) => examine(await site.reviewed({ place, form: { settleType: '3', termDays: 30, ...values } })),
    recharge,
    drawAll,
    findings: () => server.inTenant(0, (tx) => verifyLedger(tx, 0)),
    fund: () => deliver([fundOutbox]),
    deliver,
    apply,
    move,
    dianfu: async (id) => expectDone(await server.as('admin').get(`${dianfuPath}/queryById`, { id })),
    passed,
    advanced: async (note) => expectDone(await move('advance', await passed(note))),
  };
}
