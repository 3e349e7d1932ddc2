import { sysFile } from '../src/modules/system/file/file.table.ts';
import { toDateTimeText } from '../src/platform/clock.ts';
import type { ServerConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/newId.ts';
import { fileKinds } from '../src/platform/files/fileKinds.ts';
import { createFileStore } from '../src/platform/files/store/createFileStore.ts';
import type { StoredFile } from '../src/platform/files/store/fileStore.ts';
import { filesRoot } from '../src/platform/files/store/localFiles.ts';

/** Where files of the demonstration go. */
export interface SeedStore {
  config: Pick<ServerConfig, 'dataDirectory' | 'mode' | 'privateHosts' | 's3'>;
  now: Date;
}

/** Stores a file of the demonstration, examined like an upload, with its row in tenant 0. */
export async function keepSeedFile(
  database: Database,
  { config, now }: SeedStore,
  { biz, fileName, stream }: { biz: string; fileName: string; stream: NodeJS.ReadableStream },
): Promise<StoredFile> {
  const kind = fileKinds.find((one) => one.biz === biz);
  if (kind === undefined) throw new Error(`keepSeedFile: uploads have no kind ${biz}.`);
  const files = createFileStore(filesRoot(config.dataDirectory), { config, clock: { now: () => now } });
  const stored = await files.take(kind, { fileName, stream });
  await files.keep(stored);
  await database.transaction({ tenantId: 0 }, (tx) =>
    tx.insert(sysFile).values({
      id: newId(),
      tenantId: 0,
      ...stored,
      biz,
      fileName,
      ownerId: null,
      isPrivate: kind.isPrivate ? 1 : 0,
      createBy: 'system',
      createTime: toDateTimeText(now),
    }),
  );
  return stored;
}
