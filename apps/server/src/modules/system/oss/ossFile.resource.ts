import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { objectKind } from '../../../platform/files/fileKinds.ts';
import type { StorageKind } from '../../../platform/files/objectStore.ts';
import { filesRoot, storeFile } from '../../../platform/files/fileStore.ts';
import { getRow } from '../../../platform/resource/listRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { addFile, assertQuota } from '../file/file.service.ts';
import { sysFile } from '../file/file.table.ts';
import { OssFile } from './ossFile.contract.ts';
import { ossFile } from './ossFile.table.ts';

/** Objects of the actor's tenant. @source OSS-01 */
export const ossFileResource: Resource<typeof OssFile, typeof ossFile> = defineResource(OssFile, ossFile, {
  permission: 'oss',
  audited: true,
  afterRemove: async (tx, ctx, row) => {
    await tx
      .update(sysFile)
      .set({ delFlag: 1 })
      .where(and(eq(sysFile.tenantId, ctx.actor.tenantId), eq(sysFile.path, row.url)));
    // An object that cannot be removed now is served to nobody any more.
    ctx.afterCommit(() => ctx.platform.objects.remove(row.storage as StorageKind, row.url));
  },
});

/**
 * Takes in the file of an upload: its content is examined here, then it goes where objects are kept.
 *
 * @returns its row
 * @throws InvalidInput content that is not what its name says, or dangerous to open
 * @throws Unavailable the store does not answer or refuses
 * @source OSS-01, security 10.42, 10.43
 */
export async function storeObject(ctx: Context): Promise<Record<string, unknown>> {
  const { config, objects } = ctx.platform;
  const file = await ctx.upload();
  await ctx.transaction((tx) => assertQuota(tx, ctx));
  const stored = await storeFile(filesRoot(config.dataDirectory), objectKind, file.fileName, file.stream, ctx.clock.now());
  try {
    await objects.keep(stored);
    const { path, contentType, size } = stored;
    const id = await ctx.transaction(async (tx) => {
      await addFile(tx, ctx, objectKind, file.fileName, stored);
      const row = await insertRow(tx, ctx, ossFile, {
        fileName: file.fileName.slice(0, 255),
        url: path,
        contentType,
        size,
        storage: objects.kind,
      });
      ctx.audit({ action: 'ossFile.add', entity: 'ossFile', entityId: row.id, after: row });
      return row.id;
    });
    return await getRow(ctx, ossFileResource, id);
  } catch (error) {
    // Nobody knows of it: it must not stay, neither here nor there.
    await objects.remove('local', stored.path).catch(() => undefined);
    if (objects.kind === 's3') await objects.remove('s3', stored.path).catch(() => undefined);
    throw error;
  }
}

/** Where new objects are kept, and what may be stored. */
export function storageOf(ctx: Context) {
  const { config, objects } = ctx.platform;
  return {
    kind: objects.kind,
    bucket: config.s3?.bucket ?? null,
    maxBytes: objectKind.maxBytes,
    extensions: [...objectKind.extensions],
  };
}
