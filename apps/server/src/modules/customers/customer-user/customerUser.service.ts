import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, businessError, forbidden, refusedField } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { forEachId, lockRow, readIds } from '../../../platform/resource/writeRows.ts';
import { grantableOf } from '../../system/role/rights.ts';
import { sysRole } from '../../system/role/role.table.ts';
import { roleIdOf } from '../../system/user/companyUser.service.ts';
import { addUser, editUser, freezeUsers, removeUser, resetPassword } from '../../system/user/user.service.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { customerResource } from '../customer/customer.service.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { customerScope } from '../scope.ts';
import { CustomerUser, type customerUserContract } from './customerUser.contract.ts';

type Add = z.output<(typeof customerUserContract)['endpoints']['add']['body']>;
type Edit = z.output<(typeof customerUserContract)['endpoints']['edit']['body']>;

// The outer table is spelled out: a select of one table leaves its name away.
const held = (what: SQL, order: SQL) => sql<string | null>`(select string_agg(${what} order by ${order}) from sys_user_role h
  join sys_role r on r.tenant_id = h.tenant_id and r.id = h.role_id and r.del_flag = 0
  where h.tenant_id = "sys_user"."tenant_id" and h.user_id = "sys_user"."id" and h.del_flag = 0)`;
const lastLogin = sql<string | null>`(select max(s.started_at) from sys_session s
  where s.tenant_id = "sys_user"."tenant_id" and s.user_id = "sys_user"."id")`;
/** The one with the mark, else the one that was there first: there is always one. */
const isMain = sql<string>`(case when "sys_user"."id" = (select m.id from sys_user m
  where m.tenant_id = "sys_user"."tenant_id" and m.cid = "sys_user"."cid" and m.user_type = 2 and m.del_flag = 0
  order by m.is_main desc, m.create_time, m.id limit 1) then '1' else '0' end)`;

/** Logins of customers: users of kind 2. They are written through the rules for users. @source freight-domain 2.11, F09 */
export const customerUserResource: Resource<typeof CustomerUser, typeof sysUser> = defineResource(CustomerUser, {
  table: sysUser,
  options: {
    permission: 'customerUser',
    title: 'realname',
    scope: (ctx) => and(eq(sysUser.userType, 2), customerScope(ctx, sysUser.cid)),
    extra: {
      customerId: { sql: sysUser.cid, type: 'text' },
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      roles: { sql: held(sql`r.role_name, '、'`, sql`r.role_code`), type: 'text' },
      isMain: { sql: isMain, type: 'text' },
      lastLoginTime: { sql: lastLogin.mapWith(sysUser.createTime), type: 'dateTime' },
    },
    fetch: { roleIds: held(sql`r.id, ','`, sql`r.role_code`) },
    join: (query) => query.leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, sysUser.tenantId), eq(hyCustomer.id, sysUser.cid)) as SQL),
  },
});

/** Roles that are flagged for customers and allow no more than the actor may do. */
export function assignableRoles(ctx: Context): Promise<{ id: string; roleName: string }[]> {
  return ctx.transaction(async (tx) => {
    const roles = await tx
      .select({ id: sysRole.id, roleName: sysRole.roleName })
      .from(sysRole)
      .where(and(eq(sysRole.tenantId, ctx.actor.tenantId), eq(sysRole.delFlag, 0), eq(sysRole.forCustomers, '1')))
      .orderBy(asc(sysRole.createTime), asc(sysRole.id));
    const may = await grantableOf(
      tx,
      ctx,
      roles.map(({ id }) => id),
    );
    return roles.filter(({ id }) => may.includes(id));
  });
}

/**
 * Adds a login of a customer.
 *
 * @throws NotFound the customer is not visible
 * @throws Forbidden it is another's, or a role allows more than the actor may do
 * @throws InvalidInput the name or phone is taken, the policy refuses the password, or a role is not for customers
 */
export async function addCustomerUser(ctx: Context, { customerId, roleIds, isMain: main, ...input }: Add) {
  const { customerKind } = await getRow(ctx, customerResource, customerId);
  const { userType, cid } = ctx.actor;
  if (userType !== 1 && cid !== customerId) throw forbidden();
  return ctx.transaction(async (tx) => {
    const problems = new ProblemList();
    const selectedroles = await problems.ask(() =>
      (roleIds ?? '') === ''
        ? roleIdOf(tx, ctx, customerKind === '2' ? 'agent_admin' : 'customer_admin')
        : rolesForCustomers(tx, ctx, splitList(roleIds ?? '')),
    );
    const added = await problems.ask(() =>
      addUser(ctx, { ...input, selectedroles: selectedroles ?? '' }, { userType: 2, cid: customerId }),
    );
    problems.end();
    const id = String(added?.['id']);
    if (main === '1') await markMain(tx, ctx, customerId, id);
    return getRow(ctx, customerUserResource, id) as Promise<never>;
  });
}

