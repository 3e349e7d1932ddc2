import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/freight.ts';
import { type InsuranceSite, openInsuranceSite, policyPath } from '../../../../test/insuranceSite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { askDuePolicies } from './askInsurer.ts';
import { coveringPolicy } from './coveringPolicy.ts';
import { endPolicies } from './followNote.ts';
import { hyInsurancePolicy } from './policy.table.ts';

let site: InsuranceSite;
beforeAll(async () => void (site = await openInsuranceSite()));
type Row = Awaited<ReturnType<InsuranceSite['read']>>;

const noon = '2026-06-02T12:00:00+08:00';
beforeEach(() => site.server.clock.set(noon));
const wallet = () => site.walletNow(site.world.wallet.id);
const owed = () => site.balance(booksOf(site.world.company.id).insurance('INS1'));
const load = (note: Row) => site.by('admin', 'load', note, { weight: 32_000, time: '2026-06-02 12:00:00', files: 'slip/load.png' });
const depart = async (note: Row) => expectDone(await site.by('admin', 'depart', expectDone(await load(note))));
const refused = { state: 'refused', code: 'X', reason: '不予承保' } as const;

describe('FRT-29 U1, U2 a quote and what is bought by it', () => {
  test('FRT-29 LEDG-01 P19 300,000 yuan of coal at 120 per million cost 36 yuan, out of the wallet and owed to the insurer', async () => {
    const note = await site.accepted();
    const [before, due] = [await wallet(), await owed()];
    const quoted = expectDone(await site.quote(note));
    expect(quoted).toMatchObject({
      orderPolicyNo: expect.stringMatching(/^TB260602\d{6}$/),
      state: '10',
      premium: 3600,
      rateE6: 120,
      cargoName: '动力煤',
      weight: 32_000,
      shippingNoteNumber: note.shippingNoteNumber,
      simulated: '1',
    });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: null, insuranceFee: 0 });

    const bought = expectDone(await site.buy(quoted));
    expect(bought).toMatchObject({
      state: '20',
      payer: 'customer',
      startTime: '2026-06-02 12:00:00',
      endTime: '2026-07-02 12:00:00',
      buyBy: 'ops_buying',
      applicant: site.world.customer.customerName,
    });
    expect(await site.lines(bought)).toEqual(['insureBuy D L.WALLET 3600', 'insureBuy C L.INS 3600']);
    expect((await wallet()).availableAmount).toBe(before.availableAmount - 3600);
    expect((await owed()) - due).toBe(3600);
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '20', insuranceFee: 3600 });

    await site.deliver();
    const issued = await site.policy(bought.id);
    expect(issued).toMatchObject({ state: '30', policyNumber: `P${bought.orderPolicyNo}`, issueTime: '2026-06-02 12:00:00' });
    expect(site.insurer.orders.at(-1)).toMatchObject({ orderNo: bought.orderPolicyNo, insured: '某贸易有限公司', premium: 3600 });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '30', insuranceFee: 3600 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 paid by the platform it is their cost', async () => {
    const note = await site.accepted();
    const before = await wallet();
    const bought = await site.bought(note, { buy: { payer: 'platform' } });
    expect(await site.lines(bought)).toEqual(['insureBuy D E.INSURANCE 3600', 'insureBuy C L.INS 3600']);
    expect(bought).toMatchObject({ applicant: site.world.company.companyName });
    expect((await wallet()).availableAmount).toBe(before.availableAmount);
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 a further quote takes the place of the first; what is insured already gets none of the same kind', async () => {
    const note = await site.accepted();
    const first = expectDone(await site.quote(note));
    const second = expectDone(await site.quote(note, { insuredAmount: 837_500 }));
    // 837,500 fen at 120 per million are 100.5 fen: half a fen up.
    expect(second).toMatchObject({ id: first.id, orderPolicyNo: first.orderPolicyNo, premium: 101 });
    expect((await site.buy(first)).success).toBe(false);
    expectDone(await site.buy(second));
    expect((await site.quote(note)).message).toBe('该运单已有此险种的有效保单');
    expectDone(await site.quote(note, { insuranceType: '2' }));
    expect(await site.policiesOf(note)).toHaveLength(2);
  });

  test.each([
    [99_999, false],
    [100_000, true],
    [500_000_000, true],
    [500_000_001, false],
  ])('FRT-29 from 1,000 to 5,000,000 yuan are insured: %d fen', async (insuredAmount, isTaken) => {
    const answer = await site.quote(await site.accepted(), { insuredAmount });
    expect(answer.success).toBe(isTaken);
    if (!isTaken) expect(answer.errorData).toMatchObject([{ path: 'insuredAmount' }]);
  });

  test('FRT-29 40371 from the dispatch to the loading: not before, not after, and not a revoked one', async () => {
    const note = await site.accepted();
    const quoted = expectDone(await site.quote(note));
    const loaded = expectDone(await load(note));
    expect((await site.buy(quoted)).message).toBe('运单已装货，不能投保');
    expect((await site.quote(note)).message).toBe('运单已装货，不能投保');
    expectDone(await site.by('admin', 'depart', loaded));
    expect(await site.quote(note)).toMatchObject({ errorCode: 40371 });
    // U1b: the departure ends the quote.
    expect(await site.policy(quoted.id)).toMatchObject({ state: '40', failReason: '已发车，报价失效' });
    expect(await site.buy(quoted)).toMatchObject({ errorCode: 40901 });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: null });
    const revoked = await site.accepted();
    const lost = expectDone(await site.quote(revoked));
    expectDone(await site.by('admin', 'revoke', revoked, { revokeCode: '1', reason: '取消' }));
    expect(await site.policy(lost.id)).toMatchObject({ state: '40' });
    expect((await site.quote(revoked)).message).toBe('运单已撤销，不能投保');
  });

  test.each([
    ['2026-06-02 11:59:59', '保险起期不能早于当前时间'],
    ['2026-06-02 12:00:00', null],
    ['2026-06-02 18:00:00', null],
    ['2026-06-02 18:00:01', '保险起期不能晚于计划装货时间2026-06-02 18:00:00'],
  ])('FRT-29 the cover begins between now and the planned loading: %s', async (startTime, problem) => {
    const answer = await site.buy(expectDone(await site.quote(await site.accepted())), { startTime });
    if (problem === null) expect(expectDone(answer)).toMatchObject({ startTime });
    else expect(answer.errorData).toMatchObject([{ path: 'startTime', message: problem }]);
  });

  test.each([
    ['the terms', { agreed: false }, 'agreed'],
    ['an ID', { insuredIdNo: '123' }, 'insuredIdNo'],
    ['a phone', { insuredPhone: '123' }, 'insuredPhone'],
    ['a name', { insured: ' ' }, 'insured'],
    ['a payer', { payer: 'nobody' }, 'payer'],
  ])('FRT-29 %s that does not fit is told at its field, and nothing is bought', async (_what, values, path) => {
    const quoted = expectDone(await site.quote(await site.accepted()));
    const answer = await site.buy(quoted, values);
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(path);
    expect(await site.policy(quoted.id)).toMatchObject({ state: '10', version: quoted.version });
    expect(await site.lines(quoted)).toEqual([]);
  });

  test('FRT-29 40105 a wallet that holds a fen less than the premium buys nothing', async () => {
    const customer = await site.build.customer();
    const wallet = await site.build.wallet(customer.id, site.world.company.id, 100_000_000);
    const shipper = await site.build.shipper(customer.id);
    const { id: sendAddressId } = await site.build.sendAddress(customer.id);
    const { id: receiveAddressId } = await site.build.receiveAddress(customer.id);
    const note = await site.accepted({ customerId: customer.id, shipperId: shipper.id, sendAddressId, receiveAddressId });
    const quoted = expectDone(await site.quote(note));
    const { availableAmount } = await site.walletNow(wallet.id);
    const take = (amount: number) => site.take(wallet.id, amount);
    await take(availableAmount - 3599);
    expect(await site.buy(quoted)).toMatchObject({ errorCode: 40105 });
    await take(-1);
    expectDone(await site.buy(quoted));
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(0);
  });

  test('FRT-29 bought twice at the same moment it is bought once', async () => {
    const quoted = expectDone(await site.quote(await site.accepted()));
    const answers = await Promise.all([site.buy(quoted), site.buy(quoted, {}, 'another_buyer')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await site.lines(quoted)).toHaveLength(2);
    await site.deliver();
    await site.deliver();
    expect(site.insurer.orders.filter(({ orderNo }) => orderNo === quoted.orderPolicyNo)).toHaveLength(1);
  });

  test('FRT-29 what an insurer refuses, or does not answer, is told and leaves nothing behind', async () => {
    const note = await site.accepted();
    site.insurer.quotes.push(refused, new Error('silence'));
    expect((await site.quote(note)).errorData).toMatchObject([{ path: 'insuranceCompanyCode', message: '不予承保' }]);
    expect(await site.quote(note)).toMatchObject({ errorCode: 50301 });
    expect((await site.quote(note, { insuranceCompanyCode: 'NOBODY' })).errorData).toMatchObject([{ path: 'insuranceCompanyCode' }]);
    expect(await site.policiesOf(note)).toEqual([]);
  });

  test('FRT-29 U1b a quote holds for a day', async () => {
    const [kept, lost] = [expectDone(await site.quote(await site.accepted())), expectDone(await site.quote(await site.accepted()))];
    site.server.clock.set('2026-06-03T12:00:00+08:00');
    expectDone(await site.buy(kept));
    site.server.clock.set('2026-06-03T12:00:01+08:00');
    expect(await site.buy(lost)).toMatchObject({ errorCode: 40901 });
    await endPolicies(site.server.context());
    expect(await site.policy(lost.id)).toMatchObject({ state: '40', failReason: '报价已过期' });
  });
});

