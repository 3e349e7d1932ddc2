import { and, count, desc, eq, exists, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { notFound } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { queryColumns, type QueryColumns } from '../../../platform/query/queryColumns.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { forEachId, readIds, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { createRowMapper } from '../../../platform/resource/rowMapper.ts';
import { notificationOf } from '../user-setting/notification.ts';
import { ReceivedAnnouncement } from './announcement.contract.ts';
import { announcementResource, shownContent } from './announcement.resource.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.table.ts';
import { toldNotice } from './toldNotice.ts';

type Row = Record<string, unknown>;

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
    const wanted = await notificationOf(tx, ctx);
    const [annt, anntMsgTotal] = await unread(tx, ctx, '1', wanted.announcement);
    const [sysMsg, sysMsgTotal] = await unread(tx, ctx, '2', wanted.system);
    const mapRow = await createRowMapper(ctx, announcementResource, { reveal: false });
    return { sysMsgList: sysMsg.map(mapRow), sysMsgTotal, anntMsgList: annt.map(mapRow), anntMsgTotal };
  });
}

/** Of a kind that the person does not want to be told of, only what is urgent. @source GEN-01 */
async function unread(tx: Tx, ctx: Context, category: string, isWanted: boolean): Promise<[Row[], number]> {
  const condition = and(
    addressedTo(ctx),
    eq(sysAnnouncement.msgCategory, category),
    notExists(marks(tx, ctx)),
    isWanted ? undefined : eq(sysAnnouncement.priority, 'H'),
  );
  const rows = await tx
    .select()
    .from(sysAnnouncement)
    .where(condition)
    .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
    .limit(shown);
  const [total] = await tx.select({ total: count() }).from(sysAnnouncement).where(condition);
  return [rows, total?.total ?? 0];
}

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

/** That the user took an announcement out of the own list, for a condition on it. */
const removals = (tx: Tx, ctx: Context) =>
  tx
    .select({ one: sql`1` })
    .from(sysAnnouncementSend)
    .where(
      and(
        eq(sysAnnouncementSend.tenantId, ctx.actor.tenantId),
        eq(sysAnnouncementSend.userId, ctx.actor.userId),
        eq(sysAnnouncementSend.anntId, sysAnnouncement.id),
        eq(sysAnnouncementSend.delFlag, 1),
      ),
    );

/**
 * One announcement: those who keep them read any, others what is for them.
 *
 * @throws NotFound it is not published, over, or for others
 * @source NOTI-04, SYS-07
 */
export async function announcementFor(ctx: Context, id: string): Promise<Row> {
  const mapRow = await createRowMapper(ctx, announcementResource, { reveal: false });
  return ctx.transaction(async (tx) => {
    const may = holds(ctx.actor, 'announcement:list') ? or(visibleRows(ctx, announcementResource), addressedTo(ctx)) : addressedTo(ctx);
    const [row] = await tx
      .select()
      .from(sysAnnouncement)
      .where(and(may, eq(sysAnnouncement.id, id)));
    if (row === undefined) throw notFound();
    return mapRow(row);
  });
}

const receivedColumns = queryColumns(ReceivedAnnouncement, { table: sysAnnouncement });

/**
 * All that the user got, unread first, then the newest. Title and sender are looked for within the text, as stock clients expect.
 *
 * @source NOTI-02, SYS-08, jeecg-wire 3.7
 */
