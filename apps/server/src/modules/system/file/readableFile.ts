import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { isStoredPath } from '../../../platform/files/localFiles.ts';
import { isSigned, stripSignatures } from '../../../platform/files/signedPath.ts';
import { sysFile } from './file.table.ts';

/**
 * A stored file that the actor may look into: his own upload, or one whose address he was given within the last minutes.
 *
 * @param address a stored path, with its signature where it is somebody else's
 * @throws NotFound there is no such file, or the address does not open it any more
 * @source security 10.46
 */
export async function readableFile(ctx: Context, address: string): Promise<{ path: string; sha256: string; isOwn: boolean }> {
  const path = stripSignatures(address);
  const { tenantId, userId } = ctx.actor;
  const [row] = isStoredPath(path)
    ? await ctx.transaction((tx) =>
        tx
          .select({ sha256: sysFile.sha256, ownerId: sysFile.ownerId })
          .from(sysFile)
          .where(and(eq(sysFile.tenantId, tenantId), eq(sysFile.path, path), eq(sysFile.delFlag, 0))),
      )
    : [];
  const isOwn = row?.ownerId === userId;
  const { e, s } = Object.fromEntries(new URLSearchParams(address.slice(path.length + 1)));
  const isShown = s !== undefined && isSigned(ctx.platform.config.secret, tenantId, path, Number(e), s, ctx.clock.now().getTime());
  if (row === undefined || !(isOwn || isShown)) throw notFound('图片不存在或已失效，请重新打开后再试');
  return { path, sha256: row.sha256, isOwn };
}