/** @throws InvalidInput one of them is not flagged for customers */
async function rolesForCustomers(tx: Tx, ctx: Context, ids: readonly string[], had: readonly string[] = []): Promise<string> {
  const asked = ids.filter((id) => !had.includes(id));
  const flagged =
    asked.length === 0
      ? []
      : await tx
          .select({ id: sysRole.id })
          .from(sysRole)
          .where(
            and(
              eq(sysRole.tenantId, ctx.actor.tenantId),
              inArray(sysRole.id, asked),
              eq(sysRole.forCustomers, '1'),
              eq(sysRole.delFlag, 0),
            ),
          );
  if (ids.length === 0 || flagged.length < new Set(asked).size)
    throw refusedField('roleIds', ids.length === 0 ? '请选择角色' : '所选角色不可分配给客户账号');
  return ids.join(',');
}

/** Gives a login the mark, and takes it from the one before. */
async function markMain(tx: Tx, ctx: Context, customerId: string, id: string): Promise<void> {
  const ofCompany = and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.userType, 2), eq(sysUser.cid, customerId));
  await tx
    .update(sysUser)
    .set({ isMain: 0 })
    .where(and(ofCompany, eq(sysUser.isMain, 1)));
  await tx
    .update(sysUser)
    .set({ isMain: 1 })
    .where(and(ofCompany, eq(sysUser.id, id)));
  ctx.audit({ action: 'customerUser.main', entity: 'user', entityId: id });
}

/**
 * Changes a login of a customer; the roles only where they are named.
 *
 * @throws NotFound it is not a login of a customer that the actor sees
 * @throws Business 40109 the customer or the user name would change, or the customer would be left without a main login
 */
export function editCustomerUser(ctx: Context, { customerId, roleIds, isMain: main, ...input }: Edit) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, customerUserResource, { id: input.id, version: input.version });
    if (customerId !== undefined && customerId !== before.cid) throw businessError(40109, { message: '不允许修改该字段' });
    const { roleIds: had, isMain: wasMain } = await getRow(ctx, customerUserResource, input.id);
    const problems = new ProblemList();
    if (main === '0' && wasMain === '1') {
      const message = '每个客户须有一个主账号，请将其他账号设为主账号';
      problems.keep(businessError(40109, { message, errorData: [{ path: 'isMain', message }] }));
    }
    const selectedroles =
      roleIds === undefined
        ? undefined
        : await problems.ask(() => rolesForCustomers(tx, ctx, splitList(roleIds ?? ''), splitList(typeof had === 'string' ? had : '')));
    await problems.ask(() => editUser(ctx, { ...input, ...(selectedroles === undefined ? {} : { selectedroles }) }));
    problems.end();
    if (main === '1' && wasMain !== '1') await markMain(tx, ctx, before.cid ?? '', input.id);
    return getRow(ctx, customerUserResource, input.id) as Promise<never>;
  });
}

/** Removes a login, whose sessions end. @throws Business it is the main one */
export function removeCustomerUser(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockRow(tx, ctx, customerUserResource, { id });
    const { isMain: main } = await getRow(ctx, customerUserResource, id);
    if (main === '1') throw new AppError('Business', '主账号不能删除，请先将其他账号设为主账号');
    return removeUser(ctx, id);
  });
}

/** Removes several. */
export const removeCustomerUsers = (ctx: Context, ids: string) => forEachId(readIds(ids), { act: (id) => removeCustomerUser(ctx, id) });

const assertLogin = async (ctx: Context, id: string) => getRow(ctx, customerUserResource, id);

/** Freezes a login, which ends its sessions at once, or lets it in again. @throws NotFound it is not a login that the actor sees */
export async function freezeCustomerUser(ctx: Context, { id, status }: { id: string; status: 1 | 2 }): Promise<null> {
  await assertLogin(ctx, id);
  const { fail } = await freezeUsers(ctx, id, status);
  if (fail[0] !== undefined) throw businessError(fail[0].code ?? 500, { message: fail[0].message });
  return null;
}

/** Gives a login a password to begin with. All its sessions end. @throws NotFound it is not a login that the actor sees */
export async function resetCustomerPassword(
  ctx: Context,
  { id, ...passwords }: { id: string; password?: string | null | undefined; confirmpassword?: string | null | undefined },
): Promise<{ password: string | null }> {
  const { username } = await assertLogin(ctx, id);
  return resetPassword(ctx, { username: String(username), ...passwords });
}
