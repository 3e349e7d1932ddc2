import { and, eq, max } from 'drizzle-orm';
import { nowText } from '../clock.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../db/names.ts';
import type { Tx } from '../db/database.ts';
import { type CommonTable, loggedName, type Resource, type StoredRow } from '../resource/resource.ts';
import { sysDataLog } from './dataLog.table.ts';

/**
 * Keeps what a row holds after a change. The first change of a row also keeps what it held before, so rows that nobody
 * changes cost nothing. The caller holds the row, so no two changes of it meet here.
 *
 * @source SYS-10
 */
export async function keepVersion(
  tx: Tx,
  ctx: Context,
  given: Resource,
  { before, after }: { before: StoredRow; after: StoredRow },
): Promise<void> {
  const { tenantId, username } = ctx.actor;
  const resource = given.options.whole?.() ?? given;
  const dataTable = loggedName(resource);
  const [last] = await tx
    .select({ version: max(sysDataLog.dataVersion) })
    .from(sysDataLog)
    .where(and(eq(sysDataLog.tenantId, tenantId), eq(sysDataLog.dataTable, dataTable), eq(sysDataLog.dataId, after.id)));
  const version = last?.version ?? 0;
  const row = (content: StoredRow, dataVersion: number) => ({
    tenantId,
    dataTable,
    dataId: after.id,
    dataVersion,
    dataContent: contentOf(resource, content),
    createBy: username,
    createTime: nowText(ctx.clock),
  });
  await tx.insert(sysDataLog).values(version === 0 ? [row(before, 1), row(after, 2)] : [row(after, version + 1)]);
}

/** Fields that are stored as they are shown. Sensitive ones are stored sealed, and no version may hold them. */
export function keptFields({ kind, table }: Pick<Resource, 'kind' | 'table'>): string[] {
  const columns = columnsOf(table as CommonTable);
  return Object.entries(kind.fields)
    .filter(([name, field]) => field.sensitive !== true && name in columns)
    .map(([name]) => name);
}

const contentOf = (resource: Resource, row: StoredRow): string =>
  JSON.stringify(Object.fromEntries(keptFields(resource).map((name) => [name, (row as unknown as Record<string, unknown>)[name] ?? null])));
