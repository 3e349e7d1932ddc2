import { and, desc, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { instantOf, monthAfter, monthOf, startOf } from '../ledger/closedMonth.ts';
import { post } from '../ledger/post.ts';
import { postTaxAdvance } from '../ledger/postings.ts';
import { readTaxLaw } from '../tax-rule/taxLaw.ts';
import { incomeOfYear, isRegistered } from './incomeOfYear.ts';
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
  for (const payee of await ctx.transaction((tx) => payeesOf(tx, ctx, month)))
    if (await ctx.transaction((tx) => advanceFor(tx, ctx, { ...payee, month, switches }))) count += 1;
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

/** Somebody whom a company owes freight to: each company declares what it paid. */
interface Payee {
  companyId: string;
  creditorId: string;
}

async function payeesOf(tx: Tx, ctx: Context, month: string): Promise<Payee[]> {
  const { companyId, creditorId } = hyShippingNote;
  const rows = await tx.selectDistinct({ companyId, creditorId }).from(hyShippingNote).where(examinedIn(ctx, month));
  return rows.flatMap((row) => (row.creditorId === null ? [] : [{ ...row, creditorId: row.creditorId }]));
}

async function advanceFor(
  tx: Tx,
  ctx: Context,
  { companyId, creditorId, month, switches }: Payee & { month: string; switches: TaxSwitches },
): Promise<boolean> {
  const [last] = await tx
    .select({ examineTime: hyShippingNote.examineTime })
    .from(hyShippingNote)
    .where(and(examinedIn(ctx, month), eq(hyShippingNote.companyId, companyId), eq(hyShippingNote.creditorId, creditorId)))
    .orderBy(desc(hyShippingNote.examineTime))
    .limit(1);
  if (last === undefined) return false;
  // What happened since then belongs to the next month.
  const { incomes, withheld } = await incomeOfYear(tx, ctx, { companyId, creditorId, until: last.examineTime ?? startOf(month) });
  const year = month.slice(0, 4);
  const agencyVat = switches.agencyVat && !(await isRegistered(tx, ctx, creditorId));
  const short = taxDue(incomes, { switches: { ...switches, agencyVat }, law: await readTaxLaw(tx, ctx), year }) - withheld;
  const advanced = await advancedInYear(tx, ctx, { account: booksOf(companyId).taxAdvanced(creditorId), year });
  const amount = short - advanced;
  if (amount <= 0) return false;
  await post(tx, ctx, postTaxAdvance({ companyId, creditorId, amount }), {
    bizId: creditorId,
    // What was booked before companies were told apart has the month alone; its amount counts as advanced.
    step: `${month} ${companyId}`,
    bizNo: month,
    companyId,
    summary: `代垫税款 ${month}`,
    happenTime: last.examineTime ?? startOf(month),
  });
  return true;
}

/** What was advanced for a payee this year, less what has come back of it. What is open of earlier years is not a tax of this one. */
async function advancedInYear(tx: Tx, ctx: Context, { account, year }: { account: string; year: string }): Promise<number> {
  const { rows } = await tx.execute<{ advanced: string | number }>(sql`
    select coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0)::bigint as advanced
      from hy_ledger_line l
      join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
     where l.tenant_id = ${ctx.actor.tenantId} and l.account_code = ${account}
       and t.happen_time >= ${instantOf(`${year}-01-01 00:00:00`)}`);
  return Number(rows[0]?.advanced ?? 0);
}
