import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { readRange } from '../../../platform/files/byteRange.ts';
import { isShownInline } from '../../../platform/files/fileKinds.ts';
import { isStoredPath } from '../../../platform/files/store/localFiles.ts';
import { isSigned, readSignature } from '../../../platform/files/signedPath.ts';
import { contentDisposition } from '../../../platform/http/contentDisposition.ts';
import { failed } from '../../../platform/http/envelope.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sysFile } from './file.table.ts';

/**
 * Serves uploaded files, or parts of them, to anybody who holds a valid address: images and PDF in the page, all else as a
 * download, and nothing that could run.
 *
 * @source security 10.46
 */
export function serveFiles(api: FastifyInstance, platform: Platform): void {
  api.get('/sys/common/static/*', { config: { auth: 'public' } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const query = request.query as Record<string, string | undefined>;
    const found = isStoredPath(path) ? await findFile(platform, path, query) : undefined;
    if (found === undefined) throw missing();
    // A stored path never gets other content.
    const tag = `"${found.sha256}"`;
    const { range: asked, 'if-range': version = tag } = request.headers;
    const range = version === tag ? readRange(asked, found.size) : undefined;
    reply.header('Accept-Ranges', 'bytes');
    if (range === null) {
      reply.header('Content-Range', `bytes */${found.size}`);
      return reply
        .status(416)
        .send(
          failed(request.id, { message: localeOf(request) === 'zh' ? '请求的范围不在文件内' : 'The file has no such part', code: 416 }),
        );
    }
    const file = await platform.files.open(path, range);
    if (file === undefined) throw missing();
    if (range !== undefined) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`);
    reply.header('ETag', tag);
    reply.header('Content-Type', found.contentType);
    reply.header('Content-Length', file.size);
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
    reply.header('Content-Disposition', contentDisposition(isShownInline(found.contentType) ? 'inline' : 'attachment', found.fileName));
    reply.header('Cache-Control', found.isPrivate ? 'private, max-age=300' : 'public, max-age=86400');
    return reply.send(file.stream);
  });
}

const missing = () => notFound({ zh: '文件不存在', en: 'There is no such file' });

type Found = Pick<typeof sysFile.$inferSelect, 'fileName' | 'contentType' | 'size' | 'sha256'> & { isPrivate: boolean };

async function findFile(platform: Platform, path: string, query: Readonly<Record<string, string | undefined>>): Promise<Found | undefined> {
  const signature = readSignature(query);
  const isOpen = signature !== undefined && isSigned(platform.config.secret, { path, signature, now: platform.clock.now().getTime() });
  const [row] = await platform.database.transaction('system', (tx) =>
    tx
      .select()
      .from(sysFile)
      .where(and(eq(sysFile.path, path), eq(sysFile.delFlag, 0)))
      .limit(1),
  );
  if (row === undefined || (row.isPrivate === 1 && !(isOpen && row.tenantId === signature.reader.tenantId))) return undefined;
  return { ...row, isPrivate: row.isPrivate === 1 };
}
