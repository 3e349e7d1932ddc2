import type { CallOptions, Transport } from './transport.ts';

/** How far an import is. `total` is unknown until the sheet was read to its end. */
export interface ImportProgress {
  /** What happens now. */
  phase: 'uploading' | 'checking' | 'saving' | 'done';
  /** Rows that were looked at. */
  done: number;
  /** Rows of the sheet; null until it was read to its end. */
  total: number | null;
}

/** Options of an import. */
export interface ImportOptions extends CallOptions {
  /** Told of each step; absent: the import is one call without news. */
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Sends a sheet and reports how far the server is. Aborting the signal asks the server to stop; the answer then says
 * `cancelled` and how many rows had landed. None is half written.
 */
export async function importFile<Result>(
  transport: Transport,
  given: { path: string; file: Blob; options?: ImportOptions },
): Promise<Result> {
  const { runImport } = await import('./runImport.ts');
  return runImport<Result>(transport, given);
}
