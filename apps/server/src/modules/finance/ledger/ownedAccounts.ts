import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { OwnedKind } from './chartOfAccounts.ts';
import { hyLedgerAccount } from './ledger.table.ts';

/** Which accounts of whom. */
interface Owned {
  ownerId: string;
  kind: OwnedKind;
}

const owned = (tenantId: number, { ownerId, kind }: Owned): SQL | undefined =>
  and(eq(hyLedgerAccount.tenantId, tenantId), eq(hyLedgerAccount.ownerId, ownerId), like(hyLedgerAccount.accountCode, `${kind}.%`));

/** Codes of an owner's accounts of one kind, one for each company that has booked on it. */
export async function codesOfOwner(tx: Tx, tenantId: number, of: Owned): Promise<string[]> {
  const rows = await tx.select({ code: hyLedgerAccount.accountCode }).from(hyLedgerAccount).where(owned(tenantId, of));
  return rows.map(({ code }) => code);
}

/** What an owner's accounts of one kind hold together, in the books of all companies, on their normal side. */
export async function balanceOfOwner(tx: Tx, tenantId: number, of: Owned): Promise<number> {
  const [row] = await tx
    .select({ balance: sql`coalesce(sum(${hyLedgerAccount.balance}), 0)`.mapWith(Number) })
    .from(hyLedgerAccount)
    .where(owned(tenantId, of));
  return row?.balance ?? 0;
}

/** Whether anything stands on accounts of an owner, of whatever kind. */
export async function hasBalance(tx: Tx, tenantId: number, ownerIds: readonly string[]): Promise<boolean> {
  if (ownerIds.length === 0) return false;
  const [row] = await tx
    .select({ code: hyLedgerAccount.accountCode })
    .from(hyLedgerAccount)
    .where(
      and(
        eq(hyLedgerAccount.tenantId, tenantId),
        or(...ownerIds.map((ownerId) => eq(hyLedgerAccount.ownerId, ownerId))),
        sql`${hyLedgerAccount.balance} <> 0`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
