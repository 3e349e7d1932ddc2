import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { instantOf, monthAfter, startOf } from '../ledger/closedMonth.ts';
import { payKind, payState } from '../payment/payment.states.ts';
import type { Period } from './period.ts';

/** What is known of somebody who was paid, in fen. */
export interface PaidPerson {
  personId: string;
  personType: 'driver' | 'captain' | 'carrier';
  /** Registered for tax, or a company: declares value-added tax without us. */
  isRegistered: boolean;
  noteCount: number;
  /** What was paid in the period. */
  paid: number;
  /** What was withheld from them in it. */
  withheld: number;
  /** Income of the period: both. */
  income: number;
  /** The same of each of its months. */
  months: Readonly<Record<string, number>>;
  /** Income of the year, up to the end of the period, and the first month of it that had some. */
  yearIncome: number;
  firstMonth: number;
  /** Income of the twelve months up to the end of the period. */
  rollingIncome: number;
}

/** Kinds of payments by which a carriage is paid. */
const carriage = [payKind.freight, payKind.prepay, payKind.offline];

/**
 * Everybody whom a company paid in a period, by what the payments say: those that have arrived and were not returned, less the prepayments that were
 * brought back, and what was withheld on top. What was brought back of one that the bank has returned as well is owed to the payee, and lessens nothing. Income counts when it is paid, tax that is withheld when it is.
 *
 * @source freight-domain 2.26, 4.8
 */
export async function paidPersons(
  tx: Tx,
  ctx: Pick<Context, 'actor'>,
  { companyId, period }: { companyId: string; period: Period },
): Promise<PaidPerson[]> {
  const { tenantId } = ctx.actor;
  const last = period.months.at(-1)!;
  const yearStart = startOf(`${last.slice(0, 4)}-01`);
  const rollingStart = startOf(monthAfter(last, -11));
  // The twelve months reach back beyond the year, or to its beginning.
  const [from, until] = [instantOf(rollingStart), instantOf(startOf(monthAfter(last)))];
  const inPeriod = sql`month >= ${period.months[0]} and month <= ${last}`;
  const kinds = sql.join(
    carriage.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const monthOf = (time: string) => sql.raw(`to_char(${time} at time zone 'Asia/Shanghai', 'YYYY-MM')`);
  const { rows } = await tx.execute<Record<string, string | number | boolean | null>>(sql`
    with paid as (
      select creditor_id as person, ${monthOf('pay_time')} as month, sum(amount) as paid, 0::bigint as withheld
        from hy_payment
       where tenant_id = ${tenantId} and company_id = ${companyId} and pay_kind in (${kinds}) and state = ${payState.paid} and del_flag = 0
         and pay_time >= ${from} and pay_time < ${until}
       group by 1, 2
      union all
      select p.creditor_id, ${monthOf('r.recover_time')}, -sum(r.amount), 0
        from hy_prepay_recovery r join hy_prepay p on p.tenant_id = r.tenant_id and p.id = r.prepay_id
        join hy_payment y on y.tenant_id = p.tenant_id and y.id = p.payment_id and y.state = ${payState.paid}
       where r.tenant_id = ${tenantId} and p.company_id = ${companyId} and r.del_flag = 0 and r.recover_time >= ${from} and r.recover_time < ${until}
       group by 1, 2
      union all
      select a.owner_id, ${monthOf('t.happen_time')}, 0, sum(case l.side when 'D' then l.amount else -l.amount end)
        from hy_ledger_txn t
        join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id and l.account_code like 'L.AP.%'
        join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code
       where t.tenant_id = ${tenantId} and t.company_id = ${companyId} and t.biz = 'taxWithhold' and t.happen_time >= ${from} and t.happen_time < ${until}
       group by 1, 2),
    months as (
      select person, month, sum(paid) as paid, sum(withheld) as withheld, sum(paid + withheld) as income from paid group by 1, 2),
    persons as (
      select person, sum(paid) filter (where ${inPeriod}) as paid, sum(withheld) filter (where ${inPeriod}) as withheld,
             sum(income) filter (where ${inPeriod}) as income, json_object_agg(month, income) filter (where ${inPeriod}) as months,
             sum(income) filter (where month >= ${yearStart.slice(0, 7)}) as year, sum(income) as rolling,
             min(month) filter (where month >= ${yearStart.slice(0, 7)} and income > 0) as first
        from months group by 1 having sum(income) filter (where ${inPeriod}) <> 0),
    notes as (
      select p.creditor_id as person, count(distinct coalesce(i.note_id, p.note_id)) as notes
        from hy_payment p left join hy_payment_item i on i.tenant_id = p.tenant_id and i.payment_id = p.id
       where p.tenant_id = ${tenantId} and p.company_id = ${companyId} and p.pay_kind in (${kinds}) and p.state = ${payState.paid} and p.del_flag = 0
         and p.pay_time >= ${instantOf(`${period.from} 00:00:00`)} and p.pay_time < ${until}
       group by 1)
    select persons.*, coalesce(notes.notes, 0) as notes, d.id is not null as driver, d.is_captain = '1' as captain, d.tax_registered = '1' as registered
      from persons
      left join notes on notes.person = persons.person
      left join hy_driver d on d.tenant_id = ${tenantId} and d.id = persons.person
     order by persons.person`);
  return rows.map((row) => ({
    personId: String(row['person']),
    personType: row['driver'] !== true ? 'carrier' : row['captain'] === true ? 'captain' : 'driver',
    isRegistered: row['driver'] !== true || row['registered'] === true,
    noteCount: Number(row['notes']),
    paid: Number(row['paid']),
    withheld: Number(row['withheld']),
    income: Number(row['income']),
    months: row['months'] as unknown as Record<string, number>,
    yearIncome: Number(row['year'] ?? 0),
    firstMonth: Number(String(row['first'] ?? last).slice(5)),
    rollingIncome: Number(row['rolling']),
  }));
}
