import { and, asc, eq, sql } from 'drizzle-orm';
import { thirdParties, type ThirdParty } from '../../../platform/config.ts';
import { nowText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { sysUser } from '../user/user.table.ts';
import type { ThirdPerson } from './thirdParties.ts';
import { sysThirdAccount } from './thirdAccount.table.ts';

/** Somebody whom a third party knows. */
export interface Foreigner extends ThirdPerson {
  party: ThirdParty;
}

/** A user of ours. */
export interface Owner {
  userId: string;
  tenantId: number;
}

/** One account elsewhere, as its owner sees it. */
export interface ThirdBinding {
  thirdType: ThirdParty;
  /** Name there; null where nothing is bound. */
  realname: string | null;
  createTime: string | null;
}

/** The user whom a third party's person is. @param tx of the system: nobody is signed in yet */
export async function ownerOf(tx: Tx, { party, id }: Foreigner): Promise<string | undefined> {
  const [bound] = await tx
    .select({ userId: sysUser.id })
    .from(sysThirdAccount)
    .innerJoin(sysUser, and(eq(sysUser.tenantId, sysThirdAccount.tenantId), eq(sysUser.id, sysThirdAccount.userId), eq(sysUser.delFlag, 0)))
    .where(and(eq(sysThirdAccount.thirdType, party), eq(sysThirdAccount.thirdUserId, id)));
  if (bound !== undefined) return bound.userId;
  // Accounts that were made before there were bindings are known by their name, and by where they came from.
  const [made] = await tx
    .select({ userId: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.username, `${party}_${id}`), eq(sysUser.thirdType, party), eq(sysUser.delFlag, 0)));
  return made?.userId;
}

/**
 * Binds a third party's person to a user. Both must have been proved by the caller.
 *
 * @throws Business the person is somebody already, or the user is bound to another person there
 * @source SESS-01, GEN-01, security 3.15
 */
export async function bindAccount(tx: Tx, ctx: Context, owner: Owner, person: Foreigner): Promise<void> {
  const { tenantId, userId } = owner;
  // What belonged to a removed user is free again.
  await tx
    .delete(sysThirdAccount)
    .where(
      and(
        eq(sysThirdAccount.thirdType, person.party),
        eq(sysThirdAccount.thirdUserId, person.id),
        sql`not exists (select from sys_user u where u.tenant_id = ${sysThirdAccount.tenantId} and u.id = ${sysThirdAccount.userId} and u.del_flag = 0)`,
      ),
    );
  if ((await ownerOf(tx, person)) !== undefined) throw new AppError('Business', '该第三方账号已绑定其他用户');
  const bound = await tx
    .insert(sysThirdAccount)
    .values({
      id: newId(),
      tenantId,
      userId,
      thirdType: person.party,
      thirdUserId: person.id,
      realname: person.name,
      createTime: nowText(ctx.clock),
    })
    .onConflictDoNothing()
    .returning({ id: sysThirdAccount.id });
  if (bound.length === 0) throw new AppError('Business', '您已绑定该平台的另一个账号，请先解除绑定');
  ctx.audit({ action: 'user.bindThird', entity: 'user', entityId: userId, after: { thirdType: person.party, realname: person.name } });
}

/** Every third party that is connected, and what the user is bound to there. @source GEN-01 */
export async function listBindings(ctx: Context): Promise<ThirdBinding[]> {
  const rows = await ctx.platform.database.transaction('system', (tx) => bindingsOf(tx, ownOf(ctx)));
  const connected = thirdParties.filter((party) => ctx.platform.config.thirdLogins[party] !== undefined);
  const shown = thirdParties.filter((party) => connected.includes(party) || rows.some((row) => row.thirdType === party));
  return shown.map((thirdType) => {
    const row = rows.find((one) => one.thirdType === thirdType);
    return { thirdType, realname: row?.realname ?? null, createTime: row?.createTime ?? null };
  });
}

/**
 * Releases the user from an account elsewhere.
 *
 * @throws NotFound nothing is bound there
 * @throws Business nothing else would open the account: nobody knows its password
 */
export async function releaseBinding(ctx: Context, party: ThirdParty): Promise<null> {
  const own = ownOf(ctx);
  await ctx.platform.database.transaction('system', async (tx) => {
    const [user] = await tx
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, own.tenantId), eq(sysUser.id, own.userId)))
      .for('update');
    const bound = await bindingsOf(tx, own);
    const row = bound.find(({ thirdType }) => thirdType === party);
    if (user === undefined || row === undefined) throw notFound('未绑定该平台的账号');
    if (user.createBy === 'thirdLogin' && user.passwordChangedAt === null && bound.length === 1)
      throw new AppError('Business', '该账号由第三方登录创建，请先通过“忘记密码”设置密码，再解除绑定');
    await tx
      .delete(sysThirdAccount)
      .where(and(eq(sysThirdAccount.tenantId, own.tenantId), eq(sysThirdAccount.userId, own.userId), eq(sysThirdAccount.thirdType, party)));
    // Else its name would still be taken for the person.
    if (user.thirdType === party)
      await tx
        .update(sysUser)
        .set({ thirdType: null })
        .where(and(eq(sysUser.tenantId, own.tenantId), eq(sysUser.id, own.userId)));
    ctx.audit({ action: 'user.releaseThird', entity: 'user', entityId: own.userId, before: { thirdType: party, realname: row.realname } });
  });
  return null;
}

/** The session's own user, who lives in the own tenant wherever the work is. */
export const ownOf = (ctx: Context): Owner => ({ userId: ctx.actor.userId, tenantId: homeOf(ctx) });

async function bindingsOf(
  tx: Tx,
  { tenantId, userId }: Owner,
): Promise<{ thirdType: string; realname: string; createTime: string | null }[]> {
  const rows = await tx
    .select({ thirdType: sysThirdAccount.thirdType, realname: sysThirdAccount.realname, createTime: sysThirdAccount.createTime })
    .from(sysThirdAccount)
    .where(and(eq(sysThirdAccount.tenantId, tenantId), eq(sysThirdAccount.userId, userId)))
    .orderBy(asc(sysThirdAccount.thirdType));
  const [user] = await tx
    .select({ thirdType: sysUser.thirdType, realname: sysUser.realname, createTime: sysUser.createTime })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId), eq(sysUser.createBy, 'thirdLogin')));
  // An account from before there were bindings.
  const { thirdType } = user ?? {};
  return user && thirdType && !rows.some((row) => row.thirdType === thirdType) ? [...rows, { ...user, thirdType }] : rows;
}
