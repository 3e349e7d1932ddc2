import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The first sheet of a workbook, or another part, as it stands in its file: there a day is a number with the style of a day. */
export async function sheetXml(workbook: Buffer, part = 'xl/worksheets/sheet1.xml'): Promise<string> {
  const zip = await fromBufferPromise(workbook, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry()) if (entry.fileName === part) return text(await zip.openReadStreamPromise(entry));
  throw new Error('The workbook has no such part.');
}
