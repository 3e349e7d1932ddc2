import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import { conflict, forbidden } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { announcementStates } from './announcement.contract.ts';
import { announcementResource } from './announcement.resource.ts';
import { sysAnnouncement } from './announcement.table.ts';

type Row = typeof sysAnnouncement.$inferSelect;

/**
 * Publishes an announcement in the actor's name; those whom it is for hear of it at once.
 *
 * @throws Conflict it is published or withdrawn already
 * @source SYS-07, NOTI-06, security 3.14
 */
export const publishAnnouncement = (ctx: Context, id: string): Promise<null> =>
  move(ctx, id, 'publish', { sendTime: nowText(ctx.clock), sender: ctx.actor.realname });

/** Takes a published announcement back: nobody sees it any more. @throws Conflict it is not published @source SYS-07 */
export const revokeAnnouncement = (ctx: Context, id: string): Promise<null> => move(ctx, id, 'revoke', { cancelTime: nowText(ctx.clock) });

async function move(ctx: Context, id: string, action: keyof typeof announcementStates.moves, change: Partial<Row>): Promise<null> {
  if (ctx.request.fetchSite === 'cross-site') throw forbidden();
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, announcementResource, id);
    if (!canAdvance(announcementStates, action, before.sendStatus)) throw conflict('数据状态已变化，请刷新后重试', { errorCode: 40901 });
    const sendStatus = announcementStates.codes[action === 'publish' ? 'published' : 'withdrawn'];
    const row = await updateRow(tx, ctx, sysAnnouncement, before, { ...change, sendStatus });
    ctx.audit({
      action: `announcement.${action}`,
      entity: 'announcement',
      entityId: id,
      before: { sendStatus: before.sendStatus },
      after: { sendStatus, titile: row.titile },
    });
    ctx.afterCommit(() => push(ctx, row));
    return null;
  });
}

/**
 * Makes windows count anew: those of an announcement's readers where the actor may publish, else the actor's own alone.
 *
 * @source jeecg-wire 3.7
 */
export async function tellAnew(ctx: Context, anntId: string | undefined): Promise<null> {
  if (anntId === undefined || anntId === '' || !holds(ctx.actor, 'announcement:publish')) {
    await ctx.platform.sockets.send(ctx.actor.tenantId, { userIds: [ctx.actor.userId] }, { cmd: 'user', msgTxt: '批量设置已读' });
    return null;
  }
  const row = await ctx.transaction((tx) => lockRow(tx, ctx, announcementResource, anntId));
  if (row.sendStatus === announcementStates.codes.published) await push(ctx, row);
  return null;
}

function push(ctx: Context, { id, titile, msgType, userIds }: Row): Promise<void> {
  const { sockets } = ctx.platform;
  const msgTxt = titile ?? '';
  return msgType === 'USER'
    ? sockets.send(ctx.actor.tenantId, { userIds: splitList(userIds ?? '') }, { cmd: 'user', msgId: id, msgTxt })
    : sockets.send(ctx.actor.tenantId, 'all', { cmd: 'topic', msgId: id, msgTxt });
}
