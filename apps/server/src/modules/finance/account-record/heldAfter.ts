import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { hyLedgerAccount } from '../ledger/ledger.table.ts';
import { growth, line } from './recordLines.ts';
import type { RecordOwner } from './recordOwner.ts';

/** A line of the books as it is read for a record. */
export interface FoundRow extends Record<string, unknown> {
  txn_id: string;
  line_no: number;
  account_code: string;
  direction: string;
  amount: string;
  biz: string;
  biz_no: string | null;
  summary: string;
  happenTime: string;
}

/**
 * What the accounts of an owner held after each of some lines, in the order in which things happened: money that came in the morning and was
 * booked in the evening counts from the morning on, while `balance_after` of a line follows the order of booking. What came after a line is
 * taken off what is held now, so that of a long history only the part behind the page is read.
 */
export async function heldAfter(
  tx: Tx,
  ctx: Context,
  { owner, rows, isOfWallet }: { owner: RecordOwner; rows: readonly FoundRow[]; isOfWallet: boolean },
): Promise<(row: FoundRow) => { balanceAfter: number; frozenAfter: number | null }> {
  const oldest = rows.at(-1);
  if (oldest === undefined) return () => ({ balanceAfter: 0, frozenAfter: null });
  // Both parts of a wallet move at once; of other owners each account stands alone.
  const partOf = (code: SQL | PgColumn) => (isOfWallet ? sql`substr(${code}, 10)` : sql`${code}`);
  const isFrozen = (code: SQL | PgColumn) => (isOfWallet ? sql`${code} like 'L.FROZEN.%'` : sql`false`);
  const split = (code: SQL | PgColumn, value: SQL | PgColumn) => sql`
    coalesce(sum(${value}) filter (where not ${isFrozen(code)}), 0) as main, coalesce(sum(${value}) filter (where ${isFrozen(code)}), 0) as frozen`;
  const step = isOfWallet ? sql`0` : sql`${line.accountSeq}`;
  const codes = inArray(line.accountCode, [...owner.mainCodes, ...owner.otherCodes]);
  const account = hyLedgerAccount;
  const later = (part: 'main' | 'frozen') => sql`coalesce(sum(${sql.identifier(part)}) over before, 0)`;
  const found = await tx.execute<{ part: string; txn_id: string; step: string; main: string; frozen: string }>(sql`
    select part, txn_id, step, held.main - later.main as main, held.frozen - later.frozen as frozen
      from (select part, txn_id, step, ${later('main')} as main, ${later('frozen')} as frozen
              from (select ${partOf(line.accountCode)} as part, ${line.happenTime} as happen_time, ${line.txnId} as txn_id, ${step} as step,
                           ${split(line.accountCode, growth)}
                      from ${line}
                     where ${line.tenantId} = ${ctx.actor.tenantId} and ${codes}
                       and (${line.happenTime}, ${line.txnId}) >= (${sql.param(oldest.happenTime, line.happenTime)}::timestamptz, ${oldest.txn_id})
                     group by 1, 2, 3, 4) as moved
            window before as (partition by part order by happen_time desc, txn_id desc, step desc rows between unbounded preceding and 1 preceding)) as later
      join (select ${partOf(account.accountCode)} as part, ${split(account.accountCode, account.balance)}
              from ${account}
             where ${account.tenantId} = ${ctx.actor.tenantId} and ${inArray(account.accountCode, [...owner.mainCodes, ...owner.otherCodes])}
             group by 1) as held using (part)
     where ${isAmong(sql`txn_id`, [...new Set(rows.map((row) => row.txn_id))])}`);
  const keyOf = (...place: string[]) => place.join(' ');
  const held = new Map(found.rows.map((row) => [keyOf(row.part, row.txn_id, String(row.step)), row]));
  return (row) => {
    const part = isOfWallet ? row.account_code.slice(9) : row.account_code;
    const after = held.get(keyOf(part, row.txn_id, isOfWallet ? '0' : String(row['account_seq'])));
    return { balanceAfter: Number(after?.main ?? 0), frozenAfter: isOfWallet ? Number(after?.frozen ?? 0) : null };
  };
}
