import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { toDateText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { unknowablePassword } from '../account/passwordHash.ts';
import { assertOwnDeparts } from '../depart/departRights.ts';
import { sysPosition } from '../position/position.table.ts';
import { assertNotAbove } from '../role/rights.ts';
import { endSessionsOfUser } from '../session/session.service.ts';
import { User } from './user.contract.ts';
import { sysUser } from './user.table.ts';

type UserValues = Values<typeof sysUser>;

/** What a new person brings beside the fields, from services alone: the hash of the first password, and the company of a login for one. */
export interface NewUser {
  passwordHash?: string;
  of?: { userType: number; cid: string } | undefined;
}

// The outer table is spelled out: a select of one table leaves its name away.
const departNames = sql`(select string_agg(d.depart_name, ',' order by d.org_code) from sys_user_depart m
  join sys_depart d on d.tenant_id = m.tenant_id and d.id = m.dep_id and d.del_flag = 0
  where m.tenant_id = "sys_user"."tenant_id" and m.user_id = "sys_user"."id")`;
const positionNames = sql`(select string_agg(p.name, ',' order by one.place)
  from unnest(string_to_array("sys_user"."post", ',')) with ordinality as one(code, place)
  join sys_position p on p.tenant_id = "sys_user"."tenant_id" and p.code = one.code and p.del_flag = 0)`;
const ledNames = sql`(select string_agg(d.depart_name, ',' order by one.place)
  from unnest(string_to_array("sys_user"."depart_ids", ',')) with ordinality as one(id, place)
  join sys_depart d on d.tenant_id = "sys_user"."tenant_id" and d.id = one.id and d.del_flag = 0)`;

/** People of the actor's tenant. @source SYS-01 */
export const userResource: Resource<typeof User, typeof sysUser> = defineResource(User, {
  table: sysUser,
  options: {
    permission: 'user',
    title: 'realname',
    wholeRows: true,
    audited: true,
    scope: visiblePeople,
    fetch: { orgCodeTxt: departNames, post_dictText: positionNames, departIds_dictText: ledNames },
    beforeAdd: async (tx, ctx, input, values) => {
      const { username = '' } = values;
      const problems = new ProblemList();
      if (['system', 'anonymous'].includes(username.toLowerCase())) problems.keep(refusedField('username', '该账号为系统保留，不能使用'));
      const checked = await checkValues(tx, ctx, values, { before: undefined, problems });
      return {
        ...checked,
        password: (input as NewUser).passwordHash ?? (await unknowablePassword()),
        mustChangePassword: 1,
        passwordChangedAt: null,
        status: 1,
        // Never an input: who is not of the staff adds people of the own company alone.
        userType: (input as NewUser).of?.userType ?? ctx.actor.userType,
        cid: (input as NewUser).of === undefined ? ctx.actor.cid : (input as NewUser).of?.cid,
      };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      await assertNotAbove(tx, ctx, [before.id]);
      const { username, ...rest } = values;
      const problems = new ProblemList();
      if (username !== undefined && username !== before.username) problems.keep(refusedField('username', '登录账号不能修改'));
      return checkValues(tx, ctx, rest, { before, problems });
    },
    beforeRemove: async (tx, ctx, row) => {
      if (row.id === ctx.actor.userId) throw new AppError('Business', '不能删除自己');
      await assertNotAbove(tx, ctx, [row.id]);
    },
    afterRemove: (tx, ctx, row) => endSessionsOfUser(tx, ctx, { tenantId: row.tenantId, userId: row.id }, { reason: 'deleted' }),
  },
});

/** Refuses whom the actor does not see. @throws NotFound */
export async function assertVisible(tx: Tx, ctx: Context, id: string): Promise<void> {
  const [user] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(visibleRows(ctx, userResource), eq(sysUser.id, id)));
  if (user === undefined) throw notFound();
}

/** Staff see everybody, others the people of their own company. @source security 5.24 */
export function visiblePeople({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  return cid === null ? sql`false` : sql`(${sysUser.cid} = ${cid} and ${sysUser.userType} = ${userType})`;
}

/** Holds all people of the tenant, so that two cannot take one number or address at once. */
export async function holdPeople(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_user:${ctx.actor.tenantId}`}, 0))`);
}

/**
 * Refuses numbers and addresses that another person has.
 *
 * @throws InvalidInput each of them is named
 */
