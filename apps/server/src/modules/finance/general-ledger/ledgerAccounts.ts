import { sql } from 'drizzle-orm';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';

/** The fixed part of an account's code, which the chart of accounts names. */
export const kindOfCode = sql<string>`split_part(a.account_code, '.', 1) || '.' || split_part(a.account_code, '.', 2)`;

/** Whose account `a` is, by name. */
export const ownerName = sql<string | null>`coalesce(bank.account_name, customer.customer_name, payee.driver_name, carrier.carrier_name)`;

/** Company in whose books account `a` stands. */
export const companyOf = sql<string | null>`coalesce(a.company_id, wallet.company_id, bank.owner_id)`;

/** Joins to an account `a` what names it. */
export const accountNames = sql`
  left join hy_company_account bank on bank.tenant_id = a.tenant_id and bank.id = a.owner_id and a.account_code like 'A.BANK.%'
  left join hy_customer_wallet wallet on wallet.tenant_id = a.tenant_id and wallet.id = a.owner_id and a.owner_type = 'customer'
  left join hy_customer customer on customer.tenant_id = a.tenant_id and customer.id = coalesce(wallet.customer_id, a.owner_id)
  left join hy_driver payee on payee.tenant_id = a.tenant_id and payee.id = a.owner_id and a.owner_type = 'driver'
  left join hy_carrier carrier on carrier.tenant_id = a.tenant_id and carrier.id = a.owner_id and a.owner_type = 'driver'
  left join hy_company company on company.tenant_id = a.tenant_id and company.id = coalesce(a.company_id, wallet.company_id, bank.owner_id)`;

const asked = { nullable: true, sensitive: false, unsorted: true } as const;

/** What lists of accounts and of their lines may be filtered by. */
export const accountColumns: QueryColumns = {
  accountKind: { sql: kindOfCode, type: 'text', ...asked },
  accountCode: { sql: sql`a.account_code`, type: 'text', ...asked },
  ownerName: { sql: ownerName, type: 'text', ...asked },
  companyId: { sql: companyOf, type: 'text', ...asked },
};
