import { nameKey } from '@tarmac/freight-api/rules';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A row that a sheet calls by its name. */
export interface NamedRow {
  id: string;
  name: string;
  /** Names count within it alone, such as a customer. */
  within?: string;
}

/** What `nameKey` leaves out, as the database writes it. */
const noise = '[[:space:].·•・‧∙⋅_‐‑‒–—―−-]';

/**
 * Finds the rows that the names of a sheet stand for: as they are written, which an index serves; then the rest in any width and letter
 * case, and whatever dots and blanks are in them.
 *
 * @param find rows that fit a condition, those alone that may be meant
 * @returns the id of a name; undefined where it stands for none or for several
 */
export async function findNamed(
  names: Iterable<string>,
  column: PgColumn,
  find: (condition: SQL) => Promise<readonly NamedRow[]>,
): Promise<(name: string, within?: string) => string | undefined> {
  const asked = [...new Set(names)].filter((name) => name !== '');
  const exact = asked.length === 0 ? [] : await find(inArray(column, asked));
  const known = new Set(exact.map(({ name }) => name));
  const keys = asked.filter((name) => !known.has(name)).map(nameKey);
  const similar =
    keys.length === 0 ? [] : await find(inArray(sql`lower(regexp_replace(normalize(${column}, nfkc), ${noise}, '', 'g'))`, keys));
  const [ofExact, ofSimilar] = [idsBy(exact, (name) => name), idsBy(similar, nameKey)];
  return (name, within = '') => {
    const ids = ofExact.get(`${within}\n${name}`) ?? ofSimilar.get(`${within}\n${nameKey(name)}`);
    return ids?.size === 1 ? [...ids][0] : undefined;
  };
}

function idsBy(rows: readonly NamedRow[], keyOf: (name: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, name, within = '' } of rows) {
    const key = `${within}\n${keyOf(name)}`;
    found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}
