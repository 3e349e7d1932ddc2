import { squareBlock, type ClipboardBlock, type ClipboardCell } from './clipboardCells.ts';

/** As much of a parsed document as is needed to read a table. Every DOM node is one. */
export interface ParsedNode {
  /** As of the DOM: 1 for an element, 3 for a text. */
  nodeType: number;
  /** Name of the tag, in letters of either case. */
  nodeName: string;
  /** What a text says; null for elements. */
  nodeValue: string | null;
  /** What is inside, in order. */
  childNodes: ArrayLike<ParsedNode>;
  /** Reads an attribute; absent where the node is no element. */
  getAttribute?: (name: string) => string | null;
}

/**
 * Parses HTML apart from any page, so that nothing in it runs or loads.
 *
 * @example const parseHtml: ParseHtml = (html) => new DOMParser().parseFromString(html, 'text/html');
 */
export type ParseHtml = (html: string) => ParsedNode;

/** Columns that one cell may span, and places that merged cells may take in one table: more is an attempt to fill the memory. */
const mostColumns = 1_024;
const mostMerged = 500_000;

/** Reads the tables of a document as cells, one table below the other; hidden rows are left out. */
export function readHtmlTables(root: ParsedNode): ClipboardBlock {
  return squareBlock(findAll(root, 'TABLE').flatMap(readTable), { text: '' });
}

function readTable(table: ParsedNode): ClipboardCell[][] {
  const lines = findAll(table, 'TR').filter((line) => !isHidden(line));
  const rows: ClipboardCell[][] = lines.map(() => []);
  let merged = 0;
  for (const [at, line] of lines.entries()) {
    let column = 0;
    for (const node of Array.from(line.childNodes)) {
      if ((node.nodeName !== 'TD' && node.nodeName !== 'TH') || isHidden(node)) continue;
      while (rows[at]![column]) column += 1;
      const columns = merged < mostMerged ? spanOf(node, { name: 'colspan', most: mostColumns }) : 1;
      const height = merged < mostMerged ? spanOf(node, { name: 'rowspan', most: Math.min(lines.length - at, mostMerged / columns) }) : 1;
      if (columns * height > 1) merged += columns * height;
      // A text that runs over its empty neighbours is written like a merged cell.
      const isMerged = columns * height > 1 && !styleOf(node).includes('mso-ignore:colspan');
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < columns; right += 1)
          rows[at + down]![column + right] ??= { text: '', ...(isMerged && { isCovered: true }) };
      }
      rows[at]![column] = { ...readCell(node), ...(isMerged && { spans: { columns, rows: height } }) };
      column += columns;
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? { text: '' }));
}

/** Elements of a name, those inside of another one of them left out. */
function findAll(root: ParsedNode, name: string): ParsedNode[] {
  return Array.from(root.childNodes).flatMap((node) => {
    if (node.nodeName === name) return [node];
    return node.nodeName === 'TABLE' ? [] : findAll(node, name);
  });
}

function readCell(node: ParsedNode): ClipboardCell {
  const text = tidy(textOf(node, styleOf(node).includes('white-space:pre')));
  const exact = exactOf(node, text);
  return exact === undefined ? { text } : exact.isText ? { text: exact.value } : { text, exact: exact.value };
}

/** What the program says of the value behind the text. */
function exactOf(node: ParsedNode, text: string): { value: string; isText: boolean } | undefined {
  // Excel and WPS; the attribute alone says that the text is the number.
  const excel = attribute(node, 'x:num');
  if (excel !== null) return { value: excel || text, isText: false };
  const calc = attribute(node, 'sdval');
  if (calc !== null) return { value: calc, isText: false };
  const sheets = attribute(node, 'data-sheets-value');
  if (sheets === null) return undefined;
  // "1" is the kind of value: 2 a text, 3 a number, written as it stands in the JSON, for a double could not hold every one.
  const isText = /^\{"1":2\b/.test(sheets);
  const number = /"3":(-?[\d.]+(?:e[+-]?\d+)?)/i.exec(sheets)?.[1];
  if (!isText) return number === undefined ? undefined : { value: number, isText: false };
  const value = parseText(sheets);
  return value === undefined ? undefined : { value, isText: true };
}

function parseText(json: string): string | undefined {
  try {
    const value: unknown = (JSON.parse(json) as Record<string, unknown>)['2'];
    return typeof value === 'string' ? value : undefined;
  } catch {
    // Not written by Google Sheets: the text of the cell is what there is.
    return undefined;
  }
}

const blocks = new Set(['P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3']);
const silent = new Set(['STYLE', 'SCRIPT', 'TITLE', 'HEAD', 'TEMPLATE']);

/**
 * Text as a browser would show it: blanks together, `<br>` and blocks as line breaks. Until the end a form feed marks a break, a
 * vertical tab the edge of a block: edges that meet are one break, and so is a break at an edge.
 */
function textOf(node: ParsedNode, isKept: boolean): string {
  return Array.from(node.childNodes)
    .map((child) => {
      if (child.nodeType === 3) return isKept ? breakLines(child.nodeValue ?? '') : (child.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ');
      if (child.nodeType !== 1 || silent.has(child.nodeName)) return '';
      if (child.nodeName === 'BR') return '\f';
      const style = styleOf(child);
      if (style.includes('display:none')) return '';
      const inner = textOf(child, isKept || /white-space:pre|mso-spacerun:yes/.test(style) || child.nodeName === 'PRE');
      return blocks.has(child.nodeName) ? `\v${inner}\v` : inner;
    })
    .join('');
}

const breakLines = (text: string) => text.replaceAll(/\r\n?|\n/g, '\f');

function tidy(text: string): string {
  return text
    .replaceAll(/ *\f? *\v[\v ]*/g, '\f')
    .replaceAll(/ *\f */g, '\f')
    .replace(/^[ \f]+|[ \f]+$/g, '')
    .replaceAll('\f', '\n')
    .replaceAll('\u00A0', ' ');
}

const attribute = (node: ParsedNode, name: string) => node.getAttribute?.(name) ?? null;
const styleOf = (node: ParsedNode) => (attribute(node, 'style') ?? '').replaceAll(/\s/g, '').toLowerCase();
const isHidden = (node: ParsedNode) => styleOf(node).includes('display:none');

function spanOf(node: ParsedNode, { name, most }: { name: string; most: number }): number {
  const span = Number.parseInt(attribute(node, name) ?? '1', 10);
  return Math.max(1, Math.min(Number.isNaN(span) ? 1 : span, most));
}
