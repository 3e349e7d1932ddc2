import { nothingRead, type SlipWeights } from '../slipReader.ts';
import type { SlipWord } from './slipWords.ts';

type Weight = keyof SlipWeights;

/** What weights are called on slips; of a label its first sign is enough, which is all that is sometimes read. */
const labels: readonly (readonly [Weight, RegExp])[] = [
  ['gross', /毛重?|总重|GR[O0]SS/gi],
  ['tare', /皮重?|空重|TARE/gi],
  ['net', /净重?|货重|实重|NET/gi],
];
/** A figure with its unit, where it has one: `49,560 kg`, `49.56`, `32.48吨`. */
const figure = /(?<![\d.,:-])(?<whole>\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.(?<decimals>\d{1,3}))?(?<unit>kg|公斤|千克|t|吨)?(?![\d.,:-])/gi;
const units: readonly (readonly ['kg' | 't', RegExp])[] = [
  ['kg', /kg|公斤|千克/i],
  ['t', /吨|(?<![a-z])t(?![a-z])/i],
];
/** Kilograms; no scale for trucks shows more. */
const mostWeight = 200_000;
/** A net weight that stands alone, without the others to prove it, needs a reader who is sure. */
const sureEnough = 85;

/**
 * The weights on a slip, by the words that were found on its picture. The slip proves itself: gross less tare is net, to the kilogram. What
 * does not is not guessed at, nor is a figure without a label, and a label with two figures has none.
 *
 * @source freight-domain G13
 */
export function weightsOfWords(words: readonly SlipWord[]): SlipWeights {
  const rows = rowsOf(words);
  const common = unitOf(rows.map(({ text }) => text).join(' '));
  const found = new Map<Weight, { kilograms: number | undefined; isSure: boolean }>();
  for (const [at, row] of rows.entries())
    for (const { weight, text, confidence } of figuresOfRow(row, rows[at + 1])) {
      const read = { kilograms: kilogramsOf(text, common), isSure: confidence >= sureEnough && unitOf(text) !== undefined };
      // Two weighings on one slip: which of them counts nobody can tell.
      found.set(weight, found.has(weight) ? { kilograms: undefined, isSure: false } : read);
    }
  const of = (weight: Weight): number | null => found.get(weight)?.kilograms ?? null;
  const read = { gross: of('gross'), tare: of('tare'), net: of('net') };
  if (read.gross !== null && read.tare !== null && read.net !== null) return read.gross - read.tare === read.net ? read : nothingRead;
  const isAlone = !found.has('gross') && !found.has('tare');
  return isAlone && read.net !== null && found.get('net')?.isSure === true ? read : nothingRead;
}

interface Row {
  /** Without the spaces between signs of a word. */
  text: string;
  confidence: number;
}

/** Words that stand beside each other, from left to right; rows from top to bottom. */
function rowsOf(words: readonly SlipWord[]): Row[] {
  const middle = ({ top, height }: SlipWord) => top + height / 2;
  const rows: SlipWord[][] = [];
  for (const word of words.toSorted((one, other) => middle(one) - middle(other))) {
    const last = rows.at(-1);
    const beside = last?.at(-1);
    if (last !== undefined && beside !== undefined && middle(word) - middle(beside) < Math.max(word.height, beside.height) / 2)
      last.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => ({
    text: row
      .toSorted((one, other) => one.left - other.left)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
      .replaceAll(/(?<=\d) ?(?=(?:kg|公斤|千克|t|吨)(?![a-z]))/gi, ''),
    confidence: Math.min(...row.filter(({ text }) => /\d/.test(text)).map(({ confidence }) => confidence)),
  }));
}

/** What a row says of weights: figures behind their labels, or labels as the heads of the row below. */
function figuresOfRow(row: Row, below: Row | undefined): { weight: Weight; text: string; confidence: number }[] {
  const named = labels
    .flatMap(([weight, name]) =>
      [...row.text.matchAll(name)].map(({ index, 0: text }) => ({ weight, from: index, to: index + text.length })),
    )
    .toSorted((one, other) => one.from - other.from);
  const behind = named.map(({ weight, to }, at) => {
    const text = row.text.slice(to, named[at + 1]?.from);
    return { weight, text, confidence: row.confidence };
  });
  if (named.length < 2 || behind.some(({ text }) => figuresOf(text).length > 0)) return behind;
  const figures = figuresOf(below?.text ?? '');
  if (figures.length !== named.length) return [];
  return behind.map(({ weight, text }, at) => ({ weight, text: `${text} ${figures[at]![0]}`, confidence: below?.confidence ?? 0 }));
}

const figuresOf = (text: string) => [...text.matchAll(figure)];

/** Kilograms of the one figure of a text; undefined where there is none, more than one, or no telling what it is in. */
function kilogramsOf(text: string, common: 'kg' | 't' | undefined): number | undefined {
  const [found, second] = figuresOf(text);
  if (found === undefined || second !== undefined) return undefined;
  const { whole = '', decimals = '' } = found.groups ?? {};
  const value = Number(`${whole.replaceAll(/[,，]/g, '')}.${decimals || '0'}`);
  const unit = unitOf(text) ?? common ?? (decimals === '' && value >= 1000 ? 'kg' : decimals !== '' && value < 200 ? 't' : undefined);
  if (unit === undefined) return undefined;
  const kilograms = unit === 't' ? Math.round(value * 1000) : value;
  return Number.isInteger(kilograms) && kilograms >= 1 && kilograms <= mostWeight ? kilograms : undefined;
}

/** The unit that a text names; undefined where it names none or both. */
function unitOf(text: string): 'kg' | 't' | undefined {
  const named = units.filter(([, name]) => name.test(text));
  return named.length === 1 ? named[0]![0] : undefined;
}
