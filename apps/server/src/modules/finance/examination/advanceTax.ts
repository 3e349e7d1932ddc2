import { and, desc, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { instantOf, monthAfter, monthOf, startOf } from '../ledger/closedMonth.ts';
import { post } from '../ledger/post.ts';
import { postTaxAdvance } from '../ledger/postings.ts';
import { incomeOfYear } from './incomeOfYear.ts';
import { taxDue, type TaxSwitches } from './taxWithheld.ts';

/**
 * Books the tax of the month that has ended which the payees' freight did not cover (P05x): the platform owes it, and advances it for them. Later freight
 * pays it back first. Run by a job in the first minutes of a month, before it is closed; a second run finds nothing more.
 *
 * @returns for how many payees
 * @source freight-domain 4.8, amendments L15
 */
export async function advanceTax(ctx: Context): Promise<number> {
  const month = monthAfter(monthOf(nowText(ctx.clock)), -1);
  const { taxAgencyEnabled, iitWithholdEnabled } = await ctx.transaction((tx) =>
    readConfigValues(tx, ctx, ['taxAgencyEnabled', 'iitWithholdEnabled']),
  );
  const switches = { agencyVat: taxAgencyEnabled === '1', incomeTax: iitWithholdEnabled === '1' };
  if (!switches.agencyVat && !switches.incomeTax) return 0;
  let count = 0;
  for (const creditorId of await ctx.transaction((tx) => payeesOf(tx, ctx, month)))
    if (await ctx.transaction((tx) => advanceFor(tx, ctx, { creditorId, month, switches }))) count += 1;
  return count;
}

const examinedIn = (ctx: Context, month: string) =>
  and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.delFlag, 0),
    eq(hyShippingNote.creditorType, 'driver'),
    sql`${hyShippingNote.examineTime} >= ${instantOf(startOf(month))}`,
    sql`${hyShippingNote.examineTime} < ${instantOf(startOf(monthAfter(month)))}`,
  );

async function payeesOf(tx: Tx, ctx: Context, month: string): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: hyShippingNote.creditorId }).from(hyShippingNote).where(examinedIn(ctx, month));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

async function advanceFor(
  tx: Tx,
  ctx: Context,
  { creditorId, month, switches }: { creditorId: string; month: string; switches: TaxSwitches },
): Promise<boolean> {
  const [last] = await tx
    .select({ companyId: hyShippingNote.companyId, examineTime: hyShippingNote.examineTime })
    .from(hyShippingNote)
    .where(and(examinedIn(ctx, month), eq(hyShippingNote.creditorId, creditorId)))
    .orderBy(desc(hyShippingNote.examineTime))
    .limit(1);
  if (last === undefined) return false;
  // What happened since then belongs to the next month.
  const { incomes, withheld } = await incomeOfYear(tx, ctx, { creditorId, until: last.examineTime ?? startOf(month) });
  const short = taxDue(incomes, switches) - withheld;
  const advanced = await advancedInYear(tx, ctx, { creditorId, year: month.slice(0, 4) });
  const amount = short - advanced;
  if (amount <= 0) return false;
  const { companyId } = last;
  await post(tx, ctx, postTaxAdvance({ companyId, creditorId, amount }), {
    bizId: creditorId,
    step: month,
    bizNo: month,
    companyId,
    summary: `代垫税款 ${month}`,
    happenTime: last.examineTime ?? startOf(month),
  });
  return true;
}

/** What was advanced for a payee this year, less what has come back of it. What is open of earlier years is no tax of this one. */
async function advancedInYear(tx: Tx, ctx: Context, { creditorId, year }: { creditorId: string; year: string }): Promise<number> {
  const { rows } = await tx.execute<{ advanced: string | number }>(sql`
    select coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0)::bigint as advanced
      from hy_ledger_account a
      join hy_ledger_line l on l.tenant_id = a.tenant_id and l.account_code = a.account_code
      join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
     where a.tenant_id = ${ctx.actor.tenantId} and a.owner_id = ${creditorId} and a.account_code like 'A.TAXADV.%'
       and t.happen_time >= ${instantOf(`${year}-01-01 00:00:00`)}`);
  return Number(rows[0]?.advanced ?? 0);
}
