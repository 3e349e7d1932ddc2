import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { forEachId, readIds, removeRow, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { escapeLike } from '../../../platform/query/likePattern.ts';
import type { DictEntry } from '../dictionary/dictModels.ts';
import type { TreeSelect } from './category.contract.ts';
import { alone, categoryResource, findByCode, hasChild, live, parentOf } from './category.resource.ts';
import { sysCategory } from './category.table.ts';
import { parentCodeOf, rootPid } from './categoryCode.ts';

const refused = (message: string) => new AppError('Business', message);

/** All categories below a parent, with the filters of a list. */
export async function childList(ctx: Context, query: { pid: string } & Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const { pid, ...filters } = query;
  const rows: Record<string, unknown>[] = [];
  for await (const piece of eachPiece(ctx, categoryResource, { query: filters, options: { where: eq(sysCategory.pid, pid) } }))
    rows.push(...piece);
  return rows;
}

/** Categories below several parents, in one page. */
export const childListOf = (ctx: Context, parentIds: string) =>
  listRows(ctx, categoryResource, { query: { pageNo: 1, pageSize: -1 }, where: inArray(sysCategory.pid, readIds(parentIds)) });

/**
 * Whether a code may stand below a parent.
 *
 * @throws Business the code is empty, or does not begin with the parent's
 */
export function checkCode(ctx: Context, pid: string | undefined, code: string | undefined): Promise<null> {
  return ctx.transaction(async (tx) => {
    if (!code) throw refused('错误,类型编码为空!');
    if (!pid || pid === rootPid) return null;
    const parent = await parentOf(tx, ctx, pid);
    if (!code.startsWith(parent.code)) throw refused(`编码不符合规范,须以"${parent.code}"开头!`);
    return null;
  });
}

/** One category by id or code. @throws Business there is none */
export async function loadOne(ctx: Context, field: 'id' | 'code', value: string): Promise<Record<string, unknown>> {
  const id = await ctx.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: sysCategory.id })
      .from(sysCategory)
      .where(and(live(ctx), eq(sysCategory[field], value)));
    return row?.id;
  });
  if (id === undefined) throw refused('查询无果');
  return getRow(ctx, categoryResource, id);
}

/**
 * The nodes below a code, or the roots; with all below them unless levels are loaded one by one.
 *
 * @throws Business there is no such code
 */
export function treeRoot(ctx: Context, isAsync: boolean, pcode: string | undefined): Promise<TreeSelect[]> {
  return ctx.transaction(async (tx) => {
    const parent = isRoot(pcode) ? undefined : await findByCode(tx, ctx, pcode);
    if (parent === undefined && !isRoot(pcode)) throw refused(`该编码【${pcode}】不存在，请核实!`);
    if (isAsync) return nodesBelow(tx, ctx, parent?.id ?? rootPid);
    const nodes = await nodesWhere(tx, ctx, parent === undefined ? undefined : like(sysCategory.code, `${parent.code}_%`));
    return asTree(nodes, parent?.code ?? '');
  });
}

/** The nodes right below a node. */
export const treeChildren = (ctx: Context, pid: string): Promise<TreeSelect[]> => ctx.transaction((tx) => nodesBelow(tx, ctx, pid));

/**
 * The nodes right below an id or a code that fit a condition.
 *
 * @throws Business neither is given, or there is no such code
 * @throws InvalidInput the condition is not an object of known columns
 */
export function treeData(
  ctx: Context,
  { pid, pcode, condition }: { pid?: string | undefined; pcode?: string | undefined; condition?: string | undefined },
): Promise<TreeSelect[]> {
  return ctx.transaction(async (tx) => {
    if (!pid && !pcode) throw refused('加载分类字典树参数有误.[null]!');
    const below = pid || (isRoot(pcode) ? rootPid : (await findByCode(tx, ctx, pcode))?.id);
    if (below === undefined) throw refused('加载分类字典树参数有误.[code]!');
    return nodesBelow(tx, ctx, below, compileCondition(condition));
  });
}

