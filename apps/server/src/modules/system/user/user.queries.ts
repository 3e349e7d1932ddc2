import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { userReplyColumns } from './user.reply.ts';
import { sysUser } from './user.table.ts';

/** A user as answers show one. */
export type UserInfo = Awaited<ReturnType<typeof findUserInfo>>;

/** A user without password data, with the name of the department. @throws Error there is no such user */
export async function findUserInfo(tx: Tx, tenantId: number, userId: string) {
  const [row] = await tx
    .select({ ...userReplyColumns, orgCodeTxt: sysDepart.departName })
    .from(sysUser)
    .leftJoin(sysDepart, and(eq(sysDepart.tenantId, sysUser.tenantId), eq(sysDepart.orgCode, sysUser.orgCode), eq(sysDepart.delFlag, 0)))
    .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
  if (row === undefined) throw new Error(`User ${userId} is gone.`);
  return row;
}
