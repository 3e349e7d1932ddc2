import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openTaxSite, taxPath, type TaxSite } from '../../../../test/taxSite.ts';
import { newId } from '../../../platform/db/newId.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { writeMonth } from '../general-ledger/writeMonth.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { posting, credit, debit } from '../ledger/postings.ts';

let site: TaxSite;
beforeAll(async () => {
  site = await openTaxSite();
  await site.paidNote();
}, 60_000);

const books = () => booksOf(site.world.company.id);
/** Output and input tax, by hand. */
async function book(amounts: { output?: number; input?: number }, happenTime: string): Promise<void> {
  const ctx = site.server.context();
  const { vatOutput, vatInput, freightCost, opening } = books();
  const { output = 0, input = 0 } = amounts;
  const lines = [debit(opening, output), credit(vatOutput, output), debit(vatInput, input), credit(freightCost, input)];
  const facts = { bizId: happenTime, step: String(input), bizNo: null, companyId: site.world.company.id, summary: '试', happenTime };
  await ctx.transaction((tx) => post(tx, ctx, posting('adjust', lines), facts));
}
const ask = (month: string, who = 'tax_person', reason = '月末抵扣') =>
  site.server.as(who).post(`${taxPath}/setOff`, { companyId: site.world.company.id, month, reason }, once());
const shown = (month: string) => site.server.as('tax_person').get(`${taxPath}/setOffAmount`, { companyId: site.world.company.id, month });
const decide = ({ id, version }: { id: string; version: number }, who: string) =>
  site.server.as(who).put('/account/hyApproval/audit', { id, version, pass: true }, once());
const held = async () => [await site.balance(books().vatInput), await site.balance(books().vatOutput)];

describe('LEDG-03 FRT-17 P22m input tax is set off', () => {
  test('LEDG-03 L32 by month, as far as there is output tax, once, and by two people', async () => {
    await book({ output: 1_000, input: 400 }, '2026-06-02 11:00:00');
    expect(await ask('2026-06')).toMatchObject({ success: false, errorData: [{ path: 'month' }] });
    await site.at('2026-07-02 10:00:00');
    // What comes in July is of July.
    await book({ input: 900 }, '2026-07-01 09:00:00');
    expect(await ask('2026-05')).toMatchObject({ success: false, message: '没有可抵扣的进项税额' });

    expect(expectDone(await shown('2026-06'))).toEqual({ amount: 400, count: 1 });
    expect(await shown('2026-05')).toMatchObject({ success: false, message: '没有可抵扣的进项税额' });
    expect(await shown('2026-07')).toMatchObject({ success: false, errorData: [{ path: 'month' }] });
    const asked = expectDone(await ask('2026-06'));
    expect(asked).toMatchObject({ kind: 'vatSetOff', amount: 400 });
    expect(await held()).toEqual([1_300, 1_000]);
    expect(await decide(asked, 'tax_person')).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked, 'finance_person'));
    expect(await held()).toEqual([900, 600]);
    expect(await ask('2026-06')).toMatchObject({ success: false, message: '该月进项税额已抵扣' });
  });

  test('LEDG-03 L32 output tax below nought, or less than the input tax, limits it; what has changed meanwhile is asked for again', async () => {
    await site.at('2026-08-02 10:00:00');
    const asked = expectDone(await ask('2026-07'));
    expect(asked).toMatchObject({ amount: 600 });
    await book({ output: 100 }, '2026-07-31 09:00:00');
    expect(await decide(asked, 'finance_person')).toMatchObject({ success: false, message: '可抵扣的进项税额已变化，请重新申请' });
  });
});

test('FRT-17 LEDG-03 40444 L30 a tax is paid from an account of the company that holds it, and booked into the first open month', async () => {
  const declared = await site.declared('3', '2026-06');
  const another = async (values: object) => {
    const accountNo = `3705009${JSON.stringify(values).length}`;
    const [row] = await site.server.inTenant(0, (tx) =>
      tx
        .insert(hyCompanyAccount)
        .values({
          ...(site.account as typeof hyCompanyAccount.$inferInsert),
          id: newId(),
          isDefault: '0',
          accountNo,
          accountNoHash: accountNo,
          ...values,
        })
        .returning(),
    );
    return row!.id;
  };
  const pay = (companyAccountId: string) =>
    site.act('payTax', declared, { companyAccountId, payTime: '2026-07-10 09:00:00', voucherFiles: 'voucher/tax.pdf' });
  for (const values of [{ usage: 'receive' }, { ownerId: 'elsewhere' }, { verifyState: '10' }])
    expect(await pay(await another(values))).toMatchObject({ success: false, errorData: [{ path: 'companyAccountId' }] });
  expect(await pay(await another({ usage: 'tax' }))).toMatchObject({ errorCode: 40444 });
  expect(await site.declaration(declared.id)).toMatchObject({ state: '40', payTime: null });
  for (const month of ['2026-06', '2026-07'])
    await site.server.inTenant(0, (tx) => writeMonth(tx, 0, { month, closeBy: 'finance_mgr', closeTime: '2026-08-02 09:00:00' }));

  expectDone(await pay(site.account.id));

  expect(await site.declaration(declared.id)).toMatchObject({ state: '60', payTime: '2026-07-10 09:00:00' });
  const { rows } = await site.server.database.pool.query(
    "select to_char(happen_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at from hy_ledger_txn where biz = 'taxPay'",
  );
  expect(rows).toEqual([{ at: '2026-08-01 00:00' }]);
});
