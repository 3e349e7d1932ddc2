import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { englishOf } from '../../../platform/englishOf.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { nowText } from '../../../platform/clock.ts';
import { newId } from '../../../platform/db/newId.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { readCamt } from '../bank-channel/files/formats/camt.ts';
import type { FoundEntry, LineProblem } from '../bank-channel/files/formats/payRow.ts';
import { readBankFile } from '../bank-channel/files/formats/readBankFile.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { bankLineState } from './bankStatement.states.ts';
import { hyBankStatementLine } from './bankStatement.table.ts';
import { matchLines } from './matchLines.ts';
import { type FoundLines, readStatementSheet } from './statementSheet.ts';

type Account = typeof hyCompanyAccount.$inferSelect;

/** A line as it is stored. */
type NewLine = Omit<FoundEntry, 'line'> & { balance?: number | null };

/** An account of one of our companies. @throws NotFound it is none */
export async function ownAccount(tx: Tx, ctx: Context, id: string): Promise<Account> {
  const [account] = await tx
    .select()
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.id, id),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.delFlag, 0),
      ),
    );
  if (account === undefined) throw notFound();
  return account;
}

/** Reads a statement that a person brings: a sheet, or camt.053 of that account. */
async function readStatement(content: Uint8Array, { accountNo }: Account): Promise<FoundLines> {
  return readBankFile(content, {
    sheet: readStatementSheet,
    message: async (document) => {
      const found = readCamt(document);
      if (found?.kind !== 'camt.053') throw invalidInput('不支持的 XML 报文，请导入 camt.053 对账单');
      const entries: FoundEntry[] = [];
      const problems: LineProblem[] = [...found.problems];
      for (const statement of found.statements)
        if (statement.accountNo === accountNo) entries.push(...statement.entries);
        else problems.push({ line: 1, field: 'Acct', reason: '对账单不属于所选账户' });
      return { entries, problems };
    },
  });
}

/** Stores lines that are not known yet. @returns how many were new */
export async function storeLines(
  tx: Tx,
  ctx: Context,
  { account, lines, source }: { account: Account; lines: readonly NewLine[]; source: 'file' | 'bank' },
): Promise<number> {
  const { tenantId, username } = ctx.actor;
  let taken = 0;
  for (let from = 0; from < lines.length; from += 500) {
    const rows = lines.slice(from, from + 500).map(({ time, ...line }) => ({
      ...line,
      id: newId(),
      tenantId,
      createBy: username,
      companyAccountId: account.id,
      companyId: account.ownerId,
      tradeTime: time,
      source,
      state: bankLineState.open,
    }));
    const stored = await tx.insert(hyBankStatementLine).values(rows).onConflictDoNothing().returning({ id: hyBankStatementLine.id });
    taken += stored.length;
  }
  return taken;
}

/** A bank tells what has happened: a line of a time to come is a wrong one. */
function dated(ctx: Context, { entries, problems }: FoundLines): FoundLines {
  const now = nowText(ctx.clock);
  const late = entries.filter(({ time }) => time > now);
  return {
    entries: entries.filter(({ time }) => time <= now),
    problems: [...problems, ...late.map(({ line }) => ({ line, field: '交易时间', reason: '时间不能晚于当前时间' }))],
  };
}

/**
 * Takes a statement of an account and matches what names its line. The same line twice changes nothing, so files may overlap.
 *
 * @throws NotFound no account of ours; InvalidInput it is not a statement, or larger than the limits
 * @source freight-domain F23
 */
export async function importStatement(
  ctx: Context,
  { companyAccountId, content, mode }: { companyAccountId: string; content: Uint8Array; mode: 'good' | 'all' },
) {
  assertStaff(ctx);
  const account = await ctx.transaction((tx) => ownAccount(tx, ctx, companyAccountId));
  const { entries, problems: found } = dated(ctx, await readStatement(content, account));
  const inOrder = found.toSorted((one, other) => one.line - other.line);
  const problems =
    ctx.locale === 'zh' ? inOrder : inOrder.map((one) => ({ ...one, field: englishOf(one.field), reason: englishOf(one.reason) }));
  if (mode === 'all' && problems.length > 0) return { taken: 0, known: 0, matched: 0, problems };
  return ctx.transaction(async (tx) => {
    const taken = await storeLines(tx, ctx, { account, lines: entries.map(({ line: _line, ...entry }) => entry), source: 'file' });
    // A file without a new line says nothing of the lines that are there.
    const matched = taken === 0 ? 0 : await matchLines(tx, ctx, companyAccountId);
    ctx.audit({
      action: 'bankLine.import',
      entity: 'bankLine',
      entityId: companyAccountId,
      after: { taken, matched, problems: problems.length },
    });
    return { taken, known: entries.length - taken, matched, problems };
  });
}
