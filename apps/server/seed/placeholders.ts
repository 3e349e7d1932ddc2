import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sysFile } from '../src/modules/system/file/file.table.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/newId.ts';
import { toDateTimeText } from '../src/platform/clock.ts';
import { fileKinds } from '../src/platform/files/fileKinds.ts';
import { filesRoot, takeFile } from '../src/platform/files/localFiles.ts';

/** Paths of the stored sample pictures by what they stand for; none for sets without pictures. */
export type Documents = Readonly<Partial<Record<string, string>>>;

const folder = join(import.meta.dirname, 'placeholders');

/** Stores one picture of each kind of document, plainly marked as a sample, for the demonstration's rows to point to. */
export async function storePlaceholders(database: Database, dataDirectory: string, now: Date): Promise<Documents> {
  const kind = fileKinds.find((one) => one.biz === 'temp');
  if (kind === undefined) throw new Error('storePlaceholders: uploads have no kind temp.');
  const documents: Record<string, string> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const stored = await takeFile(filesRoot(dataDirectory), kind, name, createReadStream(join(folder, name)), now);
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
