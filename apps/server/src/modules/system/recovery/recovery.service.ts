import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { hashPassword, verifyPassword } from '../account/passwordHash.ts';
import { passwordProblem } from '../account/passwordPolicy.ts';
import { platformNames } from '../account/platformNames.ts';
import { captchaError, consumeCaptcha } from '../captcha/captcha.service.ts';
import { ownersOf, resetCode } from '../login/phoneLogin.service.ts';
import type { User } from '../login/login.service.ts';
import { takeAttempt } from '../login/throttle.ts';
import { endSessionsOfUser } from '../session/session.service.ts';
import { consumeCode, hasPassed, spendCodes } from '../sms/codes.service.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';

/** Seconds from the right code to the new password. @source security 4.20 */
const recoveryWindow = 900;

/**
 * Step 1: names the account, with a picture code against those who try many. The answer repeats what was asked and nothing more:
 * whether there is such an account shows only to anyone who holds its phone.
 *
 * @throws Business the picture code is missing, wrong or over
 * @throws InvalidInput neither a phone nor a user name
 * @source ROUTE-17, security 4.20
 */
export async function nameAccount(
  ctx: Context,
  asked: { phone?: string | undefined; username?: string | undefined; captcha?: string | undefined; checkKey?: string | undefined },
): Promise<{ username: string | null; phone: string | null }> {
  const verdict = await ctx.platform.database.transaction('system', (tx) => consumeCaptcha(tx, ctx, asked.checkKey, asked.captcha));
  if (verdict !== 'right') throw captchaError(verdict);
  if (!asked.phone && !asked.username?.trim()) throw new AppError('Business', '验证失败');
  return { username: asked.username?.trim() || null, phone: asked.phone ?? null };
}

/**
 * Step 2: checks the code that `/sys/sms` sent (mode 2). From then on it sets a new password once, for fifteen minutes.
 *
 * @throws Business wrong or over
 * @source ROUTE-17
 */
export async function verifyPhone(
  ctx: Context,
  { phone, smscode, username }: { phone: string; smscode: string; username?: string | null | undefined },
): Promise<{ smscode: string; username: string }> {
  await consumeCode(ctx, resetCode, { code: smscode, phone }).catch((error: unknown) => {
    // Nobody learns from the words whether a code was sent at all.
    throw error instanceof AppError ? wrongCode() : error;
  });
  const owner = await ownerOf(ctx, phone, username ?? undefined);
  return { smscode, username: owner.username };
}

/**
 * Step 3: sets the password of anyone who proved to hold the phone, ends all of that user's sessions, and signs nobody in.
 *
 * @throws Business step 2 is missing, too long ago, or was used; or the policy refuses the password
 * @source ROUTE-17, VAL-01, security 4.20
 */
export async function setForgottenPassword(
  ctx: Context,
  { username, password, smscode, phone }: { username: string; password: string; smscode: string; phone: string },
): Promise<null> {
  const { isAdmitted, names } = await ctx.platform.database.transaction('system', async (tx) => {
    // Six digits that passed once must not be tried out here.
    const admitted = await takeAttempt(tx, ctx.clock, { what: 'recovery', who: phone, limit: 10, windowSeconds: recoveryWindow });
    return { isAdmitted: admitted, names: await platformNames(tx) };
  });
  if (!isAdmitted) throw tooMany(recoveryWindow);
  if (!(await hasPassed(ctx, resetCode, { code: smscode, phone, within: recoveryWindow }))) throw wrongCode();
  const owner = await ownerOf(ctx, phone, username);
  const problem = passwordProblem(password, { username: owner.username, phone, names });
  if (problem !== undefined) throw new AppError('Business', problem);
  if (await verifyPassword(owner.password, password)) throw new AppError('Business', '新密码不能与旧密码相同!');
  const hashed = await hashPassword(password);
  const now = nowText(ctx.clock);
  await ctx.platform.database.transaction('system', async (tx) => {
    await tx
      .update(sysUser)
      .set({ password: hashed, mustChangePassword: 0, passwordChangedAt: now, updateBy: owner.username, updateTime: now })
      .where(and(eq(sysUser.tenantId, owner.tenantId), eq(sysUser.id, owner.id)));
    await endSessionsOfUser(tx, ctx, { tenantId: owner.tenantId, userId: owner.id }, { reason: 'recovery' });
    await spendCodes(tx, ctx, resetCode, phone);
    ctx.audit({ action: 'user.recovery', entity: 'user', entityId: owner.id });
  });
  return null;
}

const wrongCode = () => new AppError('Business', '短信验证码错误或已失效！');

/** The account that a phone recovers: of several the named one. */
async function ownerOf(ctx: Context, phone: string, username: string | undefined): Promise<User> {
  const tenants = await liveTenants(ctx.platform);
  const owners = await ctx.platform.database.transaction('system', (tx) => ownersOf(tx, tenants, phone));
  const named = username?.trim().toLowerCase();
  const owner = owners.find((one) => one.username.toLowerCase() === named) ?? (owners.length === 1 && !named ? owners[0] : undefined);
  if (owner === undefined || owner.status !== 1) throw new AppError('Business', '未找到用户！');
  return owner;
}
