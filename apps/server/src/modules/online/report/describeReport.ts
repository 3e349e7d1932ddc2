import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { TookTooLong, type Tx } from '../../../platform/db/database.ts';
import { errorCode } from '../../../platform/db/errorCode.ts';
import { unavailable } from '../../../platform/errors.ts';
import type { ReportFieldType } from './reportDefinition.contract.ts';
import { ReportRefused } from './reportRefused.ts';
import type { CheckedReport } from './reportSql.ts';
import { inTurn } from './reportTurns.ts';
import { boundSql, enterReports, reportLimits } from './runReport.ts';

/** A column that a statement gives. */
export interface DescribedColumn {
  name: string;
  /** As it would be declared. */
  fieldType: ReportFieldType;
  /** What the database has: decides how else it may be declared. */
  kind: 'text' | 'number' | 'moment' | 'other';
}

/** Types of PostgreSQL by their numbers, as far as reports may name them. */
const types = new Map<number, Pick<DescribedColumn, 'fieldType' | 'kind'>>([
  ...[21, 23].map((oid) => [oid, { fieldType: 'Integer', kind: 'number' }] as const),
  [20, { fieldType: 'Long', kind: 'number' }],
  ...[700, 701, 1700].map((oid) => [oid, { fieldType: 'Double', kind: 'number' }] as const),
  [1082, { fieldType: 'Date', kind: 'moment' }],
  ...[1114, 1184].map((oid) => [oid, { fieldType: 'Datetime', kind: 'moment' }] as const),
  ...[25, 1042, 1043].map((oid) => [oid, { fieldType: 'String', kind: 'text' }] as const),
]);

/** Values of parameters that a statement is tried with. */
export type TriedValues = ReadonlyMap<string, string | null>;

/**
 * Asks the database what a checked statement gives, as reports ask it and without running it. Where the values make no sense for it,
 * it is asked without any.
 *
 * @param further further questions in the same transaction
 * @throws ReportRefused it does not fit the data, with the line
 * @source security 8.36
 */
export async function describeReport(
  ctx: Context,
  checked: CheckedReport,
  {
    values,
    further = async () => undefined,
  }: { values: TriedValues; further?: (tx: Tx, columns: readonly DescribedColumn[], values: TriedValues) => Promise<void> },
): Promise<DescribedColumn[]> {
  try {
    return await describe(ctx, checked, { values, further });
  } catch (error) {
    if (errorCode(error)?.startsWith('22') !== true || values.size === 0) throw refusalOf(error, checked);
  }
  const none = new Map([...values.keys()].map((name) => [name, null]));
  return describe(ctx, checked, { values: none, further }).catch((error: unknown) => {
    throw refusalOf(error, checked);
  });
}

function describe(
  ctx: Context,
  checked: CheckedReport,
  {
    values,
    further,
  }: { values: TriedValues; further: (tx: Tx, columns: readonly DescribedColumn[], values: TriedValues) => Promise<void> },
): Promise<DescribedColumn[]> {
  const { platform, actor } = ctx;
  // It asks for no rows.
  return inTurn(platform, { person: actor.userId, lane: 'quick' }, () =>
    platform.database.readWithin(
      { tenantId: actor.tenantId, reports: true },
      async (tx) => {
        await enterReports(tx, ctx);
        const { fields } = await tx.execute(sql`${sql.raw(before)}${boundSql(checked, values)}) r limit 0`);
        const columns = fields.map(({ name, dataTypeID }): DescribedColumn => ({
          name,
          ...(types.get(dataTypeID) ?? { fieldType: 'String', kind: 'other' }),
        }));
        await further(tx, columns, values);
        return columns;
      },
      { milliseconds: reportLimits.time },
    ),
  );
}

const before = 'select * from (';

/** What the database does not take, in words of ours. Classes 22 and 42 are about values and names. */
function refusalOf(error: unknown, checked: CheckedReport): unknown {
  if (error instanceof TookTooLong) return new ReportRefused('查询过于复杂，请简化', 'the query is too complex; make it simpler');
  const code = errorCode(error) ?? '';
  // The login of reports does not get in any more.
  if (code.startsWith('28')) return unavailable(undefined, { cause: error });
  if (!/^(?:22|42|0A)/.test(code)) return error;
  const { message, position } = causeOf(error);
  const text = checked.texts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join('');
  const at = Number(position ?? 0) - before.length;
  const line = at > 0 ? text.slice(0, at).split('\n').length : undefined;
  const name = /column (?:reference )?"?([^"\s]+)"?/.exec(message)?.[1] ?? '';
  const where = { zh: line === undefined ? '' : `第 ${line} 行，`, en: line === undefined ? '' : `line ${line}: ` };
  const refused = (zh: string, en: string) => new ReportRefused(`${where.zh}${zh}`, `${where.en}${en}`);
  if (code === '42703') return refused(`没有字段 ${name}`, `there is no column ${name}`);
  if (code === '42702') return refused(`字段 ${name} 不明确，请写明所属的表`, `the column ${name} is ambiguous; name its table`);
  if (code === '42803') return refused(`字段 ${name} 必须汇总或写入 GROUP BY`, `the column ${name} must be summed up or stand in GROUP BY`);
  if (code.startsWith('22')) return refused('其中的值与类型不符', 'a value does not fit its type');
  return refused('字段类型与运算或函数不符', 'the types do not fit an operator or a function');
}

function causeOf(error: unknown): { message: string; position?: string } {
  let found = error;
  while (found instanceof Error && !('position' in found) && found.cause instanceof Error) found = found.cause;
  return found as { message: string; position?: string };
}
