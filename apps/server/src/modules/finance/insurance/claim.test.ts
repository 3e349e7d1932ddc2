import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { type InsuranceSite, openInsuranceSite, policyPath } from '../../../../test/insuranceSite.ts';
import { pdfPages } from '../../../../test/pdfText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { takeResult } from '../payment/settlePayment.ts';
import { askDuePolicies } from './askInsurer.ts';
import { endPolicies } from './followNote.ts';

type Row = Awaited<ReturnType<InsuranceSite['read']>>;

let site: InsuranceSite;
let serials = 0;
beforeAll(async () => {
  site = await openInsuranceSite();
  await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }).where(eq(hyCompanyAccount.id, site.account.id)));
});
beforeEach(() => site.server.clock.set('2026-06-02T12:00:00+08:00'));

const claimed = async (values: object = {}, note?: Row) => {
  const policy = await site.inForce(note ?? (await site.accepted()));
  return expectDone(await claim(policy, values));
};
const claim = async (policy: Row, values: object = {}, who?: Parameters<InsuranceSite['act']>[3]) =>
  site.act('claim', policy, { claimAmount: 500_000, claimReason: '侧翻，煤炭散落', claimFiles: 'note/claim.png', ...values }, who);
const settle = (policy: Row, values: object = {}, who = site.finance) =>
  site.act(
    'settle',
    policy,
    {
      claimAmount: 500_000,
      companyAccountId: site.account.id,
      bankSerialNo: `BK${(serials += 1)}`,
      claimResult: '已到账',
      ...values,
    },
    who,
  );
const wallet = async () => (await site.walletNow(site.world.wallet.id)).availableAmount;

