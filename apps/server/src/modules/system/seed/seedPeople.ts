import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { hashPassword } from '../account/passwordHash.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { sysRole, sysRolePermission } from '../role/role.table.ts';
import { sysTenant } from '../tenant/tenant.table.ts';
import { sysUser, sysUserDepart, sysUserRole } from '../user/user.table.ts';
import { permissionId, seedId } from './seedMenus.ts';

/** A role as seeds write it. */
export interface RoleSeed {
  code: string;
  name: string;
  description?: string;
  /** Holds every permission. */
  isSuper?: boolean;
  /** Logins of customers may be given it. */
  forCustomers?: boolean;
  /** Keys of menu entries that the role sees. */
  menus?: readonly string[];
  /** Permissions that it holds, as the contracts name them. */
  permissions?: readonly string[];
  tenantId?: number;
}

/** A department as seeds write it. */
export interface DepartSeed {
  orgCode: string;
  name: string;
  /** Code of the parent; absent for a root. */
  parent?: string;
  order?: number;
  tenantId?: number;
}

/** A user as seeds and tests write it. */
export interface UserSeed {
  username: string;
  realname: string;
  password: string;
  tenantId?: number;
  /** Role codes. */
  roles?: readonly string[];
  /** Department codes; the first one is the user's own. */
  departs?: readonly string[];
  /** Codes of the departments that the user leads. */
  leads?: readonly string[];
  userType?: number;
  cid?: string | null;
  /** The one of a company whom it answers by. */
  isMain?: boolean;
  /** Made up for the demonstration. */
  isDemo?: boolean;
  phone?: string;
  telephone?: string;
  email?: string;
  /** Codes of positions as a comma list. */
  post?: string;
  workNo?: string;
  relTenantIds?: string;
  mustChangePassword?: boolean;
  avatar?: string;
}

/** Makes sure that a tenant exists. */
export async function seedTenant(tx: Tx, tenantId: number, name: string): Promise<void> {
  await tx.insert(sysTenant).values({ tenantId, name }).onConflictDoNothing();
}

/**
 * Makes a role or brings it up to date, with exactly these grants of what the product brings; what it was given of others, such as of
 * online forms, it keeps. One that somebody has changed or removed is left alone.
 *
 * @returns its id
 */
export async function seedRole(tx: Tx, role: RoleSeed): Promise<string> {
  const tenantId = role.tenantId ?? 0;
  const known = await findRole(tx, tenantId, role.code);
  if (known !== undefined && known.version > 0) return known.id;
  const id = known?.id ?? newId();
  const values = {
    roleName: role.name,
    description: role.description ?? null,
    isSuper: role.isSuper === true ? 1 : 0,
    forCustomers: role.forCustomers === true ? '1' : '0',
  };
  if (
    known === undefined ||
    known.roleName !== values.roleName ||
    known.description !== values.description ||
    known.isSuper !== values.isSuper ||
    known.forCustomers !== values.forCustomers
  )
    await tx
      .insert(sysRole)
      .values({ id, tenantId, roleCode: role.code, ...values, createBy: 'system' })
      .onConflictDoUpdate({ target: [sysRole.tenantId, sysRole.id], set: values });
  const wanted = [...(role.menus ?? []).map((key) => seedId('menu', key)), ...(role.permissions ?? []).map(permissionId)];
  const existing =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: sysPermission.id, perms: sysPermission.perms })
          .from(sysPermission)
          .where(and(eq(sysPermission.tenantId, 0), inArray(sysPermission.id, wanted)));
  const missing = wanted.filter((one) => !existing.some((row) => row.id === one));
  if (missing.length > 0) {
    const names = [...(role.menus ?? []), ...(role.permissions ?? [])].filter((_name, index) => missing.includes(wanted[index] as string));
    throw new Error(`Role ${role.code} names what no menu has: ${names.join(', ')}`);
  }
  const ofRole = and(eq(sysRolePermission.tenantId, tenantId), eq(sysRolePermission.roleId, id));
  const held = await tx
    .select({ id: sysRolePermission.permissionId, by: sysPermission.createBy })
    .from(sysRolePermission)
    .leftJoin(sysPermission, and(eq(sysPermission.tenantId, 0), eq(sysPermission.id, sysRolePermission.permissionId)))
    .where(ofRole);
  const own = held.filter(({ by }) => by === null || by === 'system').map((one) => one.id);
  if (new Set(wanted).symmetricDifference(new Set(own)).size === 0) return id;
  if (own.length > 0) await tx.delete(sysRolePermission).where(and(ofRole, inArray(sysRolePermission.permissionId, own)));
  const rows = [...new Set(wanted)].map((permission) => ({ tenantId, roleId: id, permissionId: permission, createBy: 'system' }));
  if (rows.length > 0) await tx.insert(sysRolePermission).values(rows);
  return id;
}

