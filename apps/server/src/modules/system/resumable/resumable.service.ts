import type { Readable } from 'node:stream';
import { momentAfter, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError } from '../../../platform/errors.ts';
import { largestOf } from '../../../platform/files/fileKinds.ts';
import { overQuota, tooLarge } from '../../../platform/files/fileTexts.ts';
import { assertExtension } from '../../../platform/files/store/localFiles.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { addFile, addressOf, claimFile, kindOf, quotaLeft, storeFile } from '../file/file.service.ts';
import { draftSize, freeBytes, readDraft, removeDraft, writePiece } from './draftFile.ts';
import { type Checksum, TusRefusal } from './resumable.protocol.ts';
import {
  deleteUpload,
  expiryOf,
  lockUpload,
  openUploads,
  type ResumableUpload,
  touchUpload,
  type UploadChange,
} from './resumable.queries.ts';
import { sysResumableUpload } from './resumable.table.ts';

/** Uploads that a person may have under way or left alone. */
const mostOpen = 20;
/** How long a call may write without a sign of life: longer than a request may take. */
const writingMs = 120_000;
/** How long the last look at a large file may take. */
const finishingMs = 600_000;

/** Calls of this process that are writing, by whose upload it is: a stranger's call with the same id meets nothing. */
export type Writers = Map<string, { stop: () => void; ended: Promise<void> }>;

/** What is said of a file before it comes. */
export interface StartedUpload {
  size: number;
  fileName: string;
  /** '' when it was not given. */
  biz: string;
  /** All of it, as it was given. */
  metadata: string;
}

/** A piece as it comes. */
export interface Piece {
  offset: number;
  /** Bytes that the request announced; undefined when it did not. */
  length: number | undefined;
  checksum: Checksum | undefined;
  stream: Readable;
}

/**
 * Begins an upload that comes in pieces. What can be known before the first byte is checked here, all else when the last one is there.
 *
 * @throws InvalidInput unknown `biz`, or a type that it does not take
 * @throws TooLarge     above the limit of the kind
 * @throws TooMany      the day's quota, or too many that are unfinished
 * @throws Unavailable  the disk has no room for it
 * @source security 10.42, 10.44
 */
export async function startUpload(ctx: Context, given: StartedUpload): Promise<ResumableUpload> {
  const { size, fileName, metadata } = given;
  const kind = kindOf(ctx, given.biz);
  const { dataDirectory, minFreeBytes } = ctx.platform.config;
  assertExtension(kind, { fileName, locale: ctx.locale });
  if (size > largestOf(kind)) throw tooLarge(largestOf(kind), ctx.locale);
  // The draft stays until the file stands beside it.
  if ((await freeBytes(dataDirectory)) < minFreeBytes + 2 * size) throw new TusRefusal(507, { text: 'noRoom', locale: ctx.locale });
  const { upload, ended } = await ctx.transaction(async (tx) => {
    const given = await makeRoom(tx, ctx, size);
    const row = { size, fileName, metadata, biz: kind.biz, ownerId: ctx.actor.userId, expiresAt: expiryOf(ctx) };
    return { upload: await insertRow(tx, ctx, sysResumableUpload, row), ended: given };
  });
  for (const id of ended) await removeDraft(dataDirectory, id);
  return upload;
}

/**
 * Ends the actor's uploads that have not moved for long, as far as there is no room beside them.
 *
 * @returns their ids
 * @throws TooMany there is no room all the same
 */
async function makeRoom(tx: Tx, ctx: Context, size: number): Promise<string[]> {
  const open = await openUploads(tx, ctx);
  const left = await quotaLeft(tx, ctx);
  const ended: string[] = [];
  let bytes = size + open.reduce((sum, upload) => sum + upload.size, 0);
  const isTight = (): boolean => open.length - ended.length >= mostOpen || bytes > left;
  for (const upload of open.filter(({ isUnmoved }) => isUnmoved)) {
    // What is stored already leaves no room, no matter who goes.
    if (!isTight() || size > left) break;
    await deleteUpload(tx, ctx, upload.id);
    ended.push(upload.id);
    bytes -= upload.size;
  }
  if (open.length - ended.length >= mostOpen)
    throw new AppError('TooMany', new TusRefusal(429, { text: 'tooManyOpen', locale: ctx.locale }).message);
  if (bytes > left) throw overQuota(ctx.locale);
  return ended;
}

