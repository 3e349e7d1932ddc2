import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { OutboundConfig } from '../outbound.ts';
import type { ByteRange } from './byteRange.ts';
import { isStoredPath, type KindOfFile, openLocal, removeLocal, takeFile } from './localFiles.ts';
import { createS3, type S3Config } from './s3Files.ts';

/** A stored file. */
export interface StoredFile {
  /** `biz/yyyy/MM/<id>.<ext>`: what rows and answers carry, wherever it lies. */
  path: string;
  size: number;
  sha256: string;
  contentType: string;
}

/** A file, or a part of it, that is being read. */
export interface OpenedFile {
  stream: Readable;
  /** Bytes that the stream will give. */
  size: number;
}

/** Where files are kept. */
export type StorageKind = 'local' | 's3';

/** Keeps all files that people and the server store: in the file folder, or in a store of the S3 kind. @source UPL-06, OSS-01 */
export interface FileStore {
  /** Where new files go. */
  readonly kind: StorageKind;
  /**
   * Examines what comes and writes it into the file folder under a name of our own.
   *
   * @throws InvalidInput the content is not what the kind takes, not what its extension says, or dangerous to open
   */
  take(kind: KindOfFile, fileName: string, stream: NodeJS.ReadableStream, locale?: 'zh' | 'en'): Promise<StoredFile>;
  /** Puts a file that was taken where it stays. What fails leaves nothing here. @throws Unavailable the store is away or refuses */
  keep(file: StoredFile): Promise<void>;
  /** Reads a file, or a part, from wherever it lies; undefined when it is nowhere. @throws Unavailable see `keep` */
  open(path: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** Removes a file from wherever it lies; one that is gone is not a failure. @throws Unavailable see `keep` */
  remove(path: string): Promise<void>;
}

/** Makes the store. The file folder comes first: what was stored before S3 was configured stays there. */
export function createFileStore(root: string, config: OutboundConfig & { s3: S3Config | null }, clock: Clock): FileStore {
  const remote = config.s3 === null ? undefined : createS3(config.s3, config, clock);
  return {
    kind: remote === undefined ? 'local' : 's3',
    take: (kind, fileName, stream, locale) => takeFile(root, { kind, fileName, locale, now: clock.now() }, stream),
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
      return (await openLocal(root, path, range)) ?? remote?.get(path, range);
    },
    remove: async (path) => {
      if (!isStoredPath(path) || (await removeLocal(root, path))) return;
      await remote?.remove(path);
    },
  };
}
