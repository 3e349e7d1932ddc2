import type { UploadNote } from '../input/uploadItem.ts';
import { ApiError, cancelled } from '../request/ApiError.ts';
import type { ResumableOptions } from './resumableOptions.ts';
import { createTusCalls, Interrupted } from './tusCalls.ts';
import { createUnfinishedUploads, fingerprint } from './unfinishedUploads.ts';

const kilobyte = 1024;
/** A piece that is lost is sent again, and one that takes long is lost more often: their size follows the line. */
const pieceBytes = { first: 1024 * kilobyte, firstIfSlow: 256 * kilobyte, least: 64 * kilobyte, most: 8192 * kilobyte } as const;
const pieceMs = { short: 1500, long: 8000 } as const;
/** Failures in a row, without a byte of progress, after which a person is asked. Four minutes; time without a network does not count. */
const mostTries = 12;
const longestWaitMs = 30_000;

/** One upload in pieces. */
export interface PiecesOptions {
  resumable: ResumableOptions;
  /** Address that uploads begin at. */
  address: string;
  /** Kind of business; absent: the server's usual one. */
  biz: string | undefined;
  /** The line is known to be slow. */
  isSlow: boolean;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  onNote: ((note: UploadNote | undefined) => void) | undefined;
  /** Asks where the file lies, through the client: it also meets the end of a session. */
  stored: (id: string) => Promise<string>;
}

/**
 * Sends a file in pieces and goes on where it stopped: after a lost connection, a restart of the server, or a reload of the page when
 * the same person chooses the same file again.
 *
 * @returns its stored path; undefined from a server that takes no pieces
 * @throws ApiError what the server refused, or that it could not be reached for long
 * @source UPL-06, security 10.44
 */
export function uploadInPieces(file: File, options: PiecesOptions): Promise<string | undefined> {
  const { identity } = options.resumable;
  const key = fingerprint(file, { who: identity() ?? '', biz: options.biz ?? '', path: options.address });
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (locks === undefined) return send(file, { key, isAlone: true, options });
  // Two windows that send the same file would take one upload out of each other's hands.
  return locks.request(`upload ${key}`, { ifAvailable: true }, (lock) => send(file, { key, isAlone: lock !== null, options }));
}

async function send(
  file: File,
  { key, isAlone, options }: { key: string; isAlone: boolean; options: PiecesOptions },
): Promise<string | undefined> {
  const { address, biz, signal, onProgress, onNote, stored } = options;
  const { identity, store, now = Date.now, wait = pause, ...further } = options.resumable;
  const unfinished = createUnfinishedUploads(store, now);
  const calls = createTusCalls({ ...further, address, signal });
  const who = identity();
  let id = isAlone ? unfinished.find(key) : undefined;
  let offset: number | undefined;
  let length: number = options.isSlow ? pieceBytes.firstIfSlow : pieceBytes.first;
  let tries = 0;
  let furthest = 0;

  const forget = () => {
    if (isAlone) unfinished.forget(key);
  };
  const end = () => {
    if (id === undefined) return;
    calls.end(id);
    forget();
  };
  const percentAt = (bytes: number): number => (100 * bytes) / file.size;
  /** Does what is next. @returns the path once there is one, null when the server takes no pieces */
  const step = async (): Promise<string | null | undefined> => {
    if (id === undefined) {
      id = await calls.start(file, biz);
      if (id === undefined) return null;
      if (isAlone) unfinished.keep(key, id);
      offset = 0;
    } else if (offset === undefined) {
      offset = await calls.ask(id);
      if (offset === undefined) {
        forget();
        id = undefined;
      }
      onNote?.(offset ? { kind: 'resumed', percent: Math.floor(percentAt(offset)) } : undefined);
    } else if (offset < file.size) {
      const [from, began] = [offset, now()];
      const piece = file.slice(from, from + length);
      offset = await calls.send(id, {
        offset: from,
        piece,
        onProgress: (percent) => onProgress(percentAt(from + (piece.size * percent) / 100)),
      });
      const took = now() - began;
      length = took < pieceMs.short ? Math.min(2 * length, pieceBytes.most) : took > pieceMs.long ? halved(length) : length;
    } else {
      const path = await stored(id).catch(asInterrupted);
      forget();
      return path;
    }
    if (offset === undefined) return undefined;
    if (offset > furthest) tries = 0;
    furthest = Math.max(furthest, offset);
    onProgress(percentAt(offset));
    return undefined;
  };

  for (;;) {
    try {
      signal.throwIfAborted();
      if (identity() !== who) throw cancelled();
      const path = await step();
      if (path !== undefined) return path ?? undefined;
    } catch (error) {
      if (signal.aborted) {
        end();
        throw signal.reason;
      }
      if (error instanceof ApiError && error.status === 401) await stored(id ?? 'none');
      if (!(error instanceof Interrupted)) throw error;
      tries += 1;
      if (tries > mostTries) {
        // The next try goes on from here, unless the person gives it up.
        signal.addEventListener('abort', end, { once: true });
        throw new ApiError(error.message, { status: 0 });
      }
      offset = undefined;
      length = halved(length);
      onNote?.({ kind: 'waiting' });
      // An abort ends the waiting; the loop sees it.
      await wait(error.waitMs ?? Math.min(longestWaitMs, 500 * 2 ** tries), signal).catch(() => undefined);
    }
  }
}

const halved = (length: number): number => Math.max(pieceBytes.least, length / 2);

/** While the file is being looked at elsewhere, or the line is gone, its path cannot be told. */
function asInterrupted(error: unknown): never {
  if (error instanceof ApiError && (error.status === 0 || error.status === 404 || error.status === 409 || error.status >= 500))
    throw new Interrupted(error.message);
  throw error;
}

/** Waits, without a network until there is one, and no longer than until it comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isOffline = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
    const timer = isOffline ? undefined : setTimeout(() => settle(resolve), ms);
    const handleOnline = () => settle(resolve);
    const handleAbort = () => settle(() => reject(signal.reason as Error));
    const settle = (act: () => void) => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', handleOnline);
      signal.removeEventListener('abort', handleAbort);
      act();
    };
    globalThis.addEventListener?.('online', handleOnline);
    signal.addEventListener('abort', handleAbort);
  });
}
