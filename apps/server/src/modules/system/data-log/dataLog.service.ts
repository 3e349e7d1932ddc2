import { holds, type Context } from '../../../platform/context.ts';
import { sysDataLog } from '../../../platform/data-log/dataLog.table.ts';
import { keptFields } from '../../../platform/data-log/keepVersion.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/http/parseInput.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { auditedResource, defineResource, loggedName, type Resource, type StoredRow } from '../../../platform/resource/resource.ts';
import { editRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { DataLog } from './dataLog.contract.ts';

export const dataLogResource: Resource<typeof DataLog, typeof sysDataLog> = defineResource(DataLog, {
  table: sysDataLog,
  options: {
    permission: 'dataLog',
    wholeRows: true,
    defaultSort: { field: 'createTime', order: 'desc' },
  },
});

/** All versions of a row, the newest first. @throws Business there are none @source jeecg-wire 3.14 */
export async function versionsOf(ctx: Context, dataTable: string, dataId: string): Promise<Record<string, unknown>[]> {
  const { records } = await listRows(ctx, dataLogResource, {
    query: { dataTable, dataId, column: 'dataVersion', order: 'desc', pageSize: 500 },
  });
  if (records.length === 0) throw new AppError('Business', '未找到版本信息');
  return records;
}

/** What the fields of a table are called. @returns none for a table that keeps no versions */
export async function fieldsOf(ctx: Context, dataTable: string): Promise<{ name: string; zh: string; en: string }[]> {
  const resource = await keptResource(ctx, dataTable);
  const fields = resource === undefined ? [] : Object.entries(resource.kind.fields);
  return fields.map(([name, { label }]) => ({ name, zh: label.zh, en: label.en }));
}

/** Two versions in the order that they are asked for. @throws NotFound one is not there */
export const compared = (ctx: Context, ids: readonly [string, string]): Promise<Record<string, unknown>[]> =>
  Promise.all(ids.map((id) => getRow(ctx, dataLogResource, id)));

/**
 * Gives a row back what a version of it holds, as if somebody typed it: with the permission to edit such a row, its rules, and a
 * version of its own. What the server sets itself and what is sensitive stays as it is.
 *
 * @throws NotFound the version or the row is gone
 * @throws Forbidden the person may not edit such rows
 * @throws Business nothing of it differs, or the table keeps no versions any more
 */
export function restoreVersion(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const version = await lockRow(tx, ctx, dataLogResource, { id });
    const resource = await keptResource(ctx, version.dataTable);
    if (resource === undefined) throw new AppError('Business', '该表的数据不支持恢复');
    if (!holds(ctx.actor, `${resource.options.permission}:edit`)) throw forbidden();
    const row = await lockRow(tx, ctx, resource, { id: version.dataId }).catch((error: unknown) => {
      throw error instanceof AppError && error.kind === 'NotFound' ? notFound('数据已删除，不能恢复') : error;
    });
    const changes = changesTo(resource, { row, content: JSON.parse(version.dataContent) as Record<string, unknown> });
    if (Object.keys(changes).length === 0) throw new AppError('Business', '数据与此版本相同，无需恢复');
    const input = parseInput(resource.kind.edit, { value: { id: row.id, version: row.version, ...changes }, locale: ctx.locale });
    await editRow(ctx, resource, input as never);
    ctx.audit({ action: 'dataLog.restore', entity: loggedName(resource), entityId: row.id, remark: `V${version.dataVersion}` });
    return null;
  });
}

/** The resource whose versions lie under a name: of a module, or of what is declared while the server runs. */
async function keptResource(ctx: Context, dataTable: string): Promise<Resource | undefined> {
  const known = auditedResource(dataTable);
  if (known !== undefined) return known;
  for (const { atRunTime } of ctx.platform.modules) {
    const found = await atRunTime?.keptResource?.(ctx, dataTable);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What of a version differs from the row, among the fields that people may set. */
function changesTo(resource: Resource, { row, content }: { row: StoredRow; content: Record<string, unknown> }): Record<string, unknown> {
  const { required, optional } = resource.kind.definition;
  const present = row as unknown as Record<string, unknown>;
  const settable = keptFields(resource).filter((name) => name in content && (name in required || name in optional));
  return Object.fromEntries(settable.filter((name) => (present[name] ?? null) !== content[name]).map((name) => [name, content[name]]));
}
