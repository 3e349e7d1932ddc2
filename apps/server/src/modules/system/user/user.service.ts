import { and, eq, ne, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { AddOf } from '../../../platform/contract/index.ts';
import { AppError, invalidInput, notFound, refusedByRule, refusedField, tooMany } from '../../../platform/errors.ts';
import { newId } from '../../../platform/db/newId.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import {
  editRow,
  forEachId,
  lockRow,
  readIds,
  removeRow,
  storeRow,
  updateRow,
  type BatchOutcome,
} from '../../../platform/resource/writeRows.ts';
import { randomPassword } from '../account/firstAdmin.ts';
import { hashPassword } from '../account/passwordHash.ts';
import { passwordProblem } from '../account/passwordPolicy.ts';
import { platformNames } from '../account/platformNames.ts';
import { takeAttempt } from '../login/throttle.ts';
import { assertNotAbove, guardAdministrators } from '../role/rights.ts';
import { endSessionsOfUser } from '../session/session.service.ts';
import { setDeparts } from './departMembers.service.ts';
import { setRoles } from './roleMembers.service.ts';
import type { User, UserAdd, UserEdit } from './user.contract.ts';
import { userResource, type NewUser } from './user.resource.ts';
import { sysUser } from './user.table.ts';

/**
 * Adds a person with roles and departments. The password has to be changed at the first login.
 *
 * @param of the company whose login it is; absent: the actor's own
 * @throws InvalidInput telling all of it: the password is against the policy; a name, number or address is taken
 * @throws Forbidden a role or a department is not the actor's to give
 * @source SYS-01, security 2.8, 5.27
 */
export async function addUser(
  ctx: Context,
  input: Omit<UserAdd, 'workNo'> & { workNo?: string },
  of?: NewUser['of'],
): Promise<Record<string, unknown>> {
  const { password, confirmpassword, selectedroles, selecteddeparts, ...fields } = input;
  const problems = await askPasswords(ctx, { password, confirmpassword }, fields);
  const passwordHash = await hashPassword(password);
  return ctx.transaction(async (tx) => {
    const stored = { ...fields, passwordHash, of } as AddOf<typeof User> & NewUser;
    const added = await problems.ask(() => withFreeName(() => ctx.transaction((inner) => storeRow(inner, ctx, userResource, stored))));
    if (added === undefined) await problems.ask(() => probeName(ctx, fields.username));
    problems.end();
    if (added === undefined) throw notFound();
    const { id } = added;
    await setDeparts(tx, ctx, id, selecteddeparts ?? '');
    await setRoles(tx, ctx, id, selectedroles ?? '');
    return getRow(ctx, userResource, id);
  });
}

/**
 * Changes a person; roles and departments only where they are named. The password stays.
 *
 * @throws Forbidden the person may do more than the actor, or a role or department is not the actor's to give or take
 * @throws Conflict somebody else changed the person
 * @source SYS-01, security 5.27
 */
export function editUser(ctx: Context, input: UserEdit): Promise<Record<string, unknown>> {
  const { selectedroles, selecteddeparts, ...fields } = input;
  return ctx.transaction(async (tx) => {
    await editRow(ctx, userResource, fields);
    // A form whose last one was taken out sends nothing for them; what is not named stays.
    if (selecteddeparts !== undefined) await setDeparts(tx, ctx, fields.id, selecteddeparts ?? '');
    if (selectedroles !== undefined) await setRoles(tx, ctx, fields.id, selectedroles ?? '');
    return getRow(ctx, userResource, fields.id);
  });
}

/** Puts a person into the recycle bin and ends all sessions at once. @throws Business it is the actor, or the last administrator */
export const removeUser = (ctx: Context, id: string): Promise<null> =>
  ctx.transaction(async (tx) => {
    await guardAdministrators(tx, ctx, () => removeRow(ctx, userResource, id));
    return null;
  });

/** Puts several into the recycle bin. */
export const removeUsers = (ctx: Context, ids: string): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removeUser(ctx, id) });

/**
 * Freezes people, which ends their sessions at once, or lets them in again.
 *
 * @param status 1 in, 2 frozen
 * @source SYS-01, security 3.12
 */
export const freezeUsers = (ctx: Context, ids: string, status: number): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => freezeUser(ctx, id, status) });

function freezeUser(ctx: Context, id: string, status: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (id === ctx.actor.userId) throw new AppError('Business', status === 2 ? '不能冻结自己' : '不能操作自己');
    const user = await lockRow(tx, ctx, userResource, { id });
    await assertNotAbove(tx, ctx, [id]);
    if (user.status === status) return;
    await guardAdministrators(tx, ctx, () => updateRow(tx, ctx, sysUser, { before: user, values: { status } }));
    if (status === 2) await endSessionsOfUser(tx, ctx, { tenantId: user.tenantId, userId: id }, { reason: 'frozen' });
    ctx.audit({ action: status === 2 ? 'user.freeze' : 'user.release', entity: 'user', entityId: id });
  });
}

/**
 * Gives a person a password to begin with: the one sent, or a random one that the answer tells once. All sessions end.
 *
 * @throws Forbidden the person may do more than the actor, or is the actor, who has to know the old one
 * @throws InvalidInput the password is against the policy
 * @source SYS-01, security 2.8
 */
