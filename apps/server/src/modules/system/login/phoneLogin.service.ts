import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, tooMany } from '../../../platform/errors.ts';
import { consumeCode, sendOpenCode, type CodePurpose } from '../sms/codes.service.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { assertNotFrozen, assertOwnPassword, enter, type LoginAnswer, type User } from './login.service.ts';
import { countFailure, standing } from './throttle.ts';

const purposes = {
  '0': { purpose: 'login', scene: 'login', sceneText: '登录' },
  '1': { purpose: 'register', scene: 'register', sceneText: '注册' },
  '2': { purpose: 'reset', scene: 'reset', sceneText: '找回密码' },
} as const satisfies Record<string, CodePurpose>;

/** What the code of a registration opens. */
export const registerCode: CodePurpose = purposes['1'];
/** What the code of a forgotten password opens. */
export const resetCode: CodePurpose = purposes['2'];

/**
 * Sends a code to a phone. It is answered alike whether or not somebody has that phone.
 *
 * @param smsmode 0 login, 1 registration, 2 forgotten password
 * @throws TooMany the phone or the address has to wait
 * @source SESS-01, SESS-09, ROUTE-17, jeecg-wire 2.2
 */
export async function sendCodeFor(ctx: Context, mobile: string, smsmode: keyof typeof purposes): Promise<null> {
  const tenants = await liveTenants(ctx.platform);
  const owners = await ctx.platform.database.transaction('system', (tx) => ownersOf(tx, tenants, mobile));
  return sendOpenCode(ctx, mobile, { purpose: purposes[smsmode], isWanted: smsmode === '1' ? owners.length === 0 : owners.length > 0 });
}

/**
 * Signs in anyone who holds a phone. What is wrong is never told: the code, the phone, or that the account has to wait.
 *
 * @throws Business wrong or over; frozen; several accounts have the phone; the password is still the one that others set
 * @throws TooMany the address has failed too often
 * @source SESS-01, security 4.16, 4.19
 */
export async function loginByPhone(
  ctx: Context,
  { mobile, captcha, remember_me }: { mobile: string; captcha: string; remember_me?: boolean | null | undefined },
): Promise<LoginAnswer> {
  const { address } = ctx.request;
  const tenants = await liveTenants(ctx.platform);
  const admitted = await ctx.platform.database.transaction('system', async (tx) => {
    const owners = await ownersOf(tx, tenants, mobile);
    // Failures of an account count together, whichever way they came.
    const account = owners[0]?.username ?? mobile;
    const state = await standing(tx, ctx.clock, { account, address });
    if (!state.refused && !state.blocked) await countFailure(tx, ctx.clock, { account, address });
    return { owners, ...state };
  });
  if (admitted.refused) throw tooMany(600);
  const isRight = await consumeCode(ctx, purposes['0'], { code: captcha, phone: mobile }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
  const [user, ...others] = admitted.owners;
  if (!isRight || admitted.blocked || user === undefined) return refusePhone(ctx, mobile);
  if (others.length > 0) throw new AppError('Business', '该手机号绑定了多个账号，请使用用户名登录');
  assertNotFrozen(user);
  assertOwnPassword(user);
  return enter(ctx, user, { rehashed: undefined, isRemembered: remember_me === true });
}

async function refusePhone(ctx: Context, mobile: string): Promise<never> {
  await ctx.platform.database.transaction('system', async () => {
    ctx.audit({ action: 'login', outcome: 'refused', entity: 'user', remark: mobile.replace(/^(\d{3})\d{4}/, '$1****') });
  });
  throw new AppError('Business', '手机验证码错误');
}

/** Anyone who has a phone in one of these tenants. */
export function ownersOf(tx: Tx, tenants: readonly number[], phone: string): Promise<User[]> {
  return tx
    .select()
    .from(sysUser)
    .where(and(inArray(sysUser.tenantId, [...tenants]), eq(sysUser.phone, phone), eq(sysUser.delFlag, 0)))
    .orderBy(sysUser.tenantId)
    .limit(10);
}
