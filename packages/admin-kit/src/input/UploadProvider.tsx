import { createContext, use, type ReactNode } from 'react';

/** Sends one file and answers the path it is stored under. Rejects with an error whose message is for people. */
export type Uploader = (file: File, options: UploadOptions) => Promise<string>;

/** What an upload may use. */
export interface UploadOptions {
  /** Kind of business the file belongs to, default 'temp'. @source UPL-06 */
  biz: string;
  signal: AbortSignal;
  /** 0 to 100; call it as often as is known. */
  onProgress: (percent: number) => void;
}

/** How files leave and come back; given once per product. */
export interface UploadTransport {
  upload: Uploader;
  /** Address of a stored path, `undefined` when it has none. */
  urlOf: (path: string) => string | undefined;
}

const UploadContext = createContext<UploadTransport | null>(null);

/** Gives every upload inside its way to the server. */
export function UploadProvider({ children, transport }: { children: ReactNode; transport: UploadTransport }) {
  return <UploadContext value={transport}>{children}</UploadContext>;
}

/** The transport around this widget. @throws outside of an UploadProvider */
export function useUploadTransport(): UploadTransport {
  const transport = use(UploadContext);
  if (!transport) throw new Error('useUploadTransport: render this part inside <UploadProvider>.');
  return transport;
}

/** The transport around this widget, or nothing. */
export function useOptionalUploadTransport(): UploadTransport | null {
  return use(UploadContext);
}