/**
 * How far an upload is. Who asks wants to go on: a call that still writes to it, over a connection that may be dead, has to end first.
 *
 * @throws TusRefusal 404 not the actor's, 410 expired
 */
export async function resumeUpload(ctx: Context, writers: Writers, id: string): Promise<ResumableUpload> {
  await endWriter(ctx, writers, id);
  const onDisk = await draftSize(ctx.platform.config.dataDirectory, id);
  return ctx.transaction(async (tx) => {
    const upload = await lockLive(tx, ctx, id);
    if (upload.path !== null) return upload;
    return (
      (await touchUpload(tx, ctx, id, {
        change: { received: Math.min(upload.received, onDisk), writerId: null, writingUntil: null },
      })) ?? upload
    );
  });
}

/**
 * Takes a piece. With the last one the file is examined and stored.
 *
 * @throws TusRefusal 404, 410; 409 another offset; 423 somebody else writes; 413 too long; 460 damaged
 */
export async function receivePiece(ctx: Context, writers: Writers, { id, piece }: { id: string; piece: Piece }): Promise<ResumableUpload> {
  const key = writerKey(ctx, id);
  if (writers.has(key)) throw new TusRefusal(423, { text: 'locked', locale: ctx.locale, retryAfter: 1 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  writers.set(key, { ended, stop: () => piece.stream.destroy(new Error('Another call goes on with this upload.')) });
  try {
    const upload = await claim(ctx, id, { offset: piece.offset, length: piece.length });
    return upload.path === null ? await write(ctx, upload, piece) : upload;
  } finally {
    writers.delete(key);
    end();
  }
}

/**
 * Where the file lies; finishes what a stop of the server interrupted after the last byte.
 *
 * @returns its path, signed for the next minutes when the kind is private
 * @throws TusRefusal 404, 410; 409 bytes are missing; 423 it is being finished
 */
export async function storedPath(ctx: Context, id: string): Promise<string> {
  const known = await ctx.transaction((tx) => lockLive(tx, ctx, id));
  if (known.path === null && known.received < known.size) throw new TusRefusal(409, { text: 'incomplete', locale: ctx.locale });
  const { path, biz } = known.path === null ? await finish(ctx, await claim(ctx, id, { offset: known.size, length: 0 })) : known;
  return addressOf(ctx, kindOf(ctx, biz), path ?? '');
}

/** Forgets an upload and its bytes. A file that it has become stays. @throws TusRefusal 404, 410 */
export async function abandonUpload(ctx: Context, writers: Writers, id: string): Promise<void> {
  await endWriter(ctx, writers, id);
  await ctx.transaction(async (tx) => {
    await lockLive(tx, ctx, id);
    await deleteUpload(tx, ctx, id);
  });
  await removeDraft(ctx.platform.config.dataDirectory, id);
}

const writerKey = ({ actor }: Context, id: string): string => `${actor.tenantId} ${actor.userId} ${id}`;

async function endWriter(ctx: Context, writers: Writers, id: string): Promise<void> {
  const writer = writers.get(writerKey(ctx, id));
  writer?.stop();
  await writer?.ended;
}

async function lockLive(tx: Tx, ctx: Context, id: string): Promise<ResumableUpload> {
  const upload = await lockUpload(tx, ctx, id);
  if (upload === undefined) throw new TusRefusal(404, { text: 'missing', locale: ctx.locale });
  if (upload.expiresAt < toDateTimeText(ctx.clock.now())) throw new TusRefusal(410, { text: 'expired', locale: ctx.locale });
  return upload;
}

/** Makes this call the one that may write. The row says it, so that it holds for every process of the server. */
async function claim(ctx: Context, id: string, { offset, length = 0 }: { offset: number; length?: number }): Promise<ResumableUpload> {
  const onDisk = await draftSize(ctx.platform.config.dataDirectory, id);
  return ctx.transaction(async (tx) => {
    const upload = await lockLive(tx, ctx, id);
    const now = ctx.clock.now().getTime();
    const isDone = upload.path !== null;
    if (!isDone && upload.writingUntil !== null && upload.writingUntil > toDateTimeText(new Date(now)))
      throw new TusRefusal(423, { text: 'locked', locale: ctx.locale, retryAfter: 1 });
    if (offset !== (isDone ? upload.size : Math.min(upload.received, onDisk)))
      throw new TusRefusal(409, { text: 'wrongOffset', locale: ctx.locale });
    if (offset + length > upload.size) throw new TusRefusal(413, { text: 'tooLong', locale: ctx.locale });
    if (isDone) return upload;
    const change = { received: offset, writerId: newId(), writingUntil: toDateTimeText(new Date(now + writingMs)) };
    return (await touchUpload(tx, ctx, id, { change })) ?? upload;
  });
}

async function write(ctx: Context, upload: ResumableUpload, { offset, checksum, stream }: Piece): Promise<ResumableUpload> {
  const { id, size } = upload;
  const advance = (change: UploadChange) => advanceUpload(ctx, upload, change);
  const onSafe = async (received: number): Promise<void> =>
    void (await advance({ received, writingUntil: momentAfter(ctx.clock, writingMs) }));
  const { dataDirectory } = ctx.platform.config;
  const written = await writePiece(dataDirectory, { id, stream, options: { offset, size, checksum, onSafe } }).catch(
    async (error: unknown) => {
      await advance({ writerId: null, writingUntil: null });
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
        throw new TusRefusal(503, { text: 'noRoom', locale: ctx.locale, retryAfter: 60 });
      throw error;
    },
  );
  if (written.outcome === 'whole' && written.position === size) {
    await advance({ received: size, writingUntil: momentAfter(ctx.clock, finishingMs) });
    return finish(ctx, upload);
  }
  const stored = await advance({ received: written.position, writerId: null, writingUntil: null });
  if (written.outcome === 'tooLong') throw new TusRefusal(413, { text: 'tooLong', locale: ctx.locale });
  if (written.outcome === 'damaged') throw new TusRefusal(460, { text: 'damaged', locale: ctx.locale });
  if (written.outcome === 'brokenOff') throw new TusRefusal(400, { text: 'brokenOff', locale: ctx.locale });
  return stored;
}

/** Changes the row as long as this call may. @throws TusRefusal 423 another process goes on with the upload */
async function advanceUpload(ctx: Context, { id, writerId }: ResumableUpload, change: UploadChange) {
  const row = await ctx.transaction((tx) => touchUpload(tx, ctx, id, { change, writerId: writerId ?? '' }));
  if (row === undefined) throw new TusRefusal(423, { text: 'locked', locale: ctx.locale, retryAfter: 1 });
  return row;
}

/**
 * Makes a file of the draft. It is copied while it is examined: anyone who still held the draft open could change it afterwards.
 *
 * @throws InvalidInput content that the kind does not take; the upload is over then
 * @throws Unavailable the store is away; the upload goes on when it is back
 */
async function finish(ctx: Context, upload: ResumableUpload): Promise<ResumableUpload> {
  const { id, size, fileName } = upload;
  const { dataDirectory } = ctx.platform.config;
  const kind = kindOf(ctx, upload.biz);
  const forget = async (): Promise<void> => {
    await ctx.transaction((tx) => deleteUpload(tx, ctx, id));
    await removeDraft(dataDirectory, id);
  };
  const draft = readDraft(dataDirectory, { id, size });
  const stored = await storeFile(ctx, { ...kind, maxBytes: largestOf(kind) }, { fileName, stream: draft })
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.kind !== 'Unavailable') await forget();
      else await advanceUpload(ctx, upload, { writerId: null, writingUntil: null });
      throw error;
    })
    .finally(() => draft.destroy());
  const done = await claimFile(ctx, stored, async (tx) => {
    const row = await touchUpload(tx, ctx, id, {
      change: { path: stored.path, writerId: null, writingUntil: null },
      writerId: upload.writerId ?? '',
    });
    if (row === undefined) throw new TusRefusal(423, { text: 'locked', locale: ctx.locale, retryAfter: 1 });
    await addFile(tx, ctx, kind, { fileName, stored });
    return row;
  });
  await removeDraft(dataDirectory, id);
  return done;
}
