import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openTaxSite, paidByBooks, taxPath, type TaxSite } from '../../../../test/taxSite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { advanceTax } from '../examination/advanceTax.ts';

type Row = ReturnType<typeof expectDone>;

/** 1 % of 2,710.00 is 27.10; of that 7, 3 and 2 %, half of each and each rounded, are 0.95, 0.41 and 0.27. */
const tax = 2_873;

let site: TaxSite;
/** One that tax was withheld from, one that it was not, one that came back, and one who had a prepayment. */
let people: { withheld: string; plain: string; returned: string; prepaid: string };
/** A payment that comes back after it was declared. */
let later: Row;
beforeAll(async () => {
  site = await openTaxSite();
  const first = await site.paidNote();
  await site.configure('taxAgencyEnabled', '0');
  const second = await site.paidNote();
  const third = await site.paidNote();
  await site.giveBack(third.payment);
  const fourth = await site.onRoad();
  await site.say(await site.sent(fourth, 100_000), 'success');
  await site.configure('taxAgencyEnabled', '1');
  await broughtBackTwice();
  later = second.payment;
  people = { withheld: first.note.driverId, plain: second.note.driverId, returned: third.note.driverId, prepaid: fourth.driverId };
  await site.at('2026-07-02 10:00:00');
}, 120_000);

/** A prepayment of a revoked waybill: its driver brings a part back, and then the bank returns all of it. The part is owed to the driver, and does not lower the income. */
async function broughtBackTwice(): Promise<void> {
  const note = await site.onRoad();
  const prepay = await site.paid(note, 100_000);
  expectDone(await site.by('ops_revoke', 'revoke', await site.read(note.id), { revokeCode: '2', number: note.shippingNoteNumber }));
  expectDone(await site.by('chief', 'revokeApprove', await site.read(note.id), { pass: true, remark: '已核' }));
  const proof = {
    companyAccountId: site.account.id,
    bankSerialNo: 'ZH-TAX',
    recoverTime: '2026-06-02 11:30:00',
    voucherFiles: 'voucher/a.png',
  };
  expectDone(await site.move('cashier', 'recover', await site.prepay(prepay.id), { amount: 40_000, ...proof }));
  await site.say(await site.prepay(prepay.id), 'returned');
}

const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const books = () => booksOf(site.world.company.id);
const voided = async (row: Row) => expectDone(await site.act('void', await site.declaration(row.id), { reason: '重算' }, 'tax_person'));
/** Whatever order they come in. */
const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();
const by = (rows: Row[], field: string) => sorted(rows.map((row) => row[field]));

