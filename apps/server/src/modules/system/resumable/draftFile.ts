import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Checksum } from './resumable.protocol.ts';

/** Bytes after which what came is made safe, so that a server that is killed loses no more. */
const safeEvery = 8 * 1024 * 1024;

const folderOf = (dataDirectory: string): string => join(dataDirectory, 'uploads');

/** Where the bytes of an upload gather. @throws Error for an id that is not of ours: nothing of the client's enters a path */
function pathOf(dataDirectory: string, id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error(`No id of an upload: ${id}`);
  return join(folderOf(dataDirectory), `${id}.part`);
}

/** What one piece is written with. */
export interface PieceOptions {
  offset: number;
  /** Where the file ends. */
  size: number;
  checksum: Checksum | undefined;
  /** Told how far the bytes are safe, from time to time. */
  onSafe: (position: number) => Promise<void>;
}

/** What became of a piece. */
export interface WrittenPiece {
  /** How far the bytes are safe on the disk. */
  position: number;
  /** `brokenOff`: the connection ended before the piece did. `damaged` and `tooLong` leave the file where it was. */
  outcome: 'whole' | 'brokenOff' | 'damaged' | 'tooLong';
}

/** Writes a piece at its place. What a checksum guards counts as a whole or not at all. */
export async function writePiece(
  dataDirectory: string,
  { id, stream, options }: { id: string; stream: Readable; options: PieceOptions },
): Promise<WrittenPiece> {
  await mkdir(folderOf(dataDirectory), { recursive: true, mode: 0o700 });
  const { offset, size, checksum, onSafe } = options;
  const file = await open(pathOf(dataDirectory, id), constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
  try {
    const hash = checksum === undefined ? undefined : createHash(checksum.algorithm);
    let position = offset;
    let safe = offset;
    let isBroken = false;
    try {
      for await (const bytes of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        if (position + bytes.length > size) return { position: safe, outcome: 'tooLong' };
        hash?.update(bytes);
        await writeAll(file, { bytes, position });
        position += bytes.length;
        if (checksum !== undefined || position - safe < safeEvery) continue;
        await file.datasync();
        safe = position;
        await onSafe(safe);
      }
    } catch (error) {
      if (!stream.destroyed) throw error;
      isBroken = true;
    }
    if (checksum !== undefined && isBroken) return { position: offset, outcome: 'brokenOff' };
    if (checksum !== undefined && hash?.digest('base64') !== checksum.digest) return { position: offset, outcome: 'damaged' };
    await file.datasync();
    return { position, outcome: isBroken ? 'brokenOff' : 'whole' };
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, { bytes, position }: { bytes: Buffer; position: number }): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** Bytes that lie on the disk; 0 without any. */
export async function draftSize(dataDirectory: string, id: string): Promise<number> {
  return (await stat(pathOf(dataDirectory, id)).catch(() => undefined))?.size ?? 0;
}

/** The announced bytes of a draft. What a broken piece left behind them is not read. */
export function readDraft(dataDirectory: string, { id, size }: { id: string; size: number }): Readable {
  if (size === 0) return Readable.from([]);
  const stream = createReadStream(pathOf(dataDirectory, id), { start: 0, end: size - 1 });
  // Who reads it meets the error; who gave up before has nobody who listens, and the process would end.
  return stream.on('error', () => undefined);
}

/** Forgets the bytes of an upload. */
export async function removeDraft(dataDirectory: string, id: string): Promise<void> {
  await rm(pathOf(dataDirectory, id), { force: true });
}

/** Ids of the drafts that were last written before an instant (ms). */
export async function oldDrafts(dataDirectory: string, before: number): Promise<string[]> {
  const names = await readdir(folderOf(dataDirectory)).catch(() => []);
  const ids: string[] = [];
  for (const name of names) {
    const id = /^([0-9a-f]{32})\.part$/.exec(name)?.[1];
    if (id === undefined) continue;
    const found = await stat(pathOf(dataDirectory, id)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < before) ids.push(id);
  }
  return ids;
}

/** Bytes that may still be written into the data folder. */
export async function freeBytes(dataDirectory: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDirectory);
  return bavail * bsize;
}
