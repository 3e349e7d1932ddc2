import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { englishOf } from '../../../../platform/englishOf.ts';
import { tellNews } from '../channelNews.ts';
import type { TransferResult } from '../bankChannel.ts';
import { resultOf } from './filesChannel.ts';
import type { FoundResult, FoundResults, FoundStatement, LineProblem } from './formats/payRow.ts';
import { readResults } from './formats/readResults.ts';
import { hyPayFile, hyPayFileItem, hyPayStatement, hyPayStatementLine } from './payFile.table.ts';
import { payFileState } from './payFileState.ts';

type ItemRow = typeof hyPayFileItem.$inferSelect;

/** What became of a file of the bank. */
export interface ImportOutcome {
  kind: string;
  /** Results that were taken. */
  taken: number;
  /** Results that were known before. */
  known: number;
  /** Statements that were read for the first time. */
  statements: number;
  problems: LineProblem[];
}

/** Whether good lines are taken beside bad ones, or none at all. */
export type ImportMode = 'good' | 'all';

/**
 * Takes what a file of the bank says. What was taken before changes nothing, so a file may come twice; what contradicts that is a bad line.
 *
 * @throws InvalidInput it is not such a file, or larger than the limits
 */
export async function importResults(ctx: Context, { content, mode }: { content: Uint8Array; mode: ImportMode }): Promise<ImportOutcome> {
  const found = await readResults(content, (fileNo) => serialsOf(ctx, fileNo));
  const { outcome, changed } = await ctx.transaction((tx) => take(tx, ctx, { found, mode }));
  // Those who wait for them ask again at any rate: what goes wrong there is no fault of the file.
  for (const { requestSerial, result } of changed)
    await tellNews(ctx.platform, { tenantId: ctx.actor.tenantId, requestSerial, result }).catch((error: unknown) =>
      ctx.log.error({ err: error, requestSerial }, 'news of a payment file were not taken'),
    );
  return outcome;
}

async function serialsOf(ctx: Context, fileNo: string): Promise<readonly string[] | undefined> {
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ requestSerial: hyPayFileItem.requestSerial })
      .from(hyPayFileItem)
      .innerJoin(hyPayFile, and(eq(hyPayFile.tenantId, hyPayFileItem.tenantId), eq(hyPayFile.id, hyPayFileItem.fileId)))
      .where(and(eq(hyPayFile.tenantId, ctx.actor.tenantId), eq(hyPayFile.fileNo, fileNo)))
      .orderBy(asc(hyPayFileItem.lineNo)),
  );
  return rows.length === 0 ? undefined : rows.map(({ requestSerial }) => requestSerial);
}

interface Changed {
  requestSerial: string;
  result: TransferResult;
}

async function take(
  tx: Tx,
  ctx: Context,
  { found, mode }: { found: FoundResults; mode: ImportMode },
): Promise<{ outcome: ImportOutcome; changed: Changed[] }> {
  const items = await holdItems(
    tx,
    ctx,
    found.results.map(({ requestSerial }) => requestSerial),
  );
  const problems = [...found.problems];
  const changes = new Map<string, ItemRow>();
  let known = 0;
  for (const one of found.results) {
    const before = changes.get(one.requestSerial) ?? items.get(one.requestSerial);
    const judged = judge(one, before);
    if (judged === 'known') known += 1;
    else if ('field' in judged) problems.push(judged);
    else changes.set(one.requestSerial, judged);
  }
  const outcome: ImportOutcome = { kind: found.kind, taken: 0, known, statements: 0, problems: toldProblems(ctx, problems) };
  if (mode === 'all' && problems.length > 0) return { outcome, changed: [] };
  for (const item of changes.values()) await store(tx, item);
  await countSettled(tx, ctx, [...new Set([...changes.values()].flatMap(({ fileId }) => fileId ?? []))]);
  for (const statement of found.statements) outcome.statements += await storeStatement(tx, ctx, statement);
  outcome.taken = changes.size;
  ctx.audit({
    action: 'payFile.import',
    entity: 'payFile',
    entityId: found.kind,
    after: { taken: outcome.taken, problems: problems.length },
  });
  return { outcome, changed: [...changes.values()].map((item) => ({ requestSerial: item.requestSerial, result: resultOf(item) })) };
}

/** In the order of the file, in the language of the reader. */
export const toldProblems = ({ locale }: Pick<Context, 'locale'>, problems: readonly LineProblem[]): LineProblem[] =>
  problems
    .toSorted((a, b) => a.line - b.line)
    .map((problem) => (locale === 'zh' ? problem : { ...problem, field: englishOf(problem.field), reason: englishOf(problem.reason) }));

