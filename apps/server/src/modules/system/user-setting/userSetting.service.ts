import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import { type Context, homeOf } from '../../../platform/context.ts';
import type { EditOf } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalidInput, notFound, staleVersion } from '../../../platform/errors.ts';
import { stripSignatures } from '../../../platform/files/signedPath.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { unreadAnnouncements } from '../announcement/announcement.service.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { sysFile } from '../file/file.table.ts';
import { sysPosition } from '../position/position.table.ts';
import { sysRole } from '../role/role.table.ts';
import { idleSinceOf } from '../session/authenticate.ts';
import { endSessions } from '../session/session.service.ts';
import { sysSession } from '../session/session.table.ts';
import { sysUser, sysUserDepart, sysUserRole } from '../user/user.table.ts';
import { notificationOf, type NotificationSetting } from './notification.ts';
import { DetailView, type OwnProfile } from './userSetting.contract.ts';
import { readSetting, writeSetting } from './userSetting.store.ts';

/** What a person says of themselves. */
const Card = z.object({ signature: z.string().nullable(), tags: z.string().nullable() });

/** The session's user lives in their own tenant, wherever they work. */
const atHome = <T>(ctx: Context, run: (tx: Tx) => Promise<T>): Promise<T> =>
  ctx.platform.database.transaction({ tenantId: homeOf(ctx) }, run);

async function readUser(tx: Tx, ctx: Context) {
  const [user] = await tx
    .select()
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, homeOf(ctx)), eq(sysUser.id, ctx.actor.userId), eq(sysUser.delFlag, 0)));
  if (user === undefined) throw notFound();
  return user;
}

/** The session's user as they see themselves; the phone is masked. @source GEN-01 */
export async function ownProfile(ctx: Context): Promise<Record<string, unknown>> {
  const { anntMsgTotal, sysMsgTotal } = await unreadAnnouncements(ctx);
  const card = await ctx.transaction((tx) => readSetting(tx, ctx, 'card', Card));
  return atHome(ctx, async (tx) => {
    const user = await readUser(tx, ctx);
    const tenantId = homeOf(ctx);
    const departs = await tx
      .select({ name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(
        sysDepart,
        and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId), eq(sysDepart.delFlag, 0)),
      )
      .where(and(eq(sysUserDepart.tenantId, tenantId), eq(sysUserDepart.userId, user.id), eq(sysUserDepart.delFlag, 0)));
    const roles = await tx
      .select({ name: sysRole.roleName })
      .from(sysUserRole)
      .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
      .where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.userId, user.id), eq(sysUserRole.delFlag, 0)));
    const codes = splitList(user.post ?? '');
    const posts = await tx
      .select({ name: sysPosition.name })
      .from(sysPosition)
      .where(
        and(eq(sysPosition.tenantId, tenantId), eq(sysPosition.delFlag, 0), inArray(sysPosition.code, codes.length === 0 ? [''] : codes)),
      );
    const { password: _password, ...shown } = user;
    return {
      ...shown,
      phone: user.phone === null || user.phone === '' ? null : maskText(user.phone),
      departs: names(departs),
      roles: names(roles),
      posts: names(posts),
      signature: card?.signature ?? null,
      tags: card?.tags ?? null,
      unread: anntMsgTotal + sysMsgTotal,
    };
  });
}

const names = (rows: readonly { name: string }[]): string => rows.map(({ name }) => name).join('、');

/**
 * Changes what people may change of themselves.
 *
 * @throws Conflict somebody has changed the account since it was read
 * @throws InvalidInput the address belongs to another person
 * @source GEN-01, security 5.23
 */
export async function editOwnProfile(ctx: Context, input: EditOf<typeof OwnProfile>): Promise<Record<string, unknown>> {
  const { id: _id, version, signature, tags, ...account } = input;
  const emptied = Object.fromEntries(Object.entries(account).map(([name, value]) => [name, value === '' ? null : value]));
  const change: Partial<typeof sysUser.$inferInsert> = {
    ...emptied,
    ...(typeof account.avatar === 'string' ? { avatar: stripSignatures(account.avatar) || null } : {}),
  };
  await atHome(ctx, async (tx) => {
    const user = await readUser(tx, ctx);
    // A number that no column holds is not a failure of ours.
    if (user.version !== version) throw staleVersion();
    if (account.email) await assertFreeAddress(tx, user, account.email);
    if (change.avatar) await assertOwnFile(tx, user, change.avatar);
    const [stored] = await tx
      .update(sysUser)
      .set({ ...change, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), version: version + 1 })
      .where(and(eq(sysUser.tenantId, user.tenantId), eq(sysUser.id, user.id), eq(sysUser.version, version)))
      .returning({ id: sysUser.id });
    if (stored === undefined) throw staleVersion();
    ctx.audit({ action: 'user.editOwn', entity: 'user', entityId: user.id, after: Object.keys(change) });
  });
  if (signature !== undefined || tags !== undefined)
    await ctx.transaction(async (tx) => {
      const card = (await readSetting(tx, ctx, 'card', Card)) ?? { signature: null, tags: null };
      await writeSetting(tx, ctx, 'card', {
        signature: signature ?? (signature === null ? null : card.signature),
        tags: tags ?? (tags === null ? null : card.tags),
      });
    });
  return ownProfile(ctx);
}

