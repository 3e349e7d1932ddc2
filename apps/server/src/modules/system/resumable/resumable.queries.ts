import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sysResumableUpload as table } from './resumable.table.ts';

/** An upload that comes in pieces. */
export type ResumableUpload = typeof table.$inferSelect;

/** What may change of one. */
export type UploadChange = Partial<Pick<ResumableUpload, 'received' | 'writerId' | 'writingUntil' | 'path'>>;

/** Milliseconds after the last sign of life. @source security 10.43 */
const livesFor = 24 * 3600 * 1000;

/** When an upload ends that has just been touched. */
export const expiryOf = (ctx: Context): string => momentAfter(ctx.clock, livesFor);

const own = (ctx: Context, id: string) =>
  and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, id), eq(table.ownerId, ctx.actor.userId));

/** The actor's own upload, held until the transaction ends. */
export async function lockUpload(tx: Tx, ctx: Context, id: string): Promise<ResumableUpload | undefined> {
  const [row] = await tx.select().from(table).where(own(ctx, id)).for('update');
  return row;
}

/** Changes an upload and lets it live on; with a `writerId` only while that call is the one that may write. */
export async function touchUpload(
  tx: Tx,
  ctx: Context,
  id: string,
  { change, writerId }: { change: UploadChange; writerId?: string },
): Promise<ResumableUpload | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...change, expiresAt: expiryOf(ctx), updateTime: nowText(ctx.clock) })
    .where(and(own(ctx, id), writerId === undefined ? undefined : eq(table.writerId, writerId)))
    .returning();
  return row;
}

/** Forgets one of the actor's uploads. */
export async function deleteUpload(tx: Tx, ctx: Context, id: string): Promise<void> {
  await tx.delete(table).where(own(ctx, id));
}

/** An upload that is neither finished nor expired. */
export interface OpenUpload {
  id: string;
  /** Bytes that were announced. */
  size: number;
  /** Nothing has come for longer than {@link unmovedMs}. */
  isUnmoved: boolean;
}

/** How long an upload may rest before it makes room for others. */
const unmovedMs = 3600 * 1000;

/** Uploads of the actor that are unfinished, those first that rest longest. The actor's other calls wait until the transaction ends. */
export async function openUploads(tx: Tx, ctx: Context): Promise<OpenUpload[]> {
  const { tenantId, userId } = ctx.actor;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`resumable ${tenantId} ${userId}`}, 0))`);
  const rows = await tx
    .select({ id: table.id, size: table.size, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.ownerId, userId), isNull(table.path), gt(table.expiresAt, nowText(ctx.clock))))
    .orderBy(table.expiresAt, table.id);
  // Each sign of life moves the end.
  const restedSince = momentAfter(ctx.clock, livesFor - unmovedMs);
  return rows.map(({ id, size, expiresAt }) => ({ id, size, isUnmoved: expiresAt < restedSince }));
}

/** Forgets what has expired, of all tenants. @returns the ids */
export async function deleteExpired(tx: Tx, ctx: Context): Promise<string[]> {
  const rows = await tx
    .delete(table)
    .where(lt(table.expiresAt, nowText(ctx.clock)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

/** Those of the ids that stand for an upload of any tenant. */
export async function knownUploads(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
