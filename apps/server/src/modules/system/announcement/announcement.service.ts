import { and, count, desc, eq, exists, isNull, like, ne, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ReceivedFilter } from './announcement.contract.ts';
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
  const condition = and(addressedTo(ctx), eq(sysAnnouncement.msgCategory, category), notExists(marks(tx, ctx)));
  const rows = await tx
    .select()
    .from(sysAnnouncement)
    .where(condition)
    .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
    .limit(shown);
  const [total] = await tx.select({ total: count() }).from(sysAnnouncement).where(condition);
  return [rows.map(asRow), total?.total ?? 0];
}

const asRow = (row: typeof sysAnnouncement.$inferSelect): Row => ({ ...row, delFlag: String(row.delFlag) });

/** The user's own mark on an announcement, for a condition on it. */
const marks = (tx: Tx, ctx: Context) =>
  tx
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

/**
 * One announcement, as the user may read it.
 *
 * @throws NotFound it is not published, over, or for others
 * @source NOTI-04
 */
export function announcementFor(ctx: Context, id: string): Promise<Row> {
  return ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sysAnnouncement)
      .where(and(addressedTo(ctx), eq(sysAnnouncement.id, id)));
    if (row === undefined) throw notFound();
    return asRow(row);
  });
}

/** All that the user got, unread first, then the newest. @source NOTI-02, jeecg-wire 3.7 */
export function receivedAnnouncements(ctx: Context, filter: ReceivedFilter) {
  const { pageNo, pageSize } = filter;
  return ctx.transaction(async (tx) => {
    const read = exists(marks(tx, ctx));
    const condition = and(
      addressedTo(ctx),
      contains(sysAnnouncement.titile, filter.titile),
      contains(sysAnnouncement.sender, filter.sender),
      filter.msgCategory === undefined ? undefined : eq(sysAnnouncement.msgCategory, filter.msgCategory),
      filter.readFlag === undefined ? undefined : filter.readFlag === '1' ? read : not(read),
    );
    const isRead = sql<boolean>`${read}`;
    const rows = await tx
      .select({ row: sysAnnouncement, isRead })
      .from(sysAnnouncement)
      .where(condition)
      .orderBy(isRead, desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(sysAnnouncement).where(condition);
    const total = counted?.total ?? 0;
    const records = rows.map(({ row, isRead: marked }) => ({
      ...row,
      anntId: row.id,
      userId: ctx.actor.userId,
      readFlag: marked ? ('1' as const) : ('0' as const),
    }));
    return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
  });
}

function contains(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  return text === undefined || text === '' ? undefined : like(column, `%${text.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`);
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
  return mark(ctx, eq(sysAnnouncement.id, anntId));
}

/** Marks everything that the user got as read. @source NOTI-03 */
export function markAllRead(ctx: Context): Promise<null> {
  return mark(ctx, undefined);
}

function mark(ctx: Context, which: SQL | undefined): Promise<null> {
  const { tenantId, userId, username } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const known = await tx
      .select({ id: sysAnnouncement.id })
      .from(sysAnnouncement)
      .where(and(addressedTo(ctx), notExists(marks(tx, ctx)), which));
    if (known.length === 0) return null;
    const now = nowText(ctx.clock);
    const rows = known.map(({ id }) => ({
      id: newId(),
      tenantId,
      anntId: id,
      userId,
      readFlag: '1',
      readTime: now,
      createBy: username,
      createTime: now,
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await tx
        .insert(sysAnnouncementSend)
        .values(rows.slice(from, from + 500))
        .onConflictDoUpdate({
          target: [sysAnnouncementSend.tenantId, sysAnnouncementSend.userId, sysAnnouncementSend.anntId],
          set: { readFlag: '1', readTime: now },
        });
    }
    // The person's other windows count anew.
    ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { userIds: [userId] }, { cmd: 'user' }));
    return null;
  });
}
