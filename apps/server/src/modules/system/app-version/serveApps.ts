import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendStored } from '../file/sendStored.ts';
import { appState } from './appVersion.states.ts';
import { type AppVersionRow, hyAppVersion } from './appVersion.table.ts';

const packageType = 'application/vnd.android.package-archive';

/**
 * Serves published versions to anybody: a package, also in parts, so that a phone goes on after a cut; or the way to the store. Each
 * download is counted once, where its first byte is asked for.
 *
 * @source FRT-14, freight-domain 2.29 downloadCount, 5.8
 */
export function serveApps(api: FastifyInstance, platform: Platform): void {
  api.get('/hyapp/hyAppVersion/download/:id', { config: { auth: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const { range } = request.headers;
    const isFirst = range === undefined || range.startsWith('bytes=0-');
    const version = await platform.database.transaction({ tenantId: request.actor.tenantId }, (tx) =>
      offered(tx, { id, tenantId: request.actor.tenantId, isFirst }),
    );
    if (version === undefined) throw notFound({ zh: '该版本不存在或已下架', en: 'This version does not exist or was withdrawn' });
    const { appKind, file, storeUrl, versionName, fileSize, fileHash } = version;
    if (storeUrl !== null) return reply.redirect(storeUrl, 302);
    return sendStored(reply, {
      request,
      files: platform.files,
      stored: { path: file ?? '', size: fileSize ?? 0, sha256: fileHash ?? '', contentType: packageType },
      fileName: `${appKind}-${versionName}.apk`,
      // What was withdrawn is not to be had from a cache.
      cacheControl: 'no-cache',
    });
  });
}

async function offered(
  tx: Tx,
  { id, tenantId, isFirst }: { id: string; tenantId: number; isFirst: boolean },
): Promise<AppVersionRow | undefined> {
  const isOffered = and(
    eq(hyAppVersion.tenantId, tenantId),
    eq(hyAppVersion.id, id),
    eq(hyAppVersion.delFlag, 0),
    eq(hyAppVersion.state, appState.published),
  );
  const [row] = isFirst
    ? await tx
        .update(hyAppVersion)
        // Its version stays: who withdraws it meanwhile is in nobody's way.
        .set({ downloadCount: sql`${hyAppVersion.downloadCount} + 1` })
        .where(isOffered)
        .returning()
    : await tx.select().from(hyAppVersion).where(isOffered);
  return row;
}
