import type { FieldDefinition } from './FieldMeta.ts';

/** What a search input holds: text, chosen codes, or both ends of a range ('' for an open end). */
export type SearchValue = string | readonly string[] | readonly [string, string] | null;

/** How a field is searched. */
export type FilterMode = 'equals' | 'text' | 'options' | 'range';

/** How a field is searched. Of the rows that references mean, several may be asked for. */
export const filterMode = ({ filter = 'equals', kind }: Pick<FieldDefinition, 'filter' | 'kind'>): FilterMode =>
  kind === 'reference' && filter === 'equals' ? 'options' : filter;

/** Filters as the wire spells them; also what a link carries. */
export type WireFilters = Readonly<Record<string, string>>;

/** The parameters of one search input: `*text*`, `key_begin` and `key_end`, `key_MultiString`, or the plain value. */
export function toWire(key: string, { mode, value }: { mode: FilterMode; value: SearchValue }): WireFilters {
  if (value === null || value === '' || value.length === 0) return {};
  if (mode === 'range' && typeof value !== 'string') {
    const [begin = '', end = ''] = value;
    return { ...(begin && { [`${key}_begin`]: begin }), ...(end && { [`${key}_end`]: end }) };
  }
  if (typeof value !== 'string') {
    return value.length === 1 ? { [key]: value[0]! } : { [`${key}_MultiString`]: value.join(',') };
  }
  // Blanks around a text come along when it is pasted, and nothing begins or ends with them.
  const text = value.trim();
  return text === '' ? {} : { [key]: mode === 'text' ? `*${text}*` : text };
}

/** The way back, so that a link fills the search area. `null` when the parameters do not name the field. */
export function fromWire(key: string, { mode, filters }: { mode: FilterMode; filters: WireFilters }): SearchValue {
  if (mode === 'range') {
    const range = [filters[`${key}_begin`] ?? '', filters[`${key}_end`] ?? ''] as const;
    return range[0] || range[1] ? range : null;
  }
  const plain = filters[key];
  if (mode === 'options') {
    const several = filters[`${key}_MultiString`];
    if (several) return several.split(',').filter(Boolean);
    return plain ? [plain] : null;
  }
  if (plain === undefined) return null;
  return mode === 'text' ? plain.replace(/^\*|\*$/g, '') : plain;
}

/** Every parameter that a field may put into a query. */
export function wireKeys(key: string): readonly string[] {
  return [key, `${key}_begin`, `${key}_end`, `${key}_MultiString`];
}
