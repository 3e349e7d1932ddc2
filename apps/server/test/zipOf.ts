import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** An archive of some entries. */
export async function zipOf(entries: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name, { compress: content.length > 0 });
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** The smallest archive that passes for a package of Android. */
export const apkOf = (text: string): Promise<Buffer> => zipOf([['AndroidManifest.xml', Buffer.from(text)]]);
