import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { cleanRichText, escapeHtml } from '../../../platform/html/richText.ts';
import { shorten } from '../../../platform/shorten.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { sysRole, sysRolePermission } from '../role/role.table.ts';
import { sysUser, sysUserRole } from '../user/user.table.ts';
import { sysAnnouncement, sysAnnouncementSend } from './announcement.table.ts';
import { joinIds } from './joinIds.ts';
import { systemSender } from './toldNotice.ts';

/** Whom a notice is for; several kinds of people add up. */
export interface Recipients {
  usernames?: readonly string[];
  /** Platform staff with one of these roles, and those who hold everything. */
  roles?: readonly string[];
  /** Platform staff who hold this permission. */
  permission?: string;
  /** The people of this customer, carrier or captain. */
  company?: string;
}

/** What a notice says. */
export interface Notice {
  title: string;
  /** Plain lines; markup in them is shown as text. */
  lines: readonly string[];
  /** Rich text in place of the lines; it is cleaned. */
  html?: string;
  /** Low, medium, high. */
  priority?: 'L' | 'M' | 'H';
  /** A page to open, as the menu knows it. */
  openPage?: string;
  /** Names the occasion: a notice of the same occasion is sent once. At most 50 characters. */
  occasion?: string;
  /** Names a kind of work: people who have not read the last notice of it get no other one. At most 50 characters. */
  waiting?: string;
}

/**
 * Puts a system message into the bell of people, and tells those who are signed in at once. Sent with its cause: a rollback
 * takes it back.
 *
 * @returns how many people it went to
 * @source freight-domain 3.21, NOTI-06
 */
export async function notify(tx: Tx, ctx: Context, to: Recipients, notice: Notice): Promise<number> {
  const { tenantId } = ctx.actor;
  if (notice.occasion !== undefined) {
    const [known] = await tx
      .select({ id: sysAnnouncement.id })
      .from(sysAnnouncement)
      .where(
        and(eq(sysAnnouncement.tenantId, tenantId), eq(sysAnnouncement.busType, 'occasion'), eq(sysAnnouncement.busId, notice.occasion)),
      )
      .limit(1);
    if (known !== undefined) return 0;
  }
  const userIds = await findRecipients(tx, tenantId, { ...to, waiting: notice.waiting });
  if (userIds.length === 0) return 0;
  const now = nowText(ctx.clock);
  const id = newId();
  const msgTxt = shorten(notice.title, 100);
  await tx.insert(sysAnnouncement).values({
    id,
    tenantId,
    titile: msgTxt,
    msgContent: notice.html === undefined ? notice.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') : cleanRichText(notice.html),
    msgAbstract: notice.lines[0] ?? null,
    sender: systemSender,
    priority: notice.priority ?? 'M',
    msgCategory: '2',
    msgType: 'USER',
    sendStatus: '1',
    sendTime: now,
    startTime: now,
    userIds: joinIds(userIds),
    createBy: ctx.actor.username,
    createTime: now,
    ...(notice.openPage === undefined ? {} : { openType: 'url', openPage: notice.openPage }),
    ...(notice.occasion === undefined ? {} : { busType: 'occasion', busId: notice.occasion }),
    ...(notice.waiting === undefined ? {} : { busType: 'waiting', busId: notice.waiting }),
  });
  ctx.afterCommit(() => ctx.platform.sockets.send(tenantId, { target: { userIds }, message: { cmd: 'user', msgId: id, msgTxt } }));
  return userIds.length;
}

/** @param to.waiting a kind of work of which an unread notice is enough */
async function findRecipients(
  tx: Tx,
  tenantId: number,
  { waiting, ...to }: Recipients & { waiting?: string | undefined },
): Promise<string[]> {
  const groups: (SQL | undefined)[] = [];
  if ((to.usernames?.length ?? 0) > 0) groups.push(inArray(sysUser.username, [...(to.usernames ?? [])]));
  if (to.company !== undefined) groups.push(eq(sysUser.cid, to.company));
  if (to.roles !== undefined || to.permission !== undefined) {
    const held = [
      eq(sysRole.isSuper, 1),
      ...((to.roles?.length ?? 0) > 0 ? [inArray(sysRole.roleCode, [...(to.roles ?? [])])] : []),
      ...(to.permission === undefined ? [] : [grants(to.permission)]),
    ];
    const members = tx
      .select({ userId: sysUserRole.userId })
      .from(sysUserRole)
      .innerJoin(sysRole, and(eq(sysRole.tenantId, sysUserRole.tenantId), eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
      .where(and(eq(sysUserRole.tenantId, tenantId), eq(sysUserRole.delFlag, 0), or(...held)));
    groups.push(and(eq(sysUser.userType, 1), inArray(sysUser.id, members)));
  }
  if (groups.length === 0) return [];
  const rows = await tx
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(
      and(
        eq(sysUser.tenantId, tenantId),
        eq(sysUser.delFlag, 0),
        eq(sysUser.status, 1),
        or(...groups),
        waiting === undefined ? undefined : hasReadAll(waiting),
      ),
    )
    .orderBy(sysUser.id);
  return rows.map((row) => row.id);
}

/** Whether a person has read what was told of a kind of work. */
const hasReadAll = (waiting: string): SQL =>
  sql`not exists (select from ${sysAnnouncement} a
    where a.tenant_id = ${sysUser.tenantId} and a.bus_type = 'waiting' and a.bus_id = ${waiting} and a.del_flag = 0 and position(${sysUser.id} in a.user_ids) > 0
      and not exists (select from ${sysAnnouncementSend} s where s.tenant_id = a.tenant_id and s.annt_id = a.id and s.user_id = ${sysUser.id} and s.read_flag = '1'))`;

const grants = (permission: string): SQL =>
  sql`exists (select from ${sysRolePermission} rp join ${sysPermission} p on p.id = rp.permission_id and p.del_flag = 0
    where rp.tenant_id = ${sysRole.tenantId} and rp.role_id = ${sysRole.id} and rp.del_flag = 0 and ${permission} = any (string_to_array(p.perms, ',')))`;
