import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { fileKinds, type FileKind } from '../../../platform/files/fileKinds.ts';
import { storeFile } from '../../../platform/files/fileStore.ts';
import { signPath } from '../../../platform/files/signedPath.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { sysFile } from './file.table.ts';

/** Bytes that one person may store in a day. */
const dailyQuota = 2 * 1024 * 1024 * 1024;

/** Where uploads live below the data directory. */
export function filesRoot(dataDirectory: string): string {
  return join(dataDirectory, 'files');
}

/**
 * Takes in the file of an upload.
 *
 * @returns its path, signed for the next minutes when the kind is private
 * @throws InvalidInput unknown `biz`, or content that the kind does not take
 * @source UPL-06, security 10.42, 10.43
 */
export async function uploadFile(ctx: Context): Promise<string> {
  const file = await ctx.upload();
  const biz = file.fields['biz'] === undefined || file.fields['biz'] === '' ? 'temp' : file.fields['biz'];
  const kind = fileKinds.find((one) => one.biz === biz);
  if (kind === undefined) throw invalidInput('不支持的上传目录');
  await assertQuota(ctx);
  const stored = await storeFile(filesRoot(ctx.platform.config.dataDirectory), kind, file.fileName, file.stream, ctx.clock.now());
  // The row comes last: a file without a row is swept away, a row without a file would be a promise we cannot keep.
  await ctx.transaction((tx) =>
    insertRow(tx, ctx, sysFile, {
      ...stored,
      biz,
      fileName: file.fileName.slice(0, 255),
      ownerId: ctx.actor.userId,
      isPrivate: kind.isPrivate ? 1 : 0,
    }),
  );
  return kind.isPrivate ? signPath(ctx.platform.config.secret, ctx.actor.tenantId, stored.path, ctx.clock.now().getTime()) : stored.path;
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

async function assertQuota(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const used = await ctx.transaction(async (tx) => {
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
    return Number(row?.bytes ?? 0);
  });
  if (used > dailyQuota) throw new AppError('TooMany', '今日上传已超过限额');
}
