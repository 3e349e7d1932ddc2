import { and, count, desc, eq, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.table.ts';

type Row = Omit<typeof sysAnnouncement.$inferSelect, 'delFlag'> & { delFlag: string };

/** What waits in the bell. */
export interface UnreadAnnouncements {
  sysMsgList: Row[];
  sysMsgTotal: number;
  anntMsgList: Row[];
  anntMsgTotal: number;
}

const shown = 5;

/** The newest unread notices and system messages of the user, with their numbers. @source NOTI-03 */
export function unreadAnnouncements(ctx: Context): Promise<UnreadAnnouncements> {
  return ctx.transaction(async (tx) => {
    const [anntMsgList, anntMsgTotal] = await unread(tx, ctx, '1');
    const [sysMsgList, sysMsgTotal] = await unread(tx, ctx, '2');
    return { sysMsgList, sysMsgTotal, anntMsgList, anntMsgTotal };
  });
}

async function unread(tx: Tx, ctx: Context, category: string): Promise<[Row[], number]> {
  const read = tx
    .select({ one: sql`1` })
    .from(sysAnnouncementSend)
    .where(
      and(
        eq(sysAnnouncementSend.tenantId, ctx.actor.tenantId),
        eq(sysAnnouncementSend.userId, ctx.actor.userId),
        eq(sysAnnouncementSend.anntId, sysAnnouncement.id),
        eq(sysAnnouncementSend.readFlag, '1'),
      ),
    );
  const condition = and(addressedTo(ctx), eq(sysAnnouncement.msgCategory, category), notExists(read));
  const rows = await tx
    .select()
    .from(sysAnnouncement)
    .where(condition)
    .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
    .limit(shown);
  const [total] = await tx.select({ total: count() }).from(sysAnnouncement).where(condition);
  return [rows.map((row) => ({ ...row, delFlag: String(row.delFlag) })), total?.total ?? 0];
}

/** Published, not over, and meant for all or for this user. */
function addressedTo(ctx: Context): SQL | undefined {
  const { tenantId, userId } = ctx.actor;
  const now = nowText(ctx.clock);
  return and(
    eq(sysAnnouncement.tenantId, tenantId),
    eq(sysAnnouncement.delFlag, 0),
    eq(sysAnnouncement.sendStatus, '1'),
    or(isNull(sysAnnouncement.endTime), sql`${sysAnnouncement.endTime} >= ${`${now}+08`}::timestamptz`),
    or(ne(sysAnnouncement.msgType, 'USER'), sql`${userId} = any (string_to_array(coalesce(${sysAnnouncement.userIds}, ''), ','))`),
  );
}

/** Marks an announcement as read by the session's user. Others' marks are not touched. @source NOTI-03 */
export function markRead(ctx: Context, anntId: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: sysAnnouncement.id })
      .from(sysAnnouncement)
      .where(and(addressedTo(ctx), eq(sysAnnouncement.id, anntId)));
    if (known === undefined) return null;
    const now = nowText(ctx.clock);
    await tx
      .insert(sysAnnouncementSend)
      .values({
        id: newId(),
        tenantId: ctx.actor.tenantId,
        anntId,
        userId: ctx.actor.userId,
        readFlag: '1',
        readTime: now,
        createBy: ctx.actor.username,
        createTime: now,
      })
      .onConflictDoUpdate({
        target: [sysAnnouncementSend.tenantId, sysAnnouncementSend.userId, sysAnnouncementSend.anntId],
        set: { readFlag: '1', readTime: now },
      });
    return null;
  });
}
