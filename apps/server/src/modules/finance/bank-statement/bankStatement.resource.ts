import { and, eq, type SQL, sql } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { tellAccounts } from '../accountText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { BankLine } from './bankStatement.contract.ts';
import { hyBankStatementLine } from './bankStatement.table.ts';

/** Lines of our own accounts, for the platform's staff. @source freight-domain F23 */
export const bankLineResource: Resource<typeof BankLine, typeof hyBankStatementLine> = defineResource(BankLine, {
  table: hyBankStatementLine,
  options: {
    permission: 'bankLine',
    title: 'bankSerialNo',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: { accountName: { sql: hyCompanyAccount.accountName, type: 'text' } },
    fetch: { ownBank: hyCompanyAccount.bankName, ownNo: hyCompanyAccount.accountNo },
    mapRow: tellAccounts({ accountName: [['ownBank', 'ownNo']] }),
    reads: ['companyAccountId'],
    join: (query) =>
      query.leftJoin(
        hyCompanyAccount,
        and(
          eq(hyCompanyAccount.tenantId, hyBankStatementLine.tenantId),
          eq(hyCompanyAccount.id, hyBankStatementLine.companyAccountId),
        ) as SQL,
      ),
  },
});
