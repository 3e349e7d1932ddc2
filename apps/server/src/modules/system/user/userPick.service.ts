import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { listRows, type RowPage } from '../../../platform/resource/listRows.ts';
import { containing, withoutAsterisks } from '../../../platform/query/likePattern.ts';
import { liveDeparts } from '../depart/depart.resource.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { departIdsBelow, membersOf } from './membersOf.ts';
import { userResource } from './user.resource.ts';
import { sysUser, sysUserDepart } from './user.table.ts';

/** People who are not frozen. */
const active = eq(sysUser.status, 1);

/** All of them that one answer may hold. */
const whole = { pageNo: 1, pageSize: -1, column: 'realname', order: 'asc' } as const;

/** The people of a department and of all below it. */
async function peopleOf(ctx: Context, depart: SQL): Promise<SQL> {
  const codes = await ctx.transaction((tx) =>
    tx
      .select({ code: sysDepart.orgCode })
      .from(sysDepart)
      .where(and(liveDeparts(ctx), depart)),
  );
  return membersOf(
    ctx,
    await departIdsBelow(
      ctx,
      codes.map(({ code }) => code),
    ),
  );
}

/** Active people that fit a condition, within what the actor may see; at most as many as one answer may hold. */
export const pickPeople = async (ctx: Context, which: SQL | undefined): Promise<Record<string, unknown>[]> =>
  (await listRows(ctx, userResource, { query: whole, where: and(active, which) })).records;

/** People to choose from, in pages, by any field, by a word and by a department with all below it. @source jeecg-wire 3.1 */
export async function userComponentData(
  ctx: Context,
  { departId, keyword, ...query }: ListQueryInput & { departId?: string | undefined; keyword?: string | undefined },
): Promise<RowPage> {
  const members = departId ? await peopleOf(ctx, eq(sysDepart.id, departId)) : undefined;
  const asked = keyword?.trim() ?? '';
  if (asked === '') return listRows(ctx, userResource, { query, where: and(active, members) });
  const { realname: _realname, ...others } = query as Record<string, unknown>;
  return listRows(ctx, userResource, { query: others as ListQueryInput, where: and(active, members, knownAs(asked)) });
}

/** Phones are masked for most: a whole one finds its owner, a part would let anybody guess the rest. */
const knownAs = (asked: string): SQL | undefined =>
  or(ilike(sysUser.realname, containing(asked)), ilike(sysUser.username, containing(asked)), eq(sysUser.phone, asked));

/** The people of a department and of all below it. Their departments stand in `orgCode`, too. @source jeecg-wire 3.1 */
export async function peopleBelow(ctx: Context, id: string, realname: string | undefined): Promise<Record<string, unknown>[]> {
  const members = await peopleOf(ctx, eq(sysDepart.id, id));
  const rows = await pickPeople(ctx, and(members, realname ? ilike(sysUser.realname, containing(realname)) : undefined));
  return rows.map((row) => ({ ...row, orgCode: row['orgCodeTxt'] }));
}

/** The people of a department itself. */
export const peopleOfDepart = (ctx: Context, id: string): Promise<Record<string, unknown>[]> => pickPeople(ctx, membersOf(ctx, [id]));

/** People by ids, whether they may still sign in or not. */
export const peopleByIds = async (ctx: Context, userIds: string): Promise<Record<string, unknown>[]> =>
  (await listRows(ctx, userResource, { query: whole, where: inArray(sysUser.id, splitList(userIds)) })).records;

/** Whom to call: one line for each person with all departments. @source SYS-19, jeecg-wire 3.1, 3.15 */
export async function addressBook(
  ctx: Context,
  query: ListQueryInput & { orgCode?: string | undefined; realname?: string | undefined; workNo?: string | undefined },
): Promise<RowPage> {
  const { orgCode, realname, workNo, ...rest } = query;
  const sorted = typeof rest['column'] === 'string' ? rest : { ...rest, column: 'realname', order: 'asc' };
  const found = await listRows(ctx, userResource, {
    query: sorted,
    where: and(
      active,
      orgCode ? await peopleOf(ctx, eq(sysDepart.orgCode, orgCode)) : undefined,
      word(sysUser.realname, realname),
      word(sysUser.workNo, workNo),
    ),
  });
  const departs = await departsOf(
    ctx,
    found.records.map((row) => row['id'] as string),
  );
  return {
    ...found,
    records: found.records.map((row) => {
      const own = departs.filter(({ userId }) => userId === row['id']);
      return {
        ...row,
        userId: row['id'],
        departId: own.map(({ id }) => id).join(' | ') || null,
        departName: own.map(({ name }) => name).join(' | ') || null,
      };
    }),
  };
}

/** Clients send the word alone or between asterisks. */
const word = (column: typeof sysUser.realname | typeof sysUser.workNo, asked: string | undefined): SQL | undefined => {
  const text = withoutAsterisks(asked ?? '');
  return text === '' ? undefined : ilike(column, containing(text));
};

function departsOf(ctx: Context, userIds: readonly string[]): Promise<{ userId: string; id: string; name: string }[]> {
  return ctx.transaction((tx) =>
    tx
      .select({ userId: sysUserDepart.userId, id: sysDepart.id, name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(
        sysDepart,
        and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId), eq(sysDepart.delFlag, 0)),
      )
      .where(and(eq(sysUserDepart.tenantId, ctx.actor.tenantId), inArray(sysUserDepart.userId, [...userIds])))
      .orderBy(sysDepart.orgCode),
  );
}
