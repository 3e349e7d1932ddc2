import { type SQL, sql } from 'drizzle-orm';
import type { QueryColumn, QueryColumns } from '../../../platform/query/queryColumns.ts';

/** The fixed part of an account's code, which the chart of accounts names. */
export const kindOfCode = sql<string>`split_part(a.account_code, '.', 1) || '.' || split_part(a.account_code, '.', 2)`;

/** Whose account `a` is, by name. */
export const ownerName = sql<
  string | null
>`coalesce(bank.account_name, third.account_name || ' ' || third.account_no, customer.customer_name, payee.driver_name, carrier.carrier_name)`;

/** Company in whose books account `a` stands. */
export const companyOf = sql<string | null>`coalesce(a.company_id, wallet.company_id, bank.owner_id, third.owner_id)`;

/** Joins to an account `a` what names it. */
export const accountNames = sql`
  left join hy_company_account bank on bank.tenant_id = a.tenant_id and bank.id = a.owner_id and a.account_code like 'A.BANK.%'
  left join hy_third_account third on third.tenant_id = a.tenant_id and third.id = a.owner_id and a.account_code like 'A.THIRD.%'
  left join hy_customer_wallet wallet on wallet.tenant_id = a.tenant_id and wallet.id = a.owner_id and a.owner_type = 'customer'
  left join hy_customer customer on customer.tenant_id = a.tenant_id and customer.id = coalesce(wallet.customer_id, a.owner_id)
  left join hy_driver payee on payee.tenant_id = a.tenant_id and payee.id = a.owner_id and a.owner_type = 'driver'
  left join hy_carrier carrier on carrier.tenant_id = a.tenant_id and carrier.id = a.owner_id and a.owner_type = 'driver'
  left join hy_company company on company.tenant_id = a.tenant_id and company.id = coalesce(a.company_id, wallet.company_id, bank.owner_id, third.owner_id)`;

const asked = { nullable: true, sensitive: false, unsorted: true } as const;

/** An expression that lists of the books may be filtered by; the books have their own order. */
export const column = (expression: SQL, type: QueryColumn['type'] = 'text'): QueryColumn => ({ sql: expression, type, ...asked });

/** What lists of accounts and of their lines may be filtered by. Nobody changes a row of the books, so nobody signed a change. */
export const accountColumns: QueryColumns = {
  accountKind: column(kindOfCode),
  accountCode: column(sql`a.account_code`),
  ownerName: column(ownerName),
  companyId: column(companyOf),
  companyName: column(sql`company.company_name`),
  side: column(sql`a.side`),
  updateBy: column(sql`null::text`),
  updateTime: column(sql`null::timestamptz`, 'dateTime'),
  sysOrgCode: column(sql`null::text`),
};
