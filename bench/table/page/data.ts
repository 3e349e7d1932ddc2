import type { EditableColumn, Row } from '@tarmac/admin-kit/editable-table';

/** Kind of the values of a column, and how its cells are shown and edited. */
export type Kind = 'text' | 'number' | 'money' | 'date' | 'check' | 'select';

/** One of the twenty columns that every table shows. */
export interface PlainColumn {
  key: string;
  title: string;
  kind: Kind;
}

/** Px of a column and of a row, the same for all. */
export const columnSize = 130;
export const rowSize = 36;
/** Choices of the selects. */
export const choices = ['铜', '铝', '钢', '锌', '锡', '镍'];
/** The key that is typed into: text without a rule of its own. */
export const typedKey = 'name';
/** Place of {@link typedKey}. */
export const typedPlace = 1;

const kinds: ReadonlyArray<readonly [Kind, number]> = [
  ['text', 8],
  ['number', 4],
  ['money', 2],
  ['date', 2],
  ['check', 2],
  ['select', 2],
];

/** The columns: eight of text, the first one unique, numbers, money in fen, dates, check boxes, selects. */
export const plainColumns: readonly PlainColumn[] = kinds.flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, at): PlainColumn => {
    const key = kind === 'text' && at === 0 ? 'code' : kind === 'text' && at === 1 ? typedKey : `${kind}${at}`;
    return {
      key,
      title: `${{ text: '说明', number: '数量', money: '金额', date: '日期', check: '启用', select: '材料' }[kind]}${at + 1}`,
      kind,
    };
  }),
);

/** Rows by a generator with a seed: the same for every table. */
export function makeRows(count: number): Row[] {
  let state = 0x9e3779b9;
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const value = (kind: Kind, { index, key }: { index: number; key: string }): unknown => {
    if (key === 'code') return `P-${String(index).padStart(7, '0')}`;
    if (kind === 'text') return `${words[next(words.length)]}${words[next(words.length)]} ${next(1000)}`;
    if (kind === 'number') return next(10_000);
    if (kind === 'money') return next(10_000_000);
    if (kind === 'date') return `2026-${twoDigits(next(12) + 1)}-${twoDigits(next(28) + 1)}`;
    if (kind === 'check') return next(2) === 0;
    return choices[next(choices.length)];
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    // Literal members, so that every row has one shape, as rows parsed from JSON have.
    ...Object.fromEntries(plainColumns.map(({ key, kind }) => [key, value(kind, { index, key })])),
  }));
}

const words = ['螺栓', '垫圈', '轴承', '密封圈', '弹簧', '标准件', '备件', '加长型', '镀锌', '耐高温'];

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A value as people read it. */
export function shown(kind: Kind, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return ((value as number) / 100).toFixed(2);
  if (kind === 'check') return value === true ? '☑' : '☐';
  return String(value as string | number);
}

/** A text of a spreadsheet as a value; undefined where it is none. */
export function read(kind: Kind, text: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'money') return /^\d+(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
  if (kind === 'check') return text === 'TRUE';
  if (kind === 'select') return choices.includes(text) ? text : undefined;
  return text;
}

/** A block of a spreadsheet, 500 × 20 cells, as the clipboard carries it. */
export function clipboardText(from: number): string {
  const rows = makeRows(from + 500).slice(from);
  const text = (kind: Kind, value: unknown) => (kind === 'check' ? (value === true ? 'TRUE' : 'FALSE') : shown(kind, value));
  return rows
    .map((row, at) =>
      plainColumns.map(({ key, kind }) => (key === 'code' ? `N-${String(from + at).padStart(7, '0')}` : text(kind, row[key]))).join('\t'),
    )
    .join('\r\n');
}

/** The rules that whole tables are checked by. */
const letter = /^[A-Z]-\d{7}$/;
const label = /^[^<>]+$/;

/** The columns as the editable table takes them, with rules and figures. */
export const editableColumns: readonly EditableColumn[] = plainColumns.map(({ key, title, kind }, at): EditableColumn => {
  const common = { key, title, width: columnSize };
  if (key === 'code')
    return { ...common, type: 'input', fixed: 'left', validateRules: [{ required: true }, { unique: true }, { pattern: letter }] };
  if (kind === 'text') return { ...common, type: 'input', validateRules: [{ required: true }, { pattern: label }] };
  if (kind === 'number')
    return {
      ...common,
      type: 'inputNumber',
      props: { min: 0, max: 9_998 },
      statistics: ['sum', 'average'],
      validateRules: [{ required: true }],
    };
  if (kind === 'money')
    return { ...common, type: 'inputNumber', props: { scale: 2 }, statistics: ['sum'], validateRules: [{ required: true }] };
  if (kind === 'date') return { ...common, type: 'date', validateRules: [{ required: true }] };
  if (kind === 'check') return { ...common, type: 'checkbox' };
  return {
    ...common,
    type: 'select',
    options: choices.map((choice) => ({ value: choice, text: choice })),
    ...(at % 2 === 0 ? { validateRules: [{ required: true }] } : {}),
  };
});

/** The same rules in a bare loop: what a table's check cannot be quicker than. @returns cells that are wrong */
export function checkBare(rows: readonly Row[]): number {
  const wrong = new Map<number, Map<string, string>>();
  const note = (at: number, { key, message }: { key: string; message: string }) => {
    const row = wrong.get(at);
    if (row === undefined) wrong.set(at, new Map([[key, message]]));
    else row.set(key, message);
  };
  const checks = plainColumns
    .filter(({ kind }, at) => kind !== 'check' && (kind !== 'select' || at % 2 === 0))
    .map(({ key, kind }) => ({ key, kind, pattern: key === 'code' ? letter : kind === 'text' ? label : undefined }));
  const firsts = new Map<unknown, number>();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    for (const { key, kind, pattern } of checks) {
      const value = row[key];
      if (value === undefined || value === null || value === '') note(at, { key, message: '必填' });
      else if (pattern !== undefined) {
        if (!pattern.test(value as string)) note(at, { key, message: '格式不正确' });
      } else if (kind === 'number') {
        if ((value as number) < 0 || (value as number) > 9_998) note(at, { key, message: '超出范围' });
      } else if (kind === 'date' && !isDay(value as string)) note(at, { key, message: '没有这一天' });
    }
    const first = firsts.get(row['code']);
    if (first === undefined) firsts.set(row['code'], at);
    else {
      note(first, { key: 'code', message: '重复' });
      note(at, { key: 'code', message: '重复' });
    }
  }
  let count = 0;
  for (const row of wrong.values()) count += row.size;
  return count;
}

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const most = daysOfMonth[Number(month) - 1] ?? 0;
  const isShort = month === '02' && (Number(year) % 4 !== 0 || (Number(year) % 100 === 0 && Number(year) % 400 !== 0));
  return Number(day) >= 1 && Number(day) <= (isShort ? 28 : most);
}
