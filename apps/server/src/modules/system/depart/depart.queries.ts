import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { sysUserDepart } from '../user/user.table.ts';
import { sysDepart } from './depart.table.ts';

/** A department with the deletion mark as text, as the wire has it. */
export type DepartRow = Omit<typeof sysDepart.$inferSelect, 'delFlag'> & { delFlag: string };

/** Departments that a user belongs to in a tenant, by code. */
export async function departsOfUser(tx: Tx, tenantId: number, userId: string): Promise<DepartRow[]> {
  const rows = await tx
    .select({ depart: sysDepart })
    .from(sysUserDepart)
    .innerJoin(sysDepart, and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId)))
    .where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.userId, userId), eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.orgCode));
  return rows.map(({ depart }) => ({ ...depart, delFlag: String(depart.delFlag) }));
}
