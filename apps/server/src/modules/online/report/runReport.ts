import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { escapeLike, withoutAsterisks } from '../../../platform/query/likePattern.ts';
import { narrowRelations } from './narrowRelations.ts';
import type { ReportDefinition } from './report.queries.ts';
import { ReportRefused } from './reportRefused.ts';
import { checkReportSql, type CheckedReport } from './reportSql.ts';

/** What a report may cost. @source security 8.37, 8.38 */
export const reportLimits = {
  /** Milliseconds. */
  time: 5000,
  /** Milliseconds that are called quick: so much a report that nobody knows is given before it waits in the slow lane. */
  quick: 1000,
  /** Milliseconds after a report that took too long in which the embedded engine takes no other one that may. */
  rest: 2000,
  /** Of the planner's estimate. */
  cost: 500_000,
  /** Rows of one page. */
  rows: 1000,
  /** Rows of one export. */
  exported: 10_000,
  /** Bytes of one answer. */
  bytes: 8 * 1024 * 1024,
};

/** One cell on the wire. */
export type ReportCell = string | number | boolean | null;

/** One page of a report's rows. */
export interface ReportPage {
  total: number;
  records: Record<string, ReportCell>[];
}

/** What a person asks of a report. */
export interface ReportQuery extends Readonly<Record<string, unknown>> {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
  column?: string | undefined;
  order?: string | undefined;
}

/** What is read of a report: rows of a page of the list, rows of a sheet, or the sums of its numbers as one row. */
export type ReportReading = 'page' | 'sheet' | 'sums';

/** What a column must say for the query to be built from it. */
type Item = Pick<
  ReportDefinition['items'][number],
  'fieldName' | 'fieldType' | 'searchMode' | 'isSearch' | 'isOrder' | 'dictCode' | 'replaceVal' | 'searchPopup' | 'isTotal' | 'weightField'
>;

/**
 * Runs a report for the actor: checked again, under a role that reads the views of reports and nothing else, in a transaction
 * that cannot write, with bound values alone.
 *
 * @returns the page, and how many milliseconds it took once the database was free for it
 * @throws ReportRefused the definition says what reports may not, or costs too much
 * @throws InvalidInput a condition that does not fit its column
 * @throws TookTooLong · GivenUp the caller has gone
 * @source security 8.36, 8.37, 8.38
 */
export async function runReport(
  ctx: Context,
  { head, items, params }: ReportDefinition,
  { query, reading = 'page', milliseconds = reportLimits.time }: { query: ReportQuery; reading?: ReportReading; milliseconds?: number },
): Promise<{ page: ReportPage; took: number }> {
  const checked = await checkReportSql(
    head.cgrSql,
    params.map((param) => param.paramName),
  );
  if (items.length === 0) throw new ReportRefused('报表未配置字段', 'the report has no columns');
  const values = new Map(params.map((param) => [param.paramName, textOf(query[`self_${param.paramName}`]) ?? param.paramValue ?? '']));
  const { count, page } = statementsOf(checked, { values, items, query, reading, narrowed: narrowRelations(ctx, checked) });

  const read = async (tx: Tx) => {
    const began = performance.now();
    await enterReports(tx, ctx);
    // The page alone would look cheap: it stops after its last row.
    await assertAffordable(tx, count);
    await assertAffordable(tx, page);
    const counted = await tx.execute<{ total: string }>(count);
    const { rows } = await tx.execute<Record<string, unknown>>(page);
    const records = rows.map((row) => Object.fromEntries(items.map((item) => [item.fieldName, cellOf(item, row[item.fieldName])])));
    if (Buffer.byteLength(JSON.stringify(records)) > reportLimits.bytes)
      throw new ReportRefused('结果超过8MB，请缩小查询范围', 'there is more than 8 MB of it; ask for less');
    return { page: { total: Number(counted.rows[0]?.total ?? 0), records }, took: performance.now() - began };
  };
  return ctx.platform.database.readWithin({ tenantId: ctx.actor.tenantId, reports: true }, read, { milliseconds, gone: ctx.gone?.() });
}

