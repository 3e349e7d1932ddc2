import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { hyCustomer } from './customer.table.ts';

/** The name of a customer, and the phone that is texted: of the main login, else of the contact. */
export async function contactOfCustomer(tx: Tx, ctx: Context, customerId: string): Promise<{ name: string; phone: string | null }> {
  const { tenantId } = ctx.actor;
  const isLogin = [eq(sysUser.tenantId, tenantId), eq(sysUser.userType, 2), eq(sysUser.status, 1), eq(sysUser.delFlag, 0)];
  const [customer] = await tx
    .select({ name: hyCustomer.customerName, contact: hyCustomer.contactPhone, main: sysUser.phone })
    .from(hyCustomer)
    .leftJoin(sysUser, and(eq(sysUser.cid, hyCustomer.id), ...isLogin))
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId)))
    .orderBy(sql`${sysUser.isMain} desc nulls last`, asc(sysUser.createTime), asc(sysUser.id))
    .limit(1);
  return { name: customer?.name ?? '', phone: customer?.main || customer?.contact || null };
}
