import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openTaxSite, taxPath, type TaxSite } from '../../../../test/taxSite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { posting, credit, debit } from '../ledger/postings.ts';

let site: TaxSite;
beforeAll(async () => {
  site = await openTaxSite();
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
