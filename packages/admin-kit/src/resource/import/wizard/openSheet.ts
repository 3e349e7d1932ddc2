import { nextTurn } from '../../../editable-table/store/slices.ts';
import { type Sheet, SheetError, type SheetPart, type SheetRow } from './sheetTypes.ts';
import type { SheetAnswer, SheetQuestion } from './sheetWorker.ts';

/**
 * Reads one sheet of a file in a worker, so that the page stays free; where no worker may start, the page reads it by itself.
 *
 * @param options.wanted which sheet, from 0
 * @throws SheetError the file cannot be read; DOMException when the signal stops it
 */
export async function openSheet(file: Blob, options: OpenSheetOptions): Promise<Sheet> {
  const sheet = { names: [''] as readonly string[], index: 0, rows: [] as SheetRow[] };
  const take = (part: SheetPart) => {
    if (!('rows' in part)) Object.assign(sheet, part);
    else {
      sheet.rows.push(...part.rows);
      options.onProgress(sheet.rows.length);
    }
  };
  const worker = (options.createWorker ?? createSheetWorker)();
  if (worker !== undefined && (await readInWorker(worker, { file, openSheetOptions: options, take })) === 'read') return sheet;
  const { readSheet } = await import('./readSheet.ts');
  for await (const part of readSheet(file, options.wanted)) {
    options.signal.throwIfAborted();
    take(part);
    await nextTurn();
  }
  return sheet;
}

/** Options of {@link openSheet}. */
export interface OpenSheetOptions {
  wanted: number;
  signal: AbortSignal;
  /** Lines that were read so far. */
  onProgress: (rows: number) => void;
  /** Starts the worker, in tests one that cannot start. */
  createWorker?: () => Worker | undefined;
}

/** Bundlers find the file by these very words; the build of the kit puts it beside the chunk. */
function createSheetWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

function readInWorker(
  worker: Worker,
  { file, openSheetOptions: { wanted, signal }, take }: { file: Blob; openSheetOptions: OpenSheetOptions; take: (part: SheetPart) => void },
): Promise<'read' | 'notStarted'> {
  return new Promise((resolve, reject) => {
    let isHere = false;
    const end = (finish: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
      finish();
    };
    const stop = () => end(() => reject(signal.reason as Error));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if (data.is === 'here') {
        isHere = true;
        worker.postMessage({ file, wanted } satisfies SheetQuestion);
      } else if (data.is === 'part') take(data.part);
      else if (data.is === 'end') end(() => resolve('read'));
      else end(() => reject(new SheetError(data.fault)));
    });
    // A policy or a missing file keeps it from starting; once it is here, it tells by itself what is wrong.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => (isHere ? reject(new SheetError('broken')) : resolve('notStarted')));
    });
    return undefined;
  });
}