/** Names of ids in their order. Unknown ids are left out, or stand for themselves where `keepUnknown` says so. */
export function categoryNames(ctx: Context, ids: string, keepUnknown: boolean): Promise<string[]> {
  const wanted = splitList(ids).slice(0, 500);
  if (wanted.length === 0) return Promise.resolve([]);
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sysCategory.id, name: sysCategory.name })
      .from(sysCategory)
      .where(and(live(ctx), inArray(sysCategory.id, wanted)));
    const names = new Map(rows.map((row) => [row.id, row.name]));
    return wanted.flatMap((id) => names.get(id) ?? (keepUnknown ? id : []));
  });
}

/** Every category whose code begins with this one; `0` and nothing mean all. @throws Business there is none */
export function allOf(ctx: Context, code: string): Promise<DictEntry[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sysCategory.id, name: sysCategory.name })
      .from(sysCategory)
      .where(and(live(ctx), isRoot(code) ? undefined : like(sysCategory.code, `${escapeLike(code)}%`)))
      .orderBy(asc(sysCategory.code));
    if (rows.length === 0) throw refused('无数据,参数有误.[code]');
    return rows.map(({ id, name }) => ({ value: id, text: name, title: name }));
  });
}

/** Removes a category with all below it. @throws NotFound it is missing */
export const removeCategory = (ctx: Context, id: string): Promise<null> =>
  ctx.transaction(async (tx) => {
    await alone(tx, ctx);
    await removeRow(ctx, categoryResource, id);
    return null;
  });

/** Removes several, the deepest first: a branch and its leaves may be chosen together. */
export async function removeCategories(ctx: Context, ids: string): Promise<BatchOutcome> {
  const wanted = readIds(ids);
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ id: sysCategory.id, code: sysCategory.code })
      .from(sysCategory)
      .where(and(live(ctx), inArray(sysCategory.id, wanted))),
  );
  const depth = new Map(rows.map((row) => [row.id, row.code.length]));
  return forEachId(
    wanted.toSorted((one, other) => (depth.get(other) ?? 0) - (depth.get(one) ?? 0)),
    { act: (id) => removeCategory(ctx, id) },
  );
}

const isRoot = (code: string | undefined): code is undefined | '' | '0' => code === undefined || code === '' || code === rootPid;

const nodesBelow = (tx: Tx, ctx: Context, pid: string, further?: SQL): Promise<TreeSelect[]> =>
  nodesWhere(tx, ctx, and(eq(sysCategory.pid, pid), further));

async function nodesWhere(tx: Tx, ctx: Context, which: SQL | undefined): Promise<TreeSelect[]> {
  const rows = await tx
    .select({ id: sysCategory.id, name: sysCategory.name, pid: sysCategory.pid, code: sysCategory.code, hasChild })
    .from(sysCategory)
    .where(and(live(ctx), which))
    .orderBy(asc(sysCategory.code));
  return rows.map((row) => ({
    key: row.id,
    title: row.name,
    leaf: row.hasChild === null,
    icon: null,
    parentId: row.pid,
    value: row.id,
    code: row.code,
    children: null,
  }));
}

/** Nests nodes by their codes; a parent stands before its children. */
function asTree(nodes: readonly TreeSelect[], rootCode: string): TreeSelect[] {
  const roots: TreeSelect[] = [];
  const known = new Map<string, TreeSelect[]>([[rootCode, roots]]);
  for (const node of nodes) {
    known.get(parentCodeOf(node.code))?.push(node);
    node.children = [];
    known.set(node.code, node.children);
  }
  return roots;
}

/** What a condition may name, in both spellings of the wire. */
const conditionColumns: Readonly<Record<string, PgColumn>> = {
  id: sysCategory.id,
  name: sysCategory.name,
  code: sysCategory.code,
  createBy: sysCategory.createBy,
  create_by: sysCategory.createBy,
  sysOrgCode: sysCategory.sysOrgCode,
  sys_org_code: sysCategory.sysOrgCode,
};

/** Equality of columns, written as the text of an object. */
function compileCondition(text: string | undefined): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  const wrong = () => invalidInput('条件格式不正确', [{ path: 'condition', message: '应为字段与值的JSON对象' }]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw wrong();
  return and(
    ...Object.entries(parsed).map(([name, value]) => {
      const column = Object.hasOwn(conditionColumns, name) ? conditionColumns[name] : undefined;
      if (column === undefined || (typeof value !== 'string' && typeof value !== 'number')) throw wrong();
      return eq(column, String(value));
    }),
  );
}
