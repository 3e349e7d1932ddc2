import { nameKey } from '@tarmac/freight-api/rules';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A row that a sheet calls by its name. */
export interface NamedRow {
  id: string;
  name: string;
  /** Names count within it alone, such as a customer. */
  within?: string;
  /** Business is done with it. */
  isApproved?: boolean;
}

/** What `nameKey` leaves out, as the database writes it. */
const noise = '[[:space:].·•・‧∙⋅_‐‑‒–—―−-]';

/**
 * Finds the rows that the names of a sheet stand for: as they are written, which an index serves; then the rest in any width and letter
 * case, and whatever dots and blanks are in them.
 *
 * @param find rows that fit a condition, those alone that may be meant
 * @returns the rows that a name stands for: those that are written like it before those that are like it
 */
export async function findNamed(
  names: Iterable<string>,
  { column, find }: { column: PgColumn; find: (condition: SQL) => Promise<readonly NamedRow[]> },
): Promise<(name: string, within?: string) => readonly NamedRow[]> {
  const asked = [...new Set(names)].filter((name) => name !== '');
  const exact = asked.length === 0 ? [] : await find(inArray(column, asked));
  const known = new Set(exact.map(({ name }) => name));
  const keys = asked.filter((name) => !known.has(name)).map(nameKey);
  const similar =
    keys.length === 0 ? [] : await find(inArray(sql`lower(regexp_replace(normalize(${column}, nfkc), ${noise}, '', 'g'))`, keys));
  const [ofExact, ofSimilar] = [rowsBy(exact, (name) => name), rowsBy(similar, nameKey)];
  return (name, within = '') => ofExact.get(`${within}\n${name}`) ?? ofSimilar.get(`${within}\n${nameKey(name)}`) ?? [];
}

function rowsBy(rows: readonly NamedRow[], keyOf: (name: string) => string): ReadonlyMap<string, readonly NamedRow[]> {
  const found = new Map<string, NamedRow[]>();
  for (const row of rows) {
    const key = `${row.within ?? ''}\n${keyOf(row.name)}`;
    const others = found.get(key);
    if (others === undefined) found.set(key, [row]);
    else if (!others.some(({ id }) => id === row.id)) others.push(row);
  }
  return found;
}
