import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, refusedField, tooMany } from '../../../platform/errors.ts';
import { verifyPassword } from '../account/passwordHash.ts';
import { takeAttempt } from '../login/throttle.ts';
import { sysRole } from '../role/role.table.ts';
import { sysSession } from '../session/session.table.ts';
import { readConfigValues } from '../setting/configValues.ts';
import { sysUser, sysUserRole } from '../user/user.table.ts';
import { sendCode, consumeCode, type CodePurpose } from './codes.service.ts';

/** Whose phone gets the code. @source SMS-02 */
export type SafeRecipient = 'admin' | 'user';

/** Seconds that a session is safe after a passed check. @source security 4.21 */
const safeFor = 600;

const purposeOf = (recipient: SafeRecipient): CodePurpose => ({ purpose: `safe:${recipient}`, scene: 'safe', sceneText: '安全验证' });

/**
 * Sends the code of the security check.
 *
 * @throws Business there is no phone to send it to
 * @throws TooMany see `sendCode`
 * @source SMS-01, SMS-02
 */
export async function sendSafeCode(ctx: Context, recipient: SafeRecipient): Promise<null> {
  const tenantId = homeOf(ctx);
  const phone = await ctx.platform.database.transaction({ tenantId }, (tx) =>
    recipient === 'admin' ? adminPhone(tx, ctx, tenantId) : ownPhone(tx, ctx),
  );
  if (phone === undefined)
    throw new AppError('Business', recipient === 'admin' ? '管理员尚未设置手机号，请先设置' : '您尚未绑定手机号，请先绑定');
  return sendCode(ctx, phone, purposeOf(recipient));
}

/**
 * Checks the code of the security check and makes the session safe. A code that passed before passes again while the session
 * is safe, and makes it no longer safe than it was.
 *
 * @throws Business see `consumeCode`
 * @source SMS-02, SMS-03, security 4.21
 */
export async function checkSafeCode(ctx: Context, recipient: SafeRecipient, captcha: string | null | undefined): Promise<null> {
  const code = captcha?.trim() ?? '';
  if (code === '') throw new AppError('Business', '不能为空!');
  const outcome = await consumeCode(ctx, purposeOf(recipient), { code, again: safeFor });
  await ctx.platform.database.transaction('system', async (tx) => {
    if (outcome === 'used') {
      const safeUntil = momentAfter(ctx.clock, safeFor * 1000);
      await tx.update(sysSession).set({ safeUntil }).where(ownSession(ctx));
    }
    ctx.audit({ action: 'session.safe', entity: 'user', entityId: ctx.actor.userId, remark: `${recipient} ${outcome}` });
  });
  return null;
}

/**
 * Demands that the session has passed the security check a moment ago.
 *
 * @throws Forbidden 40331: the client opens the dialog of the check
 * @source security 4.21
 */
export async function assertSafe(tx: Tx, ctx: Context): Promise<void> {
  const [row] = await tx.select({ safeUntil: sysSession.safeUntil }).from(sysSession).where(ownSession(ctx));
  if (row?.safeUntil == null || row.safeUntil <= nowText(ctx.clock))
    throw new AppError('Forbidden', '请先完成短信安全验证', { errorCode: 40331 });
}

/**
 * Takes the login password again in the place of the code, from those who have no phone to send one to. It serves the paying of money alone.
 *
 * @throws Business there is a phone; TooMany ten tries in ten minutes; InvalidInput it is not the password
 * @source freight-domain S09 second password
 */
export async function checkOwnPassword(ctx: Context, password: string): Promise<null> {
  const tenantId = homeOf(ctx);
  const { userId } = ctx.actor;
  const stored = await ctx.platform.database.transaction('system', async (tx) => {
    if ((await ownPhone(tx, ctx)) !== undefined) return 'phone';
    if (!(await takeAttempt(tx, ctx.clock, { what: 'password', who: userId, limit: 10, windowSeconds: 600 }))) return 'waits';
    const [user] = await tx
      .select({ password: sysUser.password })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
    return { password: user?.password ?? '' };
  });
  // Outside of the transaction, or the counted attempt would be taken back; and a hash takes long.
  if (stored === 'phone') throw new AppError('Business', '您已绑定手机号，请使用短信验证');
  if (stored === 'waits') throw tooMany(600);
  if (!(await verifyPassword(stored.password, password))) throw refusedField('password', '登录密码错误!');
  await ctx.platform.database.transaction('system', async (tx) => {
    await tx
      .update(sysSession)
      .set({ passwordUntil: momentAfter(ctx.clock, safeFor * 1000) })
      .where(ownSession(ctx));
    ctx.audit({ action: 'session.safe', entity: 'user', entityId: userId, remark: 'password' });
  });
  return null;
}

/**
 * Demands the check by SMS of people who move money, or the password of those without a phone. A check of a form asks for neither.
 *
 * @throws Forbidden 40331: the client asks for it
 * @source freight-domain 2.15 smsConfirm, S08, S09
 */
export async function assertSafeToPay(tx: Tx, ctx: Context): Promise<void> {
  if (ctx.checkOnly) return;
  const [row] = await tx.select({ until: sysSession.passwordUntil }).from(sysSession).where(ownSession(ctx));
  const hasPassword = row?.until != null && row.until > nowText(ctx.clock);
  if (!hasPassword || (await ownPhone(tx, ctx)) !== undefined) await assertSafe(tx, ctx);
}

/** The phone of the session's user. */
export async function ownPhone(tx: Tx, ctx: Context): Promise<string | undefined> {
  const [user] = await tx
    .select({ phone: sysUser.phone })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, homeOf(ctx)), eq(sysUser.id, ctx.actor.userId)));
  return user?.phone || undefined;
}

/** The configured one, else that of the first super administrator who has one. */
async function adminPhone(tx: Tx, ctx: Context, tenantId: number): Promise<string | undefined> {
  const { safeAdminPhone } = await readConfigValues(tx, { actor: { ...ctx.actor, tenantId } }, ['safeAdminPhone']);
  if (safeAdminPhone !== '') return safeAdminPhone;
  const [admin] = await tx
    .select({ phone: sysUser.phone })
    .from(sysUser)
    .innerJoin(sysUserRole, and(eq(sysUserRole.tenantId, sysUser.tenantId), eq(sysUserRole.userId, sysUser.id), eq(sysUserRole.delFlag, 0)))
    .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUser.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
    .where(
      and(
        eq(sysUser.tenantId, tenantId),
        eq(sysRole.isSuper, 1),
        eq(sysUser.status, 1),
        eq(sysUser.delFlag, 0),
        isNotNull(sysUser.phone),
        ne(sysUser.phone, ''),
      ),
    )
    .orderBy(asc(sysUser.createTime), asc(sysUser.id))
    .limit(1);
  return admin?.phone ?? undefined;
}

const ownSession = (ctx: Context) => and(eq(sysSession.tenantId, homeOf(ctx)), eq(sysSession.id, ctx.session?.id ?? ''));
