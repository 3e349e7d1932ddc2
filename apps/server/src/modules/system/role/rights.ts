import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { departRoleGrants } from '../depart/departRole.queries.ts';
import { permsOf } from '../permission/permission.queries.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { sysUser, sysUserRole } from '../user/user.table.ts';
import { sysRole, sysRolePermission } from './role.table.ts';

/** A role with what it allows. */
interface RoleRights {
  id: string;
  roleCode: string;
  isSuper: number;
  /** Permissions, each once. */
  permissions: readonly string[];
}

/**
 * Whether a role allows more than the actor may do. Who holds the role itself is never exceeded by it; who sees rows through data
 * rules is exceeded by a role that shows them without.
 */
function exceeds(actor: Actor, role: RoleRights): boolean {
  if (actor.isSuperAdmin) return false;
  if (role.isSuper === 1) return true;
  if (actor.roles.includes(role.roleCode)) return false;
  return lacks(actor, role.permissions);
}

/** What is about the company of the person who holds it, and of nobody else: staff who make its login have no use for it themselves, nor may they use it. */
export const isOfOwn = (permission: string): boolean => permission.endsWith(':own') || permission === 'bill:confirm';

/** Whether the actor may not do all of this, or only on some rows. */
export function lacks(actor: Actor, permissions: readonly string[]): boolean {
  if (actor.isSuperAdmin) return false;
  const narrowed = new Set(actor.dataRules.flatMap((rule) => rule.permission.split(',')));
  const others = permissions.filter((permission) => !isOfOwn(permission));
  return others.some((permission) => !actor.permissions.has(permission) || narrowed.has(permission));
}

/**
 * Refuses roles that are not the actor's to give.
 *
 * @throws NotFound one of them does not exist
 * @throws Forbidden one of them allows more than the actor may do
 * @source security 5.27
 */
export async function assertGrantable(tx: Tx, ctx: Context, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const roles = await rightsOf(tx, ctx.actor.tenantId, inArray(sysRole.id, [...roleIds]));
  if (new Set(roleIds).size !== roles.length) throw notFound('角色不存在');
  if (roles.some((role) => exceeds(ctx.actor, role))) throw forbidden('不能授予超出自身权限的角色');
}

/** Those of some roles that are the actor's to give. @source security 5.27 */
export async function grantableOf(tx: Tx, ctx: Context, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const roles = await rightsOf(tx, ctx.actor.tenantId, inArray(sysRole.id, [...roleIds]));
  return roles.filter((role) => !exceeds(ctx.actor, role)).map(({ id }) => id);
}

/**
 * Refuses to touch people who may do more than the actor.
 *
 * @throws Forbidden one of them may
 * @source security 2.8, 5.27
 */
export async function assertNotAbove(tx: Tx, ctx: Context, userIds: readonly string[]): Promise<void> {
  const { actor } = ctx;
  if (actor.isSuperAdmin || userIds.length === 0) return;
  const held = tx
    .select({ roleId: sysUserRole.roleId })
    .from(sysUserRole)
    .where(and(eq(sysUserRole.tenantId, actor.tenantId), inArray(sysUserRole.userId, [...userIds]), eq(sysUserRole.delFlag, 0)));
  const roles = await rightsOf(tx, actor.tenantId, inArray(sysRole.id, held));
  // What people may do in other tenants cannot be seen from here.
  const [elsewhere] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, actor.tenantId), inArray(sysUser.id, [...userIds]), sql`coalesce(${sysUser.relTenantIds}, '') <> ''`))
    .limit(1);
  const byDepart = (await departRoleGrants(tx, actor.tenantId, userIds)).map((grant) => grant.perms);
  if (elsewhere !== undefined || roles.some((role) => exceeds(actor, role)) || lacks(actor, byDepart.flatMap(permsOf)))
    throw forbidden('不能操作权限高于自己的用户');
}

/**
 * Makes a change that may cost somebody the administration, and refuses it where nobody would be left. Two such changes wait for
 * each other, or they could remove the last two at once.
 *
 * @throws Business nobody is left
 * @source security 5.27
 */
export async function guardAdministrators<Result>(tx: Tx, ctx: Context, change: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sys_admins:${ctx.actor.tenantId}`}, 0))`);
  const had = await hasAdministrator(tx, ctx);
  const result = await change();
  if (had && !(await hasAdministrator(tx, ctx))) throw new AppError('Business', '管理员账号不允许此操作！至少要保留一名管理员');
  return result;
}

async function hasAdministrator(tx: Tx, ctx: Context): Promise<boolean> {
  const [one] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .innerJoin(sysUserRole, and(eq(sysUserRole.tenantId, sysUser.tenantId), eq(sysUserRole.userId, sysUser.id), eq(sysUserRole.delFlag, 0)))
    .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.delFlag, 0), eq(sysUser.status, 1), eq(sysRole.isSuper, 1)))
    .limit(1);
  return one !== undefined;
}

async function rightsOf(tx: Tx, tenantId: number, which: SQL): Promise<RoleRights[]> {
  const rows = await tx
    .select({ id: sysRole.id, roleCode: sysRole.roleCode, isSuper: sysRole.isSuper, perms: sysPermission.perms })
    .from(sysRole)
    .leftJoin(
      sysRolePermission,
      and(eq(sysRolePermission.tenantId, sysRole.tenantId), eq(sysRolePermission.roleId, sysRole.id), eq(sysRolePermission.delFlag, 0)),
    )
    .leftJoin(
      sysPermission,
      and(
        inArray(sysPermission.tenantId, [0, tenantId]),
        eq(sysPermission.id, sysRolePermission.permissionId),
        eq(sysPermission.delFlag, 0),
        eq(sysPermission.status, '1'),
      ),
    )
    .where(and(eq(sysRole.tenantId, tenantId), eq(sysRole.delFlag, 0), which));
  const roles = new Map<string, RoleRights & { permissions: string[] }>();
  for (const { perms, ...row } of rows) {
    const role = roles.get(row.id) ?? { ...row, permissions: [] };
    roles.set(row.id, role);
    const named = permsOf(perms);
    role.permissions.push(...named.filter((one) => !role.permissions.includes(one)));
  }
  return [...roles.values()];
}
