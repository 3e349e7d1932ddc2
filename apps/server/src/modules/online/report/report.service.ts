import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { type Context, holds } from '../../../platform/context.ts';
import { GivenUp, TookTooLong } from '../../../platform/db/database.ts';
import { errorCode } from '../../../platform/db/errorCode.ts';
import { AppError, forbidden, notFound, unavailable } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ReportColumns, ReportQueryItem } from './report.contract.ts';
import { findReport, type ReportDefinition } from './report.queries.ts';
import { onlCgreportHead } from './report.table.ts';
import { ReportRefused } from './reportRefused.ts';
import { inTurn } from './reportTurns.ts';
import { choiceKeyOf, choicesOf, readPopup, withTexts } from './itemChoices.ts';
import { isNumeric, reportLimits, runReport, type ReportPage, type ReportQuery, type ReportReading } from './runReport.ts';

/** How long a definition is kept, in milliseconds. @source POP-04 */
const maxAge = 30_000;

const caches = new WeakMap<Platform, Map<string, { at: number; report: ReportDefinition }>>();

/** Columns of a report by its code. @throws NotFound · Forbidden @source POP-04 */
export async function getRpColumns(ctx: Context, code: string): Promise<z.input<typeof ReportColumns>> {
  const { head, items } = await usableReport(ctx, { code });
  return {
    cgRpConfigId: head.id,
    cgRpConfigName: inLocale(ctx, head.name, head.nameEn),
    columns: columnsOf(ctx, items),
    dictOptions: await dictOptionsOf(ctx, items),
  };
}

/** Columns as clients draw them. */
export const columnsOf = (ctx: Context, items: ReportDefinition['items']): z.input<typeof ReportColumns>['columns'] =>
  items.map((item) => {
    const slot = item.fieldHref ? hrefSlotOf(item) : null;
    return {
      title: inLocale(ctx, item.fieldTxt, item.fieldTxtEn),
      dataIndex: item.fieldName,
      align: isNumeric(item) ? 'right' : 'left',
      sorter: item.isOrder === '1',
      customRender: choiceKeyOf(item),
      hrefSlotName: slot,
      scopedSlots: slot === null ? null : { customRender: slot },
      fieldType: item.fieldType,
      isTotal: item.isTotal === '1',
      weightField: item.weightField === '' ? null : item.weightField,
      fieldWidth: item.fieldWidth,
      width: item.fieldWidth,
      showLength: item.showLength,
      hidden: item.isShow !== '1',
    };
  });

/** Name of the slot that draws the cells of a column that leads somewhere. */
export const hrefSlotOf = ({ fieldName }: Pick<ReportDefinition['items'][number], 'fieldName'>): string => `fieldHref_${fieldName}`;

/** Texts of the dictionaries that columns name. */
export async function dictOptionsOf(ctx: Context, items: ReportDefinition['items']): Promise<z.input<typeof ReportColumns>['dictOptions']> {
  const dictOptions = new Map<string, z.input<typeof ReportColumns>['dictOptions'][string]>();
  for (const item of items) {
    const key = choiceKeyOf(item);
    if (key !== null && !dictOptions.has(key)) dictOptions.set(key, await choicesOf(ctx, item));
  }
  return Object.fromEntries(dictOptions);
}

/** How many search fields stand open; the others are in the folded part. */
const openFields = 2;

const views: Readonly<Record<string, z.input<typeof ReportQueryItem>['view']>> = {
  Integer: 'number',
  Long: 'number',
  Double: 'number',
  Date: 'date',
  Datetime: 'datetime',
};

/** Search fields of a report. @throws NotFound · Forbidden @source POP-01, POP-04 */
export async function getQueryInfo(ctx: Context, id: string): Promise<z.input<typeof ReportQueryItem>[]> {
  const { items } = await usableReport(ctx, { id });
  return queryItemsOf(ctx, items);
}

/** Search fields as clients draw them. */
export const queryItemsOf = (ctx: Context, items: ReportDefinition['items']): z.input<typeof ReportQueryItem>[] =>
  items
    .filter((item) => item.isSearch === '1')
    .map((item, index) => {
      const popup = readPopup(item.searchPopup);
      const dictCode = popup?.column ?? choiceKeyOf(item);
      return {
        field: item.fieldName,
        label: inLocale(ctx, item.fieldTxt, item.fieldTxtEn),
        view: popup ? 'popup' : dictCode === null ? (views[item.fieldType] ?? 'text') : 'list',
        mode: item.searchMode === 'group' ? 'group' : 'single',
        hidden: index < openFields ? '0' : '1',
        dictCode,
        dictTable: popup?.code ?? null,
        dictText: popup ? item.fieldName : null,
      };
    });