/** Orders by their serials, held in one order, so that two files at once do not wait for each other. */
async function holdItems(tx: Tx, ctx: Context, serials: readonly string[]): Promise<ReadonlyMap<string, ItemRow>> {
  const rows =
    serials.length === 0
      ? []
      : await tx
          .select()
          .from(hyPayFileItem)
          .where(and(eq(hyPayFileItem.tenantId, ctx.actor.tenantId), inArray(hyPayFileItem.requestSerial, [...new Set(serials)])))
          .orderBy(asc(hyPayFileItem.id))
          .for('update');
  return new Map(rows.map((row) => [row.requestSerial, row]));
}

/** What an order says after a line; `known` where it says so already. */
function judge({ line, amount, result }: FoundResult, item: ItemRow | undefined): ItemRow | LineProblem | 'known' {
  if (item === undefined) return { line, field: '流水号', reason: '没有这笔付款' };
  if (item.fileId === null) return { line, field: '流水号', reason: '这笔付款还没有生成付款文件' };
  if (amount !== null && amount !== item.amount) return { line, field: '金额', reason: '金额与付款单不一致' };
  if (result.state === item.state) {
    // The same state with another number is another payment. A return may have a number of its own.
    const isSame = result.state !== 'success' || result.bankSerialNo === item.bankSerialNo;
    return isSame ? 'known' : { line, field: '银行流水号', reason: '银行流水号与已登记的不一致' };
  }
  const isOpen = item.state === 'processing' || item.state === 'unknown';
  switch (result.state) {
    case 'success':
      // What came back had arrived.
      if (item.state === 'returned') return 'known';
      return isOpen
        ? { ...item, state: 'success', bankSerialNo: result.bankSerialNo, payTime: result.payTime, fee: result.fee }
        : contradiction(line);
    case 'failed':
      return isOpen ? { ...item, state: 'failed', code: result.code, reason: result.reason } : contradiction(line);
    case 'returned':
      if (item.state === 'failed') return contradiction(line);
      return {
        ...item,
        state: 'returned',
        // The payment keeps the number under which it left.
        bankSerialNo: item.bankSerialNo ?? result.bankSerialNo,
        payTime: item.payTime ?? result.returnTime,
        returnTime: result.returnTime,
        reason: result.reason,
      };
    case 'unknown':
      return isOpen ? { ...item, state: 'unknown' } : 'known';
    default:
      // It may be older than what is known, and says nothing new.
      return 'known';
  }
}

const contradiction = (line: number): LineProblem => ({ line, field: '结果', reason: '结果与已登记的不一致' });

async function store(tx: Tx, item: ItemRow): Promise<void> {
  const { state, bankSerialNo, payTime, returnTime, fee, code, reason } = item;
  await tx
    .update(hyPayFileItem)
    .set({ state, bankSerialNo, payTime, returnTime, fee, code, reason })
    .where(and(eq(hyPayFileItem.tenantId, item.tenantId), eq(hyPayFileItem.id, item.id)));
}

/** A file is finished when the result of each of its payments is known. */
async function countSettled(tx: Tx, ctx: Context, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const { tenantId } = ctx.actor;
  const settled = sql<number>`(select count(*)::int from ${hyPayFileItem} as i where i.tenant_id = ${hyPayFile.tenantId} and i.file_id = ${hyPayFile.id} and i.state in ('success', 'failed', 'returned'))`;
  await tx
    .update(hyPayFile)
    .set({
      settledCount: settled,
      state: sql`case when ${settled} = ${hyPayFile.itemCount} then ${payFileState.finished} else ${hyPayFile.state} end`,
    })
    .where(and(eq(hyPayFile.tenantId, tenantId), inArray(hyPayFile.id, [...fileIds]), isNotNull(hyPayFile.fileNo)));
}

/** @returns 1 where it was not known before */
async function storeStatement(tx: Tx, ctx: Context, { id, accountNo, opening, closing, entries }: FoundStatement): Promise<number> {
  const { tenantId } = ctx.actor;
  const [row] = await tx
    .insert(hyPayStatement)
    .values({ tenantId, accountNoHash: accountNo, statementId: id, opening, closing, lastTime: entries.at(-1)?.time ?? null })
    .onConflictDoNothing()
    .returning({ id: hyPayStatement.id });
  if (row === undefined) return 0;
  let balance = opening;
  const lines = entries.map(({ line: _line, ...entry }) => {
    balance += entry.direction === 'in' ? entry.amount : -entry.amount;
    return { ...entry, tenantId, statementRowId: row.id, accountNoHash: accountNo, day: entry.time.slice(0, 10), balance };
  });
  for (let from = 0; from < lines.length; from += 500) await tx.insert(hyPayStatementLine).values(lines.slice(from, from + 500));
  return 1;
}
