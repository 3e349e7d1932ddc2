import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalidInput } from '../errors.ts';
import { cellTooLong, notAWorkbook, tooLarge, type WorkbookLimits } from './sheetLimits.ts';

/** Small files may compress better than the ratio allows without being a bomb. */
const ratioFrom = 4 * 1024 * 1024;
/** Characters that are parsed in one go: a few milliseconds of work. */
const slice = 64 * 1024;
/** Elements within each other; a sheet has a dozen. */
const maxDepth = 100;

/** An opened workbook: its parts are found whatever the letter case and the slashes of their names. */
export interface WorkbookParts {
  limits: WorkbookLimits;
  has: (name: string) => boolean;
  /** Walks through a part; one that is not there has nothing. @param bytes how large it may be unpacked */
  walk: (name: string, given: { bytes: number; visitor: XmlVisitor }) => Promise<void>;
  /** Walks through a part and hands out what `taken` gives after each piece. */
  walkAndTake: <Found>(name: string, walk: { bytes: number; visitor: XmlVisitor; taken: () => Found[] }) => AsyncGenerator<Found>;
  close: () => void;
}

/** Told what stands in a document, in its order. Names have no prefix. */
export interface XmlVisitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Opens an archive. @throws InvalidInput it is none, or unpacks to more than the limits */
export async function openParts(path: string, limits: WorkbookLimits): Promise<WorkbookParts> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false }).catch((error: unknown) => {
    throw notAWorkbook(error);
  });
  try {
    const entries = await entriesOf(zip, limits);
    const walkAndTake = async function* <Found>(
      name: string,
      { bytes, visitor, taken }: { bytes: number; visitor: XmlVisitor; taken: () => Found[] },
    ) {
      const entry = entries.get(keyOf(name));
      if (entry === undefined) return;
      if (entry.uncompressedSize > Math.min(bytes, limits.bytes)) throw tooLarge();
      yield* scan(zip, { entry, visitor, limits, taken });
    };
    return {
      limits,
      has: (name) => entries.has(keyOf(name)),
      walkAndTake,
      walk: async (name, { bytes, visitor }) => {
        for await (const _ of walkAndTake(name, { bytes, visitor, taken: () => [] })) void _;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const keyOf = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

async function entriesOf(zip: ZipFile, limits: WorkbookLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw invalidInput('文件内部条目过多，无法导入');
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const isBomb = entry.uncompressedSize > ratioFrom && entry.uncompressedSize > entry.compressedSize * limits.ratio;
    if (isBomb || entry.uncompressedSize > limits.bytes) throw tooLarge();
    parts.set(keyOf(entry.fileName), entry);
  }
  return parts;
}

async function* scan<Found>(
  zip: ZipFile,
  { entry, visitor, limits, taken }: { entry: Entry; visitor: XmlVisitor; limits: WorkbookLimits; taken: () => Found[] },
): AsyncGenerator<Found> {
  let read = 0;
  /** Where the last tag ended: what follows it is kept by the parser until the next one. */
  let seen = 0;
  const parser = strictParser();
  const note = () => {
    seen = read;
  };
  let depth = 0;
  parser.on('opentag', (tag) => {
    note();
    depth += 1;
    if (depth > maxDepth) throw notAWorkbook();
    visitor.open?.(localName(tag.name), tag.attributes as Record<string, string>);
  });
  parser.on('closetag', (tag) => {
    note();
    depth -= 1;
    visitor.close?.(localName(tag.name));
  });
  parser.on('comment', note);
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    for (let at = 0; at < (chunk as string).length; at += slice) {
      const piece = (chunk as string).slice(at, at + slice);
      read += piece.length;
      parser.write(piece);
      if (read - seen > limits.piece) throw cellTooLong(limits.cell);
      yield* taken();
      // Others have their turn, even where the unpacked bytes wait already.
      await setImmediate();
    }
  }
  parser.close();
  yield* taken();
}

function strictParser(): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  // Spreadsheets never have one; a document type is where entity attacks begin.
  parser.on('doctype', () => {
    throw notAWorkbook();
  });
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute by its name without a prefix. */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}
