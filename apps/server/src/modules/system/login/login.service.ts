import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { projector } from '../../../platform/http/replySchema.ts';
import { hashPassword, isOutdated, verifyNothing, verifyPassword } from '../account/passwordHash.ts';
import { captchaError, consumeCaptcha } from '../captcha/captcha.service.ts';
import { departsOfUser, type DepartRow } from '../depart/depart.queries.ts';
import { allEntries, type DictEntry } from '../dictionary/dictModels.ts';
import { writeLog } from '../log/writeLog.ts';
import { type MenuEntry, menuEntries, userPermissions, type UserPermissionsAnswer } from '../permission/menu.service.ts';
import { listViews, type SavedView } from '../saved-view/savedView.service.ts';
import { issueTicket } from '../session/remember.ts';
import { endSessionOf, openSession, type StartedSession } from '../session/session.service.ts';
import { findUserInfo, type UserInfo } from '../user/user.queries.ts';
import { assertOpenTenant, enterableTenants, type TenantChoice } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { LoginResult } from './login.contract.ts';
import { countFailure, forgive, standing } from './throttle.ts';

/** What a person types in. */
export interface LoginRequest {
  username: string;
  password: string;
  captcha?: string | null | undefined;
  checkKey?: string | number | null | undefined;
  remember_me?: boolean | null | undefined;
}

/** What a login gives. @source SESS-03 */
export interface LoginAnswer {
  token: string;
  userInfo: UserInfo;
  userType: number;
  cid: string | null;
  departs: DepartRow[];
  multi_depart: number;
  tenantList?: TenantChoice[];
  sysAllDictItems: Record<string, DictEntry[]>;
  rememberId?: string;
  permissions?: UserPermissionsAnswer;
  savedViews?: SavedView[];
}

/** A stored user. */
export type User = typeof sysUser.$inferSelect;

/**
 * Signs a person in. Unknown, wrong and waiting accounts are answered alike, in words and in time.
 *
 * @param isServed whom this way in is for, default everybody; others are answered like a wrong password
 * @throws Business wrong, frozen, or code 406 with `result.need`: a picture code, or a changed password
 * @throws TooMany the address has failed 100 times in ten minutes
 * @source SESS-01, SESS-02, security 4.16–4.18
 */
export async function login(ctx: Context, input: LoginRequest, isServed: (user: User) => boolean = () => true): Promise<LoginAnswer> {
  // The password is checked between two transactions: the embedded engine has one connection, and a hash takes long.
  const found = await admit(ctx, input);
  const { user } = found;
  // A hash leaves the database alone, which gets ready for what a right one asks for: for everybody, so that time tells nothing.
  const [right, menu] = await Promise.all([
    user === undefined || found.blocked ? verifyNothing(input.password) : verifyPassword(user.password, input.password),
    ctx.platform.database.transaction('system', (tx) => menuEntries(tx, user?.tenantId ?? 0)),
  ]);
  if (user === undefined || !right || !isServed(user)) return refuse(ctx, input.username);
  assertNotFrozen(user);
  const rehashed = isOutdated(user.password) ? await hashPassword(input.password) : undefined;
  return enter(ctx, user, { rehashed, isRemembered: input.remember_me === true, menu });
}

async function admit(ctx: Context, input: LoginRequest): Promise<{ user: User | undefined; blocked: boolean }> {
  const { address } = ctx.request;
  const outcome = await ctx.platform.database.transaction('system', async (tx) => {
    const state = await standing(tx, ctx.clock, { account: input.username, address });
    if (state.refused) return { error: tooMany(600) };
    // A code is used up even when none was asked for, so that it cannot be tried out here.
    const verdict = await consumeCaptcha(
      tx,
      ctx,
      input.checkKey === null || input.checkKey === undefined ? undefined : String(input.checkKey),
      input.captcha ?? undefined,
    );
    if (state.captcha && verdict !== 'right') {
      return {
        error:
          verdict === 'missing'
            ? new AppError('Business', '请输入验证码', { code: 406, result: { need: ['captcha'] } })
            : captchaError('wrong'),
      };
    }
    if (!state.blocked) await countFailure(tx, ctx.clock, { account: input.username, address });
    const [user] = await tx
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.username, input.username), eq(sysUser.delFlag, 0)));
    return { user, blocked: state.blocked };
  });
  // Thrown outside, or the used code would come back with the rollback.
  if ('error' in outcome) throw outcome.error;
  return outcome;
}

async function refuse(ctx: Context, username: string): Promise<never> {
  await ctx.platform.database.transaction('system', async () => {
    ctx.audit({ action: 'login', outcome: 'refused', entity: 'user', remark: username.slice(0, 64) });
  });
  throw new AppError('Business', '用户名或密码错误');
}

/** @throws Business anyone who is frozen does not come in, by no way */
export function assertNotFrozen(user: User): void {
  if (user.status !== 1) throw new AppError('Business', '该用户已冻结');
}

/** A one-time password that others set is changed by anyone who has it, before any other way in. */
export function assertOwnPassword(user: User): void {
  if (user.mustChangePassword === 1) throw new AppError('Business', '请先用用户名和初始密码登录，并设置新密码');
}

