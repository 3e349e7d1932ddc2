import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, forbidden, notFound } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { sysRole } from '../role/role.table.ts';
import { sysSession } from '../session/session.table.ts';
import { sysUser } from './user.table.ts';
import { addUser, freezeUsers, resetPassword } from './user.service.ts';

/** Whose people they are: those of a customer (2) or a carrier (3). */
export interface Company {
  userType: 2 | 3;
  cid: string;
}

// The outer table is spelled out: a select of one table leaves its name away.
const roleNames = sql<string | null>`(select string_agg(r.role_name, '、' order by r.role_code) from sys_user_role h
  join sys_role r on r.tenant_id = h.tenant_id and r.id = h.role_id and r.del_flag = 0
  where h.tenant_id = "sys_user"."tenant_id" and h.user_id = "sys_user"."id" and h.del_flag = 0)`;
const lastLogin = sql<string | null>`(select max(s.started_at) from sys_session s
  where s.tenant_id = "sys_user"."tenant_id" and s.user_id = "sys_user"."id")`.mapWith(sysSession.startedAt);

const peopleOf = (ctx: Context, { userType, cid }: Company) =>
  and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.delFlag, 0), eq(sysUser.userType, userType), eq(sysUser.cid, cid));

/** Staff do it for every company that they see, others for their own. @throws Forbidden it is another's */
function assertOwn({ actor }: Context, { userType, cid }: Company): void {
  if (actor.userType !== 1 && (actor.userType !== userType || actor.cid !== cid)) throw forbidden();
}

/** The logins of a company, the main one first. The caller has seen that the company is visible. @source freight-domain 2.11 */
export function listCompanyUsers(ctx: Context, company: Company) {
  assertOwn(ctx, company);
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        phone: sysUser.phone,
        email: sysUser.email,
        roles: roleNames,
        status: sysUser.status,
        createTime: sysUser.createTime,
        lastLoginTime: lastLogin,
      })
      .from(sysUser)
      .where(peopleOf(ctx, company))
      .orderBy(desc(sysUser.isMain), asc(sysUser.createTime), asc(sysUser.id))
      .limit(200);
    return rows.map(({ phone, ...row }, index) => ({
      ...row,
      phone: phone === null ? null : maskText(phone),
      isMain: index === 0 ? ('1' as const) : ('0' as const),
    }));
  });
}

/**
 * Adds a login of a company with the role of its administrators.
 *
 * @throws InvalidInput the name or phone is taken, or the policy refuses the password
 * @throws Forbidden the role allows more than the actor may do
 */
export async function addCompanyUser(
  ctx: Context,
  company: Company,
  {
    input,
    roleCode,
  }: {
    input: { username: string; realname: string; phone: string; password: string; confirmpassword?: string | null | undefined };
    roleCode: string;
  },
): Promise<{ id: string }> {
  assertOwn(ctx, company);
  const selectedroles = await ctx.transaction((tx) => roleIdOf(tx, ctx, roleCode));
  const added = await addUser(ctx, { ...input, selectedroles }, company);
  return { id: String(added['id']) };
}

/** Nothing where this installation has no such role: its own people decide then. */
export async function roleIdOf(tx: Tx, ctx: Context, roleCode: string): Promise<string> {
  const [role] = await tx
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.tenantId, ctx.actor.tenantId), eq(sysRole.roleCode, roleCode), eq(sysRole.delFlag, 0)));
  return role?.id ?? '';
}

async function findUser(ctx: Context, company: Company, userId: string) {
  assertOwn(ctx, company);
  const [user] = await ctx.transaction((tx) =>
    tx
      .select({ id: sysUser.id, username: sysUser.username })
      .from(sysUser)
      .where(and(peopleOf(ctx, company), eq(sysUser.id, userId))),
  );
  if (user === undefined) throw notFound('用户不存在！');
  return user;
}

/** Gives a login of a company a password to begin with. All its sessions end. @throws NotFound it is not of this company */
export async function resetCompanyPassword(
  ctx: Context,
  company: Company,
  { userId, ...passwords }: { userId: string; password?: string | null | undefined; confirmpassword?: string | null | undefined },
): Promise<{ password: string | null }> {
  const { username } = await findUser(ctx, company, userId);
  return resetPassword(ctx, { username, ...passwords });
}

/** Freezes a login of a company, which ends its sessions at once, or lets it in again. @throws NotFound it is not of this company */
export async function freezeCompanyUser(ctx: Context, company: Company, input: { userId: string; status: 1 | 2 }): Promise<null> {
  const { id } = await findUser(ctx, company, input.userId);
  const { fail } = await freezeUsers(ctx, id, input.status);
  if (fail[0] !== undefined) throw businessError(fail[0].code ?? 500, { message: fail[0].message });
  return null;
}
