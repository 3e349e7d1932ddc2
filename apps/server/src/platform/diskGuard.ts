import { existsSync, statfsSync } from 'node:fs';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from './config.ts';

/** Bytes that a recovery may need: set aside while there is room, given back when there is none. @source security 14.60 */
const ballastBytes = 64 * 1024 * 1024;
const checkEveryMs = 2000;

/** Watches the room of the data folder. */
export interface DiskGuard {
  /** Whether writes must be refused: what is left belongs to the database's own needs. */
  isFull(): boolean;
  close(): void;
}

/**
 * Starts to watch the data folder. Below `minFreeBytes` the ballast file is given back and `isFull` says so; well above it the ballast is
 * set aside again.
 *
 * @source security 14.60
 */
export function watchDisk(
  { dataDirectory, minFreeBytes, mode }: Pick<ServerConfig, 'dataDirectory' | 'minFreeBytes' | 'mode'>,
  onError: (error: unknown) => void,
): DiskGuard {
  const ballast = join(dataDirectory, 'ballast');
  let isFull = existsSync(dataDirectory) && freeOf(statfsSync(dataDirectory)) < minFreeBytes;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const check = async (): Promise<void> => {
    const free = freeOf(await statfs(dataDirectory));
    isFull = free < minFreeBytes;
    if (isFull) await rm(ballast, { force: true });
    // Hundreds of short-lived test servers need no reserve.
    else if (mode !== 'test' && free > 2 * (minFreeBytes + ballastBytes)) await setAside(ballast);
  };
  const watch = (delay: number): void => {
    timer = setTimeout(() => {
      check()
        .catch(onError)
        .finally(() => isClosed || watch(checkEveryMs));
    }, delay);
    timer.unref();
  };
  // Not at once: the first requests after a start come before a file that only a bad day needs.
  watch(isFull ? 0 : checkEveryMs);
  return {
    isFull: () => isFull,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const freeOf = ({ bavail, bsize }: { bavail: number; bsize: number }): number => bavail * bsize;

/** Written out, because a file of holes would hold no room. */
async function setAside(path: string): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known?.size === ballastBytes) return;
  const file = await open(path, 'w', 0o600);
  try {
    const piece = Buffer.alloc(1024 * 1024, 0xa5);
    for (let written = 0; written < ballastBytes; written += piece.length) await file.write(piece);
  } finally {
    await file.close();
  }
}
