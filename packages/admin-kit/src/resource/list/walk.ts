import type { ListQuery } from './listWire.ts';

/** As many rows' lists as a window remembers. */
const most = 20;

/** Under which name a window keeps the lists of a person: another one who signs in there has none of them. */
export const walkKey = (person: string | undefined, resource: string): string => `kit:walk:${person ?? ''}:${resource}`;

/** The list in which a row was found, as this window keeps it over a reload; undefined where it does not know the row. */
export function keptWalk(key: string, id: string): ListQuery | undefined {
  return readWalks(key).find(([row]) => row === id)?.[1];
}

/** Remembers in which list a row was found. */
export function keepWalk(key: string, [id, query]: readonly [id: string, query: ListQuery]): void {
  const others = readWalks(key).filter(([row]) => row !== id);
  try {
    sessionStorage.setItem(key, JSON.stringify([[id, query], ...others].slice(0, most)));
  } catch {
    // A window without storage leads on until it is reloaded.
  }
}

function readWalks(key: string): ReadonlyArray<readonly [string, ListQuery]> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && isQuery(one[1])) : [];
  } catch {
    return [];
  }
}

/** Earlier versions kept the parameters of a call. */
const isQuery = (kept: unknown): kept is ListQuery => typeof kept === 'object' && kept !== null && 'filters' in kept && 'page' in kept;
