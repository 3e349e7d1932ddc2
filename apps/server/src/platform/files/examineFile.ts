import type { FileHandle } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import { AppError } from '../errors.ts';
import { refusedFile } from './fileTexts.ts';
import { imageSize } from './imageSize.ts';

/** @source security 42 */
const maxPixels = 50_000_000;
const maxEntries = 10_000;
const maxRatio = 100;
/** Small archives may compress better than the ratio allows without being a bomb. */
const ratioFrom = 4 * 1024 * 1024;

/**
 * Looks into an upload that has the right first bytes: a picture must not be larger than can be shown, an archive must not
 * unpack to more than it seems.
 *
 * @throws InvalidInput broken, too many pixels, too many entries or too tightly packed
 * @source security 42
 */
export async function examineFile(
  path: string,
  { file, examinedFile: { contentType, extension, locale } }: { file: FileHandle; examinedFile: ExaminedFile },
): Promise<void> {
  if (contentType.startsWith('image/')) {
    const found = await imageSize(contentType, async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    });
    if (found === undefined) throw refusedFile('brokenPicture', locale);
    if (found.width * found.height > maxPixels) throw refusedFile('pixels', locale);
  }
  if (['zip', 'xlsx', 'docx', 'pptx', 'apk'].includes(extension)) await examineArchive(path, { locale, needed: neededEntries[extension] });
}

/** What is known of the file. */
export interface ExaminedFile {
  contentType: string;
  extension: string;
  /** Language of refusals. */
  locale: 'zh' | 'en';
}

/** What an archive of a kind has to hold, so that any other renamed one is refused. */
const neededEntries: Readonly<Record<string, string>> = { apk: 'AndroidManifest.xml' };

async function examineArchive(path: string, { locale, needed }: { locale: 'zh' | 'en'; needed: string | undefined }): Promise<void> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      if (zip.entryCount > maxEntries) throw refusedFile('entries', locale);
      let unpacked = 0;
      let isComplete = needed === undefined;
      for await (const entry of zip.eachEntry()) {
        unpacked += entry.uncompressedSize;
        isComplete ||= entry.fileName === needed;
      }
      if (!isComplete) throw refusedFile('content', locale);
      if (unpacked > ratioFrom && unpacked > zip.fileSize * maxRatio) throw refusedFile('packed', locale);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusedFile('brokenFile', locale);
  }
}
