import { randomBytes } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { nowText, parseDateTimeText, type Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { hashToken } from './authenticate.ts';
import { sysRemember } from './remember.table.ts';

/** Seconds in which a ticket that was just used is refused and nothing more: two windows of one browser may open at once. */
const graceSeconds = 30;

/** A ticket to be made. */
export interface Ticket {
  tenantId: number;
  userId: string;
  /** The session that it comes with. */
  sessionId: string;
  /** When the chain ends, as the session does. */
  expiresAt: string;
  /** Absent for the first of a chain. */
  chainId?: string;
}

/** Makes a ticket. @returns its id: 32 random bytes that only the client keeps */
export async function issueTicket(tx: Tx, clock: Clock, { chainId = newId(), ...ticket }: Ticket): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await tx.insert(sysRemember).values({ id: newId(), tokenHash: hashToken(id), chainId, ...ticket, createTime: nowText(clock) });
  return id;
}

type Row = typeof sysRemember.$inferSelect;

/** What became of a ticket that was shown. */
export type TicketVerdict =
  /** It is used up now; the next one goes on from it. */
  | { kind: 'good'; ticket: Row }
  /** It was used before: somebody else has it, too. Its whole chain is gone. */
  | { kind: 'stolen'; ticket: Row; sessionIds: string[] }
  | { kind: 'unknown' };

/** Uses a ticket up. One that is shown a second time takes its chain along. */
export async function useUp(tx: Tx, clock: Clock, id: string): Promise<TicketVerdict> {
  const [ticket] = await tx
    .select()
    .from(sysRemember)
    .where(eq(sysRemember.tokenHash, hashToken(id)))
    .for('update');
  const now = clock.now().getTime();
  if (ticket === undefined || instant(ticket.expiresAt) <= now) return { kind: 'unknown' };
  const ofChain = and(eq(sysRemember.tenantId, ticket.tenantId), eq(sysRemember.chainId, ticket.chainId));
  if (ticket.usedAt === null) {
    await tx
      .update(sysRemember)
      .set({ usedAt: nowText(clock) })
      .where(and(eq(sysRemember.tenantId, ticket.tenantId), eq(sysRemember.id, ticket.id)));
    return { kind: 'good', ticket };
  }
  if (now - instant(ticket.usedAt) <= graceSeconds * 1000) return { kind: 'unknown' };
  const gone = await tx.delete(sysRemember).where(ofChain).returning({ sessionId: sysRemember.sessionId });
  return { kind: 'stolen', ticket, sessionIds: gone.map(({ sessionId }) => sessionId) };
}

/** Forgets all tickets of the chains that these sessions belong to. */
export async function forgetSessions(tx: Tx, tenantId: number, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const chains = tx
    .select({ chainId: sysRemember.chainId })
    .from(sysRemember)
    .where(and(eq(sysRemember.tenantId, tenantId), inArray(sysRemember.sessionId, [...sessionIds])));
  await forget(tx, and(eq(sysRemember.tenantId, tenantId), inArray(sysRemember.chainId, chains)));
}

/** Forgets every ticket of a user. */
export const forgetUser = (tx: Tx, tenantId: number, userId: string): Promise<void> =>
  forget(tx, and(eq(sysRemember.tenantId, tenantId), eq(sysRemember.userId, userId)));

async function forget(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx.delete(sysRemember).where(which);
}

const instant = (text: string): number => parseDateTimeText(text)?.getTime() ?? 0;