/**
 * A page of a report's rows. Each reading is written to the audit log, and so is each refusal.
 *
 * @throws NotFound · Forbidden · InvalidInput
 * @throws Business the report says what reports may not, or takes too long
 * @source POP-04, security 8
 */
export const getReportData = async (ctx: Context, id: string, query: ReportQuery): Promise<ReportPage> =>
  readReport(ctx, await usableReport(ctx, { id }), { query });

/** The rows, or the sums, of a report that the actor may use; see {@link getReportData}. */
export async function readReport(
  ctx: Context,
  report: ReportDefinition,
  { query, reading = 'page' }: { query: ReportQuery; reading?: ReportReading },
): Promise<ReportPage> {
  try {
    const read = await runInLane(ctx, report, { query, reading });
    const rows = reading === 'sums' ? read : { ...read, records: await withTexts(ctx, report.items, read.records) };
    await audit(ctx, report, { outcome: 'done', remark: `${said[reading](query)}，共${rows.total}行` });
    return rows;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'Forbidden') await audit(ctx, report, { outcome: 'refused', remark: error.texts.zh });
    if (error instanceof AppError) throw error;
    // The login of reports does not get in any more.
    if (errorCode(error)?.startsWith('28') === true) throw unavailable(undefined, { cause: error });
    const reason = error instanceof ReportRefused ? error.texts : databaseReason(error);
    if (reason === undefined) throw error;
    if (error instanceof TookTooLong) await switchOff(ctx, report);
    await audit(ctx, report, { outcome: 'refused', remark: reason.zh });
    throw unreadable(reason, error);
  }
}

/** The rows of a report that is not saved: it waits for its turn like one that nobody knows, and there is nothing to switch off. */
export async function readUnsaved(ctx: Context, report: ReportDefinition, query: ReportQuery): Promise<ReportPage> {
  const { platform, actor } = ctx;
  try {
    const { page } = await inTurn(platform, { person: actor.userId, lane: 'slow', gone: ctx.gone?.() }, () =>
      runReport(ctx, report, { query }),
    );
    return { ...page, records: await withTexts(ctx, report.items, page.records) };
  } catch (error) {
    const reason = error instanceof ReportRefused ? error.texts : databaseReason(error);
    if (error instanceof AppError || reason === undefined) throw error;
    throw unreadable(reason, error);
  }
}

const unreadable = (reason: LocalizedText, cause: unknown): AppError =>
  new AppError('Business', { zh: `报表无法查询：${reason.zh}`, en: `The report cannot be read: ${reason.en}` }, { cause });

const said: Readonly<Record<ReportReading, (query: ReportQuery) => string>> = {
  page: ({ pageNo }) => `第${pageNo ?? 1}页`,
  sheet: () => '导出',
  sums: () => '合计',
};

/** Reports that took little when they last ran, by tenant, id and version. */
const quickOnes = new WeakMap<Platform, Set<string>>();
const mostQuickOnes = 5000;

/**
 * Runs a report so that those which take long do not hold up the others. On PostgreSQL each is first given little time; what needs more
 * goes to the lane where one runs at a time. The embedded engine cannot end a statement without being restarted, so there only what is
 * known to be quick passes the others.
 *
 * @source security 8.38
 */