async function assertFreeAddress(tx: Tx, user: { id: string; tenantId: number }, email: string): Promise<void> {
  const [other] = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, user.tenantId), eq(sysUser.delFlag, 0), eq(sysUser.email, email), ne(sysUser.id, user.id)))
    .limit(1);
  if (other !== undefined) throw invalidInput('邮箱已存在', [{ path: 'email', message: '邮箱已存在' }]);
}

/** A path of somebody else's file would be signed for anyone who looks at this person. */
async function assertOwnFile(tx: Tx, user: { id: string; tenantId: number; avatar: string | null }, path: string): Promise<void> {
  if (path === user.avatar) return;
  const [file] = await tx
    .select({ id: sysFile.id })
    .from(sysFile)
    .where(and(eq(sysFile.tenantId, user.tenantId), eq(sysFile.path, path), eq(sysFile.ownerId, user.id), eq(sysFile.delFlag, 0)));
  if (file === undefined) throw invalidInput('头像文件不存在', [{ path: 'avatar', message: '请重新上传头像' }]);
}

/** @source GEN-01 */
export const readNotification = (ctx: Context) => ctx.transaction((tx) => notificationOf(tx, ctx));

/** Keeps how the actor wants to be told; their windows recount. @source GEN-01 */
export function setNotification(ctx: Context, setting: z.output<typeof NotificationSetting>) {
  return ctx.transaction(async (tx) => {
    await writeSetting(tx, ctx, 'notification', setting);
    ctx.afterCommit(() =>
      ctx.platform.sockets.send(ctx.actor.tenantId, { target: { userIds: [ctx.actor.userId] }, message: { cmd: 'user' } }),
    );
    return setting;
  });
}

/** @source DET-03 */
export const readDetailView = (ctx: Context): Promise<z.output<typeof DetailView>> =>
  ctx.transaction(async (tx) => (await readSetting(tx, ctx, 'detailView', DetailView)) ?? { emptyShown: false });

/** Keeps how the actor reads details. @source DET-03 */
export function setDetailView(ctx: Context, view: z.output<typeof DetailView>): Promise<z.output<typeof DetailView>> {
  return ctx.transaction(async (tx) => {
    await writeSetting(tx, ctx, 'detailView', view);
    return view;
  });
}

const liveOf = (ctx: Context) => {
  const idleSince = idleSinceOf(ctx.platform);
  return and(
    eq(sysSession.tenantId, homeOf(ctx)),
    eq(sysSession.userId, ctx.actor.userId),
    isNull(sysSession.endedAt),
    gt(sysSession.expiresAt, nowText(ctx.clock)),
    idleSince === null ? undefined : gt(sysSession.lastSeenAt, toDateTimeText(idleSince)),
  );
};

/** Where the actor is signed in, the present session first. @source GEN-01 */
export async function ownSessions(ctx: Context) {
  const rows = await atHome(ctx, (tx) => tx.select().from(sysSession).where(liveOf(ctx)).orderBy(desc(sysSession.lastSeenAt)));
  return rows
    .map(({ id, startedAt, lastSeenAt, expiresAt, address, userAgent }) => ({
      id,
      startedAt,
      lastSeenAt,
      expiresAt,
      address,
      userAgent,
      isCurrent: id === ctx.session?.id,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Signs the actor out somewhere else. @throws NotFound it is not one of the actor's, or over @source GEN-01, security 3.12 */
export function endOwnSession(ctx: Context, id: string): Promise<null> {
  return atHome(ctx, async (tx) => {
    const [known] = await tx
      .select({ id: sysSession.id })
      .from(sysSession)
      .where(and(liveOf(ctx), eq(sysSession.id, id)));
    if (known === undefined) throw notFound();
    await endSessions(tx, ctx, homeOf(ctx), { ids: [id], reason: 'forced' });
    ctx.audit({ action: 'session.end', entity: 'session', entityId: id });
    return null;
  });
}
