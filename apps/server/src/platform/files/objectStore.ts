import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { openOut, type OutboundConfig } from '../outbound.ts';
import { isStoredPath, openFile, type StoredFile } from './fileStore.ts';
import { type AwsCredentials, awsPath, emptyHash, signAws } from './signAws.ts';

/** An S3-compatible store, as the operator named it. */
export interface S3Config extends AwsCredentials {
  /** `https://s3.example.com`; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
}

/** Where objects are kept. */
export type StorageKind = 'local' | 's3';

/** Keeps the objects of the object storage: in the file folder, or in a store of the S3 kind. @source OSS-01 */
export interface ObjectStore {
  /** Where new objects go. */
  readonly kind: StorageKind;
  /** Takes over a file that was stored below the file root. Its content has been examined there. */
  keep(file: StoredFile): Promise<void>;
  /** Reads an object from wherever it lies; undefined when it is nowhere. */
  open(path: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Removes an object; one that is gone is no failure. */
  remove(kind: StorageKind, path: string): Promise<void>;
}

/** Makes the store: the file folder, and in front of it the S3 one where it is configured. */
export function createObjectStore(root: string, config: OutboundConfig & { s3: S3Config | null }, clock: Clock): ObjectStore {
  const remote = config.s3 === null ? undefined : createS3(config.s3, config, clock);
  return {
    kind: remote === undefined ? 'local' : 's3',
    keep: async (file) => {
      if (remote === undefined) return;
      const local = join(root, file.path);
      await remote.put(file, createReadStream(local));
      await rm(local, { force: true });
    },
    open: async (path) => (await openFile(root, path)) ?? (isStoredPath(path) ? await remote?.get(path) : undefined),
    remove: async (kind, path) => {
      if (!isStoredPath(path)) return;
      if (kind === 's3') await remote?.remove(path);
      else await rm(join(root, path), { force: true });
    },
  };
}

function createS3(config: S3Config, outbound: OutboundConfig, clock: Clock) {
  const call = async (method: string, path: string, options: { headers?: Record<string, string>; hash?: string; body?: Readable } = {}) => {
    const url = new URL(awsPath(`/${config.bucket}/${path}`), config.endpoint);
    const headers = signAws(config, { method, url, headers: options.headers ?? {}, payloadHash: options.hash ?? emptyHash }, clock.now());
    try {
      return await openOut(outbound, url.href, { method, headers, ...(options.body && { body: options.body }) });
    } catch (error) {
      throw unavailable('对象存储暂时无法访问，请稍后重试', { cause: error });
    }
  };
  const refused = (answer: IncomingMessage): Error => {
    answer.resume();
    // What the store says of a refusal may name keys and hosts: it is for the log.
    return unavailable('对象存储拒绝了请求，请联系管理员', { cause: new Error(`The object store answered ${answer.statusCode}.`) });
  };
  return {
    put: async ({ path, size, sha256, contentType }: StoredFile, body: Readable): Promise<void> => {
      const headers = { 'content-length': String(size), 'content-type': contentType };
      const answer = await call('PUT', path, { headers, hash: sha256, body });
      if (answer.statusCode !== 200) throw refused(answer);
      answer.resume();
    },
    get: async (path: string): Promise<{ stream: Readable; size: number } | undefined> => {
      const answer = await call('GET', path);
      if (answer.statusCode === 404) {
        answer.resume();
        return undefined;
      }
      if (answer.statusCode !== 200) throw refused(answer);
      return { stream: answer, size: Number(answer.headers['content-length'] ?? 0) };
    },
    remove: async (path: string): Promise<void> => {
      const answer = await call('DELETE', path);
      if (answer.statusCode !== 204 && answer.statusCode !== 200 && answer.statusCode !== 404) throw refused(answer);
      answer.resume();
    },
  };
}
