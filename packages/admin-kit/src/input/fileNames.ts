import { fileAt, isNameless, unsigned, type UploadedFile } from './uploadItem.ts';
import type { UploadTransport } from './UploadProvider.tsx';

/** What stored files were called, asked for as they come into view. */
export interface FileNames {
  /** The name of a stored file whose path does not tell it; where it is not known, one that is seen is asked for. */
  read: (path: string, isSeen: boolean) => string | undefined;
  /** Is told when names have become known. */
  subscribe: (listener: () => void) => () => void;
}

const madeFor = new WeakMap<UploadTransport, FileNames>();

/** The names of files behind a transport, one memory for each. */
export function fileNamesOf(transport: UploadTransport): FileNames {
  const names = madeFor.get(transport) ?? createFileNames(transport);
  madeFor.set(transport, names);
  return names;
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
    read(path, isSeen) {
      const stored = unsigned(path);
      if (!isSeen || known.has(stored) || describe === undefined || !isNameless(path)) return known.get(stored);
      // Cells of one frame are asked for together, each once.
      if (wanted.size === 0) queueMicrotask(() => void ask());
      known.set(stored, undefined);
      wanted.add(path);
      return undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
