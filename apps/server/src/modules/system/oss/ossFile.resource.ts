import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { objectKind, offeredEndings } from '../../../platform/files/fileKinds.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { addFile, assertQuota, claimFile, storeFile } from '../file/file.service.ts';
import { sysFile } from '../file/file.table.ts';
import { removeUnlessClaimed } from '../file/unclaimedFiles.ts';
import { OssFile } from './ossFile.contract.ts';
import { ossFile } from './ossFile.table.ts';

/** Objects of the actor's tenant. @source OSS-01 */
export const ossFileResource: Resource<typeof OssFile, typeof ossFile> = defineResource(OssFile, {
  table: ossFile,
  options: {
    permission: 'oss',
    wholeRows: true,
    audited: true,
    afterRemove: async (tx, ctx, row) => {
      await tx
        .update(sysFile)
        .set({ delFlag: 1 })
        .where(and(eq(sysFile.tenantId, ctx.actor.tenantId), eq(sysFile.path, row.url)));
      // It is served to nobody from now on, whenever its bytes go.
      await removeUnlessClaimed(tx, ctx, row.url);
    },
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
  const file = await ctx.upload();
  await ctx.transaction((tx) => assertQuota(tx, ctx));
  const stored = await storeFile(ctx, objectKind, { fileName: file.fileName, stream: file.stream });
  const { path, contentType, size } = stored;
  const storage = ctx.platform.files.kind;
  const id = await claimFile(ctx, stored, async (tx) => {
    await addFile(tx, ctx, objectKind, { fileName: file.fileName, stored });
    const row = await insertRow(tx, ctx, ossFile, { fileName: file.fileName.slice(0, 255), url: path, contentType, size, storage });
    ctx.audit({ action: 'ossFile.add', entity: 'ossFile', entityId: row.id, after: row });
    return row.id;
  });
  return getRow(ctx, ossFileResource, id);
}

/** Where new objects are kept, and what may be stored. */
export function storageOf(ctx: Context) {
  const { config, files } = ctx.platform;
  return {
    kind: files.kind,
    bucket: config.s3?.bucket ?? null,
    maxBytes: objectKind.maxBytes,
    extensions: [...offeredEndings(objectKind)],
  };
}
