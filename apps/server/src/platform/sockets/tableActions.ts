import type { TableMessage } from './tableMessages.ts';

/** Tables on one page that are kept apart; a page has a handful. */
const mostCases = 50;

/**
 * Tells what a person does in a shared table from what its page says by itself: places are told again every few seconds, and edits
 * again to anyone who comes later or where nobody heard them. A new place is a person's, and an edit whose number is higher than all
 * before. Clients of JeecgBoot number nothing, and tell each edit once.
 *
 * @returns whether the next message of the page was a person's action
 * @source TBL-13, security 3.11
 */
export function createActionReader(): (message: TableMessage) => boolean {
  const places = new Map<string, string>();
  const newest = new Map<string, number>();
  const known = <Value>(map: Map<string, Value>, { name, value }: { name: string; value: Value }): Value | undefined => {
    const before = map.get(name);
    // Names are the page's to choose: they must not fill the memory.
    if (before === undefined && map.size >= mostCases) map.clear();
    map.set(name, value);
    return before;
  };

  return (message) => {
    if (message.type === 'heart_beat') return false;
    const { socketKey, args } = message.data;
    if (message.type === 'common_send_date') {
      const [{ kind, caseId, row, column }] = message.data.args;
      if (kind !== 'here') return false;
      const place = JSON.stringify([row ?? null, column ?? null]);
      const before = known(places, { name: `${socketKey} ${caseId}`, value: place });
      // The first one only says where the page was opened.
      return before !== undefined && before !== place;
    }
    const { live } = message.data;
    if (live === undefined) return true;
    const name = `${socketKey} ${args[1]}`;
    const number = Math.max(0, ...live.at.flatMap((times) => Object.values(times)));
    const before = newest.get(name) ?? 0;
    known(newest, { name, value: Math.max(number, before) });
    return number > before;
  };
}
