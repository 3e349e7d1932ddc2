import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { parseDateTimeText, toDateTimeText, type Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysLoginThrottle } from './login.table.ts';

/** What the counters say about the next attempt. */
export interface Standing {
  /** The account waits; the attempt is answered like a wrong one. */
  blocked: boolean;
  /** A code from a picture is needed. */
  captcha: boolean;
  /** The address has had enough. */
  refused: boolean;
}

const accountFailures = 5;
const captchaFailures = 3;
const accountMemory = 12 * 3600 * 1000;
const firstWait = 60_000;
const longestWait = 15 * 60_000;
const addressWindow = 10 * 60_000;
const addressCaptcha = 30;
const addressRefused = 100;

type Row = typeof sysLoginThrottle.$inferSelect;

/** Where an account and an address stand. Accounts that do not exist are counted like those that do. @source security 4.16 */
export async function standing(tx: Tx, clock: Clock, { account, address }: { account: string; address: string }): Promise<Standing> {
  const now = clock.now().getTime();
  const own = await read(tx, keyOf('account', account));
  const place = await read(tx, keyOf('address', address));
  const failures = own !== undefined && now - time(own.lastAt) < accountMemory ? own.failures : 0;
  const around = place !== undefined && now - time(place.since) < addressWindow ? place.failures : 0;
  return {
    blocked: failures > 0 && own?.blockedUntil != null && time(own.blockedUntil) > now,
    captcha: failures >= captchaFailures || around >= addressCaptcha,
    refused: around >= addressRefused,
  };
}

/**
 * Counts an attempt as a failure before its password is checked, so that many at once cannot slip under the limit.
 * `forgive` takes it back after a success.
 */
export async function countFailure(tx: Tx, clock: Clock, { account, address }: { account: string; address: string }): Promise<void> {
  await count(tx, clock, { key: keyOf('account', account), memory: accountMemory, measuredFrom: 'last' });
  await count(tx, clock, { key: keyOf('address', address), memory: addressWindow, measuredFrom: 'since' });
}

/** A right password clears the account and takes this attempt back from the address. */
export async function forgive(tx: Tx, account: string, address: string): Promise<void> {
  await tx.delete(sysLoginThrottle).where(isKey(keyOf('account', account)));
  const place = await read(tx, keyOf('address', address));
  if (place !== undefined)
    await tx
      .update(sysLoginThrottle)
      .set({ failures: Math.max(0, place.failures - 1) })
      .where(isKey(place.key));
}

/** Counts an attempt in a fixed window. @returns whether it is still within the limit */
export async function takeAttempt(
  tx: Tx,
  clock: Clock,
  { what, who, limit, windowSeconds }: { what: string; who: string; limit: number; windowSeconds: number },
): Promise<boolean> {
  return (await count(tx, clock, { key: keyOf(what, who), memory: windowSeconds * 1000, measuredFrom: 'since' })) <= limit;
}

async function count(
  tx: Tx,
  clock: Clock,
  { key, memory, measuredFrom }: { key: string; memory: number; measuredFrom: 'since' | 'last' },
): Promise<number> {
  const now = clock.now();
  const nowText = toDateTimeText(now);
  const row = await read(tx, key);
  const fresh = row === undefined || now.getTime() - time(measuredFrom === 'since' ? row.since : row.lastAt) >= memory;
  const failures = fresh ? 1 : row.failures + 1;
  const wait = Math.min(longestWait, firstWait * 2 ** (failures - accountFailures));
  const values = {
    failures,
    since: fresh ? nowText : row.since,
    lastAt: nowText,
    blockedUntil: failures >= accountFailures ? toDateTimeText(new Date(now.getTime() + wait)) : null,
  };
  await tx
    .insert(sysLoginThrottle)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: [sysLoginThrottle.tenantId, sysLoginThrottle.key], set: values });
  return failures;
}

/** Reads a counter and holds its key to the end of the transaction, also while there is no row yet that could be locked. */
async function read(tx: Tx, key: string): Promise<Row | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [row] = await tx.select().from(sysLoginThrottle).where(isKey(key));
  return row;
}

function isKey(key: string) {
  return and(eq(sysLoginThrottle.tenantId, 0), eq(sysLoginThrottle.key, key));
}

/** Names are stored as hashes: people type passwords into the name field. */
function keyOf(kind: string, name: string): string {
  return `${kind}:${createHash('sha256').update(name.toLowerCase()).digest('hex')}`;
}

function time(text: string): number {
  return parseDateTimeText(text)?.getTime() ?? 0;
}
