import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { holds, type Context } from '../../../platform/context.ts';
import { columnsOf, qualifiedName } from '../../../platform/db/names.ts';
import { forbidden, invalidInput } from '../../../platform/errors.ts';
import { type TableDictionary, tableDictionary } from '../../../platform/lookups.ts';
import type { TreeSelect } from './category.contract.ts';
import { treeData } from './category.service.ts';
import { rootPid } from './categoryCode.ts';

/** A level of a tree, by the names that a control of a stock client has. @source jeecg-wire 4.6 */
export interface AskedTree {
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField?: string | undefined;
  /** The node below which the level lies; empty or `0`: the roots. */
  pid: string;
  /** JSON of fields and the values that they must have. */
  condition?: string | undefined;
}

/** Nodes of one level. */
const mostNodes = 500;
/** What parents are called in tables of the product. */
const parents: Readonly<Record<string, string>> = { pid: 'pid', parent_id: 'parentId' };

/**
 * A level of a tree: of the categories, of a table that lookups know, or of an online form, as far as the reader may look into it.
 *
 * @throws InvalidInput there is no such tree, or nothing may be asked of it by these names
 * @source DICT-05
 */
export async function lookedUpTree(ctx: Context, asked: AskedTree): Promise<TreeSelect[]> {
  const { tableName, text, code, pidField, hasChildField, pid, condition } = asked;
  const key = `${tableName},${text},${code}`;
  if (key === 'sys_category,name,id' && pidField === 'pid' && (!hasChildField || hasChildField === 'has_child'))
    return treeData(ctx, { pid: pid || rootPid, condition });
  const found = await tableDictionary(ctx, key);
  if (found === undefined) throw refused('tableName');
  if (found.permission !== undefined && !holds(ctx.actor, found.permission)) throw forbidden();
  const column = columnsNamed(ctx, asked, found);
  const parent = await column(pidField);
  if (parent?.dataType !== 'string') throw refused('pidField');
  const mark = hasChildField ? await column(hasChildField) : undefined;
  if (hasChildField && mark === undefined) throw refused('hasChildField');
  const conditions: SQL[] = [];
  for (const [name, value] of conditionsIn(condition)) {
    const asksFor = await column(name);
    if (asksFor?.dataType !== 'string') throw refused('condition');
    conditions.push(eq(asksFor, value));
  }
  const isRoot = pid === '' || pid === rootPid;
  const { tenantId, delFlag } = columnsOf(found.table);
  const own = and(tenantId && eq(tenantId, ctx.actor.tenantId), delFlag && eq(delFlag, 0));
  const below = isRoot ? or(isNull(parent), inArray(parent, ['', rootPid])) : eq(parent, pid);
  const child = sql.identifier('child');
  const parentOfChild = sql`${child}.${sql.identifier(qualifiedName(parent).column)}`;
  const hasChildren = sql<boolean>`exists (select 1 from ${found.table} as ${child} where ${parentOfChild} = ${found.table}.${sql.identifier(qualifiedName(found.code).column)}${
    delFlag === undefined ? sql`` : sql` and ${child}.${sql.identifier(qualifiedName(delFlag).column)} = 0`
  })`;
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({
        value: sql<string>`${found.code}::text`,
        title: sql<string | null>`${found.text}::text`,
        hasChildren: mark === undefined ? hasChildren : sql<boolean>`coalesce(${mark}::text in ('1', 'true', 'Y'), false)`,
      })
      .from(found.table)
      .where(and(own, found.filter?.(ctx), below, ...conditions))
      .orderBy(asc(found.text), asc(found.code))
      .limit(mostNodes);
    return rows.map(({ value, title, hasChildren: isParent }) => ({
      key: value,
      title: title ?? '',
      leaf: !isParent,
      icon: null,
      parentId: pid || rootPid,
      value,
      code: value,
      children: null,
    }));
  });
}

/** Columns by the names of the wire: of a form those that the reader may look up, of a table of the product its parent alone. */
function columnsNamed(ctx: Context, { tableName, text, code }: AskedTree, { table }: TableDictionary) {
  const isOurs = ctx.platform.lookups.table(`${tableName},${text},${code}`) !== undefined;
  return async (name: string): Promise<PgColumn | undefined> => {
    if (isOurs) return columnsOf(table)[parents[name] ?? ''];
    return (await tableDictionary(ctx, `${tableName},${name},${code}`))?.text;
  };
}

function conditionsIn(text: string | undefined): [string, string][] {
  if (text === undefined || text.trim() === '') return [];
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) throw refused('condition');
    return Object.entries(read).map(([name, value]) => {
      if (!/^[a-z][a-z0-9_]{0,62}$/.test(name) || typeof value !== 'string') throw refused('condition');
      return [name, value];
    });
  } catch {
    throw refused('condition');
  }
}

const refused = (path: string) => invalidInput('查询条件不正确', [{ path, message: '查询条件不正确' }]);
