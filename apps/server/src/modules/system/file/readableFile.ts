import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { isStoredPath } from '../../../platform/files/store/localFiles.ts';
import { isSigned, type Reader, readSignature, stripSignatures } from '../../../platform/files/signedPath.ts';
import { sysFile } from './file.table.ts';

/**
 * A stored file that the actor may look into: their own upload, or one whose address they were given within the last minutes.
 *
 * @param address a stored path, with its signature where it is somebody else's
 * @throws NotFound there is no such file, or the address does not open it any more
 * @source security 10.46
 */
export async function readableFile(ctx: Context, address: string): Promise<{ path: string; sha256: string; isOwn: boolean }> {
  const [file] = await readableFiles(ctx, [address]);
  if (file === undefined)
    throw notFound({ zh: '图片不存在或已失效，请重新打开后再试', en: 'The picture is missing or its link has expired. Open it again' });
  return { path: file.path, sha256: file.sha256, isOwn: file.ownerId === ctx.actor.userId };
}

/** What stored files were called and how large they are; those that the actor may not look into are left out. @source UPL-07 */
export async function namesOfFiles(ctx: Context, addresses: readonly string[]) {
  const files = await readableFiles(ctx, addresses.slice(0, mostNamed));
  return files.map(({ fileName, path, size }) => ({ fileName, filePath: path, fileSize: size }));
}

/** Files that one call asks for. */
const mostNamed = 100;

async function readableFiles(ctx: Context, addresses: readonly string[]) {
  return ctx.transaction((tx) => filesOf(tx, ctx, addresses, () => true));
}

/**
 * Which of some addresses a row of the actor may not name: those of files that are not there, or that are neither the actor's own
 * upload nor public nor signed for the actor within the last minutes.
 *
 * @source security 10.47a
 */
export async function foreignFiles(tx: Tx, ctx: Context, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  // To look at a file any address that opens it will do. To name it in a row, it must have been made for this person.
  const isReader = ({ userId }: Reader) => userId === ctx.actor.userId;
  const shown = new Set((await filesOf(tx, ctx, addresses, isReader)).map(({ path }) => path));
  return new Set(
    addresses.filter((address) => {
      const path = stripSignatures(address);
      // What is not a path of ours, such as one of another server before a move, opens nothing here.
      return isStoredPath(path) && !shown.has(path);
    }),
  );
}

/** Stored files of some addresses: the actor's own, public ones, and those whose signature holds for a reader that is asked for. */
async function filesOf(tx: Tx, ctx: Context, addresses: readonly string[], isReader: (reader: Reader) => boolean) {
  const { tenantId, userId } = ctx.actor;
  const given = new Map(addresses.map((address) => [stripSignatures(address), address]));
  const paths = [...given.keys()].filter(isStoredPath);
  if (paths.length === 0) return [];
  const rows = await tx
    .select({
      path: sysFile.path,
      fileName: sysFile.fileName,
      size: sysFile.size,
      sha256: sysFile.sha256,
      ownerId: sysFile.ownerId,
      isPrivate: sysFile.isPrivate,
    })
    .from(sysFile)
    .where(and(eq(sysFile.tenantId, tenantId), inArray(sysFile.path, paths), eq(sysFile.delFlag, 0)));
  const now = ctx.clock.now().getTime();
  return rows.filter(({ path, ownerId, isPrivate }) => {
    if (ownerId === userId || isPrivate !== 1) return true;
    const signature = readSignature(Object.fromEntries(new URLSearchParams(given.get(path)?.slice(path.length + 1))));
    return (
      signature !== undefined &&
      signature.reader.tenantId === tenantId &&
      isReader(signature.reader) &&
      isSigned(ctx.platform.config.secret, { path, signature, now })
    );
  });
}
