import { address } from './client.ts';
import type { Sample } from './queries.ts';

/** What is measured of a list: its addresses in turn, and the time that nineteen of twenty answers stay below. */
export interface MeasuredQuery {
  name: string;
  paths: readonly string[];
  budget: number;
}

/** A list with what people search in it by a part of a text, and what its columns offer to sort by. */
export interface WideList {
  /** Path of its module. */
  base: string;
  label: string;
  /** Asked for of each row. */
  fields: readonly string[];
  /** Searched by a part of its text. */
  texts: readonly string[];
  sorted: readonly string[];
  rows: number;
}

const pageSize = 25;
/** Any page but the last one, and the last one, ms p95. */
const quick = 300;
const last = 500;

/** Searches by parts, orders and late pages of one list: whatever its screens offer. */
export function wideQueries({ base, label, fields, texts, sorted, rows }: WideList, sample: Sample['notes']): MeasuredQuery[] {
  const page = (query: Readonly<Record<string, string | number>>) =>
    address(`${base}/list`, { pageNo: 1, pageSize, field: fields.join(','), ...query });
  const one = (name: string, budget: number, ...queries: readonly Readonly<Record<string, string | number>>[]) => ({
    name: `${label}: ${name}`,
    paths: queries.map(page),
    budget,
  });
  const parts = texts.flatMap((field) => {
    const values = [...new Set(sample.flatMap((row) => row[field] ?? []))].filter((value) => value.length > 1).slice(0, 20);
    return [
      ...(values.length === 0 ? [] : [one(`part of ${field}`, quick, ...values.map((value) => ({ [field]: `*${middleOf(value)}*` })))]),
      ...(values.length === 0
        ? []
        : [one(`two characters of ${field}`, quick, ...values.map((value) => ({ [field]: `*${value.slice(-2)}*` })))]),
      one(`nothing found in ${field}`, quick, { [field]: '*ZQJX*' }, { [field]: '*不存在*' }, { [field]: '*00X9Q7*' }, { [field]: '*zq*' }),
    ];
  });
  const orders = sorted.map((column) => one(`order by ${column}`, quick, { column, order: 'asc' }, { column, order: 'desc' }));
  const pages = Math.ceil(rows / pageSize);
  return [
    one('first page', quick, {}),
    ...parts,
    ...orders,
    one('page 1,000', quick, { pageNo: Math.min(1000, pages) }),
    one('last page', last, { pageNo: pages }, { pageNo: pages, order: 'asc', column: 'createTime' }),
  ];
}

/** A part from within a text: what stands in the middle of it, four characters of long ones. */
function middleOf(text: string): string {
  if (text.length <= 4) return text.slice(1);
  const from = Math.floor((text.length - 4) / 2) + 1;
  return text.slice(from, from + 4);
}
