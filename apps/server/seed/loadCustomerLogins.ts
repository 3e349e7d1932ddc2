import { and, eq, inArray } from 'drizzle-orm';
import { unknowablePassword } from '../src/modules/system/account/passwordHash.ts';
import { sysDepart } from '../src/modules/system/depart/depart.table.ts';
import { sysRole } from '../src/modules/system/role/role.table.ts';
import { sysUser, sysUserDepart, sysUserRole } from '../src/modules/system/user/user.table.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import type { CustomerLogin } from './demo/customerLogins.ts';
import { partners } from './organisation.ts';

/**
 * Writes logins of customers, whose roles and department exist. Nobody knows their password: anyone who wants to sign in as one has an
 * administrator set it.
 *
 * @throws Error a role or the department is missing
 */
export async function loadCustomerLogins(tx: Tx, logins: readonly CustomerLogin[]): Promise<void> {
  if (logins.length === 0) return;
  const codes = [...new Set(logins.map(({ role }) => role))];
  const roles = await tx
    .select({ code: sysRole.roleCode, id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, 0), eq(sysRole.delFlag, 0), inArray(sysRole.roleCode, codes)));
  const [depart] = await tx
    .select({ id: sysDepart.id })
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, 0), eq(sysDepart.orgCode, partners.orgCode)));
  if (roles.length < codes.length || depart === undefined)
    throw new Error('A role or the department of the logins of customers is missing.');
  const roleIds = new Map(roles.map(({ code, id }) => [code, id]));
  // One hash for all of them: each would take a noticeable part of a second.
  const password = await unknowablePassword();
  const made = ({ createTime }: CustomerLogin) => ({ createBy: 'system', createTime });
  await bulkInsert(
    tx,
    sysUser,
    logins.map(({ role: _role, ...login }) => ({
      ...login,
      createBy: 'system',
      password,
      mustChangePassword: 1,
      userType: 2,
      userIdentity: 1,
      orgCode: partners.orgCode,
    })),
  );
  await tx
    .insert(sysUserRole)
    .values(logins.map((login) => ({ ...made(login), tenantId: 0, userId: login.id, roleId: roleIds.get(login.role)! })));
  await tx.insert(sysUserDepart).values(logins.map((login) => ({ ...made(login), tenantId: 0, userId: login.id, depId: depart.id })));
}
