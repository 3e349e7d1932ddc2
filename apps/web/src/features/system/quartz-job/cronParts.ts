/** Fields of an expression in their order. */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'] as const;

/** One of them. */
export type CronField = (typeof cronFields)[number];

/** How a field says its values. `custom` is what only a text can say, such as `15W` or `6#3`. */
export type CronMode = 'every' | 'open' | 'step' | 'range' | 'list' | 'last' | 'custom';

/** A field as it is chosen. */
export interface CronPart {
  mode: CronMode;
  /** Two numbers for steps and ranges, any for a list. */
  values: readonly number[];
  /** As it stands in the expression. */
  text: string;
}

/** Bounds of the numbers of a field, and the ways in which it may be said. */
export const cronBounds: Readonly<Record<CronField, { min: number; max: number; modes: readonly CronMode[] }>> = {
  second: { min: 0, max: 59, modes: ['list'] },
  minute: { min: 0, max: 59, modes: ['every', 'step', 'range', 'list', 'custom'] },
  hour: { min: 0, max: 23, modes: ['every', 'step', 'range', 'list', 'custom'] },
  day: { min: 1, max: 31, modes: ['every', 'open', 'step', 'range', 'list', 'last', 'custom'] },
  month: { min: 1, max: 12, modes: ['every', 'step', 'range', 'list', 'custom'] },
  weekday: { min: 1, max: 7, modes: ['open', 'range', 'list', 'custom'] },
  year: { min: 2026, max: 2099, modes: ['every', 'range', 'list', 'custom'] },
};

/** The parts of an expression; what is missing is as a new schedule begins, daily at three. */
export function cronPartsOf(expression: string | null | undefined): readonly CronPart[] {
  const texts = (expression ?? '').trim().toUpperCase().split(/\s+/).filter(Boolean);
  const start = ['0', '0', '3', '*', '*', '?', '*'];
  return cronFields.map((field, index) => readPart(field, texts[index] ?? (texts.length === 0 || index === 6 ? start[index]! : '*')));
}

function readPart(field: CronField, text: string): CronPart {
  const numbers = text.split(/[-/,]/).map(Number);
  const { min, max, modes } = cronBounds[field];
  const are = (pattern: RegExp) => pattern.test(text) && numbers.every((one) => one <= max && one >= Math.min(min, 1));
  const mode: CronMode =
    text === '*' && modes.includes('every')
      ? 'every'
      : text === '?'
        ? 'open'
        : text === 'L' && field === 'day'
          ? 'last'
          : are(/^\d+\/\d+$/) && modes.includes('step')
            ? 'step'
            : are(/^\d+-\d+$/)
              ? 'range'
              : are(/^\d+(,\d+)*$/)
                ? 'list'
                : 'custom';
  return { mode, values: mode === 'step' || mode === 'range' || mode === 'list' ? numbers : [], text };
}

/** A field said in another way, with values to begin from. */
export function cronPart(field: CronField, { mode, given = [] }: { mode: CronMode; given?: readonly number[] }): CronPart {
  const { min, max } = cronBounds[field];
  const values = mode === 'step' ? [given[0] ?? min, given[1] ?? 5] : mode === 'range' ? [given[0] ?? min, given[1] ?? max] : given;
  const list = [...(values.length === 0 ? [min] : values)].toSorted((a, b) => a - b);
  switch (mode) {
    case 'every':
      return { mode, values: [], text: '*' };
    case 'open':
      return { mode, values: [], text: '?' };
    case 'last':
      return { mode, values: [], text: 'L' };
    case 'step':
      return { mode, values, text: `${values[0]}/${values[1]}` };
    case 'range':
      return { mode, values, text: `${values[0]}-${values[1]}` };
    case 'list':
      return { mode, values: list, text: list.join(',') };
    default:
      return { mode, values: [], text: given.join(',') };
  }
}

/** The expression with one field changed. Day and weekday exclude each other: the other one is then not set. */
export function withCronPart(parts: readonly CronPart[], { field, part }: { field: CronField; part: CronPart }): string {
  const next = parts.map((one) => one.text || '*');
  next[cronFields.indexOf(field)] = part.text.replaceAll(/\s/g, '');
  if (field === 'weekday') next[3] = part.mode === 'open' ? (next[3] === '?' ? '*' : next[3]!) : '?';
  if (field === 'day') next[5] = part.mode === 'open' ? (next[5] === '?' ? '2' : next[5]!) : '?';
  // A year that says nothing is left out, as people write it.
  return (next[6] === '*' ? next.slice(0, 6) : next).join(' ');
}
