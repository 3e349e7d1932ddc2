import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { toDateText } from '../../clock.ts';
import { newId } from '../../db/newId.ts';
import { invalidInput } from '../../errors.ts';
import type { ByteRange } from '../byteRange.ts';
import { examineFile } from '../examineFile.ts';
import { endingOf, fileKinds, foreignPicture, sniff, storedEnding, type FileKind } from '../fileKinds.ts';
import type { OpenedFile, StoredFile, KindOfFile } from './fileStore.ts';
import { refusedFile, refusedPicture, tooLarge } from '../fileTexts.ts';

const sniffLength = 4096;

/** Where uploads live below the data directory. */
export const filesRoot = (dataDirectory: string): string => join(dataDirectory, 'files');

/** Where bytes gather until they are a file: what they belong to may be said behind them. */
const draftFolder = 'incoming';

/** A file that is to be taken. */
export interface TakenFile {
  kind: KindOfFile;
  /** Name that the client gave. */
  fileName: string;
  now: Date;
  /** Language of refusals, Chinese unless given. */
  locale?: 'zh' | 'en' | undefined;
}

/**
 * Examines an upload and stores it under a name of our own. It is written apart, made durable and renamed, so that a name never
 * stands for half a file.
 *
 * @throws InvalidInput the content is not what the kind takes, not what its extension says, or dangerous to open
 * @source security 10.42, 10.43
 */
export async function takeFile(
  root: string,
  { takenFile: { kind: given, fileName, now, locale = 'zh' }, stream }: { takenFile: TakenFile; stream: NodeJS.ReadableStream },
): Promise<StoredFile> {
  const known = typeof given === 'function' ? undefined : given;
  if (known !== undefined) assertExtension(known, { fileName, locale });
  const [year, month] = toDateText(now).split('-') as [string, string];
  const id = newId();
  const draft = `${pathUnder(root, `${draftFolder}/${year}/${month}/${id}.bin`)}.part`;
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600);
    try {
      const { head, ...written } = await writeDraft(file, { stream, maxBytes: known?.maxBytes ?? largest, locale });
      const kind = typeof given === 'function' ? await given() : given;
      if (written.size > kind.maxBytes) throw tooLarge(kind.maxBytes, locale);
      const named = assertExtension(kind, { fileName, locale });
      if (written.size === 0) throw refusedFile('empty', locale);
      const content = sniff(head);
      const extension = content && storedEnding(named, { content, kind });
      if (content === undefined || extension === undefined) {
        const picture = foreignPicture(content?.extensions[0] ?? '');
        throw picture === undefined ? refusedFile('content', locale) : refusedPicture(picture, locale);
      }
      const { contentType } = content;
      if (kind.isOurs !== true) await examineFile(draft, { file, examinedFile: { contentType, extension, locale } });
      await file.sync();
      const path = `${kind.biz}/${year}/${month}/${id}.${extension}`;
      const target = pathUnder(root, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(draft, target);
      return { path, ...written, contentType };
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Bytes of the largest file of any kind. */
const largest = Math.max(...fileKinds.map(({ maxBytes }) => maxBytes));

/** The extension of a file's name as it would be stored. @throws InvalidInput the kind does not take it */
export function assertExtension(kind: FileKind, { fileName, locale }: { fileName: string; locale: 'zh' | 'en' }): string {
  const extension = endingOf(fileName);
  if (kind.extensions.includes(extension)) return extension;
  const picture = foreignPicture(extension);
  throw picture === undefined ? refusedFile('type', locale) : refusedPicture(picture, locale);
}

async function writeDraft(
  file: FileHandle,
  { stream, maxBytes, locale }: { stream: NodeJS.ReadableStream; maxBytes: number; locale: 'zh' | 'en' },
) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (head.length < sniffLength) head = Buffer.concat([head, chunk.subarray(0, sniffLength - head.length)]);
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes, locale);
    hash.update(chunk);
    await file.write(chunk);
  }
  return { head, size, sha256: hash.digest('hex') };
}

/** Opens a stored file, or a part of it, for reading; undefined when there is none. */
export async function openLocal(root: string, { path, range }: { path: string; range?: ByteRange }): Promise<OpenedFile | undefined> {
  if (!isStoredPath(path)) return undefined;
  const target = pathUnder(root, path);
  try {
    const file = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW);
    const { size } = await file.stat();
    const stream = createReadStream(target, { fd: file, start: 0, ...range, autoClose: true });
    return { stream, size: range === undefined ? size : range.end - range.start + 1 };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ELOOP', 'EISDIR', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Removes a stored file. @returns false when there was none */
export async function removeLocal(root: string, path: string): Promise<boolean> {
  try {
    await unlink(pathUnder(root, path));
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Whether a text has the form of the names that we give. */
export function isStoredPath(path: string): boolean {
  return /^[a-z]{1,32}\/\d{4}\/\d{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(path);
}

function pathUnder(root: string, path: string): string {
  const base = resolve(root);
  const target = resolve(join(base, path));
  if (!target.startsWith(base + sep)) throw invalidInput({ zh: '文件路径不正确', en: 'This is not a path of a file' });
  return target;
}
