import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { dictItems } from '../../system/dictionary/dictionary.service.ts';
import { findFormNamed } from './keptForms.ts';
import { openFormNamed } from './openForm.ts';
import { ownName } from './stockRows.ts';
import { rootPid } from './treeRows.ts';

interface Asked {
  table: string;
  txt: string;
  key: string;
  idField?: string | undefined;
  pidField?: string | undefined;
  pidValue?: string | undefined;
  condition?: string | undefined;
}

interface LinkedOption {
  value: string;
  store: string;
  label: string;
  id: string | null;
  pid: string | null;
}

/** Choices that one select offers. */
const mostOptions = 500;

/**
 * The choices of a linked select: rows of another form of the tenant, or of a table that lookups know. Where neither a parent nor a
 * condition is named they are those without a parent. A condition is `field = 'value'`
 * and nothing else.
 *
 * @throws InvalidInput a field or a condition that cannot be asked for
 * @source ONL-03, jeecg-wire 4.3
 */
export async function linkedOptions(ctx: Context, asked: Asked): Promise<LinkedOption[]> {
  const name = asked.table.replace(/^online\./, '');
  if ((await findFormNamed(ctx, name)) !== undefined) {
    const { listed } = await openFormNamed(ctx, name, 'list');
    return ofForm(ctx, listed, asked);
  }
  if (asked.pidField !== undefined || (asked.condition ?? '').trim() !== '') throw refused('table');
  const items = await dictItems(ctx, `${asked.table},${asked.txt},${asked.key}`);
  return items.map(({ value, text }) => ({ value, store: value, label: text, id: value, pid: null }));
}

function ofForm(
  ctx: Context,
  resource: Resource,
  { txt, key, idField = 'id', pidField, pidValue, condition }: Asked,
): Promise<LinkedOption[]> {
  const { table } = resource;
  const column = (name: string): PgColumn => {
    const own = ownName(name);
    const isKnown = own === 'id' || Object.hasOwn(resource.columns, own);
    const found = isKnown ? columnsOf(table)[own] : undefined;
    if (found === undefined || resource.options.hidden?.(ctx).includes(own) === true) throw refused(name);
    return found;
  };
  const [, field, value] = /^\s*(\w+)\s*=\s*'([^']*)'\s*$/.exec(condition ?? '') ?? [];
  if ((condition ?? '').trim() !== '' && field === undefined) throw refused('condition');
  const below = () => {
    if (pidField === undefined) return undefined;
    if (pidValue) return isText(column(pidField), pidValue);
    return field === undefined ? isRoot(column(pidField)) : undefined;
  };
  const where = and(visibleRows(ctx, resource), field === undefined ? undefined : isText(column(field), value ?? ''), below());
  const fields = { value: column(key), label: column(txt), id: column(idField), ...(pidField !== undefined && { pid: column(pidField) }) };
  return ctx.transaction(async (tx) => {
    const rows = await tx.select(fields).from(table).where(where).orderBy(asc(table.id)).limit(mostOptions);
    return (rows as Record<string, unknown>[]).map((row) => ({
      value: wordOf(row['value']) ?? '',
      store: wordOf(row['value']) ?? '',
      label: wordOf(row['label']) ?? '',
      id: wordOf(row['id']),
      pid: wordOf(row['pid']),
    }));
  });
}

/** Texts alone are compared: a number in the place of a text would be a fault of the database. */
function isText(column: PgColumn, value: string) {
  if (column.dataType !== 'string') throw refused('condition');
  return eq(column, value);
}

/** The first of linked selects offers what lies below nothing. */
function isRoot(column: PgColumn) {
  if (column.dataType !== 'string') throw refused('condition');
  return or(isNull(column), inArray(column, ['', rootPid]));
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null);

const refused = (path: string) =>
  invalidInput({ zh: '查询条件不正确', en: 'The query is not valid' }, [
    { path, message: '查询条件不正确', english: 'The query is not valid' },
  ]);
