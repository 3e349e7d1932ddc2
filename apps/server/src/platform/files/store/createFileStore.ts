import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { OutboundConfig } from '../../outbound.ts';
import type { FileStore, S3Config } from './fileStore.ts';
import { isStoredPath, openLocal, removeLocal, takeFile } from './localFiles.ts';
import { createS3 } from './s3Files.ts';

/** Makes the store. The file folder comes first: what was stored before S3 was configured stays there. */
export function createFileStore(
  root: string,
  { config, clock }: { config: OutboundConfig & { s3: S3Config | null }; clock: Clock },
): FileStore {
  const remote = config.s3 === null ? undefined : createS3(config.s3, { outbound: config, clock });
  return {
    kind: remote === undefined ? 'local' : 's3',
    take: (kind, { fileName, stream, locale }) => takeFile(root, { takenFile: { kind, fileName, locale, now: clock.now() }, stream }),
    keep: async (file) => {
      if (remote === undefined) return;
      try {
        await remote.put(file, createReadStream(join(root, file.path)));
      } catch (error) {
        // It may have arrived although nothing was answered.
        await remote.remove(file.path).catch(() => undefined);
        throw error;
      } finally {
        await removeLocal(root, file.path);
      }
    },
    open: async (path, range) => {
      if (!isStoredPath(path)) return undefined;
      return (await openLocal(root, { path, range })) ?? remote?.get(path, range);
    },
    remove: async (path) => {
      if (!isStoredPath(path) || (await removeLocal(root, path))) return;
      await remote?.remove(path);
    },
  };
}
