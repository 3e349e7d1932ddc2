import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { thirdParties } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { unknowablePassword } from '../account/passwordHash.ts';
import { assertNotFrozen, enter, login, type LoginAnswer, type LoginRequest } from '../login/login.service.ts';
import { takeAttempt } from '../login/throttle.ts';
import { giveRole } from '../role/giveRole.ts';
import { endSessionOf } from '../session/session.service.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { bindAccount, type Foreigner, ownerOf, ownOf } from './thirdAccount.service.ts';
import { cookieOf, nonceCookie, readSigned, type Signed } from './thirdTickets.ts';

/** What those hold who came by a third party, until somebody gives them more. @source jeecg-wire 2.1 */
const thirdRole = 'third_role';

const foreigner = z.object({ party: z.enum(thirdParties), id: z.string(), name: z.string() });

/** What a ticket says of somebody whom nobody here is yet. */
export const aboutStranger = ({ party, id, name }: Foreigner): string => JSON.stringify({ party, id, name: name.slice(0, 60) });

/**
 * Opens a session by the ticket that the third party's window handed over. It is good once, for a minute, in the browser that began.
 *
 * @throws NotFound no third party is configured
 * @throws Business the ticket is none, over, used, or another browser's; code 406 where the person is nobody here yet: the same ticket
 *   then makes an account or is bound to one
 * @source SESS-01, security 3.15
 */
export async function loginByThird(ctx: Context, token: string): Promise<LoginAnswer> {
  const person = strangerOf(ctx, token);
  if (person !== undefined)
    throw new AppError('Business', '该第三方账号尚未绑定用户', {
      code: 406,
      result: { need: ['account'], party: person.party, name: person.name },
    });
  const userId = read(ctx, token, 'ticket');
  if (userId === undefined || !(await usesUp(ctx, token))) throw overdue();
  return enterAs(ctx, userId);
}

/**
 * Makes an account for a third party's person, and signs in to it. Names and ids of the third party alone make nobody an existing user.
 *
 * @throws Business the ticket is no good any more, or the person has become somebody meanwhile
 */
export async function createByThird(ctx: Context, token: string): Promise<LoginAnswer> {
  const person = strangerOf(ctx, token);
  if (person === undefined || !(await usesUp(ctx, token))) throw overdue();
  // Nobody knows it: the account is entered by the third party alone until a password is set by the way of a forgotten one.
  const password = await unknowablePassword();
  const { tenantId } = systemActor();
  const id = newId();
  await ctx.platform.database.transaction('system', async (tx) => {
    const username = await freeName(tx, `${person.party}_${person.id}`);
    await tx.insert(sysUser).values({ id, tenantId, username, realname: person.name, password, thirdType: null, createBy: 'thirdLogin' });
    await giveRole(tx, { tenantId, userId: id, createBy: 'thirdLogin' }, thirdRole);
    await bindAccount(tx, ctx, { userId: id, tenantId }, person);
    ctx.audit({ action: 'user.third', entity: 'user', entityId: id, remark: person.party });
  });
  return enterAs(ctx, id);
}

/**
 * Binds a third party's person to the account whose password is given, and signs in to it. Attempts count as those of a login, and a
 * wrong one leaves the ticket good.
 *
 * @throws Business as `login` does; the ticket is no good any more; one of the two is bound already
 * @source SESS-01, security 3.15, 4.16–4.18
 */
export async function bindByPassword(ctx: Context, token: string, input: LoginRequest): Promise<LoginAnswer> {
  const person = strangerOf(ctx, token);
  const isKnown = person && (await ctx.platform.database.transaction('system', (tx) => ownerOf(tx, person))) !== undefined;
  if (person === undefined || isKnown) throw overdue();
  const answer = await login(ctx, { ...input, remember_me: false });
  try {
    await bindOnce(ctx, token, { person, userId: answer.userInfo.id });
  } catch (error) {
    // Nobody learns of this session.
    await ctx.platform.database.transaction('system', (tx) => endSessionOf(tx, ctx, answer.token));
    throw error;
  }
  return answer;
}

/** Binds a third party's person to the signed-in user. @throws Business as `bindByPassword`; the person is somebody already */
export async function bindToSession(ctx: Context, token: string): Promise<null> {
  const person = strangerOf(ctx, token);
  if (person === undefined)
    throw read(ctx, token, 'ticket') === undefined ? overdue() : new AppError('Business', '该第三方账号已绑定其他用户');
  return bindOnce(ctx, token, { person, userId: ownOf(ctx).userId });
}

function bindOnce(ctx: Context, token: string, { person, userId }: { person: Foreigner; userId: string }): Promise<null> {
  return ctx.platform.database.transaction('system', async (tx) => {
    // A refusal takes this back, too.
    if (!(await attempt(tx, ctx, token))) throw overdue();
    const [user] = await tx
      .select({ tenantId: sysUser.tenantId })
      .from(sysUser)
      .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0)));
    if (user === undefined) throw overdue();
    await bindAccount(tx, ctx, { userId, tenantId: user.tenantId }, person);
    return null;
  });
}

async function enterAs(ctx: Context, userId: string): Promise<LoginAnswer> {
  const tenants = await liveTenants(ctx.platform);
  const [user] = await ctx.platform.database.transaction('system', (tx) =>
    tx
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0))),
  );
  if (user === undefined || !tenants.includes(user.tenantId)) throw overdue();
  assertNotFrozen(user);
  return enter(ctx, user, { rehashed: undefined, isRemembered: false });
}

function read(ctx: Context, token: string, kind: Signed['kind']): string | undefined {
  const { thirdLogins, secret } = ctx.platform.config;
  if (Object.keys(thirdLogins).length === 0) throw notFound('未启用第三方登录');
  const nonce = cookieOf(ctx.request.cookies, nonceCookie);
  return readSigned(secret, { text: token, kind, nonce, now: ctx.clock.now().getTime() });
}

function strangerOf(ctx: Context, token: string): Foreigner | undefined {
  const about = read(ctx, token, 'stranger');
  return about === undefined ? undefined : foreigner.parse(JSON.parse(about));
}

const attempt = (tx: Tx, ctx: Context, token: string): Promise<boolean> =>
  takeAttempt(tx, ctx.clock, { what: 'thirdTicket', who: token, limit: 1, windowSeconds: 1800 });

/** Uses a ticket up. @returns whether it was good until now */
const usesUp = (ctx: Context, token: string): Promise<boolean> =>
  ctx.platform.database.transaction('system', (tx) => attempt(tx, ctx, token));

/** Names are never given twice, also not those of removed people or of somebody who only calls themselves so. */
async function freeName(tx: Tx, wanted: string): Promise<string> {
  const [taken] = await tx.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, wanted));
  return taken === undefined ? wanted : `${wanted.slice(0, 50)}_${randomBytes(4).toString('hex')}`;
}

const overdue = () => new AppError('Business', '登录凭证无效或已过期，请重新登录');