describe('FRT-17 X1 what is declared', () => {
  test('FRT-17 LEDG-03 persons are those who were paid, less what was returned; the sums tie to the books', async () => {
    const built = expectDone(await site.make('3', '2026-06'));

    expect(built).toMatchObject({
      state: '10',
      period: '2026-06',
      deadline: '2026-07-15',
      personCount: 3,
      noteCount: 3,
      incomeAmount: 642_000,
      paidAmount: 639_127,
      taxWithheld: tax,
      taxableAmount: 542_000,
      vatAmount: 5_420,
      surtaxAmount: 326,
      iitAmount: null,
      taxAmount: 2 * tax,
      dueAmount: 2 * tax,
    });
    expect(built.batchNo).toMatch(/^SB\d{12}$/);
    expect(built.incomeAmount - built.taxWithheld).toBe(await paidByBooks(site, '2026-06'));
    const persons = await site.persons(built.id);
    expect(by(persons, 'incomeAmount')).toEqual(sorted([100_000, 271_000, 271_000]));
    expect(by(persons, 'taxAmount')).toEqual(sorted([0, tax, tax]));
    expect(expectDone(await site.server.as('admin').get(`${taxPath}/rules`, { id: built.id }))[0]).toMatchObject({
      ruleKind: 'agencyVat',
      validFrom: '2026-06-01',
      source: '测试公告',
    });
    await voided(built);
  });

  test('FRT-17 the rules are those of the period: in May nobody was freed from 2,000 on, and nobody was paid', async () => {
    expect(await site.make('3', '2026-05')).toMatchObject({ success: false, message: '该所属期没有付款，无需申报' });
  });

  test.each([
    ['3', '2026-07', '所属期尚未结束'],
    ['2', '2026-Q3', '所属期尚未结束'],
    ['3', '2026-Q2', '所属期与申报类型不符'],
    ['2', '2026-06', '所属期与申报类型不符'],
    ['3', '2026-13', '所属期与申报类型不符'],
  ])('FRT-17 kind %s of %s is refused at its field', async (kind, period, message) => {
    expect(await site.make(kind, period)).toMatchObject({ success: false, errorData: [{ path: 'period', message }] });
  });

  test('FRT-17 a tax that is not declared for others is not built', async () => {
    expect(await site.make('4', '2026-06')).toMatchObject({ success: false, message: '未启用个税预扣，不能生成该类申报' });
  });

  test('FRT-17 40501 of two who build at once one does, and a void one frees its period', async () => {
    const answers = await Promise.all([site.make('2', '2026-Q2'), site.make('2', '2026-Q2', 'admin')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 40501 });
    const built = answers.find(({ success }) => success)!.result;
    expect(await site.act('void', built, { reason: '' })).toMatchObject({ errorCode: 40106 });
    expectDone(await site.act('void', built, { reason: '重算' }, 'finance_person'));
    const again = expectDone(await site.make('2', '2026-Q2'));
    expect(await site.persons(again.id)).toHaveLength(3);
    await voided(again);
  });

  test('FRT-17 income of convenience labour need not be reported, that of who earned more must be', async () => {
    const built = expectDone(await site.make('2', '2026-Q2'));
    const persons = await site.persons(built.id);
    expect(sorted(persons.map(({ incomeAmount, exemptFlag }) => [incomeAmount, exemptFlag]))).toEqual(
      sorted([
        [100_000, '1'],
        [271_000, '0'],
        [271_000, '0'],
      ]),
    );
    expect(built).toMatchObject({ deadline: '2026-07-31', taxAmount: 0 });
    await voided(built);
  });

  test('FRT-17 identities are reported when they are new, and personal numbers are shown to those alone who may see them', async () => {
    const built = expectDone(await site.make('1', '2026-Q2'));
    const [person] = await site.persons(built.id, { username: 'tax_reader', permissions: ['tax:list', 'tax:items'] });
    expect(person.idNo).toMatch(/\*/);
    expect(person.phone).toMatch(/\*/);
    expect(
      await site.server.as({ username: 'no_items', permissions: ['tax:list'] }).get(`${taxPath}/items`, { batchId: built.id }),
    ).toMatchObject({
      success: false,
    });
    await site.at('2026-10-02 10:00:00');
    expect(await site.make('1', '2026-Q3')).toMatchObject({ success: false, message: '该所属期没有新增或变更的人员' });
    await site.at('2026-07-02 10:00:00');
    await voided(built);
  });
});

