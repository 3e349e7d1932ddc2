import { SheetError, sheetLimits } from './sheetTypes.ts';

/** One file inside of an archive. */
export interface ZipEntry {
  /** Its unpacked bytes as text, at most `limit` of them. */
  text: (limit: number) => ReadableStream<string>;
}

/** As entries are found: programs differ in the letter case and the slashes of their names. */
export const entryKey = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

/** Lists an archive by {@link entryKey}. Only its directory is read; entries are unpacked as they are asked for. @throws SheetError it is none */
export async function openZip(file: Blob): Promise<ReadonlyMap<string, ZipEntry>> {
  const { at, size, count } = await findDirectory(file);
  if (count > sheetLimits.entries) throw new SheetError('size');
  const view = await viewOf(file, { at, size });
  const names = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  let place = 0;
  for (let number = 0; number < count; number += 1) {
    if (view.byteLength - place < 46 || view.getUint32(place, true) !== 0x02_01_4b_50) throw new SheetError('broken');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(place + offset, true)) as [
      number,
      number,
      number,
    ];
    const name = names.decode(new Uint8Array(view.buffer, view.byteOffset + place + 46, nameLength));
    const head = {
      isEncrypted: (view.getUint16(place + 8, true) & 1) === 1,
      method: view.getUint16(place + 10, true),
      ...wideSizes(view, { place, extra: place + 46 + nameLength, extraLength }),
    };
    entries.set(entryKey(name), { text: (limit) => unpack(file, { head, limit }) });
    place += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

interface Head {
  isEncrypted: boolean;
  method: number;
  packed: number;
  at: number;
}

async function viewOf(file: Blob, { at, size }: { at: number; size: number }): Promise<DataView> {
  const buffer = await file.slice(at, at + size).arrayBuffer();
  if (buffer.byteLength < size) throw new SheetError('broken');
  return new DataView(buffer);
}

/** The directory stands before the end, whose note may be up to 64 kB long. */
async function findDirectory(file: Blob): Promise<{ at: number; size: number; count: number }> {
  const length = Math.min(file.size, 22 + 0xff_ff);
  const view = await viewOf(file, { at: file.size - length, size: length });
  let end = length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1;
  if (end < 0) throw new SheetError('broken');
  const found = { count: view.getUint16(end + 10, true), size: view.getUint32(end + 12, true), at: view.getUint32(end + 16, true) };
  const isWide = found.count === 0xff_ff || found.size === 0xff_ff_ff_ff || found.at === 0xff_ff_ff_ff;
  if (!isWide || end < 20 || view.getUint32(end - 20, true) !== 0x07_06_4b_50) return found;
  const wide = await viewOf(file, { at: Number(view.getBigUint64(end - 12, true)), size: 56 });
  return {
    count: Number(wide.getBigUint64(32, true)),
    size: Number(wide.getBigUint64(40, true)),
    at: Number(wide.getBigUint64(48, true)),
  };
}

/** Sizes and places beyond 4 GB stand in an extra field, also where a writer did not need it. */
function wideSizes(
  view: DataView,
  { place, extra, extraLength }: { place: number; extra: number; extraLength: number },
): { packed: number; at: number } {
  const sizes = [24, 20, 42].map((offset) => view.getUint32(place + offset, true));
  let at = extra;
  while (at + 4 <= extra + extraLength && at + 4 <= view.byteLength) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (id === 1) {
      let next = at + 4;
      for (const [index, size] of sizes.entries()) {
        if (size !== 0xff_ff_ff_ff || next + 8 > at + 4 + length) continue;
        sizes[index] = Number(view.getBigUint64(next, true));
        next += 8;
      }
    }
    at += 4 + length;
  }
  return { packed: sizes[1]!, at: sizes[2]! };
}

function unpack(file: Blob, { head: { isEncrypted, method, packed, at }, limit }: { head: Head; limit: number }): ReadableStream<string> {
  let length = 0;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      // What a small file unpacks to may have no end.
      if (length > limit) controller.error(new SheetError('size'));
      else controller.enqueue(chunk);
    },
  });
  const bytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const run = async () => {
    if (isEncrypted || (method !== 0 && method !== 8)) throw new SheetError('broken');
    const local = await viewOf(file, { at, size: 30 });
    const from = at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
    const stored = file.slice(from, from + packed).stream();
    await (method === 0 ? stored : stored.pipeThrough(new DecompressionStream('deflate-raw'))).pipeTo(bytes.writable);
  };
  run().catch((error: unknown) => bytes.writable.abort(error).catch(() => undefined));
  return bytes.readable.pipeThrough(bounded).pipeThrough(new TextDecoderStream());
}
