import { createContext, use, type ReactNode } from 'react';
import type { UploadedFile, UploadNote } from './uploadItem.ts';

/** Sends one file and answers the path it is stored under. Rejects with an error whose message is for people. */
export type Uploader = (file: File, options: UploadOptions) => Promise<string>;

/** What an upload may use. */
export interface UploadOptions {
  /** Kind of business the file belongs to, default 'temp'. @source UPL-06 */
  biz: string;
  /** Sent from a cell of a table: some servers want to know. @source UPL-06 */
  fromCell?: boolean;
  /** Where this one goes, below the base path; absent: where all go. */
  path?: string;
  /** Field of the answer that holds the stored path; absent: as for all. @source UPL-04 */
  responseName?: string;
  /** Gives up the upload. */
  signal: AbortSignal;
  /** 0 to 100; call it as often as is known. */
  onProgress: (percent: number) => void;
  /** What a person may want to know meanwhile; undefined takes it back. */
  onNote?: (note: UploadNote | undefined) => void;
}

/** How files leave and come back; given once per product. */
export interface UploadTransport {
  /** Sends a file; answers its path. */
  upload: Uploader;
  /** Address of a stored path, `undefined` when it has none. */
  urlOf: (path: string) => string | undefined;
  /** Names and sizes of stored files, for paths that do not tell them; what is not known is left out. @source UPL-07 */
  describe?: (paths: readonly string[]) => Promise<readonly UploadedFile[]>;
}

const UploadContext = createContext<UploadTransport | null>(null);

/**
 * Gives every upload inside its way to the server.
 *
 * @example <UploadProvider transport={createUploadTransport(client, { wire: jeecgUploads, domains: { static: '/files' } })}><App /></UploadProvider>
 */
export function UploadProvider({ children, transport }: UploadProviderProps) {
  return <UploadContext value={transport}>{children}</UploadContext>;
}

/** Props of {@link UploadProvider}. */
export interface UploadProviderProps {
  /** Everything that may hold an upload. */
  children: ReactNode;
  /** How files leave and come back, see `createUploadTransport` of `upload`. Hand in an object that keeps its identity. */
  transport: UploadTransport;
}

/**
 * The transport around this widget.
 *
 * @throws outside of an UploadProvider
 * @example
 * const transport = useUploadTransport();
 * const address = transport.urlOf('contracts/1.pdf');
 */
export function useUploadTransport(): UploadTransport {
  const transport = use(UploadContext);
  if (!transport) throw new Error('useUploadTransport: render this part inside <UploadProvider>.');
  return transport;
}

/** The transport around this widget, or nothing. */
export function useOptionalUploadTransport(): UploadTransport | null {
  return use(UploadContext);
}
