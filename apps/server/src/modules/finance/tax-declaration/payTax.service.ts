import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { holdAccounts, post, type PostingFacts } from '../ledger/post.ts';
import { postTaxAdvances, postTaxPaid } from '../ledger/postings.ts';
import { assertFunds } from '../payment/payLimits.ts';
import { TaxPayInput } from './taxDeclaration.contract.ts';
import { taxDeclarationResource } from './taxDeclaration.resource.ts';
import { taxDeclarationStates, taxKind } from './taxDeclaration.states.ts';
import { type DeclarationRow, hyTaxPerson } from './taxDeclaration.table.ts';

/** Uses of an account that taxes are paid from; they come back to any. */
const payingUses: readonly string[] = ['pay', 'both', 'tax'];

/**
 * Records that the tax of a declaration was paid (X4), and books it (P22): from what was withheld, or from the output tax of the company.
 * Where what was withheld is less than the tax of a person, the platform has advanced the rest for them (P05x). A time in a closed month is kept, and booked into the first open one.
 *
 * Where a correction has come to less than what was paid, the tax office pays the difference back: the same the other way round.
 *
 * @throws AppError nothing is to be paid; 40409 no proof; 40444 the account does not hold it
 * @throws InvalidInput the account is none of the company's; the time lies ahead
 * @source freight-domain 3.16 X4, 4.4 P22, amendments L15, L30
 */
export function payTax(ctx: Context, input: z.output<typeof TaxPayInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { companyAccountId, payTime } = input;
    const { before } = await moveRow(tx, ctx, taxDeclarationResource, {
      ref: input,
      machine: taxDeclarationStates,
      action: 'payTax',
      change: async (batch) => {
        if (batch.dueAmount === 0) throw refusedByRule('应缴税额为0，无需缴款');
        return { ...(await paymentOf(tx, ctx, { batch, input })), payBy: ctx.actor.username, payTime, companyAccountId };
      },
    });
    await bookTax(tx, ctx, { batch: before, companyAccountId, payTime });
    return getRow(ctx, taxDeclarationResource, input.id) as Promise<never>;
  });
}

/** All that speaks against a payment is told at once. */
async function paymentOf(tx: Tx, ctx: Context, { batch, input }: { batch: DeclarationRow; input: z.output<typeof TaxPayInput> }) {
  const { companyAccountId, payTime } = input;
  const problems = new ProblemList();
  await problems.ask(() => assertAccount(tx, ctx, { batch, companyAccountId }));
  await problems.ask(async () => {
    if (payTime > nowText(ctx.clock)) throw refusedField('payTime', '缴款时间不能晚于当前时间');
    if (payTime.slice(0, 10) <= batch.periodTo) throw refusedField('payTime', '缴款时间不能早于所属期');
  });
  const voucherFiles = await problems.ask(async () => {
    const taken = await takenValue(tx, ctx, { name: 'voucherFiles', schema: TaxPayInput.shape.voucherFiles, value: input.voucherFiles });
    if (taken.trim() !== '') return taken;
    throw businessError(40409, { message: '请上传付款凭证', errorData: [{ path: 'voucherFiles', message: '请上传付款凭证' }] });
  });
  problems.end();
  return { voucherFiles };
}

/** @throws InvalidInput it is none that the company pays taxes from */
async function assertAccount(
  tx: Tx,
  ctx: Context,
  { batch, companyAccountId }: { batch: DeclarationRow; companyAccountId: string },
): Promise<void> {
  const [account] = await tx
    .select({ ownerId: hyCompanyAccount.ownerId, usage: hyCompanyAccount.usage, state: hyCompanyAccount.state })
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.id, companyAccountId),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.verifyState, '20'),
        eq(hyCompanyAccount.delFlag, 0),
      ),
    );
  const isRefund = batch.dueAmount < 0;
  if (account?.ownerId !== batch.companyId || account.state !== '1' || !(isRefund || payingUses.includes(account.usage)))
    throw refusedField('companyAccountId', isRefund ? '请选择申报主体的账户' : '请选择申报主体的付款账户');
}

/** Persons of one posting: few enough for one statement. */
const perPosting = 1000;

async function bookTax(
  tx: Tx,
  ctx: Context,
  { batch, companyAccountId, payTime }: { batch: DeclarationRow; companyAccountId: string; payTime: string },
): Promise<void> {
  const { companyId, dueAmount: amount } = batch;
  const books = booksOf(companyId);
  const isOwn = batch.taxKind === taxKind.ownVat;
  const owed = isOwn ? 'vatOutput' : 'taxWithheld';
  const short = isOwn || amount < 0 ? [] : await shortOf(tx, ctx, batch);
  const { tenantId } = ctx.actor;
  const codes = [accounts.bank(companyAccountId), books[owed], ...short.map(({ creditorId }) => books.taxAdvanced(creditorId))];
  await holdAccounts(tx, tenantId, codes);
  if (amount > 0) await assertFunds(tx, ctx, { companyAccountId, amount });
  const facts = (step: string, what: string): PostingFacts => ({
    bizId: batch.id,
    step,
    bizNo: batch.batchNo,
    companyId,
    summary: `${what} ${batch.period}`,
    happenTime: payTime,
  });
  for (let at = 0; at < short.length; at += perPosting)
    await post(tx, ctx, postTaxAdvances(companyId, short.slice(at, at + perPosting)), facts(`advance-${at / perPosting}`, '代垫税款'));
  await post(tx, ctx, postTaxPaid({ companyId, amount, companyAccountId }, owed), facts('pay', amount > 0 ? '缴税' : '退税'));
}

/** What is missing of each person's tax: withheld and advanced by the books, less what was paid of it to the tax office before. */
async function shortOf(tx: Tx, ctx: Context, { id, companyId }: DeclarationRow): Promise<{ creditorId: string; amount: number }[]> {
  const { tenantId } = ctx.actor;
  const prefix = [booksOf(companyId).payable(''), booksOf(companyId).taxAdvanced('')];
  const { rows } = await tx.execute<{ person: string; short: string | number }>(sql`
    with due as (select person_id as person, due_amount as due from ${hyTaxPerson} where tenant_id = ${tenantId} and batch_id = ${id} and due_amount > 0),
    held as (
      select a.owner_id as person, sum(case l.side when 'D' then l.amount else -l.amount end) as held
        from hy_ledger_txn t
        join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id
        join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code
       where t.tenant_id = ${tenantId} and t.company_id = ${companyId} and t.biz in ('taxWithhold', 'taxAdvance')
         and (l.account_code like ${`${prefix[0]}%`} or l.account_code like ${`${prefix[1]}%`})
       group by 1),
    paid as (
      select p.person_id as person, sum(p.due_amount) as paid
        from ${hyTaxPerson} p join hy_tax_declaration b on b.tenant_id = p.tenant_id and b.id = p.batch_id
       where p.tenant_id = ${tenantId} and b.company_id = ${companyId} and b.tax_kind <> ${taxKind.ownVat} and b.pay_time is not null and b.id <> ${id}
       group by 1)
    select due.person, (due.due - greatest(0, coalesce(held.held, 0) - coalesce(paid.paid, 0)))::bigint as short
      from due left join held on held.person = due.person left join paid on paid.person = due.person
     where due.due > greatest(0, coalesce(held.held, 0) - coalesce(paid.paid, 0))
     order by 1`);
  return rows.map(({ person, short }) => ({ creditorId: person, amount: Number(short) }));
}