/** Makes a department or renames it. @returns its id */
export async function seedDepart(tx: Tx, depart: DepartSeed): Promise<string> {
  const tenantId = depart.tenantId ?? 0;
  const parentId = depart.parent === undefined ? '' : seedId(`depart-${tenantId}`, depart.parent);
  const id = seedId(`depart-${tenantId}`, depart.orgCode);
  const values = {
    departName: depart.name,
    parentId,
    departOrder: depart.order ?? 0,
    orgType: String(depart.orgCode.length / 3),
    orgCategory: parentId === '' ? '1' : '2',
  };
  await tx
    .insert(sysDepart)
    .values({ id, tenantId, orgCode: depart.orgCode, ...values, createBy: 'system' })
    .onConflictDoUpdate({ target: [sysDepart.tenantId, sysDepart.id], set: values });
  return id;
}

/**
 * Makes a user with roles and departments that exist.
 *
 * @returns the id of the user; an existing user of that name is left as it is
 * @throws Error a role or department is unknown
 */
export async function createUser(tx: Tx, user: UserSeed): Promise<string> {
  const tenantId = user.tenantId ?? 0;
  const [known] = await tx.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, user.username));
  if (known !== undefined) return known.id;
  const id = newId();
  await tx.insert(sysUser).values({
    id,
    tenantId,
    username: user.username,
    realname: user.realname,
    password: await hashPassword(user.password),
    mustChangePassword: user.mustChangePassword === true ? 1 : 0,
    userType: user.userType ?? 1,
    cid: user.cid ?? null,
    isMain: user.isMain === true ? 1 : 0,
    isDemo: user.isDemo === true ? 1 : 0,
    phone: user.phone ?? null,
    telephone: user.telephone ?? null,
    email: user.email ?? null,
    post: user.post ?? null,
    workNo: user.workNo ?? null,
    avatar: user.avatar ?? null,
    relTenantIds: user.relTenantIds ?? null,
    orgCode: user.departs?.[0] ?? null,
    ...(user.leads === undefined
      ? { userIdentity: 1 }
      : { userIdentity: 2, departIds: user.leads.map((code) => seedId(`depart-${tenantId}`, code)).join(',') }),
    createBy: 'system',
  });
  for (const code of user.roles ?? []) {
    const roleId = (await findRole(tx, tenantId, code))?.id;
    if (roleId === undefined) throw new Error(`User ${user.username} is given the unknown role ${code}.`);
    await tx.insert(sysUserRole).values({ tenantId, userId: id, roleId, createBy: 'system' });
  }
  for (const code of user.departs ?? []) {
    const [depart] = await tx
      .select({ id: sysDepart.id })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.orgCode, code)));
    if (depart === undefined) throw new Error(`User ${user.username} is put into the unknown department ${code}.`);
    await tx.insert(sysUserDepart).values({ tenantId, userId: id, depId: depart.id, createBy: 'system' });
  }
  return id;
}

/** A live role before a removed one of the same code. */
async function findRole(tx: Tx, tenantId: number, code: string): Promise<typeof sysRole.$inferSelect | undefined> {
  const [role] = await tx
    .select()
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.roleCode, code)))
    .orderBy(asc(sysRole.delFlag))
    .limit(1);
  return role;
}
