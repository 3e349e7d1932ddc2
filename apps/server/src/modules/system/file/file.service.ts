import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fileKinds, type FileKind } from '../../../platform/files/fileKinds.ts';
import type { StoredFile, KindOfFile } from '../../../platform/files/store/fileStore.ts';
import { overQuota, refusedFile } from '../../../platform/files/fileTexts.ts';
import { signPath } from '../../../platform/files/signedPath.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { sysFile } from './file.table.ts';
import { removeUnlessClaimed } from './unclaimedFiles.ts';

/** Bytes that one person may store in a day. */
const dailyQuota = 2 * 1024 * 1024 * 1024;
/** How long a row may take to follow its file. */
const claimedWithinMs = 24 * 3600 * 1000;

/**
 * Takes in the file of an upload.
 *
 * @returns its path, signed for the next minutes when the kind is private
 * @throws InvalidInput unknown `biz`, or content that the kind does not take
 * @source UPL-06, security 10.42, 10.43
 */
export async function uploadFile(ctx: Context): Promise<string> {
  const file = await ctx.upload();
  const biz = file.fieldsBefore.get('biz');
  const told = biz === undefined ? async () => kindOf(ctx, (await file.fields()).get('biz')) : kindOf(ctx, biz);
  await ctx.transaction((tx) => assertQuota(tx, ctx));
  const stored = await storeFile(ctx, told, { fileName: file.fileName, stream: file.stream });
  const kind = typeof told === 'function' ? await told() : told;
  await claimFile(ctx, stored, (tx) => addFile(tx, ctx, kind, { fileName: file.fileName, stored }));
  return addressOf(ctx, kind, stored.path);
}

/**
 * Examines a file and puts it where files are kept. What fails leaves nothing behind.
 *
 * @throws InvalidInput content that the kind does not take
 * @throws Unavailable the store does not answer or refuses
 * @source UPL-06, OSS-01, security 10.42, 10.43
 */
export async function storeFile(
  ctx: Context,
  kind: KindOfFile,
  { fileName, stream }: { fileName: string; stream: NodeJS.ReadableStream },
): Promise<StoredFile> {
  const { files } = ctx.platform;
  const stored = await files.take(kind, { fileName, stream, locale: ctx.locale });
  if (files.kind !== 'local') {
    const notBefore = momentAfter(ctx.clock, claimedWithinMs);
    // The sweep of the file folder does not see what lies elsewhere: a server that is killed before the row leaves this behind.
    await ctx.transaction((tx) => removeUnlessClaimed(tx, ctx, stored.path, { notBefore }));
  }
  await files.keep(stored);
  return stored;
}

/** Writes the rows of a stored file, or forgets it. They come last: a row without a file would be a promise that we cannot keep. */
export async function claimFile<Result>(ctx: Context, { path }: StoredFile, write: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await ctx.transaction(write);
  } catch (error) {
    await ctx.platform.files.remove(path).catch((reason: unknown) => ctx.log.warn({ path, reason: String(reason) }, 'file not removed'));
    throw error;
  }
}

/** What may be uploaded under a `biz` key, `temp` when it is missing. @throws InvalidInput there is no such key */
export function kindOf({ locale }: Pick<Context, 'locale'>, biz: string | undefined): FileKind {
  const kind = fileKinds.find((one) => one.biz === (biz === undefined || biz === '' ? 'temp' : biz));
  if (kind === undefined) throw refusedFile('kind', locale);
  return kind;
}

/** Writes the row that makes a stored file the actor's. */
export async function addFile(
  tx: Tx,
  ctx: Context,
  kind: FileKind,
  { fileName, stored }: { fileName: string; stored: StoredFile },
): Promise<void> {
  await insertRow(tx, ctx, sysFile, {
    ...stored,
    biz: kind.biz,
    fileName: fileName.slice(0, 255),
    ownerId: ctx.actor.userId,
    isPrivate: kind.isPrivate ? 1 : 0,
  });
}

/** A stored path as answers carry it: signed for the next minutes when the kind is private. */
export function addressOf(ctx: Context, kind: FileKind, path: string): string {
  return kind.isPrivate ? signPath(ctx.platform.config.secret, { reader: ctx.actor, path, now: ctx.clock.now().getTime() }) : path;
}

/**
 * Keeps a file that the server made for the actor, such as the bad cells of an import.
 *
 * @returns its signed path
 */
export async function keepFile(ctx: Context, fileName: string, content: NodeJS.ReadableStream): Promise<string> {
  const kind = fileKinds.find((one) => one.biz === 'temp') as FileKind;
  const stored = await storeFile(ctx, { ...kind, isOurs: true }, { fileName, stream: content });
  await claimFile(ctx, stored, (tx) => addFile(tx, ctx, kind, { fileName, stored }));
  return addressOf(ctx, kind, stored.path);
}

/** Bytes of stored files, by path; what is not stored here is left out. */
export async function fileSizes(tx: Tx, ctx: Context, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await tx
    .select({ path: sysFile.path, size: sysFile.size })
    .from(sysFile)
    .where(and(eq(sysFile.tenantId, ctx.actor.tenantId), inArray(sysFile.path, [...paths])));
  return new Map(rows.map(({ path, size }) => [path, size]));
}

/** @throws TooMany the actor has stored more than a day's quota */
export async function assertQuota(tx: Tx, ctx: Context): Promise<void> {
  if ((await quotaLeft(tx, ctx)) < 0) throw overQuota(ctx.locale);
}

/** Bytes that the actor may still store today. */
export async function quotaLeft(tx: Tx, ctx: Context): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${sysFile.size}), 0)` })
    .from(sysFile)
    .where(
      and(
        eq(sysFile.tenantId, ctx.actor.tenantId),
        eq(sysFile.ownerId, ctx.actor.userId),
        // What was exported is nothing that was uploaded.
        ne(sysFile.biz, 'export'),
        sql`${sysFile.createTime} > ${since.toISOString()}::timestamptz`,
      ),
    );
  return dailyQuota - Number(row?.bytes ?? 0);
}
