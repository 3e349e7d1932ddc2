import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { sysUserRole } from '../user/user.table.ts';
import { sysRole } from './role.table.ts';

/** Gives a user the role of a code. One that this installation does not have is not given: the platform's own people decide then. */
export async function giveRole(tx: Tx, user: { tenantId: number; userId: string; createBy: string }, roleCode: string): Promise<void> {
  const [role] = await tx
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, user.tenantId), eq(sysRole.roleCode, roleCode), eq(sysRole.delFlag, 0)));
  if (role !== undefined)
    await tx
      .insert(sysUserRole)
      .values({ ...user, roleId: role.id })
      .onConflictDoNothing();
}
