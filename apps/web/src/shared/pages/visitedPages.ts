import { readKept, writeKept } from '@tarmac/admin-kit/session';
import { browserStore, session } from '../session/session.ts';

/** As many as are kept, the last one first. */
const most = 24;
/** Ms: what nobody visited for a month is not a habit. */
const lifetime = 30 * 86_400_000;
const key = () => `visited:${session.state().user?.id ?? ''}`;

/** Paths of pages that this person visited last in this browser, the latest first: those of the menu, and details below them. */
export const visitedPages = (): readonly string[] => readKept<string[]>(browserStore, { key: key(), now: Date.now() }) ?? [];

/** Notes that a page came into view. */
export function noteVisit(path: string): void {
  const others = visitedPages().filter((one) => one !== path);
  writeKept(browserStore, { key: key(), value: [path, ...others].slice(0, most), now: Date.now(), forMs: lifetime });
}
