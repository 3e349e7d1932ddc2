import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import type { LineProblem } from '../../bank-channel/files/formats/payRow.ts';
import { readBankFile } from '../../bank-channel/files/formats/readBankFile.ts';
import { type ImportMode, toldProblems } from '../../bank-channel/files/importResults.service.ts';
import { hyInvoice } from '../../invoice/invoice.table.ts';
import { isPaper } from '../orderProblem.ts';
import { tellTaxNews } from '../taxNews.ts';
import { resultOf, type TaxItemRow } from './filesTax.ts';
import { type FoundIssue, type FoundIssues, readIssueSheet } from './resultSheet.ts';
import { hyTaxItem } from './taxItem.table.ts';

/** What became of a sheet of the tax bureau. */
export interface IssueOutcome {
  /** Invoices that were issued by it, and those that were refused. */
  issued: number;
  failed: number;
  /** Results that were known before: they change nothing. */
  known: number;
  problems: LineProblem[];
}

/**
 * Takes what a sheet of the tax bureau says. What was taken before changes nothing, so a sheet may come twice, and invoices may come in parts; what
 * contradicts that is a bad line.
 *
 * @throws InvalidInput it is not such a sheet, or larger than the limits
 */
export async function importIssueResults(
  ctx: Context,
  { content, mode }: { content: Uint8Array; mode: ImportMode },
): Promise<IssueOutcome> {
  const found = await readBankFile(content, {
    sheet: readIssueSheet,
    message: () => Promise.reject(invalidInput('请导入 .xlsx 或 .csv 格式的开票结果')),
  });
  const { outcome, changed } = await ctx.transaction((tx) => take(tx, ctx, { found, mode }));
  // Those who wait for them ask again at any rate: what goes wrong there is no fault of the sheet.
  for (const item of changed)
    await tellTaxNews(ctx.platform, { tenantId: ctx.actor.tenantId, serial: item.serial, result: resultOf(item) }).catch((error: unknown) =>
      ctx.log.error({ err: error, serial: item.serial }, 'news of a sheet of invoices were not taken'),
    );
  return outcome;
}

async function take(
  tx: Tx,
  ctx: Context,
  { found, mode }: { found: FoundIssues; mode: ImportMode },
): Promise<{ outcome: IssueOutcome; changed: TaxItemRow[] }> {
  const items = await holdItems(tx, ctx, found.results);
  const numbers = await knownNumbers(tx, ctx, found.results);
  const now = nowText(ctx.clock);
  const problems = [...found.problems];
  const changes = new Map<string, TaxItemRow>();
  let known = 0;
  for (const one of found.results) {
    const judged = judge(one, { item: changes.get(one.serial) ?? items.get(one.serial), numbers, now });
    if (judged === 'known') known += 1;
    else if ('field' in judged) problems.push(judged);
    else {
      changes.set(one.serial, judged);
      if (judged.invoiceNo !== null) numbers.set(numberOf(judged), one.serial);
    }
  }
  const isTaken = mode === 'good' || problems.length === 0;
  const changed = isTaken ? [...changes.values()] : [];
  for (const { tenantId, id, state, invoiceNo, invoiceCode, issueTime, reason } of changed)
    await tx
      .update(hyTaxItem)
      .set({ state, invoiceNo, invoiceCode, issueTime, reason })
      .where(and(eq(hyTaxItem.tenantId, tenantId), eq(hyTaxItem.id, id)));
  const count = (state: string) => changed.filter((item) => item.state === state).length;
  const outcome = { issued: count('issued'), failed: count('failed'), known, problems: toldProblems(ctx, problems) };
  ctx.audit({ action: 'invoice.issueResult', entity: 'invoice', after: { ...outcome, problems: problems.length } });
  return { outcome, changed };
}

/** Orders by their serials, held in one order, so that two sheets at once do not wait for each other. */
async function holdItems(tx: Tx, ctx: Context, found: readonly FoundIssue[]): Promise<ReadonlyMap<string, TaxItemRow>> {
  const serials = [...new Set(found.map(({ serial }) => serial))];
  if (serials.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(hyTaxItem)
    .where(and(eq(hyTaxItem.tenantId, ctx.actor.tenantId), inArray(hyTaxItem.serial, serials)))
    .orderBy(asc(hyTaxItem.id))
    .for('update');
  return new Map(rows.map((row) => [row.serial, row]));
}

/** A number with the code that it stands below. */
const numberOf = ({ invoiceNo, invoiceCode }: Pick<TaxItemRow, 'invoiceNo' | 'invoiceCode'>): string => `${invoiceCode} ${invoiceNo ?? ''}`;

/** The serials whose invoices have the numbers that a sheet names. */
async function knownNumbers(tx: Tx, ctx: Context, found: readonly FoundIssue[]): Promise<Map<string, string>> {
  const wanted = [...new Set(found.flatMap(({ result }) => (result.state === 'issued' ? [result.invoiceNo] : [])))];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ serial: hyTaxItem.serial, invoiceNo: hyTaxItem.invoiceNo, invoiceCode: hyTaxItem.invoiceCode })
    .from(hyTaxItem)
    .where(and(eq(hyTaxItem.tenantId, ctx.actor.tenantId), inArray(hyTaxItem.invoiceNo, wanted)));
  // Also those that came another way, such as before the channel was another one.
  const invoices = await tx
    .select({
      id: hyInvoice.id,
      requestSerial: hyInvoice.requestSerial,
      invoiceNo: hyInvoice.invoiceNo,
      invoiceCode: hyInvoice.invoiceCode,
    })
    .from(hyInvoice)
    .where(and(eq(hyInvoice.tenantId, ctx.actor.tenantId), inArray(hyInvoice.invoiceNo, wanted)));
  return new Map([
    ...invoices.map((row) => [numberOf({ ...row, invoiceCode: row.invoiceCode ?? '' }), row.requestSerial ?? row.id] as const),
    ...rows.map((row) => [numberOf(row), row.serial] as const),
  ]);
}

interface Known {
  item: TaxItemRow | undefined;
  /** Serials by the numbers of their invoices. */
  numbers: ReadonlyMap<string, string>;
  now: string;
}

/** What an order says after a line; `known` where it says so already. */
function judge({ line, serial, incl, tax, result }: FoundIssue, { item, numbers, now }: Known): TaxItemRow | LineProblem | 'known' {
  const problem = (field: string, reason: string): LineProblem => ({ line, field, reason });
  if (item === undefined) return problem('发票流水号', '没有这张待开具的发票');
  if (incl !== null && incl !== item.incl) return problem('价税合计', '价税合计与发票不一致');
  if (tax !== null && tax !== item.tax) return problem('税额', '税额与发票不一致');
  switch (result.state) {
    case 'processing':
      // It may be older than what is known, and says nothing new.
      return 'known';
    case 'failed':
      if (item.state === 'failed') return 'known';
      return item.state === 'processing' ? { ...item, state: 'failed', reason: result.reason } : problem('结果', '结果与已登记的不一致');
    default: {
      if (item.state === 'failed') return problem('结果', '结果与已登记的不一致');
      if (item.state === 'issued') return numberOf(item) === numberOf(result) ? 'known' : problem('发票号码', '发票号码与已登记的不一致');
      if (isPaper(item.invoiceType) !== (result.invoiceCode !== '')) return problem('发票号码', '发票号码与发票种类不符');
      if ((numbers.get(numberOf(result)) ?? serial) !== serial) return problem('发票号码', '该发票号码已用于另一张发票');
      if (result.issueTime > now) return problem('开票日期', '开票日期晚于当前时间');
      return { ...item, ...result };
    }
  }
}
