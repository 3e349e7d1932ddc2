import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { nowText, toDateTimeText, type Clock } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken } from './authenticate.ts';
import { forgetSessions, forgetUser } from './remember.ts';
import { sysSession } from './session.table.ts';

/** How long a session lives from login, never extended. @source SESS-03, security 3.11 */
const sessionLifetime = 604_800_000;
const maxSessions = 10;

/** Why a session ended. */
export type SessionEnd = 'logout' | 'replaced' | 'password' | 'frozen' | 'deleted' | 'forced' | 'recovery' | 'stolen' | 'tenant';

/** What sessions need of a call. */
type SessionContext = Pick<Context, 'clock' | 'platform' | 'afterCommit'>;

/** Who starts a session and from where. */
export interface SessionStart {
  userId: string;
  tenantId: number;
  orgCode: string | null;
  address: string;
  userAgent: string;
  /** When it ends, where an earlier login decides that; otherwise seven days from now. */
  expiresAt?: string;
}

/** A session that has begun. */
export interface StartedSession {
  sessionId: string;
  /** 32 random bytes that only the client keeps. */
  token: string;
  expiresAt: string;
}

/** Starts a session. @returns its token, see `openSession` */
export const startSession = async (tx: Tx, ctx: SessionContext, start: SessionStart): Promise<string> =>
  (await openSession(tx, ctx, start)).token;

/**
 * Starts a session. The oldest one ends when the user would have more than ten.
 *
 * @source security 3.10, 3.11
 */
export async function openSession(tx: Tx, ctx: SessionContext, start: SessionStart): Promise<StartedSession> {
  const { clock } = ctx;
  const sessionId = newId();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const live = await tx
    .select({ id: sysSession.id })
    .from(sysSession)
    .where(liveOf(start.tenantId, { userId: start.userId, clock }))
    .orderBy(asc(sysSession.startedAt), asc(sysSession.id));
  const surplus = live.slice(0, Math.max(0, live.length - maxSessions + 1)).map((row) => row.id);
  if (surplus.length > 0) await end(tx, ctx, 'replaced', and(eq(sysSession.tenantId, start.tenantId), inArray(sysSession.id, surplus)));
  const expiresAt = start.expiresAt ?? toDateTimeText(new Date(now.getTime() + sessionLifetime));
  await tx.insert(sysSession).values({
    id: sessionId,
    tenantId: start.tenantId,
    tokenHash: hashToken(token),
    userId: start.userId,
    orgCode: start.orgCode,
    startedAt: toDateTimeText(now),
    lastSeenAt: toDateTimeText(now),
    expiresAt,
    address: start.address,
    userAgent: start.userAgent,
    createTime: toDateTimeText(now),
  });
  return { sessionId, token, expiresAt };
}

/** Ends the session of a token, if it is alive, and forgets the tickets that came with it. @returns whose it was */
export async function endSessionOf(tx: Tx, ctx: SessionContext, token: string): Promise<{ userId: string; tenantId: number } | undefined> {
  // Tickets of a session that ended for another reason go, too: who logs out wants to be gone.
  const [known] = await tx
    .select({ id: sysSession.id, tenantId: sysSession.tenantId })
    .from(sysSession)
    .where(eq(sysSession.tokenHash, hashToken(token)));
  if (known !== undefined) await forgetSessions(tx, known.tenantId, [known.id]);
  const rows = await end(tx, ctx, 'logout', eq(sysSession.tokenHash, hashToken(token)));
  return rows[0];
}

/**
 * Why the session of a token is over: as it was ended, or `expired`. Anyone who logged out knows it; others are told nothing of a token that
 * nobody ever had.
 */
export async function whyEnded({ database }: Pick<Platform, 'database'>, token: string): Promise<SessionEnd | 'expired' | undefined> {
  const [known] = await database.transaction('system', (tx) =>
    tx
      .select({ endReason: sysSession.endReason })
      .from(sysSession)
      .where(eq(sysSession.tokenHash, hashToken(token))),
  );
  if (known === undefined || known.endReason === 'logout') return undefined;
  return (known.endReason as SessionEnd | null) ?? 'expired';
}

/** Ends single sessions that are known by their ids. */
export const endSessions = async (
  tx: Tx,
  ctx: SessionContext,
  tenantId: number,
  { ids, reason }: { ids: readonly string[]; reason: SessionEnd },
): Promise<void> => void (await end(tx, ctx, reason, and(eq(sysSession.tenantId, tenantId), inArray(sysSession.id, [...ids]))));

/** Ends all sessions of a user at once, except one; no ticket begins another. @source security 3.12 */
export async function endSessionsOfUser(
  tx: Tx,
  ctx: SessionContext,
  user: { tenantId: number; userId: string },
  { reason, except }: { reason: SessionEnd; except?: string },
): Promise<void> {
  await forgetUser(tx, user.tenantId, user.userId);
  await end(
    tx,
    ctx,
    reason,
    and(
      eq(sysSession.tenantId, user.tenantId),
      eq(sysSession.userId, user.userId),
      except === undefined ? undefined : ne(sysSession.id, except),
    ),
  );
}

/** Ends all sessions of a tenant's people at once. @source security 3.12 */
export async function endSessionsOfTenant(tx: Tx, ctx: SessionContext, tenantId: number): Promise<void> {
  await end(tx, ctx, 'tenant', eq(sysSession.tenantId, tenantId));
  ctx.afterCommit(() => ctx.platform.sockets.endTenant(tenantId));
}

/** Remembers the department that a person chose for a session. */
export async function setSessionDepart(
  tx: Tx,
  tenantId: number,
  { sessionId, orgCode }: { sessionId: string; orgCode: string },
): Promise<void> {
  await tx
    .update(sysSession)
    .set({ orgCode })
    .where(and(eq(sysSession.tenantId, tenantId), eq(sysSession.id, sessionId)));
}

function liveOf(tenantId: number, { userId, clock }: { userId: string; clock: Clock }): SQL | undefined {
  return and(
    eq(sysSession.tenantId, tenantId),
    eq(sysSession.userId, userId),
    isNull(sysSession.endedAt),
    gt(sysSession.expiresAt, nowText(clock)),
  );
}

/** Ends live sessions; their sockets close as soon as the end is certain. @source security 3.12 */
async function end(
  tx: Tx,
  ctx: SessionContext,
  endReason: SessionEnd,
  which: SQL | undefined,
): Promise<{ userId: string; tenantId: number }[]> {
  const ended = await tx
    .update(sysSession)
    .set({ endedAt: nowText(ctx.clock), endReason })
    .where(and(which, isNull(sysSession.endedAt)))
    .returning({ id: sysSession.id, userId: sysSession.userId, tenantId: sysSession.tenantId });
  // Who lost a session to a newer one may come back by a ticket; nobody else.
  if (endReason !== 'replaced') for (const { tenantId, id } of ended) await forgetSessions(tx, tenantId, [id]);
  if (ended.length > 0 && endReason !== 'tenant') ctx.afterCommit(() => ctx.platform.sockets.end(ended.map(({ id }) => id)));
  return ended;
}
