import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import { AppError, forbidden, refusedEntry, tooMany } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { departsOfUser, type DepartRow } from '../depart/depart.queries.ts';
import { takeAttempt } from '../login/throttle.ts';
import { endSessionsOfUser, setSessionDepart } from '../session/session.service.ts';
import { findUserInfo, type UserInfo } from '../user/user.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { passwordProblem } from './passwordPolicy.ts';
import { platformNames } from './platformNames.ts';

/** The departments that the user may choose from, and the chosen one. @source SESS-07 */
export function currentDeparts(ctx: Context): Promise<{ list: DepartRow[]; orgCode: string | null }> {
  return ctx.transaction(async (tx) => ({
    list: await departsOfUser(tx, ctx.actor.tenantId, ctx.actor.userId),
    orgCode: ctx.actor.orgCode,
  }));
}

/**
 * Chooses the department of this session.
 *
 * @throws Forbidden the user does not belong to it, or `username` is somebody else
 * @source SESS-07
 */
export function selectDepart(
  ctx: Context,
  input: { orgCode: string; username?: string | null | undefined },
): Promise<{ userInfo: UserInfo }> {
  ownUser(ctx, input.username);
  return ctx.transaction(async (tx) => {
    const { tenantId, userId } = ctx.actor;
    const departs = await departsOfUser(tx, tenantId, userId);
    if (!departs.some((depart) => depart.orgCode === input.orgCode)) throw forbidden('您不属于该部门');
    // The session lives in the user's own tenant.
    if (ctx.session !== null) await setSessionDepart(tx, ctx.session.homeTenantId, { sessionId: ctx.session.id, orgCode: input.orgCode });
    await tx
      .update(sysUser)
      .set({ orgCode: input.orgCode })
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
    return { userInfo: await findUserInfo(tx, tenantId, userId) };
  });
}

/** What a change of one's own password takes. */
export interface PasswordChange {
  username?: string | null | undefined;
  oldpassword?: string | null | undefined;
  password?: string | null | undefined;
  confirmpassword?: string | null | undefined;
}

/**
 * Changes the password of the session's own user and ends all other sessions of that user.
 *
 * @throws Forbidden `username` is somebody else
 * @throws Business wrong old password, or a new one that the policy refuses
 * @source MOD-01, VAL-01, security 2.8
 */
export async function updatePassword(ctx: Context, change: PasswordChange): Promise<null> {
  ownUser(ctx, change.username);
  const { oldpassword, password, confirmpassword } = change;
  const problems = new ProblemList();
  if (!oldpassword) problems.keep(refusedEntry('oldpassword', '请输入旧密码!'));
  if (!password) problems.keep(refusedEntry('password', '新密码不允许为空!'));
  if (password && password !== confirmpassword) problems.keep(refusedEntry('confirmpassword', '两次输入密码不一致!'));
  const { user, names } = await readUser(ctx);
  // Hashing outside of a transaction: the embedded engine has one connection.
  if (oldpassword && !(await verifyPassword(user.password, oldpassword))) problems.keep(refusedEntry('oldpassword', '旧密码输入错误!'));
  const problem = password ? passwordProblem(password, { username: user.username, phone: user.phone, names }) : undefined;
  if (password && password === oldpassword) problems.keep(refusedEntry('password', '新密码不能与旧密码相同!'));
  else if (problem !== undefined) problems.keep(refusedEntry('password', problem));
  problems.end();
  if (!password) return null;
  const hashed = await hashPassword(password);
  await ctx.platform.database.transaction('system', async (tx) => {
    await tx
      .update(sysUser)
      .set({
        password: hashed,
        mustChangePassword: 0,
        passwordChangedAt: nowText(ctx.clock),
        updateBy: user.username,
        updateTime: nowText(ctx.clock),
      })
      .where(and(eq(sysUser.tenantId, user.tenantId), eq(sysUser.id, user.id)));
    await endSessionsOfUser(tx, ctx, { tenantId: user.tenantId, userId: user.id }, { reason: 'password', except: ctx.session?.id });
    ctx.audit({ action: 'user.password', entity: 'user', entityId: user.id });
  });
  return null;
}

async function readUser(ctx: Context): Promise<{ user: typeof sysUser.$inferSelect; names: (string | null)[] }> {
  const found = await ctx.platform.database.transaction('system', async (tx) => {
    if (!(await takeAttempt(tx, ctx.clock, { what: 'password', who: ctx.actor.userId, limit: 10, windowSeconds: 600 }))) return undefined;
    const [user] = await tx
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, homeOf(ctx)), eq(sysUser.id, ctx.actor.userId)));
    const names = await platformNames(tx);
    return { user, names };
  });
  if (found === undefined) throw tooMany(600);
  if (found.user === undefined) throw new AppError('Business', '用户不存在！');
  return { user: found.user, names: found.names };
}

function ownUser(ctx: Context, username: string | null | undefined): void {
  if (username !== null && username !== undefined && username !== '' && username !== ctx.actor.username)
    throw forbidden('只允许修改自己的密码！');
}
