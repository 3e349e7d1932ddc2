import { own } from '../../../internals/own.ts';
import { SheetError, sheetLimits } from './sheetTypes.ts';

/** Told what stands in a document, in its order. Names have no prefix. */
export interface XmlVisitor {
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Walks through XML as it arrives, without a tree: what a spreadsheet needs of it. Document types are refused, so no entity is ever
 * expanded. `afterChunk` runs between two pieces, so that what was found can leave.
 *
 * @throws SheetError the document is not well formed
 */
export async function* scanXml<Found>(
  stream: ReadableStream<string>,
  { visitor, afterChunk }: { visitor: XmlVisitor; afterChunk: () => Found[] },
): AsyncGenerator<Found[], void, void> {
  const reader = stream.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest = scan(rest + value, visitor);
      // No cell is that long; looking at it again with each piece would take for ever.
      if (rest.length > sheetLimits.piece) throw new SheetError('cell');
      const found = afterChunk();
      if (found.length > 0) yield found;
    }
  } finally {
    // Anyone who stops early lets go of the file.
    void reader.cancel().catch(() => undefined);
  }
  if (rest.trim() !== '') throw new SheetError('broken');
}

/** Walks through XML that is small. */
export async function scanSmallXml(stream: ReadableStream<string>, visitor: XmlVisitor): Promise<void> {
  for await (const _ of scanXml(stream, { visitor, afterChunk: () => [] })) void _;
}

/** Visits what is complete in a text and answers the rest. */
function scan(xml: string, visitor: XmlVisitor): string {
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return xml.slice(at);
    if (start > at) visitor.text?.(decode(xml.slice(at, start)));
    const next = xml[start + 1];
    if (next === '!' || next === '?') {
      const end = endOfSpecial(xml, { start, visitor });
      if (end < 0) return xml.slice(start);
      at = end;
      continue;
    }
    const end = endOfTag(xml, start);
    if (end < 0) return xml.slice(start);
    if (next === '/') visitor.close?.(localName(xml.slice(start + 2, end)));
    else openTag(xml.slice(start + 1, end), visitor);
    at = end + 1;
  }
}

/** A bracket may stand in the value of an attribute. */
function endOfTag(xml: string, start: number): number {
  const first = xml.indexOf('>', start);
  if (first < 0) return -1;
  const quoteAt = xml.slice(start, first).search(/["']/);
  if (quoteAt < 0) return first;
  let quote = '';
  for (let at = start + quoteAt; at < xml.length; at += 1) {
    const letter = xml[at]!;
    if (quote === '') {
      if (letter === '>') return at;
      if (letter === '"' || letter === "'") quote = letter;
    } else if (letter === quote) quote = '';
  }
  return -1;
}

function endOfSpecial(xml: string, { start, visitor }: { start: number; visitor: XmlVisitor }): number {
  const isAt = (text: string) => xml.startsWith(text, start);
  if (xml.length - start < 9) return -1;
  const [open, close] = isAt('<!--') ? ['<!--', '-->'] : isAt('<![CDATA[') ? ['<![CDATA[', ']]>'] : ['<?', '?>'];
  if (!isAt(open)) throw new SheetError('broken');
  const end = xml.indexOf(close, start + open.length);
  if (end >= 0 && open === '<![CDATA[') visitor.text?.(xml.slice(start + open.length, end));
  return end < 0 ? -1 : end + close.length;
}

function openTag(tag: string, visitor: XmlVisitor): void {
  const isEmpty = tag.endsWith('/');
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const blank = inner.search(/\s/);
  const name = localName(blank < 0 ? inner : inner.slice(0, blank));
  visitor.open?.(name, blank < 0 ? '' : inner.slice(blank));
  if (isEmpty) visitor.close?.(name);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).trim();

/** The value of an attribute, whatever its prefix; `undefined` when it is not there. */
export function attribute(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : decode(value);
}

/** Made once: a sheet has millions of attributes. */
const patterns = new Map<string, RegExp>();

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return own(named, name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}
