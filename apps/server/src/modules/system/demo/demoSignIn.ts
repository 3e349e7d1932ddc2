import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { contract, routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { isOwnHost } from '../../../platform/networkPlaces.ts';
import type { ServerModule } from '../../../platform/platform.ts';
import { LoginResult } from '../login/login.contract.ts';
import { assertNotFrozen, enter, type LoginAnswer } from '../login/login.service.ts';
import { sysUser } from '../user/user.table.ts';

const demoContract = contract('/sys/demo', {
  about: { domain: 'system', name: 'demo' },
  endpoints: {
    signIn: {
      method: 'POST',
      path: '/signIn',
      auth: 'public',
      summary: { zh: '演示登录', en: 'Log in to the demonstration' },
      body: z.object({ username: z.string().min(1).max(64) }),
      reply: LoginResult,
      message: '登录成功',
    },
  },
});

/**
 * Signs in as a person of the demonstration without a password. No part of the product's API: a server has this module only where
 * nobody but the person at this machine can reach it, and its data are made up.
 */
export const demoModule: ServerModule = {
  name: 'demo',
  routes: [routes(demoContract, { signIn: (ctx, { body }) => signIn(ctx, body.username) })],
};

/** @throws Forbidden the call names another host than this machine, as pages do that lead a foreign name here */
async function signIn(ctx: Context, username: string): Promise<LoginAnswer> {
  const { host, address } = ctx.request;
  if (!isOwnHost(host) || !isOwnHost(address)) throw forbidden();
  const isMeant = and(eq(sysUser.username, username), eq(sysUser.isDemo, 1), eq(sysUser.delFlag, 0));
  const [user] = await ctx.platform.database.transaction('system', async (tx) => {
    const found = await tx.select().from(sysUser).where(isMeant);
    // Nobody typed the password of the first start, and nobody has to: it stays in the file that only this machine's owner reads.
    if (found[0]?.mustChangePassword === 1) await tx.update(sysUser).set({ mustChangePassword: 0 }).where(isMeant);
    return found;
  });
  if (user === undefined) throw new AppError('Business', '该演示账号不存在');
  assertNotFrozen(user);
  return enter(ctx, { ...user, mustChangePassword: 0 }, { rehashed: undefined, isRemembered: false });
}

/** Which of some accounts are people of the demonstration who may sign in. */
export async function demoPeopleAmong(database: Database, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database.transaction('system', (tx) =>
    tx
      .select({ username: sysUser.username })
      .from(sysUser)
      .where(and(inArray(sysUser.username, [...usernames]), eq(sysUser.isDemo, 1), eq(sysUser.status, 1), eq(sysUser.delFlag, 0))),
  );
  return new Set(found.map(({ username }) => username));
}
