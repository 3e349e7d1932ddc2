import { ApiError } from '../request/ApiError.ts';
import type { RequestClient } from '../request/requestTypes.ts';
import type { Guard } from '../request/shape.ts';
import { belowBase, type FileTransport, type FileUploadOptions, type UploadTransportOptions } from './createUploadTransport.ts';
import { lineMs, piecesFromBytes, slowPiecesFromBytes } from './resumableOptions.ts';

/** Makes what sends the files of a transport; its code comes with the first file. */
export function createSender(client: Pick<RequestClient, 'upload' | 'get'>, options: UploadTransportOptions): FileTransport['upload'] {
  const { wire, basePath = wire.basePath, resumable } = options;
  const usualPath = belowBase(options.path ?? wire.path, basePath);
  let takesPieces = resumable !== undefined;
  let isSlow = false;
  const isLarge = ({ size }: File): boolean =>
    size >= Math.min(resumable?.fromBytes ?? piecesFromBytes, isSlow ? slowPiecesFromBytes : Infinity);

  /** Sends a file in pieces. @returns undefined where the server takes none */
  const inPieces = async (
    file: File,
    { call, responseName }: { call: FileUploadOptions; responseName: string },
  ): Promise<string | undefined> => {
    if (resumable === undefined || !takesPieces) return undefined;
    const { signal, onProgress, onNote } = call;
    const { uploadInPieces } = await import('./uploadInPieces.ts');
    const stored = await uploadInPieces(file, {
      resumable,
      address: `${basePath}${resumable.path ?? wire.piecesPath}`,
      biz: call.fromCell ? undefined : call.biz,
      isSlow,
      signal,
      onProgress,
      onNote,
      stored: async (id) =>
        (await client.get(`${usualPath}/${id}`, undefined, { signal, envelope: true, check: isStored(responseName) }))[responseName]!,
    });
    // A server that knows nothing of pieces, it is not asked again.
    takesPieces = stored !== undefined;
    return stored;
  };

  return async (file, call) => {
    const path = call.path === undefined ? usualPath : belowBase(call.path, basePath);
    const responseName = call.responseName ?? options.responseName ?? wire.responseName;
    if (path === usualPath && isLarge(file)) {
      const stored = await inPieces(file, { call, responseName });
      if (stored !== undefined) return stored;
    }
    const { signal, onProgress } = call;
    const inOne = async (further: Pick<FileUploadOptions, 'signal' | 'onProgress'>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(wire.fields(call))) form.append(name, value);
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
      isSlow = true;
      const stored = await inPieces(file, { call, responseName });
      if (stored === undefined && !tooSlow.signal.aborted) throw error;
      return stored ?? inOne({ signal, onProgress });
    }
  };
}

/** An answer that names where the file lies. */
const isStored =
  (name: string): Guard<Readonly<Record<string, string>>> =>
  (value): value is Readonly<Record<string, string>> => {
    const stored = (value as Readonly<Record<string, unknown>>)[name];
    return typeof stored === 'string' && stored !== '';
  };
