import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { departsOfUser } from '../depart/depart.queries.ts';
import { issueTicket, useUp } from '../session/remember.ts';
import { sysRemember } from '../session/remember.table.ts';
import { endSessions } from '../session/session.service.ts';
import { sysSession } from '../session/session.table.ts';
import { liveTenants } from '../tenant/tenant.queries.ts';
import { findUserInfo } from '../user/user.queries.ts';
import { sysUser } from '../user/user.table.ts';
import { answerOf, beginSession, type LoginAnswer, type User } from './login.service.ts';

type Ticket = typeof sysRemember.$inferSelect;

/**
 * Begins a session by a ticket, which is used up; the answer brings the next one. The session ends when the login with the
 * password would have. A ticket that is shown a second time was copied: its chain and its sessions end.
 *
 * @throws Business the ticket is unknown, used, over or withdrawn, or its user may not sign in; the words do not tell which
 * @throws Forbidden the call comes from another site
 * @source SESS-05, security 3.11, 3.14, 3.15
 */
export async function restoreLogin(ctx: Context, id: string): Promise<LoginAnswer> {
  // The wire lets a plain GET begin a session, so the browser's word on where it comes from counts.
  if (ctx.request.fetchSite === 'cross-site') throw forbidden();
  const tenants = await liveTenants(ctx.platform);
  const found = await ctx.platform.database.transaction('system', async (tx) => {
    const verdict = await useUp(tx, ctx.clock, id);
    if (verdict.kind === 'unknown') return undefined;
    const { ticket } = verdict;
    if (verdict.kind === 'stolen') {
      await endSessions(tx, ctx, ticket.tenantId, { ids: verdict.sessionIds, reason: 'stolen' });
      ctx.audit({ action: 'login', outcome: 'refused', entity: 'user', entityId: ticket.userId, remark: '记住登录的凭证被重复使用' });
      return undefined;
    }
    const user = await findUser(tx, ticket);
    if (user === undefined || !tenants.includes(ticket.tenantId)) return undefined;
    return { user, begun: await goOn(tx, ctx, user, ticket) };
  });
  // Thrown outside, or a used ticket would be good again.
  if (found === undefined) throw new AppError('Business', '登录状态已过期，请重新登录');
  const answer = await answerOf(ctx, found.user, found.begun);
  // The department that was chosen at the login still stands.
  return found.begun.isChosen ? { ...answer, multi_depart: 1 } : answer;
}

async function findUser(tx: Tx, ticket: Ticket): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(sysUser)
    .where(
      and(
        eq(sysUser.tenantId, ticket.tenantId),
        eq(sysUser.id, ticket.userId),
        eq(sysUser.delFlag, 0),
        eq(sysUser.status, 1),
        eq(sysUser.mustChangePassword, 0),
      ),
    );
  return user;
}

async function goOn(tx: Tx, ctx: Context, user: User, { tenantId, userId, sessionId, chainId, expiresAt }: Ticket) {
  const [before] = await tx
    .select({ orgCode: sysSession.orgCode })
    .from(sysSession)
    .where(and(eq(sysSession.tenantId, tenantId), eq(sysSession.id, sessionId)));
  const departs = await departsOfUser(tx, tenantId, userId);
  const orgCode = departs.find((depart) => depart.orgCode === before?.orgCode)?.orgCode ?? null;
  // The browser has lost its token: nobody else goes on with that session.
  await endSessions(tx, ctx, tenantId, { ids: [sessionId], reason: 'replaced' });
  const opened = await beginSession(tx, ctx, user, { orgCode, expiresAt, how: '记住登录恢复成功' });
  const rememberId = await issueTicket(tx, ctx.clock, { tenantId, userId, sessionId: opened.sessionId, expiresAt, chainId });
  return { token: opened.token, departs, userInfo: await findUserInfo(tx, tenantId, userId), rememberId, isChosen: orgCode !== null };
}
