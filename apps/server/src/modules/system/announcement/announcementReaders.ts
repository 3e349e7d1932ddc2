import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../../../platform/query/compileQuery.ts';
import { queryColumns, type QueryColumns } from '../../../platform/query/queryColumns.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { sysUser } from '../user/user.table.ts';
import { AnnouncementReader } from './announcement.contract.ts';
import { announcementResource } from './announcement.resource.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.table.ts';

const readFlag = sql<'0' | '1'>`coalesce(${sysAnnouncementSend.readFlag}, '0')`;
const columns: QueryColumns = {
  ...queryColumns(AnnouncementReader, { table: sysUser }),
  readFlag: { sql: readFlag, type: 'text', nullable: false, sensitive: false },
};

/**
 * Everybody whom an announcement is for, with the moment of reading; those who have not read it come first.
 *
 * @throws NotFound there is no such announcement
 * @source SYS-07
 */
export function announcementReaders(ctx: Context, { anntId, ...query }: ListQueryInput & { anntId: string }) {
  const { current, size, offset } = readPage(query);
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const texts = await ctx.platform.dictionaries.texts(tenantId, ctx.locale);
    const [annt] = await tx
      .select({ msgType: sysAnnouncement.msgType, userIds: sysAnnouncement.userIds })
      .from(sysAnnouncement)
      .where(and(visibleRows(ctx, announcementResource), eq(sysAnnouncement.id, anntId)));
    if (annt === undefined) throw notFound();
    const marked = and(
      eq(sysAnnouncementSend.tenantId, tenantId),
      eq(sysAnnouncementSend.userId, sysUser.id),
      eq(sysAnnouncementSend.anntId, anntId),
    );
    const condition = and(
      eq(sysUser.tenantId, tenantId),
      eq(sysUser.delFlag, 0),
      eq(sysUser.status, 1),
      annt.msgType === 'USER' ? sql`${sysUser.id} = any (string_to_array(${annt.userIds ?? ''}, ','))` : undefined,
      compileFilters(columns, query),
    );
    const { id: userId, username, realname } = sysUser;
    const rows = await tx
      .select({ userId, username, realname, readFlag, readTime: sysAnnouncementSend.readTime })
      .from(sysUser)
      .leftJoin(sysAnnouncementSend, marked)
      .where(condition)
      .orderBy(readFlag, asc(sysUser.username))
      .limit(size)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(sysUser).leftJoin(sysAnnouncementSend, marked).where(condition);
    const total = counted?.total ?? 0;
    const records = rows.map((row) => ({
      ...row,
      id: row.userId,
      version: 0,
      anntId,
      readFlag_dictText: texts('read_flag', row.readFlag),
    }));
    return pageOf(records, { total, size, current });
  });
}
