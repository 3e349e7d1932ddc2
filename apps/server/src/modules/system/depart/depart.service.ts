import { and, asc, eq, inArray, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import { getTableColumns } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { replyWith } from '../../../platform/http/reply.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { forEachId, readIds, removeRow, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { containing } from '../../../platform/query/likePattern.ts';
import { parentCodeOf } from '../category/categoryCode.ts';
import { sysUser } from '../user/user.table.ts';
import { pickPeople } from '../user/userPick.service.ts';
import type { DepartNode, DepartOption } from './depart.contract.ts';
import { departResource, holdDeparts, liveDeparts, visibleDeparts } from './depart.resource.ts';
import { ledCodes } from './departRights.ts';
import { sysDepart } from './depart.table.ts';

type Row = Omit<typeof sysDepart.$inferSelect, 'delFlag'> & { delFlag: string };

/** More matches than these help nobody. */
const maxFound = 200;

/** All departments that the actor may see, as a tree in their order. */
export const departTree = (ctx: Context): Promise<DepartNode[]> =>
  ctx.transaction(async (tx) => asTree(await departsWhere(tx, ctx, undefined)));

/** The departments right below one, or the roots; each says whether it has some below. */
export function departsBelow(ctx: Context, pid: string | undefined): Promise<DepartNode[]> {
  return ctx.transaction(async (tx) => {
    const rows = await departsWhere(tx, ctx, pid ? eq(sysDepart.parentId, pid) : isTop(ctx));
    const parents = await tx
      .selectDistinct({ id: sysDepart.parentId })
      .from(sysDepart)
      .where(
        and(
          liveDeparts(ctx),
          inArray(
            sysDepart.parentId,
            rows.map((row) => row.id),
          ),
        ),
      );
    const withChildren = new Set(parents.map(({ id }) => id));
    return rows.map((row) => nodeOf(row, !withChildren.has(row.id)));
  });
}

/** The trees of the departments that the user leads: message `2` for a superior, `1` for others. @source jeecg-wire 3.3 */
export function myDepartTree(ctx: Context): Promise<DepartNode[] | null> {
  return ctx.transaction(async (tx) => {
    const led = await ledCodes(tx, ctx);
    if (led === undefined) return replyWith(null, { message: '1' });
    const rows = led.length === 0 ? [] : await departsWhere(tx, ctx, below(led));
    return replyWith(asTree(rows), { message: '2' });
  });
}

/** Departments to choose from, as a tree of ids and names. */
export async function departOptions(ctx: Context): Promise<DepartOption[]> {
  const options = (nodes: readonly DepartNode[]): DepartOption[] =>
    nodes.map(({ key, value, title, children }) => ({ key, value, title, children: options(children ?? []) }));
  return options(await departTree(ctx));
}

/**
 * Departments whose names contain a word, without what lies below them.
 *
 * @param mine `1` searches only what the user leads
 * @throws Business nothing was found
 */
export function searchDeparts(ctx: Context, word: string | undefined, mine: string | undefined): Promise<DepartNode[]> {
  return ctx.transaction(async (tx) => {
    const led = mine === '1' ? ((await ledCodes(tx, ctx)) ?? []) : undefined;
    const found = led?.length === 0 ? [] : await named(tx, ctx, word, led === undefined ? undefined : below(led));
    if (found.length === 0) throw new AppError('Business', '未查询匹配数据！');
    return found;
  });
}

/** Departments and people by a word. */
export async function searchOrganisation(
  ctx: Context,
  word: string | undefined,
): Promise<{ userList: Record<string, unknown>[]; departList: DepartNode[] }> {
  const departList = await ctx.transaction((tx) => named(tx, ctx, word, undefined));
  const userList = await pickPeople(ctx, ilike(sysUser.realname, containing(word ?? '')));
  return { userList, departList };
}

/** All departments, or those of some ids, in the order of the tree. */
export const allDeparts = (ctx: Context, id: string | undefined): Promise<Row[]> =>
  ctx.transaction((tx) => departsWhere(tx, ctx, id ? inArray(sysDepart.id, splitList(id)) : undefined));

/** One department by its code; null when there is none. */
export const departByCode = (ctx: Context, orgCode: string): Promise<Row | null> =>
  ctx.transaction(async (tx) => (await departsWhere(tx, ctx, eq(sysDepart.orgCode, orgCode)))[0] ?? null);

/** The departments above some, the root first, by the id or code that was asked for. @source jeecg-wire 3.3 */
export function parentsOf(
  ctx: Context,
  asked: { departId?: string | undefined; orgCode?: string | undefined },
): Promise<Record<string, { parentIds: string[]; parentMap: Record<string, Row> }>> {
  return ctx.transaction(async (tx) => {
    const key = asked.departId ? 'id' : 'orgCode';
    const wanted = splitList(asked.departId ?? asked.orgCode ?? '').slice(0, 500);
    const rows = await departsWhere(tx, ctx, inArray(sysDepart[key], wanted));
    const codes = [...new Set(rows.flatMap((row) => codesAbove(row.orgCode)))];
    const above = new Map((await departsWhere(tx, ctx, inArray(sysDepart.orgCode, codes))).map((row) => [row.orgCode, row]));
    return Object.fromEntries(
      rows.map((row) => {
        const parents = codesAbove(row.orgCode).flatMap((code) => above.get(code) ?? []);
        return [
          row[key],
          { parentIds: parents.map(({ id }) => id), parentMap: Object.fromEntries(parents.map((parent) => [parent.id, parent])) },
        ];
      }),
    );
  });
}

/** Removes a department with all below it and its memberships. @throws NotFound it is missing @source jeecg-wire 3.3 */
export const removeDepart = (ctx: Context, id: string): Promise<null> =>
  ctx.transaction(async (tx) => {
    await holdDeparts(tx, ctx);
    await removeRow(ctx, departResource, id);
    return null;
  });

/** Removes several, the deepest first: a department and those below it may be chosen together. */
export async function removeDeparts(ctx: Context, ids: string): Promise<BatchOutcome> {
  const wanted = readIds(ids);
  const rows = await ctx.transaction((tx) => departsWhere(tx, ctx, inArray(sysDepart.id, wanted)));
  const depth = new Map(rows.map((row) => [row.id, row.orgCode.length]));
  return forEachId(
    wanted.toSorted((one, other) => (depth.get(other) ?? 0) - (depth.get(one) ?? 0)),
    { act: (id) => removeDepart(ctx, id) },
  );
}

/** The departments with these codes and all below them. */
const below = (codes: readonly string[]): SQL => or(sql`false`, ...codes.map((code) => like(sysDepart.orgCode, `${code}%`))) as SQL;

async function departsWhere(tx: Tx, ctx: Context, which: SQL | undefined): Promise<Row[]> {
  const rows = await tx
    .select(getTableColumns(sysDepart))
    .from(sysDepart)
    .where(and(liveDeparts(ctx), visibleDeparts(ctx), which))
    .orderBy(asc(sysDepart.departOrder), asc(sysDepart.orgCode));
  return rows.map((row) => ({ ...row, delFlag: String(row.delFlag) }));
}

/** Anyone who does not see a parent has its child for a root. */
function isTop(ctx: Context): SQL {
  const { userType, orgCodes } = ctx.actor;
  if (userType === 1) return eq(sysDepart.parentId, '');
  return inArray(
    sysDepart.orgCode,
    orgCodes.filter((code) => !orgCodes.some((other) => other !== code && code.startsWith(other))),
  );
}

async function named(tx: Tx, ctx: Context, word: string | undefined, which: SQL | undefined): Promise<DepartNode[]> {
  const rows = await departsWhere(tx, ctx, and(ilike(sysDepart.departName, containing(word ?? '')), which));
  return rows.slice(0, maxFound).map((row) => nodeOf(row, true));
}

function codesAbove(code: string): string[] {
  const parent = parentCodeOf(code);
  return parent === '' ? [] : [...codesAbove(parent), parent];
}

const nodeOf = (row: Row, isLeaf: boolean): DepartNode => ({
  ...row,
  key: row.id,
  value: row.id,
  title: row.departName,
  isLeaf,
  children: null,
});

/** Nests rows by their parents; rows whose parent is not among them become roots. */
function asTree(rows: readonly Row[]): DepartNode[] {
  const nodes = new Map(rows.map((row) => [row.id, nodeOf(row, true)]));
  const roots: DepartNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentId);
    if (parent === undefined) roots.push(node);
    else {
      parent.isLeaf = false;
      (parent.children ??= []).push(node);
    }
  }
  return roots;
}