async function runInLane(
  ctx: Context,
  report: ReportDefinition,
  { query, reading }: { query: ReportQuery; reading: ReportReading },
): Promise<ReportPage> {
  const { platform, actor } = ctx;
  const { head } = report;
  const key = `${head.tenantId} ${head.id} ${head.version}`;
  const known = quickOnes.get(platform) ?? new Set();
  quickOnes.set(platform, known);
  const timed = async (milliseconds: number): Promise<ReportPage> => {
    try {
      const { page, took } = await runReport(ctx, report, { query, reading, milliseconds });
      if (took >= reportLimits.quick) known.delete(key);
      else if (known.size < mostQuickOnes) known.add(key);
      return page;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
  const lane = known.has(key) ? 'quick' : 'trial';
  const isTried = platform.database.engine === 'postgres';
  try {
    if (isTried || lane === 'quick')
      return await inTurn(platform, { person: actor.userId, lane, gone: ctx.gone?.() }, () =>
        timed(isTried ? reportLimits.quick : reportLimits.time),
      );
  } catch (error) {
    if (!isTried || !(error instanceof TookTooLong)) throw error;
  }
  return inTurn(platform, { person: actor.userId, lane: 'slow', gone: ctx.gone?.() }, async () => {
    // While it waited, another call of it may have run too long.
    await usableReport(ctx, { id: head.id });
    try {
      return await timed(reportLimits.time);
    } catch (error) {
      // The embedded engine was busy with this alone: everybody else goes before the next one that nobody knows.
      if (!isTried && error instanceof TookTooLong) await sleep(reportLimits.rest);
      throw error;
    }
  });
}

/** What is the report's fault, in words that show nothing of the database. Class 22 and 42 are about values and names. */
function databaseReason(error: unknown): LocalizedText | undefined {
  const code = errorCode(error);
  if (error instanceof GivenUp) return { zh: '查询已取消', en: 'it was stopped' };
  if (error instanceof TookTooLong) return { zh: '执行超时，报表已停用', en: 'it took too long and was switched off' };
  return code !== undefined && /^(?:22|42|25006|0A)/.test(code)
    ? { zh: '报表SQL与数据不符，请联系管理员', en: 'its SQL doesn’t match the data; contact an administrator' }
    : undefined;
}

/** A report that is in use and that the actor may read. @throws NotFound · Forbidden */
export async function usableReport(ctx: Context, by: { code: string } | { id: string }): Promise<ReportDefinition> {
  const { state, report } = await lookAtReport(ctx, by);
  if (state === 'ready') return report;
  if (state !== 'denied') throw notFound({ zh: '报表不存在或已停用', en: 'The report doesn’t exist or is switched off' });
  await audit(ctx, report, { outcome: 'refused', remark: `缺少权限 ${report.head.permission}` });
  throw forbidden();
}

/** Whether the actor could read a report, without a word in the audit log: they have not asked for it. */
export async function lookAtReport(
  ctx: Context,
  by: { code: string } | { id: string },
): Promise<{ state: 'ready' | 'denied' | 'off'; report: ReportDefinition } | { state: 'missing'; report?: undefined }> {
  const report = await cachedReport(ctx, by);
  if (report === undefined) return { state: 'missing' };
  if (report.head.status !== 1) return { state: 'off', report };
  return { state: holds(ctx.actor, report.head.permission) ? 'ready' : 'denied', report };
}

async function cachedReport(ctx: Context, by: { code: string } | { id: string }): Promise<ReportDefinition | undefined> {
  const { tenantId } = ctx.actor;
  const key = `${tenantId}\n${'code' in by ? `code ${by.code}` : `id ${by.id}`}`;
  const cache = caches.get(ctx.platform) ?? new Map<string, { at: number; report: ReportDefinition }>();
  caches.set(ctx.platform, cache);
  const now = ctx.clock.now().getTime();
  const kept = cache.get(key);
  if (kept !== undefined && now - kept.at < maxAge) return kept.report;
  cache.delete(key);
  const report = await ctx.platform.database.read({ tenantId }, (tx) => findReport(tx, tenantId, by));
  // What is not there is not kept: strangers' guesses would fill the memory.
  if (report !== undefined) cache.set(key, { at: now, report });
  return report;
}

/** A report that ran too long runs no more until a person has looked at it, whichever tenant met it. */
async function switchOff(ctx: Context, { head }: ReportDefinition): Promise<void> {
  await ctx.platform.database.transaction('system', (tx) =>
    tx
      .update(onlCgreportHead)
      // Anyone who has the report open for editing has not seen this yet, and would switch it on again.
      .set({ status: 0, version: sql`${onlCgreportHead.version} + 1` })
      .where(and(eq(onlCgreportHead.tenantId, head.tenantId), eq(onlCgreportHead.id, head.id))),
  );
  forgetReports(ctx.platform);
}

/** Definitions are re-read from now on. A reading that began before keeps its copy where nobody looks any more. */
export const forgetReports = (platform: Platform): void => void caches.delete(platform);

const audit = (
  ctx: Context,
  { head }: ReportDefinition,
  { outcome, remark }: { outcome: 'done' | 'refused'; remark: string },
): Promise<void> =>
  ctx.transaction(async () =>
    ctx.audit({ action: 'online.report.read', entity: 'onlCgreportHead', entityId: head.id, outcome, remark: `${head.code} ${remark}` }),
  );

/** A text of a definition in the language of the call. */
export const inLocale = (ctx: Context, zh: string, en: string | null): string => (ctx.locale === 'en' ? (en ?? zh) : zh);
