import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { StatisticName } from './statistics.contract.ts';
import type { MonthlyName, SubjectName } from './subjects.ts';

/** What groups are told apart by, in the facts named `s`, and how they are called. */
export interface Dimension {
  subject: SubjectName;
  /** What is kept of it by the month. */
  monthly?: MonthlyName;
  key: SQL;
  /** The facts that it is about. */
  where?: SQL;
  /** A select of `key` and `name` for an array of keys, of a tenant. */
  names?: (tenantId: number, keys: SQL) => SQL;
  /** What one fact calls its group, where nothing else does. */
  label?: SQL;
  /** A dictionary that names the keys. */
  dict?: string;
  /** Work of the platform's own people: nobody else's business. */
  isInternal?: boolean;
}

const named =
  ({ table, column, extra = 'null' }: { table: string; column: string; extra?: string }) =>
  (tenantId: number, keys: SQL): SQL =>
    sql`select id as key, ${sql.raw(column)} as name, ${sql.raw(extra)} as extra from ${sql.raw(table)} where tenant_id = ${tenantId} and id = any(${keys})`;
const customers = named({ table: 'hy_customer', column: 'customer_name' });
const drivers = named({ table: 'hy_driver', column: 'driver_name' });
/** Old steps name people by their login, timelines by their id, and first data by what they are called. */
const people = (tenantId: number, keys: SQL): SQL => sql`
  select k.key, u.realname as name, null as extra from (select unnest(${keys}) as key) k
    join sys_user u on u.tenant_id = ${tenantId} and (u.id = k.key or u.username = k.key)`;
const captain = sql`(select d.captain_id from hy_driver d where d.tenant_id = s.tenant_id and d.id = s.driver_id)`;
const salesperson = sql`(select c.sales_user_id from hy_customer c where c.tenant_id = s.tenant_id and c.id = s.customer_id)`;
const handled = (kind: string, isInternal: boolean): Dimension => ({
  subject: 'handling',
  key: sql`s.person`,
  where: sql`s.person_kind = ${kind}`,
  names: people,
  isInternal,
});
const time = (subject: SubjectName): Dimension => ({ subject, key: sql`s.bucket` });

/** @source freight-domain 5.4 */
export const dimensions: Readonly<Record<StatisticName, Readonly<Record<string, Dimension>>>> = {
  collection: {
    payee: {
      subject: 'pay',
      monthly: 'payeeMonth',
      key: sql`s.payee_key`,
      label: sql`s.payee_name`,
    },
    payeeType: { subject: 'pay', key: sql`s.payee_type`, dict: 'payee_type' },
    bank: { subject: 'pay', key: sql`s.bank_name` },
    time: time('pay'),
  },
  mileage: {
    vehicle: {
      subject: 'trip',
      monthly: 'vehicleMonth',
      key: sql`s.vehicle_id`,
      names: named({ table: 'hy_vehicle', column: 'vehicle_number', extra: 'vehicle_energy_type' }),
    },
    driver: { subject: 'trip', monthly: 'driverMonth', key: sql`s.driver_id`, names: drivers },
    lane: { subject: 'lane', key: sql`s.lane_key` },
    province: { subject: 'lane', key: sql`s.province` },
    time: time('lane'),
  },
  orders: {
    customer: { subject: 'order', key: sql`s.customer_id`, names: customers },
    cargo: { subject: 'order', key: sql`s.cargo_type_code`, dict: 'cargo_type' },
    lane: { subject: 'order', key: sql`s.lane_key` },
    status: { subject: 'order', key: sql`s.order_status`, dict: 'order_status' },
    time: time('order'),
  },
  person: {
    salesperson: { subject: 'freight', key: salesperson, names: people, isInternal: true },
    dispatcher: handled('dispatcher', true),
    auditor: handled('auditor', true),
    driver: { subject: 'trip', monthly: 'driverMonth', key: sql`s.driver_id`, names: drivers },
    captain: { subject: 'trip', monthly: 'driverMonth', key: captain, names: drivers, where: sql`${captain} is not null` },
    customerUser: handled('customerUser', false),
  },
  freight: {
    company: { subject: 'freight', key: sql`s.company_id`, names: named({ table: 'hy_company', column: 'company_name' }) },
    customer: { subject: 'freight', key: sql`s.customer_id`, names: customers },
    agent: { subject: 'freight', key: sql`s.agent_id`, names: customers, where: sql`s.agent_id is not null` },
    time: time('freight'),
  },
};

/** What keys are called, and what else is said of them. */
export async function namesOf(
  tx: Tx,
  ctx: Context,
  { dimension: { names, dict }, keys }: { dimension: Dimension; keys: readonly string[] },
): Promise<ReadonlyMap<string, { name: string; extra: string | null }>> {
  const { tenantId } = ctx.actor;
  if (dict !== undefined) {
    const textOf = await ctx.platform.dictionaries.texts(tenantId, ctx.locale);
    return new Map(keys.map((key) => [key, { name: textOf(dict, key) || key, extra: null }]));
  }
  if (names === undefined || keys.length === 0) return new Map(keys.map((key) => [key, { name: key, extra: null }]));
  const given = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ key: string; name: string; extra: string | null }>(names(tenantId, sql`array[${given}]::text[]`));
  return new Map(rows.map(({ key, name, extra }) => [key, { name, extra }]));
}