describe('FRT-29 U6, U7 claims', () => {
  test('FRT-29 LEDG-01 P21 what the insurer pays reaches the customer, and every fen is in the books', async () => {
    const note = await site.accepted();
    const policy = await claimed({}, note);
    expect(policy).toMatchObject({ state: '70', claimApplyAmount: 500_000, claimBy: 'ops_buying' });
    await site.deliver();
    expect(await site.policy(policy.id)).toMatchObject({ claimNo: `C${policy.orderPolicyNo}`, claimAgreed: null });
    site.insurer.statuses.push({ state: 'agreed', amount: 480_000 });
    site.server.clock.set('2026-06-03T12:00:00+08:00');
    await askDuePolicies(site.server.context());
    const agreed = await site.policy(policy.id);
    expect(agreed).toMatchObject({ state: '70', claimAgreed: 480_000 });

    const [before, bank] = [await wallet(), await site.balance(accounts.bank(site.account.id))];
    expect(expectDone(await settle(agreed, { claimAmount: 480_000 }))).toMatchObject({ state: '80', claimAmount: 480_000 });
    expect((await site.lines(policy)).slice(2)).toEqual([
      'insureClaim D A.BANK 480000',
      'insureClaim C L.LOSS 480000',
      'lossCompensate D L.LOSS 480000',
      'lossCompensate C L.WALLET 480000',
    ]);
    expect((await wallet()) - before).toBe(480_000);
    expect((await site.balance(accounts.bank(site.account.id))) - bank).toBe(480_000);
    expect(await settle(agreed, { claimAmount: 480_000 })).toMatchObject({ errorCode: 40901 });
    expect(await site.read(note.id)).toMatchObject({ insuranceState: '80', insuranceFee: 3600 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-29 L31 what the platform had paid in compensation comes back to it first, the rest is the customer’s', async () => {
    const note = await site.accepted();
    const asked = { noteId: note.id, side: 'customer', amount: 200_000, reason: '先行赔付' };
    const approval = expectDone(await site.server.as(site.finance).post('/account/hyCompensation/add', asked, once()));
    const decision = { id: approval.id, version: approval.version, pass: true };
    expectDone(await site.server.as('finance_boss').put('/account/hyApproval/audit', decision, once()));
    const cost = () => site.balance(booksOf(site.world.company.id).compensationCost);
    const [before, paid] = [await wallet(), await cost()];
    const policy = await claimed({}, note);
    const premium = 3600;
    expectDone(await settle(policy));
    expect((await site.lines(policy)).slice(2)).toEqual([
      'insureClaim D A.BANK 500000',
      'insureClaim C E.COMPENSATE 200000',
      'insureClaim C L.LOSS 300000',
      'lossCompensate D L.LOSS 300000',
      'lossCompensate C L.WALLET 300000',
    ]);
    expect((await wallet()) - before).toBe(300_000 - premium);
    expect((await cost()) - paid).toBe(-200_000);
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['nothing', { claimAmount: 0 }, 'claimAmount'],
    ['more than is insured', { claimAmount: 30_000_001 }, 'claimAmount'],
    ['no words', { claimReason: ' ' }, 'claimReason'],
    ['no proofs', { claimFiles: '' }, 'claimFiles'],
  ])('FRT-29 a claim for %s is refused at its field', async (_what, values, path) => {
    const policy = await site.inForce(await site.accepted());
    const answer = await claim(policy, values);
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(path);
    expect(await site.policy(policy.id)).toMatchObject({ state: '30' });
  });

  test('FRT-29 all of what is insured may be claimed, and paid', async () => {
    const policy = await claimed({ claimAmount: 30_000_000 });
    expect((await settle(policy, { claimAmount: 30_000_001 })).errorData).toMatchObject([{ path: 'claimAmount' }]);
    expectDone(await settle(policy, { claimAmount: 30_000_000 }));
  });

  test.each([
    ['2026-08-31T12:00:00+08:00', true],
    ['2026-08-31T12:00:01+08:00', false],
  ])('FRT-29 a claim comes up to 60 days after the end: at %s', async (now, isTaken) => {
    const { id } = await site.inForce(await site.accepted());
    site.server.clock.set('2026-07-02T12:00:01+08:00');
    await endPolicies(site.server.context());
    site.server.clock.set(now);
    const later = { username: `ins_later_${isTaken}`, permissions: ['insurance:list', 'insurance:claim'] };
    const policy = expectDone(await site.server.as(later).get(`${policyPath}/queryById`, { id }));
    expect(policy.state).toBe('90');
    const answer = await claim(policy, {}, later);
    if (isTaken) expect(expectDone(answer)).toMatchObject({ state: '70' });
    else expect(answer.message).toBe('保险止期已超过60天，不能申请理赔');
  });

  test('FRT-29 40405 40451 another one closes it, with an arrival of its own; nothing arrives where the insurer does not pay', async () => {
    site.insurer.claims.push({ state: 'refused', code: 'X', reason: '不属于保险责任' });
    const policy = await claimed();
    await site.deliver();
    const told = await site.policy(policy.id);
    expect(told).toMatchObject({ state: '70', claimNo: null, claimResult: '保险公司不予赔付：不属于保险责任' });
    expect(await settle(told, { claimAmount: 0 }, 'ops_buying')).toMatchObject({ errorCode: 40405 });
    const missing = await settle(told, { companyAccountId: null, bankSerialNo: null, claimResult: '' });
    expect(missing.errorData.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'bankSerialNo',
      'claimResult',
      'companyAccountId',
    ]);
    const lines = await site.lines(policy);
    expectDone(await settle(told, { claimAmount: 0, companyAccountId: null, bankSerialNo: null, claimResult: '拒赔' }));
    expect(await site.lines(policy)).toEqual(lines);
    const other = await claimed();
    expectDone(await settle(other, { bankSerialNo: 'TWICE' }));
    expect(await settle(await claimed(), { bankSerialNo: 'TWICE' })).toMatchObject({ errorCode: 40451 });
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-29 P20s premiums are settled with the insurer', () => {
  const owed = () => site.balance(booksOf(site.world.company.id).insurance('INS1'));
  const ask = (values: object = {}, who = site.finance) =>
    site.server
      .as(who)
      .post(
        `${policyPath}/settlePremium`,
        { companyId: site.world.company.id, insuranceCompanyCode: 'INS1', month: '2026-06', reason: '六月保费', ...values },
        once(),
      );
  const decide = ({ id, version }: Row, who = 'finance_boss') =>
    site.server.as(who).put('/account/hyApproval/audit', { id, version, pass: true }, once());
  const paymentOf = async (): Promise<Row> =>
    expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { payKind: '6', column: 'createTime', order: 'desc' }))
      .records[0];
  const told = (payment: Row, result: Parameters<typeof takeResult>[1]['result']) =>
    takeResult(site.server.context(), { requestSerial: payment.requestSerial, result });

  test('FRT-29 LEDG-01 two people pay all of a month; one that failed is open again, and a cancelled one comes off the next', async () => {
    const policy = await site.inForce(await site.accepted(), { buy: { startTime: '2026-06-02 15:00:00' } });
    const due = await owed();
    expect((await ask({ month: '2026-05' })).message).toBe('没有可结算的保费');
    // A form that is still being filled in hears the same, and asks for nothing.
    const check = (values: object) =>
      site.server
        .as(site.finance)
        .post(
          `${policyPath}/settlePremium`,
          { companyId: site.world.company.id, insuranceCompanyCode: 'INS1', month: '2026-06', reason: '六月保费', ...values },
          { 'X-Check-Only': '1' },
        );
    expect((await check({ month: '2026-05' })).message).toBe('没有可结算的保费');
    expect(await check({ insuranceCompanyCode: 'INS9' })).toMatchObject({ success: false, errorData: [{ path: 'insuranceCompanyCode' }] });
    expect(await check({})).toMatchObject({ success: true });
    expect(expectDone(await site.server.as('admin').get('/account/hyApproval/list', { kind: 'premiumPayout' })).records).toEqual([]);
    const query = { companyId: site.world.company.id, insuranceCompanyCode: 'INS1', month: '2026-06' };
    const open = expectDone(await site.server.as(site.finance).get(`${policyPath}/openPremiums`, query));
    expect(open).toMatchObject({ amount: due });
    const asked = expectDone(await ask());
    expect(asked).toMatchObject({ kind: 'premiumPayout', amount: due, targetName: '某财险' });
    expect((await ask()).success).toBe(false);
    expect(await decide(asked, site.finance)).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked));
    const payment = await paymentOf();
    expect(payment).toMatchObject({ amount: due, payeeName: '某财险', state: '30' });
    expect(await owed()).toBe(0);
    expect(await site.findings()).toEqual([]);
    await told(payment, { state: 'failed', code: 'X', reason: '账号有误' });
    expect(await owed()).toBe(due);
    expect(await site.policy(policy.id)).toMatchObject({ settledPremium: 0 });
    expect(await site.findings()).toEqual([]);

    expectDone(await decide(expectDone(await ask())));
    await told(await paymentOf(), { state: 'success', bankSerialNo: 'S1', payTime: '2026-06-02 12:00:03', fee: 0 });
    expect(await owed()).toBe(0);
    expect((await ask()).message).toBe('没有可结算的保费');
    expect(await site.policy(policy.id)).toMatchObject({ settledPremium: 3600 });

    // L18: a premium that was settled goes back to its payer, and the insurer owes it.
    expectDone(await site.act('cancel', await site.policy(policy.id), { reason: '不走了' }));
    await site.deliver();
    expect(await owed()).toBe(-3600);
    await site.inForce(await site.accepted(), { quote: { insuredAmount: 100_000_000 } });
    expect(expectDone(await ask())).toMatchObject({ amount: 12_000 - 3600 });
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-29 the paper of a policy', () => {
  test('FRT-29 bears its number, parties and amounts in figures and words, and says that it is simulated', async () => {
    const policy = await site.inForce(await site.accepted());
    const { body } = await site.server.as('admin').download(`${policyPath}/file`, { id: policy.id });
    const text = (await pdfPages(body)).join('');
    for (const part of [
      '模拟保单',
      policy.policyNumber,
      policy.orderPolicyNo,
      '某贸易有限公司',
      '300,000.00',
      '36.00',
      '0.012%',
      '叁拾万圆整',
      '叁拾陆圆整',
      '2026-06-02 12:00:00',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('91370700MA3D000127');
  });

  test('FRT-29 before it is issued there is none', async () => {
    const bought = await site.bought(await site.accepted());
    const answer = await site.server.as('admin').get(`${policyPath}/file`, { id: bought.id });
    expect(answer).toMatchObject({ success: false });
  });
});

// The last one: what it buys is of a later month.
describe('FRT-29 U6 a claim beside other policies', () => {
  test('FRT-29 what ran out is claimed once no later policy is in force; a quote that came after it is over', async () => {
    const note = await site.accepted();
    const { id } = await site.inForce(note);
    site.server.clock.set('2026-07-02T12:00:01+08:00');
    await endPolicies(site.server.context());
    const later = { username: 'ins_beside', permissions: ['insurance:list', 'insurance:buy', 'insurance:claim', 'insurance:cancel'] };
    const now = async (policyId: string) => expectDone(await site.server.as(later).get(`${policyPath}/queryById`, { id: policyId }));
    const quoted = expectDone(await site.quote(note, {}, later));
    const second = expectDone(await site.buy(quoted, {}, later));
    await site.deliver();
    expect(await claim(await now(id), {}, later)).toMatchObject({ success: false, message: '该运单已有此险种的有效保单' });

    // The later one runs out as well, and somebody has asked for a third one.
    site.server.clock.set('2026-08-02T12:00:01+08:00');
    await endPolicies(site.server.context());
    const third = expectDone(await site.quote(note, {}, { ...later, username: 'ins_third' }));
    const claimant = { ...later, username: 'ins_claimant' };
    const policy = expectDone(await site.server.as(claimant).get(`${policyPath}/queryById`, { id: second.id }));
    expect(policy.state).toBe('90');
    expect(expectDone(await claim(policy, {}, claimant))).toMatchObject({ state: '70' });
    const ended = expectDone(await site.server.as(claimant).get(`${policyPath}/queryById`, { id: third.id }));
    expect(ended).toMatchObject({ state: '40', failReason: '已申请理赔，报价失效' });
    expect(await site.findings()).toEqual([]);
  });
});
