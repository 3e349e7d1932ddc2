import { and, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { compileSort } from '../../../platform/query/compileSort.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { RowPage } from '../../../platform/resource/listRows.ts';
import { assertNotAbove } from '../role/rights.ts';
import { sysRole } from '../role/role.table.ts';
import { sysTenant } from '../tenant/tenant.table.ts';
import { guestsAmong, guestsOf } from './guest.queries.ts';
import { setRoles } from './roleMembers.service.ts';
import { sysUser, sysUserRole } from './user.table.ts';

const columns: QueryColumns = {
  id: { sql: sysUser.id, type: 'text', nullable: false, sensitive: false },
  username: { sql: sysUser.username, type: 'text', nullable: false, sensitive: false },
  realname: { sql: sysUser.realname, type: 'text', nullable: false, sensitive: false },
  homeTenant: { sql: sysTenant.name, type: 'text', nullable: false, sensitive: false },
  status: { sql: sysUser.status, type: 'number', nullable: false, sensitive: false },
  createTime: { sql: sysUser.createTime, type: 'dateTime', nullable: false, sensitive: false },
  updateTime: { sql: sysUser.updateTime, type: 'dateTime', nullable: true, sensitive: false },
};

/** Ids or names of what a person holds in this tenant, in the order of the codes. */
const rolesHeld = (tenantId: number, { what, between }: { what: typeof sysRole.id | typeof sysRole.roleName; between: string }) =>
  sql<string | null>`(select string_agg(${what}, ${between} order by ${sysRole.roleCode})
    from ${sysUserRole}
    join ${sysRole} on ${sysRole.tenantId} = ${sysUserRole.tenantId} and ${sysRole.id} = ${sysUserRole.roleId} and ${sysRole.delFlag} = 0
   where ${sysUserRole.tenantId} = ${tenantId} and ${sysUserRole.userId} = "sys_user"."id" and ${sysUserRole.delFlag} = 0)`;

/**
 * The guests of the tenant with their roles here, by page; also those who were let in and hold none yet. It looks into other
 * tenants: of a guest it tells the names, the home and whether that has frozen the account, and each look leaves a trace.
 *
 * @source SYS-18, security 6.30
 */
export async function listGuests(ctx: Context, query: ListQueryInput): Promise<RowPage> {
  const { tenantId } = ctx.actor;
  const textOf = await ctx.platform.dictionaries.texts(tenantId, ctx.locale);
  const { current, size, offset } = readPage(query);
  return ctx.platform.database.transaction('system', async (tx) => {
    const which = and(guestsOf(ctx), compileFilters(columns, query));
    const home = eq(sysTenant.tenantId, sysUser.tenantId);
    const rows = await tx
      .select({
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        homeTenant: sysTenant.name,
        status: sysUser.status,
        selectedroles: rolesHeld(tenantId, { what: sysRole.id, between: ',' }),
        selectedroles_dictText: rolesHeld(tenantId, { what: sysRole.roleName, between: '、' }),
      })
      .from(sysUser)
      .innerJoin(sysTenant, home)
      .where(which)
      .orderBy(...compileSort(columns, { query, fallback: { field: 'username', order: 'asc' } }))
      .limit(size)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(sysUser).innerJoin(sysTenant, home).where(which);
    const total = counted?.total ?? 0;
    ctx.audit({ action: 'guest.list', entity: 'user' });
    const records = rows.map((row) => ({ ...row, version: 0, status_dictText: textOf('user_status', String(row.status)) }));
    return pageOf(records, { total, size, current });
  });
}

/**
 * Gives a guest exactly these roles of the tenant; none leaves nothing to enter it with.
 *
 * @throws NotFound it is not a guest of the tenant
 * @throws Forbidden a role allows more than the actor may do, or the guest may do more, or is the actor
 * @throws Business it would leave no administrator
 * @source SYS-18, security 5.27
 */
export async function setGuestRoles(ctx: Context, id: string, roles: string): Promise<null> {
  if (!(await guestsAmong(ctx, [id])).has(id)) throw notFound();
  return ctx.transaction(async (tx) => {
    await assertNotAbove(tx, ctx, [id]);
    await setRoles(tx, ctx, id, roles);
    return null;
  });
}
