import type { UploadedFile, UploadNote } from '../input/uploadItem.ts';
import { ApiError } from '../request/ApiError.ts';
import { type FileDomains, fileUrl } from '../request/fileUrl.ts';
import type { RequestClient } from '../request/requestTypes.ts';
import { type Guard, isListOf, isNumber, isObjectOf, isText } from '../request/shape.ts';
import { lineMs, piecesFromBytes, type ResumableOptions, slowPiecesFromBytes } from './resumableOptions.ts';
import { createStoredFiles } from './storedFiles.ts';

/** Where files go and where they are found again. */
export interface UploadTransportOptions {
  /** Below the base path, `/sys/common/upload` unless said. @source UPL-06 */
  path?: string;
  /** Tells names and sizes of stored files, below the base path; `/sys/common/files` unless said. @source UPL-07 */
  filesPath?: string;
  /** Field of the answer that holds the stored path, `message` unless said. @source UPL-04 */
  responseName?: string;
  /** Base path of the client, `/jeecg-boot` unless said: stored definitions name it in their addresses. @source REQ-01 */
  basePath?: string;
  /** Addresses that stored paths lie below. @source REQ-08 */
  domains: FileDomains;
  /** Address of a stored path that lies elsewhere; undefined leaves it to `domains`. */
  urlOf?: (path: string) => string | undefined;
  /** Sends large files in pieces that survive a lost connection and a reload; absent: each file in one request. */
  resumable?: ResumableOptions;
}

/** What is said of one upload. */
export interface FileUploadOptions {
  /** Kind of business the file belongs to. @source UPL-06 */
  biz: string;
  /** Sent from a cell of a table: `isup=1` stands in the place of the kind. @source UPL-06 */
  fromCell?: boolean;
  /** Where this one goes, below the base path; absent: where all go. */
  path?: string;
  /** Field of the answer that holds the stored path; absent: as for all. @source UPL-04 */
  responseName?: string;
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  /** Told what a person may want to know of a large file: that it waits for the line, or goes on where it stopped. */
  onNote?: (note: UploadNote | undefined) => void;
}

/** What the upload controls of `input` ask for; hand it to `UploadProvider`. */
export interface FileTransport {
  /** Sends one file and answers the path it is stored under. */
  upload: (file: File, options: FileUploadOptions) => Promise<string>;
  /** Address of a stored path, `undefined` when it has none. */
  urlOf: (path: string) => string | undefined;
  /** Names and sizes of stored files; none from a server that does not tell them. @source UPL-07 */
  describe: (paths: readonly string[]) => Promise<readonly UploadedFile[]>;
}

/**
 * Uploads through a request client: the same headers, refusals, end of a session, cancellation and shape check as every other call,
 * and the time-out counts from the last byte that moved. With `resumable` large files go in pieces.
 *
 * @example <UploadProvider transport={createUploadTransport(client, { domains: { static: '/jeecg-boot/sys/common/static' } })}>
 * @source UPL-06, REQ-05, REQ-08
 */
export function createUploadTransport(client: Pick<RequestClient, 'upload' | 'get'>, options: UploadTransportOptions): FileTransport {
  const { domains, basePath = '/jeecg-boot', resumable } = options;
  const usualPath = belowBase(options.path ?? '/sys/common/upload', basePath);
  const filesPath = belowBase(options.filesPath ?? '/sys/common/files', basePath);
  let takesPieces = resumable !== undefined;
  let fromBytes = resumable?.fromBytes ?? piecesFromBytes;

  /** Sends a file in pieces. @returns undefined where the server takes none */
  const inPieces = async (file: File, call: FileUploadOptions, responseName: string): Promise<string | undefined> => {
    if (resumable === undefined || !takesPieces) return undefined;
    const { signal, onProgress, onNote } = call;
    const { uploadInPieces } = await import('./uploadInPieces.ts');
    const stored = await uploadInPieces(file, {
      resumable,
      address: `${basePath}${resumable.path ?? '/sys/common/tus'}`,
      biz: call.fromCell ? undefined : call.biz,
      signal,
      onProgress,
      onNote,
      stored: async (id) =>
        (await client.get(`${usualPath}/${id}`, undefined, { signal, envelope: true, check: isStored(responseName) }))[responseName]!,
    });
    // A server that knows nothing of pieces, such as a stock JeecgBoot: it is not asked again.
    takesPieces = stored !== undefined;
    return stored;
  };

  return {
    upload: async (file, call) => {
      const path = call.path === undefined ? usualPath : belowBase(call.path, basePath);
      const responseName = call.responseName ?? options.responseName ?? 'message';
      if (path === usualPath && file.size >= fromBytes) {
        const stored = await inPieces(file, call, responseName);
        if (stored !== undefined) return stored;
      }
      const { signal, onProgress } = call;
      const inOne = async (further: Pick<FileUploadOptions, 'signal' | 'onProgress'>) => {
        const form = new FormData();
        if (call.fromCell) form.append('isup', '1');
        else form.append('biz', call.biz);
        form.append('file', file);
        return (await client.upload(path, form, { ...further, envelope: true, check: isStored(responseName) }))[responseName]!;
      };
      if (path !== usualPath || !takesPieces || file.size < slowPiecesFromBytes) return inOne({ signal, onProgress });

      const tooSlow = new AbortController();
      const now = resumable?.now ?? Date.now;
      const began = now();
      const judge = (percent: number) => {
        if (tooSlow.signal.aborted) return;
        onProgress(percent);
        const took = now() - began;
        if (took >= lineMs.judged && (100 * took) / percent > lineMs.most) tooSlow.abort();
      };
      try {
        return await inOne({ signal: AbortSignal.any([signal, tooSlow.signal]), onProgress: judge });
      } catch (error) {
        if (signal.aborted || !(tooSlow.signal.aborted || (error instanceof ApiError && error.status === 408))) throw error;
        fromBytes = Math.min(fromBytes, slowPiecesFromBytes);
        const stored = await inPieces(file, call, responseName);
        if (stored === undefined && !tooSlow.signal.aborted) throw error;
        return stored ?? inOne({ signal, onProgress });
      }
    },
    urlOf: (stored) => options.urlOf?.(stored) ?? fileUrl(stored, domains),
    describe: createStoredFiles((paths) => client.get(filesPath, { paths: paths.join() }, { quiet: true, check: areFiles })),
  };
}

/** The path that the client is given. The token goes with it, so it must not lead elsewhere. */
function belowBase(address: string, basePath: string): string {
  if (!/^\/(?![/\\])/.test(address)) throw new Error(`createUploadTransport: ${address} is no path of this server.`);
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
}

const areFiles = isListOf(isObjectOf({ fileName: isText, filePath: isText, fileSize: isNumber }));

/** An answer that names where the file lies. */
const isStored =
  (name: string): Guard<Readonly<Record<string, string>>> =>
  (value): value is Readonly<Record<string, string>> => {
    const stored = (value as Readonly<Record<string, unknown>>)[name];
    return typeof stored === 'string' && stored !== '';
  };
