import type { FieldDefinition } from './FieldMeta.ts';

/** What a search input holds: text, chosen codes, or both ends of a range ('' for an open end). */
export type SearchValue = string | readonly string[] | readonly [string, string] | null;

/** How a field is searched. */
export type FilterMode = 'equals' | 'text' | 'options' | 'range';

/** How a field is searched. Of the rows that references mean, several may be asked for. */
export const filterMode = ({ filter = 'equals', kind }: Pick<FieldDefinition, 'filter' | 'kind'>): FilterMode =>
  kind === 'reference' && filter === 'equals' ? 'options' : filter;

/** What is asked of one field: a value, one of several, a text that contains another, or a range whose ends belong to it. */
export interface FieldFilter {
  /** This value. */
  is?: string;
  /** One of these. */
  in?: readonly string[];
  /** A text that contains this. */
  contains?: string;
  /** This or more. */
  from?: string;
  /** This or less. */
  to?: string;
}

/** What is asked of the rows of a list, by field. */
export type Filters = Readonly<Record<string, FieldFilter>>;

/** What a search input asks of its field; undefined where it is empty. */
export function toFilter(mode: FilterMode, value: SearchValue): FieldFilter | undefined {
  if (value === null || value.length === 0) return undefined;
  if (mode === 'range' && typeof value !== 'string') {
    const [from = '', to = ''] = value;
    return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
  }
  if (typeof value !== 'string') return value.length === 1 ? { is: value[0]! } : { in: value };
  // Blanks around a text come along when it is pasted, and nothing begins or ends with them.
  const text = value.trim();
  if (text === '') return undefined;
  const numbers = numbersOf(text);
  if (numbers !== undefined) return { in: numbers };
  return mode === 'text' ? { contains: text } : { is: text };
}

/** Numbers that were copied one below the other, or stand with commas between them; undefined for what may be one text. A single number may hold blanks, too. */
function numbersOf(text: string): readonly string[] | undefined {
  const parts = text.split(/[\s,，;；、]+/).filter((part) => part !== '');
  const least = /[,，;；、]/.test(text) ? 6 : 10;
  return parts.length > 1 && parts.every((part) => part.length >= least && /\d/.test(part)) ? parts : undefined;
}

/** The way back, so that a link fills the search area; `null` where nothing is asked that the input could hold. */
export function fromFilter(mode: FilterMode, filter: FieldFilter = {}): SearchValue {
  const { is, contains, from = '', to = '' } = filter;
  if (mode === 'range') return from || to ? [from, to] : null;
  if (mode === 'options') return filter.in ?? (is === undefined ? null : [is]);
  // A link may ask for texts as they are: they are said, though one input would look for a part of them.
  return contains ?? is ?? filter.in?.join(',') ?? null;
}

/** What several search inputs ask, by field. */
export const toFilters = (asked: ReadonlyArray<readonly [field: string, mode: FilterMode, value: SearchValue]>): Filters =>
  Object.fromEntries(
    asked.flatMap(([field, mode, value]) => {
      const filter = toFilter(mode, value);
      return filter === undefined ? [] : [[field, filter]];
    }),
  );

/** Filters without those of some fields. */
export const withoutFields = (filters: Filters, fields: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([field]) => !fields.includes(field)));
