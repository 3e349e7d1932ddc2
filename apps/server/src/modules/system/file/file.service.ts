import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { fileKinds, type FileKind } from '../../../platform/files/fileKinds.ts';
import { filesRoot, storeFile, type StoredFile } from '../../../platform/files/fileStore.ts';
import { signPath } from '../../../platform/files/signedPath.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { sysFile } from './file.table.ts';

/** Bytes that one person may store in a day. */
const dailyQuota = 2 * 1024 * 1024 * 1024;

/**
 * Takes in the file of an upload.
 *
 * @returns its path, signed for the next minutes when the kind is private
 * @throws InvalidInput unknown `biz`, or content that the kind does not take
 * @source UPL-06, security 10.42, 10.43
 */
export async function uploadFile(ctx: Context): Promise<string> {
  const file = await ctx.upload();
  const kind = kindOf(file.fields['biz']);
  await ctx.transaction((tx) => assertQuota(tx, ctx));
  const stored = await storeFile(filesRoot(ctx.platform.config.dataDirectory), kind, file.fileName, file.stream, ctx.clock.now());
  // The row comes last: a file without a row is swept away, a row without a file would be a promise we cannot keep.
  await ctx.transaction((tx) => addFile(tx, ctx, kind, file.fileName, stored));
  return addressOf(ctx, kind, stored.path);
}

/** What may be uploaded under a `biz` key, `temp` when it is missing. @throws InvalidInput there is no such key */
export function kindOf(biz: string | undefined): FileKind {
  const kind = fileKinds.find((one) => one.biz === (biz === undefined || biz === '' ? 'temp' : biz));
  if (kind === undefined) throw invalidInput('不支持的上传目录');
  return kind;
}

/** Writes the row that makes a stored file the actor's. */
export async function addFile(tx: Tx, ctx: Context, kind: FileKind, fileName: string, stored: StoredFile): Promise<void> {
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
  return kind.isPrivate ? signPath(ctx.platform.config.secret, ctx.actor.tenantId, path, ctx.clock.now().getTime()) : path;
}

/**
 * Keeps a file that the server made for the actor, such as the bad cells of an import.
 *
 * @returns its signed path
 */
export async function keepFile(ctx: Context, fileName: string, content: NodeJS.ReadableStream): Promise<string> {
  const kind = fileKinds.find((one) => one.biz === 'temp') as FileKind;
  const { config } = ctx.platform;
  const stored = await storeFile(filesRoot(config.dataDirectory), { ...kind, isOurs: true }, fileName, content, ctx.clock.now());
  await ctx.transaction((tx) =>
    insertRow(tx, ctx, sysFile, { ...stored, biz: kind.biz, fileName, ownerId: ctx.actor.userId, isPrivate: 1 }),
  );
  return signPath(config.secret, ctx.actor.tenantId, stored.path, ctx.clock.now().getTime());
}

/** @param further bytes that are still to come @throws TooMany the actor would store more than a day's quota */
export async function assertQuota(tx: Tx, ctx: Context, further = 0): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${sysFile.size}), 0)` })
    .from(sysFile)
    .where(
      and(
        eq(sysFile.tenantId, ctx.actor.tenantId),
        eq(sysFile.ownerId, ctx.actor.userId),
        sql`${sysFile.createTime} > ${since.toISOString()}::timestamptz`,
      ),
    );
  if (Number(row?.bytes ?? 0) + further > dailyQuota) throw new AppError('TooMany', '今日上传已超过限额');
}
