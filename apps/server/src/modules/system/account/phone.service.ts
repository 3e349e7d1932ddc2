import { and, eq, ne } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { takeAttempt } from '../login/throttle.ts';
import { sendCode, consumeCode } from '../sms/codes.service.ts';
import { assertSafe, ownPhone } from '../sms/safe.service.ts';
import { sysUser } from '../user/user.table.ts';
import { verifyPassword } from './passwordHash.ts';

const purpose = { purpose: 'bindPhone', scene: 'bindPhone', sceneText: '手机号绑定' };

/**
 * Sends a code to a phone that the user wants to bind. Whose it is now is not told.
 *
 * @throws Forbidden 40331: the present phone was not checked a moment ago
 * @throws TooMany see `sendCode`
 * @source ACCT-05, SMS-01
 */
export async function sendBindCode(ctx: Context, phone: string): Promise<null> {
  await ctx.platform.database.transaction('system', async (tx) => {
    const present = await ownPhone(tx, ctx);
    if (present === phone) throw new AppError('Business', '新手机号与当前手机号相同');
    if (present !== undefined) await assertSafe(tx, ctx);
  });
  return sendCode(ctx, phone, purpose);
}

/**
 * Binds a phone to the session's user: anyone who has one proves it by the security check, others by their password.
 *
 * @throws Forbidden 40331: the present phone was not checked a moment ago
 * @throws Business wrong password, wrong code, or the phone belongs to somebody else
 * @source ACCT-05, security 4.21
 */
export async function bindPhone(
  ctx: Context,
  input: { phone: string; smscode: string; password?: string | null | undefined },
): Promise<{ phone: string }> {
  const tenantId = homeOf(ctx);
  const { userId, username } = ctx.actor;
  if (input.smscode === '') throw new AppError('Business', '不能为空!');
  const stored = await ctx.platform.database.transaction('system', async (tx) => {
    if ((await ownPhone(tx, ctx)) !== undefined) {
      await assertSafe(tx, ctx);
      return undefined;
    }
    if (!(await takeAttempt(tx, ctx.clock, { what: 'password', who: userId, limit: 10, windowSeconds: 600 }))) return 'waits';
    const [user] = await tx
      .select({ password: sysUser.password })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
    return { password: user?.password ?? '' };
  });
  // Outside of the transaction, or the counted attempt would be taken back; and a hash takes long.
  if (stored === 'waits') throw tooMany(600);
  if (stored !== undefined && !(await verifyPassword(stored.password, input.password ?? '')))
    throw new AppError('Business', '登录密码错误!');
  await consumeCode(ctx, purpose, { code: input.smscode, phone: input.phone });
  return ctx.platform.database.transaction('system', async (tx) => {
    const [other] = await tx
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.phone, input.phone), eq(sysUser.delFlag, 0), ne(sysUser.id, userId)));
    if (other !== undefined) throw new AppError('Business', '该手机号已被其他用户绑定', { errorCode: 40303 });
    await tx
      .update(sysUser)
      .set({ phone: input.phone, updateBy: username, updateTime: nowText(ctx.clock) })
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
    ctx.audit({ action: 'user.phone', entity: 'user', entityId: userId });
    return { phone: input.phone };
  });
}
