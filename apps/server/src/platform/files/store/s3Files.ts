import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { unavailable } from '../../errors.ts';
import { openOut, type OutboundConfig } from '../../outbound.ts';
import type { ByteRange } from '../byteRange.ts';
import type { OpenedFile, StoredFile, S3Config } from './fileStore.ts';
import { awsPath, emptyHash, signAws } from './signAws.ts';

/** Files in a store of the S3 kind. It knows them by their stored paths. */
export interface S3Files {
  put(file: StoredFile, body: Readable): Promise<void>;
  /** A file or a part of it; undefined when there is none. */
  get(path: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** One that is gone is not a failure. */
  remove(path: string): Promise<void>;
}

/**
 * Speaks to the store.
 *
 * @throws Unavailable (each call) the store does not answer or refuses
 */
export function createS3(config: S3Config, { outbound, clock }: { outbound: OutboundConfig; clock: Clock }): S3Files {
  const call = async (
    method: string,
    { path, options = {} }: { path: string; options?: { headers?: Record<string, string>; hash?: string; body?: Readable } },
  ) => {
    const url = new URL(awsPath(`/${config.bucket}/${path}`), config.endpoint);
    const headers = signAws(config, {
      request: { method, url, headers: options.headers ?? {}, payloadHash: options.hash ?? emptyHash },
      at: clock.now(),
    });
    try {
      return await openOut(outbound, { address: url.href, method, headers, ...(options.body && { body: options.body }) });
    } catch (error) {
      throw unavailable(
        { zh: '对象存储暂时无法访问，请稍后重试', en: 'The object store doesn’t respond. Try again later' },
        { cause: error },
      );
    }
  };
  const refused = (answer: IncomingMessage): Error => {
    answer.destroy();
    // What the store says of a refusal may name keys and hosts: it is for the log.
    const cause = new Error(`The object store answered ${answer.statusCode}.`);
    return unavailable(
      { zh: '对象存储拒绝了请求，请联系管理员', en: 'The object store refused the request. Contact an administrator' },
      { cause },
    );
  };
  return {
    put: async ({ path, size, sha256, contentType }, body) => {
      const headers = { 'content-length': String(size), 'content-type': contentType };
      const answer = await call('PUT', { path, options: { headers, hash: sha256, body } });
      if (answer.statusCode !== 200) throw refused(answer);
      answer.resume();
    },
    get: async (path, range) => {
      const answer = await call('GET', {
        path,
        options: range === undefined ? {} : { headers: { range: `bytes=${range.start}-${range.end}` } },
      });
      if (answer.statusCode === 404) {
        answer.resume();
        return undefined;
      }
      // The whole in place of a part would be taken for the part.
      if (answer.statusCode !== (range === undefined ? 200 : 206)) throw refused(answer);
      return { stream: answer, size: Number(answer.headers['content-length'] ?? 0) };
    },
    remove: async (path) => {
      const answer = await call('DELETE', { path });
      if (answer.statusCode !== 204 && answer.statusCode !== 200 && answer.statusCode !== 404) throw refused(answer);
      answer.resume();
    },
  };
}