describe('FRT-29 U3 – U5 what the insurer says', () => {
  test('FRT-29 LEDG-01 P20 refused, the premium goes back and people are told', async () => {
    const note = await site.accepted();
    const before = await wallet();
    site.insurer.issues.push(refused);
    const policy = await site.inForce(note);
    expect(policy).toMatchObject({ state: '40', failReason: '不予承保', refundPremium: 3600 });
    expect((await site.lines(policy)).slice(2)).toEqual(['insureRefund D L.INS 3600', 'insureRefund C L.WALLET 3600']);
    expect((await wallet()).availableAmount).toBe(before.availableAmount);
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '40', insuranceFee: 0 });
    expect(await site.findings()).toEqual([]);
    // Another one may be bought.
    expect(await site.inForce(note)).toMatchObject({ state: '30' });
  });

  test('FRT-29 a silence, and an answer that comes later, are asked for again; twice the same is once', async () => {
    const note = await site.accepted();
    site.insurer.issues.push(new Error('silence'), { state: 'processing' });
    const bought = await site.bought(note);
    await site.deliver();
    expect(await site.policy(bought.id)).toMatchObject({ state: '20' });
    site.server.clock.set('2026-06-02T12:02:00+08:00');
    await askDuePolicies(site.server.context());
    expect(await site.policy(bought.id)).toMatchObject({ state: '20' });
    site.server.clock.set('2026-06-02T12:10:00+08:00');
    await Promise.all([askDuePolicies(site.server.context()), askDuePolicies(site.server.context())]);
    expect(await site.policy(bought.id)).toMatchObject({ state: '30' });
    const orders = site.insurer.orders.filter(({ orderNo }) => orderNo === bought.orderPolicyNo);
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id }));
    expect(JSON.stringify(events).match(/insuranceBought/g)).toHaveLength(1);
  });

  test('FRT-29 40373 P20 before it begins a policy is cancelled, and the premium comes back; from that moment on not', async () => {
    const note = await site.accepted();
    const before = await wallet();
    const policy = await site.inForce(note, { buy: { startTime: '2026-06-02 15:00:00' } });
    site.server.clock.set('2026-06-02T15:00:00+08:00');
    expect(await site.act('cancel', policy, { reason: '不走了' })).toMatchObject({ errorCode: 40373 });
    site.server.clock.set('2026-06-02T14:59:59+08:00');
    expect(await site.act('cancel', policy, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await site.act('cancel', policy, { reason: '不走了' }))).toMatchObject({ state: '50', cancelBy: 'ops_buying' });
    expect(await site.act('cancel', policy, { reason: '不走了' })).toMatchObject({ errorCode: 40901 });
    await site.deliver();
    const cancelled = await site.policy(policy.id);
    expect(cancelled).toMatchObject({ state: '60', refundPremium: 3600 });
    expect((await site.lines(cancelled)).slice(2)).toEqual(['insureRefund D L.INS 3600', 'insureRefund C L.WALLET 3600']);
    expect((await wallet()).availableAmount).toBe(before.availableAmount);
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '60', insuranceFee: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 U5b an insurer who does not agree keeps the policy in force; one who gives a part back is still owed the rest', async () => {
    const kept = await site.inForce(await site.accepted(), { buy: { startTime: '2026-06-02 15:00:00' } });
    site.insurer.cancels.push({ state: 'refused', code: 'X', reason: '不同意' }, { state: 'cancelled', refund: 3000 });
    expectDone(await site.act('cancel', kept, { reason: '不走了' }));
    await site.deliver();
    expect(await site.policy(kept.id)).toMatchObject({ state: '30', failReason: '退保被拒：不同意' });
    const due = await owed();
    expectDone(await site.act('cancel', await site.policy(kept.id), { reason: '不走了' }));
    await site.deliver();
    expect(await site.policy(kept.id)).toMatchObject({ state: '60', refundPremium: 3000 });
    expect((await owed()) - due).toBe(-3000);
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 N25 a revocation cancels what has not begun, lets run what has, and what is still ordered goes when it is issued', async () => {
    const revoke = async (note: Row) =>
      expectDone(await site.by('admin', 'revoke', await site.read(note.id), { revokeCode: '1', reason: '取消' }));
    const [later, begun, ordered] = [await site.accepted(), await site.accepted(), await site.accepted()];
    const notYet = await site.inForce(later, { buy: { startTime: '2026-06-02 15:00:00' } });
    const running = await site.inForce(begun);
    site.insurer.issues.push({ state: 'processing' });
    const waiting = await site.inForce(ordered, { buy: { startTime: '2026-06-02 15:00:00' } });
    expect(waiting).toMatchObject({ state: '20' });
    for (const note of [later, begun, ordered]) await revoke(note);
    await site.deliver();
    expect(await site.policy(notYet.id)).toMatchObject({ state: '60', refundPremium: 3600, cancelReason: '运单已撤销' });
    expect(await site.policy(running.id)).toMatchObject({ state: '30', refundPremium: 0 });
    site.server.clock.set('2026-06-02T12:10:00+08:00');
    await askDuePolicies(site.server.context());
    expect(await site.policy(waiting.id)).toMatchObject({ state: '50', policyNumber: `P${waiting.orderPolicyNo}` });
    await site.deliver();
    expect(await site.policy(waiting.id)).toMatchObject({ state: '60', refundPremium: 3600 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 beside a revocation a purchase is made and cancelled, or not made: never is a revoked waybill insured from later on', async () => {
    const note = await site.accepted();
    const quoted = expectDone(await site.quote(note));
    const [revoked] = await Promise.all([
      site.by('admin', 'revoke', await site.read(note.id), { revokeCode: '1', reason: '取消' }),
      site.buy(quoted, { startTime: '2026-06-02 15:00:00' }),
    ]);
    expectDone(revoked);
    await site.deliver();
    await site.deliver();
    expect(['40', '60']).toContain((await site.policy(quoted.id)).state);
    expect(await site.read(note.id)).toMatchObject({ insuranceFee: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 U8 it ends with its time, a second after it', async () => {
    const { id } = await site.inForce(await site.accepted());
    // Sessions end long before that: what is stored is read.
    const stored = () => site.server.inTenant(0, (tx) => tx.select().from(hyInsurancePolicy).where(eq(hyInsurancePolicy.id, id)));
    site.server.clock.set('2026-07-02T12:00:00+08:00');
    await endPolicies(site.server.context());
    expect(await stored()).toMatchObject([{ state: '30' }]);
    site.server.clock.set('2026-07-02T12:00:01+08:00');
    await endPolicies(site.server.context());
    expect(await stored()).toMatchObject([{ state: '90' }]);
  });
});

describe('FRT-29 N2 a waybill that asks for insurance', () => {
  const asking = { needInsurance: '1', insuredAmount: 20_000_000 };

  test('FRT-29 is insured once it is accepted, at its customer’s cost', async () => {
    const note = await site.accepted(asking);
    expect(note).toMatchObject({ insuranceState: null });
    await site.deliver();
    await site.deliver();
    const [policy] = await site.policiesOf(note);
    // 200,000 yuan at 120 per million.
    expect(policy).toMatchObject({ state: '30', isAuto: '1', premium: 2400, insured: site.world.customer.customerName });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '30', insuranceFee: 2400, noteStatus: '20' });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 is carried without it where that fails, and says so', async () => {
    site.insurer.quotes.push(refused);
    const note = await site.accepted(asking);
    await site.deliver();
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '40', insuranceFee: 0, noteStatus: '20' });
    expect(await site.policiesOf(note)).toMatchObject([{ state: '40', isAuto: '1', failReason: '不予承保', buyTime: null }]);
    const home = expectDone(await site.server.as('admin').get('/dashboard/home'));
    expect(home.waiting.find(({ kind }: Row) => kind === 'failedInsurances').count).toBeGreaterThan(0);
    // By hand it is bought after all.
    expect(await site.inForce(note)).toMatchObject({ state: '30' });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '30' });
  });

  test('FRT-29 is tried again where nobody answers, and not after the departure', async () => {
    site.insurer.quotes.push(new Error('silence'), new Error('silence'));
    const note = await site.accepted(asking);
    await site.deliver();
    expect(await site.policiesOf(note)).toEqual([]);
    site.server.clock.set('2026-06-02T12:01:00+08:00');
    await site.deliver();
    site.server.clock.set(noon);
    await depart(await site.read(note.id));
    site.server.clock.set('2026-06-02T12:07:00+08:00');
    await site.deliver();
    expect(await site.policiesOf(note)).toMatchObject([{ state: '40', failReason: '已发车，不能投保' }]);
  });
});

