import { label } from '@tarmac/freight-api/rules';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { monthFigures } from '../general-ledger/monthFigures.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { hyLedgerTxn } from '../ledger/ledger.table.ts';
import { balanceOf, holdAccounts, post } from '../ledger/post.ts';
import { postVatSetOff } from '../ledger/postings.ts';
import { periodOf } from './period.ts';
import { taxKind } from './taxDeclaration.states.ts';

const Payload = z.object({
  companyName: z.string(),
  /** `2026-06`. */
  month: z.string(),
  /** Fen. */
  amount: z.int().positive(),
});
type Payload = z.output<typeof Payload>;

/** A company whose input tax is set against its output tax. */
interface Taxpayer {
  id: string;
  companyName: string;
}

/** Holds the two accounts of a company. @throws NotFound */
async function holdTaxpayer(tx: Tx, ctx: Context, id: string): Promise<Taxpayer> {
  const { tenantId } = ctx.actor;
  const [company] = await tx
    .select({ id: hyCompany.id, companyName: hyCompany.companyName })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, id), eq(hyCompany.delFlag, 0)));
  if (company === undefined) throw notFound();
  const { vatInput, vatOutput } = booksOf(id);
  await holdAccounts(tx, tenantId, [vatInput, vatOutput]);
  return company;
}

/**
 * What can be set off of a month: input tax, as far as there is output tax, by the end of the month and by now.
 *
 * @throws AppError the month was set off; there is nothing to set off
 */
export async function amountToSetOff(tx: Tx, ctx: Context, { companyId, month }: { companyId: string; month: string }): Promise<number> {
  const { tenantId } = ctx.actor;
  const [known] = await tx
    .select({ id: hyLedgerTxn.id })
    .from(hyLedgerTxn)
    .where(
      and(
        eq(hyLedgerTxn.tenantId, tenantId),
        eq(hyLedgerTxn.biz, 'vatSetOff'),
        eq(hyLedgerTxn.bizId, companyId),
        eq(hyLedgerTxn.step, month),
      ),
    );
  if (known !== undefined) throw refusedByRule('该月进项税额已抵扣');
  const { vatInput, vatOutput } = booksOf(companyId);
  const { rows } = await tx.execute<{ account_code: string; closing: string | number }>(
    sql`select account_code, closing from (${await monthFigures(tx, tenantId, month)}) f where account_code in (${vatInput}, ${vatOutput})`,
  );
  const closing = (code: string) => Number(rows.find((row) => row.account_code === code)?.closing ?? 0);
  const [input, output] = [await balanceOf(tx, tenantId, vatInput), await balanceOf(tx, tenantId, vatOutput)];
  const amount = Math.min(closing(vatInput), Math.max(0, closing(vatOutput)), input, Math.max(0, output));
  if (amount <= 0) throw refusedByRule('没有可抵扣的进项税额');
  return amount;
}

/** Sets the input tax of a month against its output tax (P22m). @source freight-domain 4.4, amendments L32 */
export const vatSetOff: ApprovalKind<Payload, Taxpayer> = {
  code: 'vatSetOff',
  payload: Payload,
  hold: holdTaxpayer,
  check: async (tx, ctx, { target, payload: { month, amount } }) => {
    if ((await amountToSetOff(tx, ctx, { companyId: target.id, month })) !== amount)
      throw refusedByRule('可抵扣的进项税额已变化，请重新申请');
  },
  carryOut: async (tx, ctx, { target: { id: companyId }, payload: { month, amount }, approval }) => {
    await post(tx, ctx, postVatSetOff({ companyId, amount }), {
      bizId: companyId,
      step: month,
      bizNo: approval.approvalNo,
      companyId,
      summary: `进项税额抵扣 ${month}`,
      happenTime: `${periodOf(taxKind.agencyVat, month)!.to} 23:59:59`,
    });
  },
  nameOf: ({ companyName, month }) => `${companyName} ${month}`.slice(0, 200),
  amountOf: ({ amount }) => amount,
  lines: ({ month, amount }) => [
    { label: label('所属月份', 'Month'), to: month },
    { label: label('抵扣金额', 'Amount'), to: shownYuan(amount) },
  ],
};