export async function receivedAnnouncements(ctx: Context, query: ListQueryInput, which?: SQL) {
  const { current, size, offset } = readPage(query);
  const texts = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  return ctx.transaction(async (tx) => {
    const readFlag = sql<'0' | '1'>`case when ${exists(marks(tx, ctx))} then '1' else '0' end`;
    const columns: QueryColumns = { ...receivedColumns, readFlag: { sql: readFlag, type: 'text', nullable: false, sensitive: false } };
    const condition = and(
      addressedTo(ctx),
      notExists(removals(tx, ctx)),
      which,
      compileFilters(columns, { ...query, ...within(query, 'titile'), ...within(query, 'sender') }),
    );
    const rows = await tx
      .select({ row: sysAnnouncement, readFlag: sql<'0' | '1'>`${readFlag}` })
      .from(sysAnnouncement)
      .where(condition)
      .orderBy(readFlag, desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
      .limit(size)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(sysAnnouncement).where(condition);
    const total = counted?.total ?? 0;
    const told = rows.map(({ row, readFlag: mark }) => ({ row: toldNotice(row, ctx), mark }));
    const records = told.map(({ row, mark }) => ({
      ...row,
      msgContent: shownContent(ctx, row.msgContent),
      anntId: row.id,
      userId: ctx.actor.userId,
      readFlag: mark,
      readFlag_dictText: texts('read_flag', mark),
      msgCategory_dictText: texts('msg_category', row.msgCategory),
      priority_dictText: texts('priority', row.priority ?? ''),
    }));
    return pageOf(records, { total, size, current });
  });
}

/** One of them. @throws NotFound it is not, or no longer, for this user @source SYS-08 */
export async function receivedAnnouncement(ctx: Context, id: string): Promise<Row> {
  const { records } = await receivedAnnouncements(ctx, {}, eq(sysAnnouncement.id, id));
  const [row] = records;
  if (row === undefined) throw notFound();
  return row;
}

/** Marks a message of the user as read, or as unread again. @throws NotFound it is not theirs @source SYS-08 */
export async function setReadFlag(ctx: Context, id: string, readFlag: '0' | '1'): Promise<null> {
  await receivedAnnouncement(ctx, id);
  if (readFlag === '1') return markRead(ctx, id);
  return setMark(ctx, id, { readFlag: '0', readTime: null });
}

/** Takes a message out of the user's own list; others keep it. @throws NotFound it is not theirs @source SYS-08 */
export async function removeReceived(ctx: Context, id: string): Promise<null> {
  await receivedAnnouncement(ctx, id);
  return setMark(ctx, id, { readFlag: '1', readTime: nowText(ctx.clock), delFlag: 1 });
}

/**
 * Puts a message that is for the user into the own list, also one that was taken out of it.
 *
 * @throws NotFound it is not theirs
 * @source SYS-08, jeecg-wire 3.7
 */
export async function bringBack(ctx: Context, anntId: string, readFlag: '0' | '1'): Promise<null> {
  const [row] = await ctx.transaction((tx) =>
    tx
      .select({ id: sysAnnouncement.id })
      .from(sysAnnouncement)
      .where(and(addressedTo(ctx), eq(sysAnnouncement.id, anntId))),
  );
  if (row === undefined) throw notFound();
  return setMark(ctx, anntId, { readFlag, readTime: readFlag === '1' ? nowText(ctx.clock) : null, delFlag: 0 });
}

/** Takes several out of it. */
export const removeAllReceived = (ctx: Context, ids: string): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removeReceived(ctx, id) });

function setMark(ctx: Context, anntId: string, values: Partial<typeof sysAnnouncementSend.$inferInsert>): Promise<null> {
  const { tenantId, userId, username } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await tx
      .insert(sysAnnouncementSend)
      .values({ tenantId, anntId, userId, createBy: username, createTime: nowText(ctx.clock), ...values })
      .onConflictDoUpdate({
        target: [sysAnnouncementSend.tenantId, sysAnnouncementSend.userId, sysAnnouncementSend.anntId],
        set: values,
      });
    // The person's other windows recount.
    ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds: [userId] }, message: { cmd: 'user' } }));
    return null;
  });
}

/** A plain value of a filter, as one that is looked for within the text. */
function within(query: ListQueryInput, name: string): Record<string, string> {
  const value = query[name];
  return typeof value !== 'string' || value === '' || value.startsWith('*') || value.endsWith('*') ? {} : { [name]: `*${value}*` };
}

/** Published, not over, and meant for all or for this user. */
function addressedTo(ctx: Context): SQL | undefined {
  const { tenantId, userId } = ctx.actor;
  const now = nowText(ctx.clock);
  return and(
    eq(sysAnnouncement.tenantId, tenantId),
    eq(sysAnnouncement.delFlag, 0),
    eq(sysAnnouncement.sendStatus, '1'),
    or(isNull(sysAnnouncement.startTime), sql`${sysAnnouncement.startTime} <= ${`${now}+08`}::timestamptz`),
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
    // The person's other windows recount.
    ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds: [userId] }, message: { cmd: 'user' } }));
    return null;
  });
}
