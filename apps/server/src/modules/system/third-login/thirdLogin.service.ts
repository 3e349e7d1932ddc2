import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ThirdParty } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashPassword } from '../account/passwordHash.ts';
import { assertNotFrozen, enter, type LoginAnswer } from '../login/login.service.ts';
import { takeAttempt } from '../login/throttle.ts';
import { giveRole } from '../role/giveRole.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';
import type { ThirdPerson } from './thirdParties.ts';
import { cookieOf, nonceCookie, readSigned } from './thirdTickets.ts';

/** What those hold who came by a third party, until somebody gives them more. @source jeecg-wire 2.1 */
const thirdRole = 'third_role';

/**
 * The user whom a third party's person is here, made when there is none. Names and ids of the third party alone make nobody an
 * existing user: the account must have come from there.
 *
 * @returns the id of the user
 * @source jeecg-wire 2.1
 */
export async function userOfThird(platform: Platform, party: ThirdParty, person: ThirdPerson): Promise<string> {
  const ctx = createContext(platform, { actor: systemActor() });
  const { tenantId } = ctx.actor;
  const username = `${party}_${person.id}`;
  const find = () =>
    platform.database.transaction('system', (tx) =>
      tx
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.username, username), eq(sysUser.thirdType, party), eq(sysUser.delFlag, 0))),
    );
  const [known] = await find();
  if (known !== undefined) return known.id;
  // Nobody knows it: the account is entered by the third party alone until a password is set by the way of a forgotten one.
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  return platform.database.transaction('system', async (tx) => {
    const id = newId();
    await tx.insert(sysUser).values({ id, tenantId, username, realname: person.name, password, thirdType: party, createBy: 'thirdLogin' });
    await giveRole(tx, { tenantId, userId: id, createBy: 'thirdLogin' }, thirdRole);
    ctx.audit({ action: 'user.third', entity: 'user', entityId: id, remark: party });
    return id;
  });
}

/**
 * Opens a session by the ticket that the third party's window handed over. It is good once, for a minute, in the browser that began.
 *
 * @throws NotFound no third party is configured
 * @throws Business the ticket is none, over, used, or another browser's
 * @source SESS-01, security 3.15
 */
export async function loginByThird(ctx: Context, token: string): Promise<LoginAnswer> {
  const { thirdLogins, secret } = ctx.platform.config;
  if (Object.keys(thirdLogins).length === 0) throw notFound('未启用第三方登录');
  const nonce = cookieOf(ctx.request.cookies, nonceCookie);
  const userId = readSigned(secret, token, { kind: 'ticket', nonce, now: ctx.clock.now().getTime() });
  const isFirst =
    userId !== undefined &&
    (await ctx.platform.database.transaction('system', (tx) =>
      takeAttempt(tx, ctx.clock, 'thirdTicket', token, { limit: 1, windowSeconds: 600 }),
    ));
  const tenants = await liveTenants(ctx.platform);
  const [user] = isFirst
    ? await ctx.platform.database.transaction('system', (tx) =>
        tx
          .select()
          .from(sysUser)
          .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0))),
      )
    : [];
  if (user === undefined || !tenants.includes(user.tenantId)) throw new AppError('Business', '登录凭证无效或已过期，请重新登录');
  assertNotFrozen(user);
  return enter(ctx, user, undefined, false);
}
