import { fileAt, isNameless, unsigned, type UploadedFile } from './uploadItem.ts';
import type { UploadTransport } from './UploadProvider.tsx';

/** The name of a stored file whose path does not tell it; where it is not known, one that is seen is asked for. */
export type ReadFileName = (path: string, isSeen: boolean) => string | undefined;

interface FileNames {
  read: ReadFileName;
  listeners: Set<() => void>;
}

const madeFor = new WeakMap<UploadTransport, FileNames>();

/**
 * Hands out the way to the names of files behind a transport, and another one whenever names have become known.
 *
 * @returns what ends it
 */
export function followFileNames(transport: UploadTransport, show: (give: () => ReadFileName) => void): () => void {
  const names = madeFor.get(transport) ?? createFileNames(transport);
  madeFor.set(transport, names);
  const tell = () => show(() => (path, isSeen) => names.read(path, isSeen));
  names.listeners.add(tell);
  tell();
  return () => names.listeners.delete(tell);
}

function createFileNames({ describe }: UploadTransport): FileNames {
  const known = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();
  const wanted = new Set<string>();
  const ask = async () => {
    const paths = [...wanted];
    wanted.clear();
    const files: readonly UploadedFile[] = (await describe?.(paths).catch(() => [])) ?? [];
    for (const path of paths) known.set(unsigned(path), fileAt(path, files)?.fileName);
    if (files.length > 0) for (const listener of listeners) listener();
  };
  return {
    listeners,
    read(path, isSeen) {
      const stored = unsigned(path);
      if (!isSeen || known.has(stored) || describe === undefined || !isNameless(path)) return known.get(stored);
      // Cells of one frame are asked for together, each once.
      if (wanted.size === 0) queueMicrotask(() => void ask());
      known.set(stored, undefined);
      wanted.add(path);
      return undefined;
    },
  };
}
