import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound, refusedByRule } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { PermissionChoice } from '../permission/permission.contract.ts';
import { permissionChoices } from '../permission/permission.service.ts';
import { rulesOf } from '../permission/permissionRule.resource.ts';
import {
  applyDifference,
  applyRules,
  departOf,
  departRoleOf,
  grantedRules,
  grantedTo,
  type Difference,
  type GrantedRules,
} from '../role/grants.ts';
import { assertNotAbove } from '../role/rights.ts';
import { userResource } from '../user/user.resource.ts';
import { sysUserDepart } from '../user/user.table.ts';
import { tellDepartRoleHolders, tellMenu } from './departRole.queries.ts';
import { assertChangeable, departRoleOfId, departRoleResource } from './departRole.resource.ts';
import { sysDepartRole, sysDepartRoleUser } from './departRole.table.ts';

/** All roles of a department. @source jeecg-wire 3.3 */
export async function rolesOfDepart(ctx: Context, departId: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const piece of eachPiece(ctx, departRoleResource, {
    query: {},
    options: { where: eq(sysDepartRole.departId, departId) },
  }))
    rows.push(...piece);
  return rows;
}

/** Which roles of a department a person holds. @source jeecg-wire 3.3 */
export function departRolesOfUser(
  ctx: Context,
  userId: string,
  departId: string,
): Promise<{ id: string; userId: string; droleId: string }[]> {
  return ctx.transaction((tx) =>
    tx
      .select({ id: sysDepartRoleUser.id, userId: sysDepartRoleUser.userId, droleId: sysDepartRoleUser.droleId })
      .from(sysDepartRoleUser)
      .innerJoin(
        sysDepartRole,
        and(eq(sysDepartRole.tenantId, sysDepartRoleUser.tenantId), eq(sysDepartRole.id, sysDepartRoleUser.droleId)),
      )
      .where(
        and(
          eq(sysDepartRoleUser.tenantId, ctx.actor.tenantId),
          eq(sysDepartRoleUser.userId, userId),
          eq(sysDepartRole.departId, departId),
          eq(sysDepartRole.delFlag, 0),
          departRoleResource.options.scope?.(ctx),
        ),
      )
      .orderBy(sysDepartRole.roleCode),
  );
}

/**
 * Gives a person department roles and takes others back: the difference of the two lists.
 *
 * @throws Business the person does not belong to the department of one that is added
 * @throws Forbidden one of them is not the actor's to give, or the person is the actor or may do more than they may
 * @source SYS-05, security 5.27
 */
export function assignDepartRoles(
  ctx: Context,
  { userId, newRoleId, oldRoleId }: { userId: string; newRoleId: string; oldRoleId?: string | null | undefined },
): Promise<null> {
  return ctx.transaction(async (tx) => {
    const { tenantId, username } = ctx.actor;
    if (userId === ctx.actor.userId) throw refusedByRule('不能修改自己的角色');
    const wanted = splitList(newRoleId);
    const before = splitList(oldRoleId ?? '');
    const added = wanted.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !wanted.includes(id));
    if (added.length + removed.length === 0) return null;
    await lockRow(tx, ctx, userResource, { id: userId });
    await assertNotAbove(tx, ctx, [userId]);
    const member = await tx
      .select({ departId: sysUserDepart.depId })
      .from(sysUserDepart)
      .where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.userId, userId)));
    for (const id of [...added, ...removed]) {
      const role = await departRoleOfId(tx, ctx, id);
      await assertChangeable(tx, ctx, role);
      if (added.includes(id) && !member.some(({ departId }) => departId === role.departId))
        throw new AppError('Business', '用户不属于该部门，不能分配部门角色');
    }
    if (removed.length > 0)
      await tx
        .delete(sysDepartRoleUser)
        .where(
          and(eq(sysDepartRoleUser.tenantId, tenantId), eq(sysDepartRoleUser.userId, userId), inArray(sysDepartRoleUser.droleId, removed)),
        );
    if (added.length > 0)
      await tx
        .insert(sysDepartRoleUser)
        .values(added.map((droleId) => ({ tenantId, userId, droleId, createBy: username })))
        .onConflictDoNothing();
    ctx.audit({ action: 'user.departRoles', entity: 'user', entityId: userId, before: { removed }, after: { added } });
    tellMenu(ctx, [userId]);
    return null;
  });
}

/** The tree of what the roles of a department may be given. @source jeecg-wire 3.3 */
export async function departRoleChoices(ctx: Context, departId: string): Promise<{ treeList: PermissionChoice[]; ids: string[] }> {
  const within = new Set(await ctx.transaction((tx) => grantedTo(tx, ctx, departOf(departId))));
  return permissionChoices(ctx, 'slotTitle', within);
}

/** Ids of what a department role is given. @throws NotFound there is no such role */
export const departRolePermissions = (ctx: Context, roleId: string): Promise<string[]> =>
  ctx.transaction(async (tx) => {
    await departRoleOfId(tx, ctx, roleId);
    return grantedTo(tx, ctx, departRoleOf(roleId));
  });

/**
 * Gives a department role entries out of what its department has, and takes others from it.
 *
 * @throws Forbidden the role is not the actor's to change, or an entry not their or the department's to give
 * @source SYS-05, security 5.27
 */
export function saveDepartRolePermissions(ctx: Context, roleId: string, lists: Difference): Promise<null> {
  return ctx.transaction(async (tx) => {
    const role = await lockRow(tx, ctx, departRoleResource, { id: roleId });
    await assertChangeable(tx, ctx, role);
    const within = new Set(await grantedTo(tx, ctx, departOf(role.departId)));
    const changed = await applyDifference(tx, ctx, departRoleOf(roleId), { lists, within });
    if (changed === undefined) return null;
    ctx.audit({ action: 'departRole.permissions', entity: 'departRole', entityId: roleId, after: changed });
    await tellDepartRoleHolders(tx, ctx, { roleId });
    return null;
  });
}

/** @throws NotFound there is no such role in the department @throws Business the entry has no data rules */
export async function departRoleRules(ctx: Context, of: { permissionId: string; departId: string; roleId: string }): Promise<GrantedRules> {
  const role = await ctx.transaction((tx) => departRoleOfId(tx, ctx, of.roleId));
  if (role.departId !== of.departId) throw notFound('部门角色不存在');
  return grantedRules(ctx, departRoleOf(of.roleId), of.permissionId);
}

/** Narrows a grant of a department role by data rules, beside those of its department. @throws Business it is not given the entry */
export async function saveDepartRoleRules(
  ctx: Context,
  roleId: string,
  { permissionId, dataRuleIds }: { permissionId: string; dataRuleIds: string },
): Promise<null> {
  const known = await rulesOf(ctx, { permissionId });
  return ctx.transaction(async (tx) => {
    await assertChangeable(tx, ctx, await lockRow(tx, ctx, departRoleResource, { id: roleId }));
    const ids = await applyRules(tx, ctx, departRoleOf(roleId), { permissionId, dataRuleIds, known });
    ctx.audit({ action: 'departRole.dataRules', entity: 'departRole', entityId: roleId, after: { permissionId, dataRuleIds: ids } });
    await tellDepartRoleHolders(tx, ctx, { roleId });
    return null;
  });
}
