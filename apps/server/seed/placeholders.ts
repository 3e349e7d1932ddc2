import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sysFile } from '../src/modules/system/file/file.table.ts';
import type { ServerConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/newId.ts';
import { toDateTimeText } from '../src/platform/clock.ts';
import { fileKinds } from '../src/platform/files/fileKinds.ts';
import { createFileStore } from '../src/platform/files/store/createFileStore.ts';
import { filesRoot } from '../src/platform/files/store/localFiles.ts';

/** Paths of the stored sample pictures by what they stand for; none for sets without pictures. */
export type Documents = Readonly<Partial<Record<string, string>>>;

const folder = join(import.meta.dirname, 'placeholders');

/** Stores one picture of each kind of document, plainly marked as a sample, for the demonstration's rows to point to. */
export async function storePlaceholders(
  database: Database,
  config: Pick<ServerConfig, 'dataDirectory' | 'mode' | 'privateHosts' | 's3'>,
  now: Date,
): Promise<Documents> {
  const kind = fileKinds.find((one) => one.biz === 'temp');
  if (kind === undefined) throw new Error('storePlaceholders: uploads have no kind temp.');
  const files = createFileStore(filesRoot(config.dataDirectory), { config, clock: { now: () => now } });
  const documents: Record<string, string> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const stored = await files.take(kind, name, createReadStream(join(folder, name)));
    await files.keep(stored);
    await database.transaction({ tenantId: 0 }, (tx) =>
      tx.insert(sysFile).values({
        id: newId(),
        tenantId: 0,
        ...stored,
        biz: kind.biz,
        fileName: name,
        ownerId: null,
        isPrivate: kind.isPrivate ? 1 : 0,
        createBy: 'seed',
        createTime: toDateTimeText(now),
      }),
    );
    documents[basename(name, '.png')] = stored.path;
  }
  return documents;
}
