import { and, eq } from 'drizzle-orm';
import { nowText, type Clock } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import { AppError, conflict, forbidden, invalidInput } from '../../../platform/errors.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { sysUser } from '../user/user.table.ts';
import { announcementStates } from './announcement.contract.ts';
import { announcementResource } from './announcement.resource.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.table.ts';
import { joinIds } from './joinIds.ts';

type Row = typeof sysAnnouncement.$inferSelect;

/**
 * Publishes an announcement in the actor's name; those whom it is for hear of it at once, or at its start where that is to come.
 *
 * @throws Conflict it is published or withdrawn already
 * @source SYS-07, NOTI-06, security 3.14
 */
export const publishAnnouncement = (ctx: Context, id: string): Promise<null> =>
  move(ctx, id, { action: 'publish', change: { sendTime: nowText(ctx.clock), sender: ctx.actor.realname } });

/** Takes a published announcement back: nobody sees it any more. @throws Conflict it is not published @source SYS-07 */
export const revokeAnnouncement = (ctx: Context, id: string): Promise<null> =>
  move(ctx, id, { action: 'revoke', change: { cancelTime: nowText(ctx.clock) } });

async function move(
  ctx: Context,
  id: string,
  { action, change }: { action: keyof typeof announcementStates.moves; change: Partial<Row> },
): Promise<null> {
  if (ctx.request.fetchSite === 'cross-site') throw forbidden();
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, announcementResource, { id });
    if (!canAdvance(announcementStates, { action, code: before.sendStatus }))
      throw conflict('数据状态已变化，请刷新后重试', { errorCode: 40901 });
    const sendStatus = announcementStates.codes[action === 'publish' ? 'published' : 'withdrawn'];
    // Without a start of its own it begins now.
    const startTime = action === 'publish' ? (before.startTime ?? nowText(ctx.clock)) : before.startTime;
    const row = await updateRow(tx, ctx, sysAnnouncement, { before, values: { ...change, startTime, sendStatus } });
    ctx.audit({
      action: `announcement.${action}`,
      entity: 'announcement',
      entityId: id,
      before: { sendStatus: before.sendStatus },
      after: { sendStatus, titile: row.titile },
    });
    if (action === 'publish' && startsLater(ctx.clock, row))
      // An announcement is published once, and so there is one such message of it.
      await ctx.outbox(tx, startTopic, { payload: { id }, idempotencyKey: id, notBefore: row.startTime });
    else if (isShown(ctx.clock, row)) ctx.afterCommit(() => push(ctx, row));
    return null;
  });
}

const startTopic = 'system.announcementStart';

/** Tells of announcements whose start has come. What was withdrawn, removed or is over by then is told to nobody. @source SYS-07, NOTI-06 */
export const announcementStartOutbox: OutboxHandler = {
  topic: startTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const id = String((payload as { id?: unknown }).id);
    const [row] = await ctx.transaction((tx) =>
      tx
        .select()
        .from(sysAnnouncement)
        .where(and(eq(sysAnnouncement.tenantId, tenantId), eq(sysAnnouncement.id, id), eq(sysAnnouncement.delFlag, 0))),
    );
    if (row?.sendStatus === announcementStates.codes.published && isShown(ctx.clock, row)) await push(ctx, row);
  },
};

/**
 * Sends a published announcement to one more person, or once more; the person hears of it at once.
 *
 * @throws Forbidden    the actor may not publish
 * @throws Business     it is not published
 * @throws InvalidInput there is no such person, or they are frozen
 * @source SYS-07, jeecg-wire 3.7
 */
export async function sendTo(ctx: Context, anntId: string, userId: string): Promise<null> {
  if (!holds(ctx.actor, 'announcement:publish')) throw forbidden();
  const { tenantId, username } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, announcementResource, { id: anntId });
    if (before.sendStatus !== announcementStates.codes.published) throw new AppError('Business', '只有已发布的通告可以发送');
    const [person] = await tx
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId), eq(sysUser.delFlag, 0), eq(sysUser.status, 1)));
    if (person === undefined) throw invalidInput('接收人不存在或已冻结', [{ path: 'userId', message: '接收人不存在或已冻结' }]);
    const userIds = splitList(before.userIds ?? '');
    if (before.msgType === 'USER' && !userIds.includes(userId))
      await updateRow(tx, ctx, sysAnnouncement, { before, values: { userIds: joinIds([...userIds, userId]) } });
    const unread = { readFlag: '0', readTime: null, delFlag: 0 };
    await tx
      .insert(sysAnnouncementSend)
      .values({ tenantId, anntId, userId, createBy: username, createTime: nowText(ctx.clock), ...unread })
      .onConflictDoUpdate({ target: [sysAnnouncementSend.tenantId, sysAnnouncementSend.userId, sysAnnouncementSend.anntId], set: unread });
    ctx.audit({ action: 'announcement.send', entity: 'announcement', entityId: anntId, after: { userId } });
    if (isShown(ctx.clock, before)) ctx.afterCommit(() => push(ctx, { ...before, msgType: 'USER', userIds: userId }));
    return null;
  });
}

/**
 * Makes windows recount: those of an announcement's readers where the actor may publish, else the actor's own alone.
 *
 * @source jeecg-wire 3.7
 */
export async function tellAgain(ctx: Context, anntId: string | undefined): Promise<null> {
  if (anntId === undefined || anntId === '' || !holds(ctx.actor, 'announcement:publish')) {
    await ctx.platform.sockets.send(ctx.actor.tenantId, {
      target: { userIds: [ctx.actor.userId] },
      message: { cmd: 'user', msgTxt: '批量设置已读' },
    });
    return null;
  }
  const row = await ctx.transaction((tx) => lockRow(tx, ctx, announcementResource, { id: anntId }));
  if (row.sendStatus === announcementStates.codes.published && isShown(ctx.clock, row)) await push(ctx, row);
  return null;
}

const startsLater = (clock: Clock, row: Row): row is Row & { startTime: string } =>
  row.startTime !== null && row.startTime > nowText(clock);

/** Within its days: what it says is for nobody before them. */
const isShown = (clock: Clock, row: Row): boolean => !startsLater(clock, row) && (row.endTime === null || row.endTime >= nowText(clock));

function push(ctx: Context, { id, titile, msgType, userIds }: Row): Promise<void> {
  const { sockets } = ctx.platform;
  const msgTxt = titile ?? '';
  return msgType === 'USER'
    ? sockets.send(ctx.actor.tenantId, { target: { userIds: splitList(userIds ?? '') }, message: { cmd: 'user', msgId: id, msgTxt } })
    : sockets.send(ctx.actor.tenantId, { target: 'all', message: { cmd: 'topic', msgId: id, msgTxt } });
}
