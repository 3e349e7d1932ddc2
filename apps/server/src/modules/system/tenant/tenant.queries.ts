import { and, eq } from 'drizzle-orm';
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
  const now = nowText(ctx.clock);
  if (tenant === undefined) throw new AppError('Business', '所属租户不存在，请联系平台管理员');
  if (tenant.status !== 1) throw new AppError('Business', '所属租户已冻结，请联系平台管理员');
  if (tenant.beginDate !== null && tenant.beginDate > now) throw new AppError('Business', '所属租户尚未启用，请联系平台管理员');
  if (tenant.endDate !== null && tenant.endDate <= now) throw new AppError('Business', '所属租户已到期，请联系平台管理员');
}