describe('FRT-29 FRT-26 what the authorities are told', () => {
  test('FRT-29 FRT-26 6.4.1 of the policy that covers a waybill, and of a simulated one the test receiver alone', async () => {
    const note = await site.accepted();
    const policy = await site.inForce(note);
    const told = (config: object) => {
      const { actor, platform } = site.server.context();
      const asked = { actor, platform: { ...platform, config: { ...platform.config, ...config } } };
      return site.server.inTenant(0, (tx) => coveringPolicy(tx, asked, { policyId: policy.id }));
    };
    expect(await told({})).toEqual({ policyNumber: policy.policyNumber, insuranceCompanyCode: 'INS1' });
    expect(await told({ government: {} })).toBeUndefined();
    expect(await site.server.inTenant(0, (tx) => coveringPolicy(tx, site.server.context(), { policyId: null }))).toBeUndefined();
  });
});

describe('FRT-29 PERM-06 whose policies they are', () => {
  test('FRT-29 customers see their own with what they pay, carriers see neither premium nor value, others nothing', async () => {
    const note = await site.accepted();
    const [own, platform] = [await site.inForce(note), await site.inForce(await site.accepted(), { buy: { payer: 'platform' } })];
    const permissions = ['insurance:list', 'insurance:buy', 'insurance:cancel', 'insurance:claim', 'insurance:settle'];
    const customer = { username: 'ins_customer', userType: 2 as const, cid: site.world.customer.id, permissions };
    const stranger = { username: 'ins_stranger', userType: 2 as const, cid: (await site.build.customer()).id, permissions };
    const captain = { username: 'ins_captain', userType: 4 as const, cid: note.driverId, permissions };
    const read = (who: object, id: string) => site.server.as(who as never).get(`${policyPath}/queryById`, { id });

    expect(expectDone(await read(customer, own.id))).toMatchObject({ premium: 3600, insuredAmount: 30_000_000 });
    expect(expectDone(await read(customer, platform.id))).toMatchObject({ premium: null, rateE6: null });
    expect(await read(stranger, own.id)).toMatchObject({ success: false });
    expect(expectDone(await site.server.as(stranger).get(`${policyPath}/list`)).total).toBe(0);
    const seen = expectDone(await read(captain, own.id));
    expect(seen).toMatchObject({ state: '30', policyNumber: own.policyNumber });
    for (const name of ['premium', 'rateE6', 'insuredAmount', 'insured', 'payer']) expect(seen[name] ?? null).toBeNull();

    for (const who of [stranger, captain]) {
      expect((await site.quote(note, {}, who)).success).toBe(false);
      expect((await site.act('cancel', own, { reason: 'x' }, who)).success).toBe(false);
      expect((await site.server.as(who).get(`${policyPath}/file`, { id: own.id })).status).toBeGreaterThanOrEqual(400);
    }
    const quoted = expectDone(await site.quote(await site.accepted(), {}, customer));
    expect((await site.buy(quoted, { payer: 'platform' }, customer)).errorData).toMatchObject([{ path: 'payer' }]);
    expectDone(await site.buy(quoted, {}, customer));
  });
});
