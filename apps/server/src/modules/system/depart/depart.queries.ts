import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { sysSession } from '../session/session.table.ts';
import { sysUser, sysUserDepart } from '../user/user.table.ts';
import { forgetDepartRoles } from './departRole.queries.ts';
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

/**
 * Takes removed departments out of everything that names them: their roles and what they were given, memberships, the department
 * that people and sessions act in, and who leads them.
 */
export async function forgetDeparts(tx: Tx, tenantId: number, departs: readonly { id: string; orgCode: string }[]): Promise<void> {
  const ids = departs.map(({ id }) => id);
  const codes = departs.map(({ orgCode }) => orgCode);
  await forgetDepartRoles(tx, tenantId, ids);
  await tx.delete(sysUserDepart).where(and(eq(sysUserDepart.tenantId, tenantId), inArray(sysUserDepart.depId, ids)));
  await tx
    .update(sysUser)
    .set({ orgCode: null })
    .where(and(eq(sysUser.tenantId, tenantId), inArray(sysUser.orgCode, codes)));
  await tx
    .update(sysSession)
    .set({ orgCode: null })
    .where(and(eq(sysSession.tenantId, tenantId), inArray(sysSession.orgCode, codes), isNull(sysSession.endedAt)));
  const removed = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  await tx
    .update(sysUser)
    .set({
      departIds: sql`(select string_agg(one, ',' order by place) from unnest(string_to_array(${sysUser.departIds}, ',')) with ordinality as led(one, place) where one <> all (${removed}))`,
    })
    .where(and(eq(sysUser.tenantId, tenantId), sql`string_to_array(${sysUser.departIds}, ',') && ${removed}`));
}
