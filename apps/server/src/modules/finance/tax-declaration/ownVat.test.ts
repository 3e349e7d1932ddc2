import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { readSheets } from '../../../../test/readSheets.ts';
import { openTaxSite, taxPath, type TaxSite } from '../../../../test/taxSite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { credit, debit, posting } from '../ledger/postings.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { taxMonths } from './taxMonths.ts';

let site: TaxSite;
beforeAll(async () => {
  site = await openTaxSite();
  await site.paidNote();
}, 60_000);

const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const books = () => booksOf(site.world.company.id);
let count = 0;
/** Output tax, or less of it, and input tax, by hand. */
async function book(
  { output = 0, red = 0, input = 0 }: { output?: number; red?: number; input?: number },
  happenTime: string,
): Promise<void> {
  const ctx = site.server.context();
  const { vatOutput, vatInput, freightCost, opening } = books();
  const lines = [
    debit(opening, output),
    credit(vatOutput, output),
    debit(vatOutput, red),
    credit(opening, red),
    debit(vatInput, input),
    credit(freightCost, input),
  ];
  const facts = { bizId: `own-vat-${(count += 1)}`, step: '1', bizNo: null, companyId: site.world.company.id, summary: '试', happenTime };
  await ctx.transaction((tx) => post(tx, ctx, posting('adjust', lines), facts));
}
async function setOff(month: string): Promise<void> {
  const asked = expectDone(
    await site.server.as('tax_person').post(`${taxPath}/setOff`, { companyId: site.world.company.id, month, reason: '月末抵扣' }, once()),
  );
  const { id, version } = asked;
  expectDone(await site.server.as('finance_person').put('/account/hyApproval/audit', { id, version, pass: true }, once()));
}
const pay = async (row: Record<string, unknown>, payTime: string) =>
  expectDone(await site.act('payTax', row, { companyAccountId: site.account.id, payTime, voucherFiles: 'voucher/vat.pdf' }));
const held = async () => [await site.balance(books().vatOutput), await site.balance(books().taxWithheld)];

describe('FRT-17 LEDG-03 P22 the own VAT of a company', () => {
  test('FRT-17 a month without output and input tax is declared with nothing, by the job as well, and nothing is paid by it', async () => {
    await site.at('2026-07-02 10:00:00');
    expect(await site.make('5', '2026-Q2')).toMatchObject({ success: false, errorData: [{ path: 'period' }] });
    await taxMonths(site.server.context());
    const { records } = expectDone(await site.server.as('tax_person').get(`${taxPath}/list`, { taxKind: '5' }));
    const nothing = { outputVat: 0, inputVat: 0, carriedVat: 0, vatAmount: 0, taxAmount: 0, dueAmount: 0 };
    expect(records).toMatchObject([{ ...nothing, period: '2026-06', personCount: 1, state: '10' }]);
    // Nobody's income is declared by it.
    const other = { noteCount: null, incomeAmount: null, paidAmount: null, taxableAmount: null, surtaxAmount: null, iitAmount: null };
    expect(records).toMatchObject([other]);
    expectDone(await site.act('void', records[0], { reason: '重算' }));
    const declared = await site.declared('5', '2026-06');
    expect(declared).toMatchObject({ ...nothing, state: '40' });
    const payment = { companyAccountId: site.account.id, payTime: '2026-07-02 09:00:00', voucherFiles: 'voucher/vat.pdf' };
    expect(await site.act('payTax', declared, payment)).toMatchObject({ success: false, message: '应缴税额为0，无需缴款' });
  });

  test('FRT-17 LEDG-03 is output tax less the input tax that was set off, and is paid out of output tax alone', async () => {
    await book({ output: 1_000, input: 400 }, '2026-06-20 11:00:00');
    // What is of July is declared with July.
    await book({ output: 70 }, '2026-07-01 00:00:00');
    await setOff('2026-06');
    const before = await site.balance(books().taxWithheld);
    // The return with nothing is corrected.
    const [nil] = expectDone(await site.server.as('tax_person').get(`${taxPath}/list`, { taxKind: '5', state: '40' })).records;
    const built = expectDone(await site.act('correct', nil, { reason: '补记发票' }));
    expectDone(await site.act('declare', expectDone(await site.act('review', built, {}, 'finance_person'))));
    await site.answered();
    const declared = await site.declaration(built.id);
    expect(declared).toMatchObject({
      personCount: 1,
      outputVat: 1_000,
      inputVat: 400,
      carriedVat: 0,
      vatAmount: 600,
      taxAmount: 600,
      dueAmount: 600,
      deadline: '2026-07-15',
    });
    expect(await site.persons(declared.id)).toMatchObject([{ personType: 'company', vatAmount: 600, incomeAmount: 0 }]);
    const [head] = await readSheets((await site.server.as('tax_person').download(`${taxPath}/file`, { id: declared.id })).body);
    expect(head?.rows[1]?.slice(-3).map(({ value }) => Number(value))).toEqual([10, 4, 0]);

    await pay(declared, '2026-07-02 09:00:00');

    expect(await held()).toEqual([70, before]);
    expect(await findings()).toEqual([]);
  });

  test('FRT-17 a correction counts what was paid', async () => {
    await book({ red: 100 }, '2026-06-30 23:59:59');
    const [paid] = expectDone(await site.server.as('tax_person').get(`${taxPath}/list`, { taxKind: '5' })).records;
    const corrected = expectDone(await site.act('correct', paid, { reason: '漏记红字发票' }));
    expect(corrected).toMatchObject({ outputVat: 900, vatAmount: 500, dueAmount: -100 });
    expect(await site.persons(corrected.id)).toMatchObject([{ previousTax: 600, taxDifference: -100 }]);
  });

  test('FRT-17 LEDG-03 what no return asked for is carried on, and so is a credit', async () => {
    await site.at('2026-10-08 10:00:00');
    await book({ red: 90 }, '2026-08-05 10:00:00');
    await book({ output: 15 }, '2026-09-05 10:00:00');
    const july = await site.declared('5', '2026-07');
    expect(july).toMatchObject({ outputVat: 70, carriedVat: 0, vatAmount: 70 });
    expect(await site.declared('5', '2026-08')).toMatchObject({ outputVat: -90, carriedVat: 0, vatAmount: 0, dueAmount: 0 });
    const september = expectDone(await site.make('5', '2026-09'));
    // June holds what May left: May is not declared after it.
    expect(await site.make('5', '2026-05')).toMatchObject({ success: false, message: '2026-06已有申报，其中已包含本期税额' });
    expect(september).toMatchObject({ outputVat: 15, carriedVat: -90, vatAmount: 0 });
    expectDone(await site.act('void', september, { reason: '重算' }));
    await book({ output: 76 }, '2026-09-06 10:00:00');
    // One fen above what is carried.
    expect(expectDone(await site.make('5', '2026-09'))).toMatchObject({ outputVat: 91, vatAmount: 1 });
    await pay(july, '2026-10-08 09:00:00');
    expect(await findings()).toEqual([]);
  });
});
