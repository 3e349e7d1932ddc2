import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { instantOf, monthAfter, startOf } from '../ledger/closedMonth.ts';
import { hyLedgerTxn } from '../ledger/ledger.table.ts';
import { makeDeclaration } from './makeDeclaration.ts';
import { lastOver } from './period.ts';
import { taxKind, taxKinds, taxState } from './taxDeclaration.states.ts';
import { hyTaxDeclaration } from './taxDeclaration.table.ts';
import { remindOf, tellNext } from './tellTax.ts';

/**
 * Makes the declarations of the month and the quarter that are over, of each company, and reminds of deadlines. It runs every day, so that one that was
 * missed is made up for: of a company's own VAT also that of a month without any, because it is to be declared all the same; a period that was declared once, or whose declaration a person gave up, is left alone.
 *
 * @returns how many were made
 * @source freight-domain 7.2 tax batches, amendments 37
 */
export async function taxMonths(ctx: Context): Promise<number> {
  const today = nowText(ctx.clock).slice(0, 10);
  const kinds = await kindsToDeclare(ctx);
  let count = 0;
  for (const companyId of await companiesOf(ctx))
    for (const kind of kinds) if (await makeMissing(ctx, { companyId, taxKind: kind, period: lastOver(kind, today).period })) count += 1;
  await remindOfDeadlines(ctx, today);
  return count;
}

/** Reports are made for everybody, declarations of taxes where they are switched on. */
async function kindsToDeclare(ctx: Context): Promise<string[]> {
  const { taxAgencyEnabled, iitWithholdEnabled } = await ctx.transaction((tx) =>
    readConfigValues(tx, ctx, ['taxAgencyEnabled', 'iitWithholdEnabled']),
  );
  const isOn = (kind: string) =>
    kind === taxKind.agencyVat ? taxAgencyEnabled === '1' : kind === taxKind.incomeTax ? iitWithholdEnabled === '1' : true;
  return taxKinds.filter(isOn);
}

async function companiesOf(ctx: Context): Promise<string[]> {
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ id: hyCompany.id })
      .from(hyCompany)
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.delFlag, 0)))
      .orderBy(hyCompany.id),
  );
  return rows.map(({ id }) => id);
}

async function makeMissing(ctx: Context, wish: { companyId: string; taxKind: string; period: string }): Promise<boolean> {
  try {
    return await ctx.transaction(async (tx) => {
      const [known] = await tx
        .select({ id: hyTaxDeclaration.id })
        .from(hyTaxDeclaration)
        .where(
          and(
            eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId),
            eq(hyTaxDeclaration.companyId, wish.companyId),
            eq(hyTaxDeclaration.taxKind, wish.taxKind),
            eq(hyTaxDeclaration.period, wish.period),
          ),
        )
        .limit(1);
      if (known !== undefined || (wish.taxKind === taxKind.ownVat && !(await hasBooks(tx, ctx, wish)))) return false;
      await tellNext(tx, ctx, await makeDeclaration(tx, ctx, wish));
      return true;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Nobody was paid, or somebody has built it meanwhile.
    ctx.log.info({ ...wish, reason: error.message }, 'no declaration made');
    return false;
  }
}

/** Whether a company kept books here by the end of a month: earlier months it has declared elsewhere, or was none yet. */
async function hasBooks(tx: Tx, ctx: Context, { companyId, period }: { companyId: string; period: string }): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const [booked] = await tx
    .select({ id: hyLedgerTxn.id })
    .from(hyLedgerTxn)
    .where(
      and(
        eq(hyLedgerTxn.tenantId, tenantId),
        eq(hyLedgerTxn.companyId, companyId),
        sql`${hyLedgerTxn.happenTime} < ${instantOf(startOf(monthAfter(period)))}`,
      ),
    )
    .limit(1);
  return booked !== undefined;
}

/** Days before a deadline on which people are reminded of it. */
const remindDays = [7, 3, 1, 0];

async function remindOfDeadlines(ctx: Context, today: string): Promise<void> {
  const open = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyTaxDeclaration)
      .where(
        and(
          eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId),
          eq(hyTaxDeclaration.delFlag, 0),
          or(
            inArray(hyTaxDeclaration.state, [taxState.toReview, taxState.toDeclare, taxState.declaring, taxState.failed]),
            and(eq(hyTaxDeclaration.state, taxState.declared), sql`${hyTaxDeclaration.dueAmount} > 0`),
          ),
        ),
      ),
  );
  for (const batch of open) {
    const days = Math.round((Date.parse(batch.deadline) - Date.parse(today)) / 86_400_000);
    // A run that was missed is made up for: the next smaller day counts.
    const due = days < 0 ? -1 : remindDays.findLast((day) => days <= day);
    if (due !== undefined) await ctx.transaction((tx) => remindOf(tx, ctx, batch, due));
  }
}
