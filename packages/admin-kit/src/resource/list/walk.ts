import type { ListParams } from '../api.ts';

/** As many rows' lists as a window remembers. */
const most = 20;
const keyOf = (resource: string) => `kit:walk:${resource}`;

/** The list in which a row was found, as this window keeps it over a reload; undefined where it does not know the row. */
export function keptWalk(resource: string, id: string): ListParams | undefined {
  return readWalks(resource).find(([row]) => row === id)?.[1];
}

/** Remembers in which list a row was found. */
export function keepWalk(resource: string, [id, query]: readonly [id: string, query: ListParams]): void {
  const others = readWalks(resource).filter(([row]) => row !== id);
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify([[id, query], ...others].slice(0, most)));
  } catch {
    // A window without storage leads on until it is reloaded.
  }
}

function readWalks(resource: string): ReadonlyArray<readonly [string, ListParams]> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object') : [];
  } catch {
    return [];
  }
}