export async function assertFree(
  tx: Tx,
  ctx: Context,
  values: Pick<UserValues, 'phone' | 'email' | 'workNo'>,
  id: string | undefined,
): Promise<void> {
  const wanted = (['phone', 'email', 'workNo'] as const).filter((name) => values[name]);
  if (wanted.length === 0) return;
  const others = await tx
    .select({ phone: sysUser.phone, email: sysUser.email, workNo: sysUser.workNo })
    .from(sysUser)
    .where(
      and(
        eq(sysUser.tenantId, ctx.actor.tenantId),
        eq(sysUser.delFlag, 0),
        id === undefined ? undefined : ne(sysUser.id, id),
        or(...wanted.map((name) => eq(sysUser[name], values[name] ?? ''))),
      ),
    );
  const problems = new ProblemList();
  for (const name of wanted) if (others.some((other) => other[name] === values[name])) problems.keep(refusedField(name, takenTexts[name]));
  problems.end();
}

const takenTexts = { phone: '手机号已存在', email: '邮箱已存在', workNo: '工号已存在' } as const;

async function checkValues(
  tx: Tx,
  ctx: Context,
  values: UserValues,
  { before, problems }: { before: typeof sysUser.$inferSelect | undefined; problems: ProblemList },
): Promise<UserValues> {
  await holdPeople(tx, ctx);
  const { phone, birthday, post, departIds, relTenantIds } = values;
  if (phone && !/^1[3-9]\d{9}$/.test(phone)) problems.keep(refusedField('phone', '手机号格式不正确'));
  if (birthday && birthday > toDateText(ctx.clock.now())) problems.keep(refusedField('birthday', '生日不能晚于今天'));
  if (values.username !== undefined) await problems.ask(() => assertFreeName(tx, ctx, values.username ?? ''));
  await problems.ask(() => assertFree(tx, ctx, values, before?.id));
  const stored = {
    ...values,
    ...(post ? { post: await problems.ask(() => positionCodes(tx, ctx, post)) } : {}),
    ...(departIds ? { departIds: await problems.ask(() => ledDeparts(tx, ctx, departIds, before?.departIds)) } : {}),
    ...(relTenantIds ? { relTenantIds: await problems.ask(() => ownTenants(ctx, relTenantIds, before?.relTenantIds)) } : {}),
  };
  problems.end();
  return stored;
}

/** Asked beside the unique key, which knows the people of all tenants, so that it is told together with the rest. */
async function assertFreeName(tx: Tx, ctx: Context, username: string): Promise<void> {
  const [taken] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sql`lower(${sysUser.username})`, username.toLowerCase())))
    .limit(1);
  if (taken !== undefined) throw refusedField('username', '登录账号已存在');
}

/** Sheets name positions, forms send their codes. @throws InvalidInput one of them does not exist */
async function positionCodes(tx: Tx, ctx: Context, post: string): Promise<string> {
  const wanted = splitList(post);
  const known = await tx
    .select({ code: sysPosition.code, name: sysPosition.name })
    .from(sysPosition)
    .where(
      and(
        eq(sysPosition.tenantId, ctx.actor.tenantId),
        eq(sysPosition.delFlag, 0),
        or(inArray(sysPosition.code, wanted), inArray(sysPosition.name, wanted)),
      ),
    );
  return wanted
    .map((one) => {
      const found = known.find(({ code }) => code === one) ?? known.find(({ name }) => name === one);
      if (found === undefined) throw refusedField('post', `职务“${one.slice(0, 50)}”不存在`);
      return found.code;
    })
    .join(',');
}

async function ledDeparts(tx: Tx, ctx: Context, departIds: string, before: string | null | undefined): Promise<string> {
  const wanted = [...new Set(splitList(departIds))];
  const had = splitList(before ?? '');
  await assertOwnDeparts(
    tx,
    ctx,
    wanted.filter((id) => !had.includes(id)),
  );
  return wanted.join(',');
}

/** Only a tenant that the actor may enter is the actor's to give; the platform's administrators may enter all. @source security 5.27 */
function ownTenants(ctx: Context, relTenantIds: string, before: string | null | undefined): string {
  const wanted = [...new Set(splitList(relTenantIds))];
  const had = splitList(before ?? '');
  const added = wanted.filter((one) => !had.includes(one));
  if (added.length === 0) return wanted.join(',');
  if (added.some((one) => !/^\d{1,9}$/.test(one))) throw refusedField('relTenantIds', '租户不存在');
  const { actor } = ctx;
  const home = homeOf(ctx);
  const mayAll = actor.isSuperAdmin && home === 0 && actor.tenantId === 0;
  if (!mayAll && added.some((one) => Number(one) !== home)) throw forbidden('不能授予其他租户的访问权限');
  return wanted.join(',');
}
