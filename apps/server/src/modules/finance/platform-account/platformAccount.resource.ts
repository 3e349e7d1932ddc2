import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { instantOf } from '../ledger/closedMonth.ts';
import { PlatformAccount } from './platformAccount.contract.ts';
import { hyPlatformAccount } from './platformAccount.table.ts';

/** Kinds by the code of dictionary `platform_account_kind`. */
export const accountKind = { settle: 'settle', fee: 'fee', tax: 'tax', insurance: 'insurance', suspense: 'suspense' } as const;

type Stored = Values<typeof hyPlatformAccount>;
const own = hyPlatformAccount;

// Spelled out: within the select of one table drizzle leaves its name away, and the inner tables have the same columns.
const [tenantId, ledgerCode] = [sql.raw('hy_platform_account.tenant_id'), sql.raw('hy_platform_account.ledger_code')];
const balance = sql`coalesce((select a.balance from hy_ledger_account a where a.tenant_id = ${tenantId} and a.account_code = ${ledgerCode}), 0)`;

/** What moved on the account since midnight, on its normal side or on the other. */
const movedToday = (ctx: Context, isUp: boolean): SQL => sql`coalesce((select sum(l.amount) from hy_ledger_line l
  join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
  join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code
 where l.tenant_id = ${tenantId} and l.account_code = ${ledgerCode} and (l.side = a.side) = ${isUp}
   and t.happen_time >= ${instantOf(`${nowText(ctx.clock).slice(0, 10)} 00:00:00`)}), 0)`;

/** Accounts of the platform, for its staff. @source freight-domain F23 */
export const platformAccountResource: Resource<typeof PlatformAccount, typeof hyPlatformAccount> = defineResource(PlatformAccount, {
  table: hyPlatformAccount,
  options: {
    permission: 'platformAccount',
    title: 'accountName',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      bankAccountName: { sql: sql`${hyCompanyAccount.bankName} || ' ' || ${hyCompanyAccount.branchName}`, type: 'text' },
      balance: { sql: balance, type: 'number' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, own.tenantId), eq(hyCompany.id, own.companyId)) as SQL)
        .leftJoin(hyCompanyAccount, and(eq(hyCompanyAccount.tenantId, own.tenantId), eq(hyCompanyAccount.id, own.companyAccountId)) as SQL),
    mapRow: (row) => ({ ...row, balance: Number(row['balance'] ?? 0) }),
    beforeAdd: async (tx, ctx, _input, values) => {
      const named = { ...values, ledgerCode: await ledgerCodeOf(tx, ctx, values), state: values.state ?? '1' };
      await assertNew(tx, ctx, named.ledgerCode);
      return named;
    },
    beforeEdit: async (_tx, _ctx, { before, values }) => {
      for (const name of ['companyId', 'accountKind', 'companyAccountId'] as const)
        if (values[name] !== undefined && (values[name] ?? null) !== before[name]) throw refusedField(name, '不允许修改该字段');
      return values;
    },
  },
});

/** The account of the books that a kind stands for. */
async function ledgerCodeOf(tx: Tx, ctx: Context, { accountKind: kind, companyId = '', companyAccountId }: Stored): Promise<string> {
  const books = booksOf(companyId);
  switch (kind) {
    case accountKind.fee:
      return books.feeIncome;
    case accountKind.tax:
      return books.vatOutput;
    case accountKind.suspense:
      return books.suspense;
    case accountKind.insurance:
      return books.insuranceCost;
    default:
      return accounts.bank(await assertBankAccount(tx, ctx, { companyId, companyAccountId: companyAccountId ?? '' }));
  }
}

async function assertBankAccount(
  tx: Tx,
  ctx: Context,
  { companyId, companyAccountId }: { companyId: string; companyAccountId: string },
): Promise<string> {
  const [account] = await tx
    .select({ ownerType: hyCompanyAccount.ownerType, ownerId: hyCompanyAccount.ownerId })
    .from(hyCompanyAccount)
    .where(
      and(eq(hyCompanyAccount.tenantId, ctx.actor.tenantId), eq(hyCompanyAccount.id, companyAccountId), eq(hyCompanyAccount.delFlag, 0)),
    );
  if (account?.ownerType !== 'platform' || account.ownerId !== companyId)
    throw refusedField('companyAccountId', '请选择该运营主体的银行账户');
  return companyAccountId;
}

async function assertNew(tx: Tx, ctx: Context, ledgerCode: string): Promise<void> {
  const [known] = await tx
    .select({ accountName: own.accountName })
    .from(own)
    .where(and(eq(own.tenantId, ctx.actor.tenantId), eq(own.ledgerCode, ledgerCode), eq(own.delFlag, 0)));
  if (known !== undefined) throw refusedField('accountKind', `该科目已有平台账户：${known.accountName}`);
}

/** What moved today on accounts that were read, by id, fen. */
export async function movementsOf(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { todayIn: number; todayOut: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: own.id, todayIn: movedToday(ctx, true).mapWith(Number), todayOut: movedToday(ctx, false).mapWith(Number) })
    .from(own)
    .where(and(eq(own.tenantId, ctx.actor.tenantId), inArray(own.id, [...ids])));
  return new Map(rows.map(({ id, ...moved }) => [id, moved]));
}
