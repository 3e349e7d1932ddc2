import { sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { bulkInsert } from '../../../platform/db/bulkInsert.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { projectWallets } from '../../customers/customer-wallet/projectWallets.ts';
import { bookingTime } from './closedMonth.ts';
import { hyLedgerLine, hyLedgerTxn } from './ledger.table.ts';
import { chainLines, keepBalances, lockAccounts, post, type PostingFacts, walletChanges } from './post.ts';
import type { Posting } from './postings.ts';

/**
 * Books many postings in few statements. The balance of an account is written once, as it is after all of them. One alone is booked by `post`:
 * of many none may have been booked before.
 *
 * @throws AppError 40105 a wallet does not hold enough; a plain error where one was booked before: then each is to be tried by itself
 * @source freight-domain 4.1
 */
export async function postAll(tx: Tx, ctx: Context, entries: readonly { posting: Posting; facts: PostingFacts }[]): Promise<void> {
  const [first, ...others] = entries.filter(({ posting }) => posting.lines.length > 0);
  if (first === undefined) return;
  if (others.length === 0) return void (await post(tx, ctx, first.posting, first.facts));
  const { tenantId, username: operator } = ctx.actor;
  const all = [first, ...others];
  const now = nowText(ctx.clock);
  const times: string[] = [];
  for (const { facts } of all) times.push(await bookingTime(tx, tenantId, { happened: facts.happenTime ?? now, now }));
  const codes = all.flatMap(({ posting }) => posting.lines.map(({ accountCode }) => accountCode));
  const running = await lockAccounts(tx, tenantId, [...new Set(codes)].sort());
  const booked = all.map(({ posting, facts }, index) => {
    const id = newId();
    const { bizId, step, bizNo, companyId, summary, reversesTxnId = null } = facts;
    const kept = { bizId, step, bizNo, companyId, summary, reversesTxnId };
    return {
      txn: { ...kept, id, tenantId, biz: posting.biz, happenTime: times[index], createTime: now, operator },
      lines: chainLines(posting.lines, running).map((line) => ({ ...line, tenantId, txnId: id, happenTime: times[index]! })),
    };
  });
  await bulkInsert(
    tx,
    hyLedgerTxn,
    booked.map(({ txn }) => txn),
  );
  await bulkInsert(
    tx,
    hyLedgerLine,
    booked.flatMap(({ lines }) => lines),
  );
  const isBooked = sql`true`;
  await tx.execute(keepBalances(tenantId, { running, isBooked }));
  for (const { posting } of all)
    for (const part of projectWallets(tx, ctx, posting.biz, { changes: walletChanges(posting.lines), isBooked })) await tx.execute(part);
}