/** Opens the session of somebody who proved to be this user. @throws Business code 406: a new password comes first */
export async function enter(
  ctx: Context,
  user: User,
  { rehashed, isRemembered, menu }: { rehashed: string | undefined; isRemembered: boolean; menu?: readonly MenuEntry[] },
): Promise<LoginAnswer> {
  const { tenantId, id: userId } = user;
  // A one-time password is nothing to build on.
  const mustChange = user.mustChangePassword === 1;
  const begun = await ctx.platform.database.transaction('system', async (tx) => {
    await assertOpenTenant(tx, ctx, tenantId);
    await forgive(tx, user.username, ctx.request.address);
    if (rehashed !== undefined)
      await tx
        .update(sysUser)
        .set({ password: rehashed })
        .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
    const departs = await departsOfUser(tx, tenantId, userId);
    const opened = await beginSession(tx, ctx, user, { orgCode: await homeDepart(tx, user, departs), how: '登录成功' });
    const rememberId = isRemembered && !mustChange ? await issueTicket(tx, ctx.clock, { tenantId, userId, ...pick(opened) }) : undefined;
    return { token: opened.token, departs, userInfo: await findUserInfo(tx, tenantId, userId), ...(rememberId && { rememberId }) };
  });
  const result = await answerOf(ctx, user, { ...begun, menu });
  if (mustChange)
    throw new AppError('Business', '请先修改密码', { code: 406, result: projector(LoginResult)({ ...result, need: ['password'] }) });
  return result;
}

const pick = ({ sessionId, expiresAt }: StartedSession) => ({ sessionId, expiresAt });

/** Opens a session of a user who may have one, and says so in the logs. */
export async function beginSession(
  tx: Tx,
  ctx: Context,
  user: User,
  { orgCode, expiresAt, how }: { orgCode: string | null; expiresAt?: string; how: string },
): Promise<StartedSession> {
  const { address, userAgent } = ctx.request;
  const { tenantId, id: userId } = user;
  const opened = await openSession(tx, ctx, { userId, tenantId, orgCode, address, userAgent, ...(expiresAt && { expiresAt }) });
  await writeLog(tx, ctx, {
    tenantId,
    logType: 1,
    logContent: `用户名: ${user.username},${how}！`,
    userid: user.username,
    username: user.realname,
  });
  ctx.audit({ action: 'login', entity: 'user', entityId: userId, remark: how });
  return opened;
}

/** What a login gives, once the session is open. */
export async function answerOf(
  ctx: Context,
  user: User,
  { menu, ...begun }: Pick<LoginAnswer, 'token' | 'departs' | 'userInfo' | 'rememberId'> & { menu?: readonly MenuEntry[] | undefined },
): Promise<LoginAnswer> {
  const { platform } = ctx;
  const tenants = user.relTenantIds ? await platform.database.transaction('system', (tx) => enterableTenants(tx, ctx, user.id)) : [];
  return {
    ...begun,
    ...(tenants.length > 1 ? { tenantList: tenants } : {}),
    userType: user.userType,
    cid: user.cid,
    multi_depart: Math.min(2, begun.departs.length),
    sysAllDictItems: await allEntries(ctx, user.tenantId),
    ...(user.mustChangePassword === 1 ? {} : await firstAnswers(ctx, { token: begun.token, menu })),
  };
}

/** What a client asks for as soon as it is in: each would be a round trip that nothing can be shown before. */
async function firstAnswers(
  ctx: Context,
  { token, menu }: { token: string; menu: readonly MenuEntry[] | undefined },
): Promise<Pick<LoginAnswer, 'permissions' | 'savedViews'>> {
  const { platform, locale, log, requestId, request } = ctx;
  const found = await platform.ports.authenticate(platform, { token, tenantId: undefined, address: request.address, isPerson: true });
  if (found === undefined) return {};
  const own = createContext(platform, { ...found, locale, log, requestId, request });
  const [permissions, savedViews] = await Promise.all([userPermissions(own, menu), listViews(own, undefined)]);
  return { permissions, savedViews };
}

/** The department that a session begins in; the only one of a user becomes the user's own. @source jeecg-wire 2.1 */
async function homeDepart(tx: Tx, user: User, departs: readonly DepartRow[]): Promise<string | null> {
  const only = departs.length === 1 ? departs[0]?.orgCode : undefined;
  if (only === undefined) return departs.some((depart) => depart.orgCode === user.orgCode) ? user.orgCode : null;
  if (only !== user.orgCode)
    await tx
      .update(sysUser)
      .set({ orgCode: only })
      .where(and(eq(sysUser.tenantId, user.tenantId), eq(sysUser.id, user.id)));
  return only;
}

/**
 * Ends the session of the token that came with the call, and no other.
 *
 * @throws Business there is no token, or it ended before
 * @source SESS-04
 */
export async function logout(ctx: Context): Promise<null> {
  const { token } = ctx.request;
  if (token === null) throw new AppError('Business', '退出登录失败！');
  const isEnded = await ctx.platform.database.transaction('system', async (tx) => {
    const ended = await endSessionOf(tx, ctx, token);
    if (ended === undefined) return false;
    const user = await findUserInfo(tx, ended.tenantId, ended.userId);
    await writeLog(tx, ctx, {
      tenantId: ended.tenantId,
      logType: 1,
      logContent: `用户名: ${user.username},退出成功！`,
      userid: user.username,
      username: user.realname,
    });
    ctx.audit({ action: 'logout', entity: 'user', entityId: ended.userId, remark: nowText(ctx.clock) });
    return true;
  });
  // Thrown outside, or the tickets that were forgotten would come back.
  if (!isEnded) throw new AppError('Business', 'Token无效!');
  return null;
}