describe('FRT-17 X2–X6 the way of a declaration', () => {
  test('FRT-17 40405 nobody reviews what they built, and only its builder or a reviewer makes it void', async () => {
    const built = expectDone(await site.make('3', '2026-06', 'admin'));
    expect(await site.act('review', built, {}, 'admin')).toMatchObject({ errorCode: 40405 });
    const stranger = { username: 'void_only', permissions: ['tax:void', 'tax:list'] };
    expect(await site.act('void', built, { reason: '不对' }, stranger)).toMatchObject({ success: false, status: 403 });
    expect(expectDone(await site.act('review', built, {}, 'finance_person'))).toMatchObject({ state: '20', reviewBy: 'finance_person' });
    await voided(built);
  });

  test('FRT-17 LEDG-03 P22 L15 declared, paid once, from what was withheld and what is advanced on top; the file says the same', async () => {
    const declared = await site.declared('3', '2026-06');
    expect(declared).toMatchObject({ state: '40', simulated: '1', receiptNo: expect.stringMatching(/^MN/), channel: 'embedded' });
    await site.at('2026-07-10 10:00:00');
    const before = await site.balance(`A.BANK.${site.account.id}`);
    const payment = { companyAccountId: site.account.id, payTime: '2026-07-10 09:00:00', voucherFiles: 'voucher/tax.pdf' };

    expect(await site.act('payTax', declared, { ...payment, voucherFiles: '', payTime: '2026-07-10 10:00:01' })).toMatchObject({
      success: false,
      errorData: [{ path: 'payTime' }, { path: 'voucherFiles' }],
    });
    const [one, two] = await Promise.all([site.act('payTax', declared, payment), site.act('payTax', declared, payment, 'admin')]);

    expect(sorted([one.success, two.success])).toEqual(['false', 'true']);
    expect(await site.declaration(declared.id)).toMatchObject({ state: '60', payTime: payment.payTime });
    expect(await site.balance(books().taxWithheld)).toBe(0);
    expect(await site.balance(books().taxAdvanced(people.plain))).toBe(tax);
    expect(await site.balance(`A.BANK.${site.account.id}`)).toBe(before - 2 * tax);
    expect(await findings()).toEqual([]);
    // What was advanced with the payment is not advanced a second time; of whose payment came back the freight is owed still, and its tax is advanced.
    expect(await advanceTax(site.server.context())).toBe(1);
    expect(await site.balance(books().taxAdvanced(people.plain))).toBe(tax);
    expect(await site.balance(books().taxAdvanced(people.returned))).toBe(tax);
    expect(await findings()).toEqual([]);

    const file = await site.server.as('tax_person').get(`${taxPath}/file`, { id: declared.id, format: 'json' });
    const content = (file.result ?? file) as Row;
    expect(content).toMatchObject({ personCount: 3, taxAmount: '57.46' });
    expect(by(content.persons, 'incomeAmount')).toEqual(sorted(['1000.00', '2710.00', '2710.00']));
    expect(content.persons[0].idNo).toMatch(/^\d{17}[\dX]$/);
    expect(await site.declaration(declared.id)).toMatchObject({ downloadCount: 1 });
  });

  test('FRT-17 X5 a corrected declaration has a successor with the differences of each person; what was paid counts for it', async () => {
    const { records } = expectDone(await site.server.as('admin').get(`${taxPath}/list`, { taxKind: '3', state: '60' }));
    await site.giveBack(later);
    expect(await site.act('correct', records[0], { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    const corrected = expectDone(await site.act('correct', records[0], { reason: '付款被退回' }));

    expect(corrected).toMatchObject({ state: '10', correctsId: records[0].id, taxAmount: tax, dueAmount: -tax, incomeAmount: 371_000 });
    expect(await site.declaration(records[0].id)).toMatchObject({ state: '70', correctedById: corrected.id, correctReason: '付款被退回' });
    const persons = await site.persons(corrected.id);
    expect(sorted(persons.map(({ incomeDifference, taxDifference }) => [incomeDifference, taxDifference]))).toEqual(
      sorted([
        [-271_000, -tax],
        [0, 0],
        [0, 0],
      ]),
    );
    const reviewed = expectDone(await site.act('review', corrected, {}, 'finance_person'));
    expectDone(await site.act('declare', reviewed));
    await site.answered();
    const declared = await site.declaration(corrected.id);
    const payment = { companyAccountId: site.account.id, payTime: '2026-07-10 09:00:00', voucherFiles: 'voucher/tax.pdf' };
    const [bank, held] = [`A.BANK.${site.account.id}`, books().taxWithheld];
    const [onAccount, withheld] = [await site.balance(bank), await site.balance(held)];
    expectDone(await site.act('payTax', declared, payment));
    // What was paid too much comes back.
    expect([await site.balance(bank), await site.balance(held)]).toEqual([onAccount + tax, withheld + tax]);
    expect(await findings()).toEqual([]);

    const again = expectDone(await site.act('correct', await site.declaration(declared.id), { reason: '核对' }));
    expect(again).toMatchObject({ taxAmount: tax, dueAmount: 0 });
    expectDone(await site.act('declare', expectDone(await site.act('review', again, {}, 'finance_person'))));
    await site.answered();
    const unchanged = await site.declaration(again.id);
    expect(await site.act('payTax', unchanged, payment)).toMatchObject({ success: false, message: '应缴税额为0，无需缴款' });
  });

  test('FRT-17 X3 X6 a company of tests is refused by the office; reworked it is sent under another serial', async () => {
    const { pool } = site.server.database;
    await pool.query('update hy_company set taxpayer_no = $1 where id = $2', ['990000000000007', site.world.company.id]);
    const failed = await site.declared('2', '2026-Q2');
    expect(failed).toMatchObject({ state: '50', failReason: '申报数据校验不通过（模拟）' });
    await pool.query('update hy_company set taxpayer_no = null where id = $1', [site.world.company.id]);
    const again = expectDone(await site.act('rework', failed));
    expectDone(await site.act('declare', again));
    await site.answered();
    expect(await site.declaration(failed.id)).toMatchObject({ state: '40', failReason: null });
  });
});

describe('FRT-17 who sees declarations', () => {
  test.each([
    ['another tenant', { username: 'foreign', tenantId: 2, permissions: 'all' as const }],
    ['a customer', { username: 'customer_x', userType: 2, cid: 'someone', permissions: 'all' as const }],
  ])('FRT-17 SESS-10 %s sees none, and builds none', async (_who, user) => {
    expect(expectDone(await site.server.as(user).get(`${taxPath}/list`)).records).toEqual([]);
    expect(await site.make('1', '2026-Q2', user)).toMatchObject({ success: false });
  });

  test('FRT-17 a company that is none of the tenant is refused at its field', async () => {
    const answer = await site.server.as('admin').post(`${taxPath}/build`, { companyId: 'nobody', taxKind: '1', period: '2026-Q2' }, once());
    expect(answer).toMatchObject({ success: false, errorData: [{ path: 'companyId' }] });
  });
});
