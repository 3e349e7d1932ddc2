import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { contentDisposition } from '../../../platform/http/contentDisposition.ts';
import { notFound } from '../../../platform/errors.ts';
import { isShownInline, objectKind, type Sniffed } from '../../../platform/files/fileKinds.ts';
import { filesRoot, isStoredPath, openFile } from '../../../platform/files/fileStore.ts';
import { isSigned } from '../../../platform/files/signedPath.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sysFile } from './file.table.ts';

/**
 * Serves uploaded files to anybody who holds a valid address: images and PDF in the page, all else as a download, and
 * nothing that could run.
 *
 * @source security 10.46
 */
export function serveFiles(api: FastifyInstance, platform: Platform): void {
  api.get('/sys/common/static/*', { config: { auth: 'public' } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const query = request.query as Record<string, string | undefined>;
    const found = isStoredPath(path) ? await findFile(platform, path, query) : undefined;
    const file = found === undefined ? undefined : await openStored(platform, path, found.contentType);
    if (found === undefined || file === undefined) throw notFound('文件不存在');
    reply.header('Content-Type', file.content.contentType);
    reply.header('Content-Length', file.size);
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
    reply.header('Content-Disposition', contentDisposition(file.content.inline ? 'inline' : 'attachment', found.fileName));
    reply.header('Cache-Control', found.isPrivate ? 'private, max-age=300' : 'public, max-age=86400');
    return reply.send(file.stream);
  });
}

/** Objects may lie in another store, which says nothing of what they are: that was found out when they came. */
async function openStored(
  platform: Platform,
  path: string,
  contentType: string,
): Promise<{ stream: Readable; size: number; content: Pick<Sniffed, 'contentType' | 'inline'> } | undefined> {
  if (!path.startsWith(`${objectKind.biz}/`)) return openFile(filesRoot(platform.config.dataDirectory), path);
  const object = await platform.objects.open(path);
  return object === undefined ? undefined : { ...object, content: { contentType, inline: isShownInline(contentType) } };
}

async function findFile(
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): Promise<{ fileName: string; isPrivate: boolean; contentType: string } | undefined> {
  const { t, e, s } = query;
  const tenantId = Number(t);
  const signed =
    s !== undefined &&
    Number.isSafeInteger(tenantId) &&
    isSigned(platform.config.secret, tenantId, path, Number(e), s, platform.clock.now().getTime());
  const [row] = await platform.database.transaction('system', (tx) =>
    tx
      .select({ fileName: sysFile.fileName, isPrivate: sysFile.isPrivate, tenantId: sysFile.tenantId, contentType: sysFile.contentType })
      .from(sysFile)
      .where(and(eq(sysFile.path, path), eq(sysFile.delFlag, 0)))
      .limit(1),
  );
  if (row === undefined || (row.isPrivate === 1 && !(signed && row.tenantId === tenantId))) return undefined;
  return { fileName: row.fileName, isPrivate: row.isPrivate === 1, contentType: row.contentType };
}