export async function resetPassword(
  ctx: Context,
  input: { username: string; password?: string | null | undefined; confirmpassword?: string | null | undefined },
): Promise<{ password: string | null }> {
  if (input.username === ctx.actor.username) throw refusedByRule('请使用旧密码修改自己的密码');
  const owner = await ctx.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: sysUser.id, username: sysUser.username, phone: sysUser.phone })
      .from(sysUser)
      .where(and(visibleRows(ctx, userResource), eq(sysUser.username, input.username)));
    if (user === undefined) throw notFound('用户不存在！');
    await assertNotAbove(tx, ctx, [user.id]);
    return user;
  });
  const password = input.password || randomPassword(12);
  if (input.password) {
    (await askPasswords(ctx, { password, confirmpassword: input.confirmpassword }, owner)).end();
  }
  const hashed = await hashPassword(password);
  await ctx.transaction(async (tx) => {
    const user = await lockRow(tx, ctx, userResource, { id: owner.id });
    await assertNotAbove(tx, ctx, [user.id]);
    await updateRow(tx, ctx, sysUser, {
      before: user,
      values: { password: hashed, mustChangePassword: 1, passwordChangedAt: nowText(ctx.clock) },
    });
    await endSessionsOfUser(tx, ctx, { tenantId: user.tenantId, userId: user.id }, { reason: 'password' });
    ctx.audit({ action: 'user.resetPassword', entity: 'user', entityId: user.id });
  });
  return { password: input.password ? null : password };
}

/**
 * Whether a user name, phone or e-mail is free. User names are unique over all tenants.
 *
 * @throws Business it is taken
 * @throws InvalidInput not exactly one of them was asked
 * @source jeecg-wire 2.5, security 7.32
 */
export async function checkOnlyUser(
  ctx: Context,
  { id, ...asked }: { id?: string | undefined } & Partial<Record<'username' | 'phone' | 'email', string | undefined>>,
): Promise<boolean> {
  const [one, ...others] = (['username', 'phone', 'email'] as const).filter((name) => asked[name]);
  if (one === undefined || others.length > 0) throw invalidInput('请提供账号、手机号、邮箱中的一项');
  const value = asked[one] ?? '';
  const { tenantId, userId } = ctx.actor;
  const isStranger = ctx.session === null;
  // Whose a phone or an address is, a stranger hears only with the code that was sent to it.
  if (isStranger && one !== 'username') return true;
  const who = isStranger ? ctx.request.address : userId;
  const isFree = await ctx.platform.database.transaction('system', async (tx) => {
    if (!(await takeAttempt(tx, ctx.clock, { what: 'checkOnlyUser', who, limit: isStranger ? 30 : 200, windowSeconds: 600 })))
      return undefined;
    const [taken] = await tx
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(
        and(
          one === 'username' ? sameName(value) : and(eq(sysUser[one], value), eq(sysUser.tenantId, tenantId), eq(sysUser.delFlag, 0)),
          id ? ne(sysUser.id, id) : undefined,
        ),
      )
      .limit(1);
    return taken === undefined;
  });
  // Outside of the transaction, or the counted attempt would be taken back.
  if (isFree === undefined) throw tooMany(600);
  if (!isFree) throw new AppError('Business', '用户账号已存在');
  return true;
}

const sameName = (username: string) => eq(sql`lower(${sysUser.username})`, username.toLowerCase());

/** What is wrong with a password that was typed twice. One that is missing is the schema's to tell. */
async function askPasswords(
  ctx: Context,
  { password, confirmpassword }: { password: string; confirmpassword?: string | null | undefined },
  owner: Parameters<typeof assertPolicy>[2],
): Promise<ProblemList> {
  const problems = new ProblemList();
  if (password) {
    await problems.ask(() => assertPolicy(ctx, password, owner));
    await problems.ask(() => confirmed(password, confirmpassword));
  }
  return problems;
}

function confirmed(password: string, confirmation: string | null | undefined): void {
  if (typeof confirmation !== 'string' || confirmation === password) return;
  throw refusedField('confirmpassword', '两次输入密码不一致!');
}

/** Refuses a password that the policy does not allow. @throws InvalidInput @source security 2.7 */
export async function assertPolicy(
  ctx: Context,
  password: string,
  owner: { username?: string | null | undefined; phone?: string | null | undefined },
): Promise<void> {
  const problem = passwordProblem(password, {
    username: owner.username ?? null,
    phone: owner.phone ?? null,
    names: await ctx.transaction(platformNames),
  });
  if (problem !== undefined) throw refusedField('password', problem);
}

/** People of other tenants, and removed ones, have user names that cannot be seen from here; the unique key knows them. */
async function withFreeName<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if ('constraint' in cause && cause.constraint === 'sys_user_username') throw refusedField('username', '登录账号已存在');
    throw error;
  }
}

/** Where a row was refused for something else, its name is tried alone, and taken back, so that all objections are told at once. */
async function probeName(ctx: Context, username: string): Promise<void> {
  const takenBack = new Error('taken back');
  const { tenantId } = ctx.actor;
  const store = () =>
    ctx.transaction(async (tx) => {
      await tx.insert(sysUser).values({ id: newId(), tenantId, username, realname: '', password: '' });
      throw takenBack;
    });
  await withFreeName(store).catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
}
