import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isStoredPath } from '../../../platform/files/store/localFiles.ts';
import { isSigned, readSignature } from '../../../platform/files/signedPath.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sysFile } from './file.table.ts';
import { missingFile, sendStored } from './sendStored.ts';

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
    if (found === undefined) throw missingFile();
    return sendStored(reply, {
      request,
      files: platform.files,
      stored: { ...found, path },
      fileName: found.fileName,
      cacheControl: found.isPrivate ? 'private, max-age=300' : 'public, max-age=86400',
    });
  });
}

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
