import { isMasked, type UploadedFile, type UploadNote } from '../input/uploadItem.ts';
import { type FileDomains, fileUrl } from '../request/fileUrl.ts';
import type { RequestClient } from '../request/requestTypes.ts';
import { isListOf, isNumber, isObjectOf, isText } from '../request/shape.ts';
import type { ResumableOptions } from './resumableOptions.ts';

/** Where a server takes files, and how it spells an upload. Paths lie below the base path. */
export interface UploadWire {
  /** Beginning of all addresses of the server, such as `/api`. */
  basePath: string;
  /** Takes one file in one request. */
  path: string;
  /** Tells names and sizes of stored files. */
  filesPath: string;
  /** Where uploads in pieces begin. */
  piecesPath: string;
  /** Field of the answer that holds the stored path. */
  responseName: string;
  /** Fields of the form beside the file. */
  fields: (call: Pick<FileUploadOptions, 'biz' | 'fromCell'>) => Readonly<Record<string, string>>;
}

/** Where files go and where they are found again. */
export interface UploadTransportOptions {
  /** How the server spells an upload, such as `jeecgUploads`. */
  wire: UploadWire;
  /** Below the base path; that of the wire unless said. @source UPL-06 */
  path?: string;
  /** Tells names and sizes of stored files, below the base path; that of the wire unless said. @source UPL-07 */
  filesPath?: string;
  /** Field of the answer that holds the stored path; that of the wire unless said. @source UPL-04 */
  responseName?: string;
  /** Base path of the client, that of the wire unless said: stored definitions name it in their addresses. @source REQ-01 */
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
  /** Sent from a cell of a table, which some servers want to know. @source UPL-06 */
  fromCell?: boolean;
  /** Where this one goes, below the base path; absent: where all go. */
  path?: string;
  /** Field of the answer that holds the stored path; absent: as for all. @source UPL-04 */
  responseName?: string;
  /** Gives up the upload. */
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
 * @example <UploadProvider transport={createUploadTransport(client, { wire: jeecgUploads, domains: { static: '/files' } })}><App /></UploadProvider>
 * @source UPL-06, REQ-05, REQ-08
 */
export function createUploadTransport(client: Pick<RequestClient, 'upload' | 'get'>, options: UploadTransportOptions): FileTransport {
  const { domains, wire, basePath = wire.basePath } = options;
  const filesPath = belowBase(options.filesPath ?? wire.filesPath, basePath);
  // A wrong address is told where the transport is made, not with the first file.
  belowBase(options.path ?? wire.path, basePath);
  let send: FileTransport['upload'] | undefined;
  let stored: FileTransport['describe'] | undefined;

  return {
    upload: async (file, call) => {
      const { createSender } = await import('./sendFiles.ts');
      send ??= createSender(client, options);
      return send(file, call);
    },
    urlOf: (stored) => (isMasked(stored) ? undefined : (options.urlOf?.(stored) ?? fileUrl(stored, { domains }))),
    describe: async (paths) => {
      const { createStoredFiles } = await import('./storedFiles.ts');
      stored ??= createStoredFiles((some) => client.get(filesPath, { paths: some.join() }, { quiet: true, check: areFiles }));
      return stored(paths);
    },
  };
}

/**
 * The path that the client is given. The token goes with it, so it must not lead elsewhere.
 *
 * @throws Error it is not a path of this server
 */
export function belowBase(address: string, basePath: string): string {
  if (!/^\/(?![/\\])/.test(address)) throw new Error(`createUploadTransport: ${address} is not a path of this server.`);
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
}

const areFiles = isListOf(isObjectOf({ fileName: isText, filePath: isText, fileSize: isNumber }));