/** The statement itself, with its values bound. */
export function boundSql(checked: CheckedReport, values: ReadonlyMap<string, string | null>): SQL {
  return sql.join(
    checked.texts.flatMap((text, index) => {
      const name = checked.params[index];
      return name === undefined ? [sql.raw(text)] : [sql.raw(text), sql`${values.get(name) ?? null}`];
    }),
  );
}

/** What is asked of the database for one page: how many rows there are, and those of the page. */
export function statementsOf(
  checked: CheckedReport,
  {
    values,
    items,
    query,
    reading = 'page',
    narrowed = sql``,
  }: {
    values: ReadonlyMap<string, string | null>;
    items: readonly Item[];
    query: ReportQuery;
    reading?: ReportReading;
    /** What stands before the statement, see {@link narrowRelations}. */
    narrowed?: SQL;
  },
): { count: SQL; page: SQL } {
  const report = sql`(${boundSql(checked, values)}) r ${whereOf(items, query)}`;
  const count = sql`${narrowed}select count(*) as total from ${report}`;
  const numbers = items.filter(isTotalled);
  if (reading === 'sums' && numbers.length > 0)
    return {
      count,
      page: sql`${narrowed}select ${sql.join(
        numbers.map((item) => sql`${totalOf(item)} as ${sql.identifier(item.fieldName)}`),
        sql`, `,
      )} from ${report}`,
    };
  const pageSize = reading === 'sheet' ? reportLimits.exported : Math.min(query.pageSize ?? 10, reportLimits.rows);
  const pageNo = reading === 'sheet' ? 1 : (query.pageNo ?? 1);
  const page = sql`${narrowed}select ${sql.join(
    items.map((item) => sql`${shown(item)} as ${sql.identifier(item.fieldName)}`),
    sql`, `,
  )} from ${report} ${orderOf(items, { query, isOrdered: checked.isOrdered })} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { count, page };
}

/** Only the views of reports are in sight, narrowed to what the actor's lists show. */
export async function enterReports(tx: Tx, { actor }: Context): Promise<void> {
  await tx.execute(
    sql`select set_config('search_path', 'pg_catalog, rpt, pg_temp', true),
      set_config('app.user_type', ${String(actor.userType)}, true),
      set_config('app.cid', ${actor.cid ?? ''}, true)`,
  );
}

/** Asks the planner what a query costs. @throws ReportRefused above the limit @source security 8.38 */
export async function assertAffordable(tx: Tx, query: SQL): Promise<void> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(sql`explain (format json) ${query}`);
  const cost = rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'];
  if (cost === undefined || cost > reportLimits.cost)
    throw new ReportRefused('查询开销过大，请缩小范围', 'the query would cost too much; make it ask for less');
}

/** Columns that are declared as numbers: they are added up, and stand at the right. */
export const isNumeric = ({ fieldType }: Pick<Item, 'fieldType'>): boolean =>
  fieldType === 'Integer' || fieldType === 'Long' || fieldType === 'Double';

/** Columns whose total means something: a sum, or an average that is weighted. */
export const isTotalled = (item: Pick<Item, 'fieldType' | 'isTotal' | 'weightField'>): boolean =>
  isNumeric(item) && (item.isTotal === '1' || Boolean(item.weightField));

function totalOf(item: Item): SQL {
  if (!item.weightField) return sql`sum(${columnOf(item)})`;
  const weight = sql`r.${sql.identifier(item.weightField)}`;
  return sql`sum(${columnOf(item)}::numeric * ${weight}) / nullif(sum(${weight}) filter (where ${columnOf(item)} is not null), 0)`;
}

const columnOf = (item: Item): SQL => sql`r.${sql.identifier(item.fieldName)}`;

function shown(item: Item): SQL {
  if (item.fieldType === 'Date') return sql`to_char(${columnOf(item)}, 'YYYY-MM-DD')`;
  if (item.fieldType === 'Datetime') return sql`to_char(${columnOf(item)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
  return columnOf(item);
}

function cellOf(item: Item, value: unknown): ReportCell {
  if (value === null || value === undefined) return null;
  if (item.fieldType === 'Integer' || item.fieldType === 'Double') return Number(value);
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A column that is not there to be sorted by leaves the order of the report. Rows with one value in it, and those of a report without an
 * order, stand as all their texts do: else one page would show a row again that another one leaves out.
 */
function orderOf(items: readonly Item[], { query, isOrdered }: { query: ReportQuery; isOrdered: boolean }): SQL {
  const item = items.find((one) => one.fieldName === query.column && one.isOrder === '1');
  const isSorted = item !== undefined && (query.order === 'asc' || query.order === 'desc');
  if (!isSorted && isOrdered) return sql``;
  const texts = items.map((one) => sql`${columnOf(one)}::text`);
  const first = isSorted ? [sql`${columnOf(item)} ${sql.raw(query.order ?? '')} nulls last`] : [];
  return sql`order by ${sql.join([...first, ...texts], sql`, `)}`;
}

function whereOf(items: readonly Item[], query: ReportQuery): SQL {
  const conditions = items.filter((item) => item.isSearch === '1').flatMap((item) => conditionsOf(item, query));
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function conditionsOf(item: Item, query: ReportQuery): SQL[] {
  const given = (key: string) => {
    const text = textOf(query[key])?.trim();
    return text === undefined || text === '' ? undefined : text;
  };
  const column = columnOf(item);
  const found: SQL[] = [];
  // Numbers and days may be asked for by a range, whatever the column proposes.
  if (item.searchMode === 'group' || item.fieldType !== 'String') {
    const begin = given(`${item.fieldName}_begin`);
    const end = given(`${item.fieldName}_end`);
    if (begin !== undefined) found.push(sql`${column} >= ${bound(item, { value: begin, side: 'first' })}`);
    if (end !== undefined) found.push(sql`${column} <= ${bound(item, { value: end, side: 'last' })}`);
    if (item.searchMode === 'group') return found;
  }
  const several = given(`${item.fieldName}_MultiString`)?.split(',').filter(Boolean);
  if (several !== undefined)
    found.push(
      sql`${column} in (${sql.join(
        several.map((value) => bound(item, { value, side: 'first' })),
        sql`, `,
      )})`,
    );
  const value = given(item.fieldName);
  if (value === undefined) return found;
  if (item.fieldType !== 'String') return [...found, sql`${column} = ${bound(item, { value, side: 'first' })}`];
  if (item.dictCode || item.replaceVal || item.searchPopup) return [...found, sql`${column} = ${value}`];
  const pattern = escapeLike(withoutAsterisks(value));
  return [...found, sql`${column} ilike ${`%${pattern}%`}`];
}

const forms: Readonly<Record<string, RegExp>> = {
  Integer: /^-?\d{1,9}$/,
  Long: /^-?\d{1,18}$/,
  Double: /^-?\d{1,15}(?:\.\d{1,6})?$/,
  Date: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  Datetime: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/,
};

function bound(item: Item, { value, side }: { value: string; side: 'first' | 'last' }): SQL {
  const isDay = item.fieldType === 'Date' || item.fieldType === 'Datetime';
  // 2025-02-30 has the right form and is not a day; the engine would say so in its own words.
  if (forms[item.fieldType]?.test(value) === false || (isDay && !isRealDay(value.slice(0, 10))))
    throw invalidInput('查询条件格式不正确', [{ path: item.fieldName, message: '格式不正确' }]);
  if (item.fieldType === 'Date') return sql`${value}::date`;
  if (item.fieldType === 'Datetime') {
    const time = value.length > 10 ? value : `${value} ${side === 'first' ? '00:00:00' : '23:59:59'}`;
    return sql`${`${time}+08`}::timestamptz`;
  }
  if (item.fieldType === 'Double') return sql`${value}::numeric`;
  return item.fieldType === 'String' ? sql`${value}` : sql`${value}::bigint`;
}

const isRealDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replaceAll('\0', '').slice(0, 200);
  return typeof value === 'number' ? String(value) : undefined;
}
