import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SystemPorts } from '../../../platform/platform.ts';
import { sysTenant } from './tenant.table.ts';

/** Numbers of the tenants that are not frozen or removed, 0 first. */
export const liveTenants: SystemPorts['liveTenants'] = ({ database }) =>
  database.transaction('system', async (tx) => {
    const rows = await tx
      .select({ tenantId: sysTenant.tenantId })
      .from(sysTenant)
      .where(and(eq(sysTenant.status, 1), eq(sysTenant.delFlag, 0)))
      .orderBy(sysTenant.tenantId);
    return rows.map((row) => row.tenantId);
  });

/**
 * Refuses to begin a session in a tenant that is frozen, removed or outside its dates. Every request asks again.
 *
 * @param tx of the system: nobody is signed in yet
 * @throws Business says which of these it is
 * @source SYS-18, security 3.12
 */
export async function assertOpenTenant(tx: Tx, ctx: Pick<Context, 'clock'>, tenantId: number): Promise<void> {
  const [tenant] = await tx
    .select({ status: sysTenant.status, beginDate: sysTenant.beginDate, endDate: sysTenant.endDate })
    .from(sysTenant)
    .where(and(eq(sysTenant.tenantId, tenantId), eq(sysTenant.delFlag, 0)));
  const reason = tenant === undefined ? '不存在' : whyClosed(ctx, tenant);
  if (reason !== undefined) throw new AppError('Business', `所属租户${reason}，请联系平台管理员`);
}

/** Why nobody may be signed in to a tenant now; undefined where people may. */
export function whyClosed(
  ctx: Pick<Context, 'clock'>,
  { status, beginDate, endDate }: Pick<typeof sysTenant.$inferSelect, 'status' | 'beginDate' | 'endDate'>,
): string | undefined {
  const now = nowText(ctx.clock);
  if (status !== 1) return '已冻结';
  if (beginDate !== null && beginDate > now) return '尚未启用';
  return endDate !== null && endDate <= now ? '已到期' : undefined;
}

/** A tenant as people choose one. */
export interface TenantChoice {
  id: number;
  name: string;
}

/**
 * Tenants that a person may work in: the own one first, then those that are open and have given the person a role. Without a role
 * there would be nothing to see.
 *
 * @param tx of the system: it looks into several tenants
 * @source SYS-18, SESS-10, jeecg-wire 2.1
 */
export async function enterableTenants(tx: Tx, ctx: Pick<Context, 'clock'>, userId: string): Promise<TenantChoice[]> {
  const now = nowText(ctx.clock);
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select t.tenant_id as id, t.name
      from sys_user u
      join sys_tenant t on t.tenant_id = u.tenant_id
        or (t.tenant_id <> 0 and t.tenant_id::text = any (string_to_array(coalesce(u.rel_tenant_ids, ''), ','))
            and exists (select from sys_user_role h
                          join sys_role r on r.tenant_id = h.tenant_id and r.id = h.role_id and r.del_flag = 0
                         where h.tenant_id = t.tenant_id and h.user_id = u.id and h.del_flag = 0))
     where u.id = ${userId} and u.del_flag = 0 and t.status = 1 and t.del_flag = 0
       and (t.begin_date is null or t.begin_date <= ${now}) and (t.end_date is null or t.end_date > ${now})
     order by t.tenant_id <> u.tenant_id, t.tenant_id`);
  return rows.map(({ id, name }) => ({ id, name }));
}
