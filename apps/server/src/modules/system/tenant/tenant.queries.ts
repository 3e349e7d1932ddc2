import { and, eq } from 'drizzle-orm';
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
