import { problemsOf } from '../../form/problems.ts';
import { type Speech, textsOf } from '../../i18n/useTexts.ts';
import { zhResource } from '../texts.zh.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { ListParams } from '../api.ts';
import { outcomeOf, type BatchOutcome } from '../actions/batchOutcome.ts';

/** Keys of one call: servers take addresses of 8 kB, and keys have up to 36 characters. @source security rule 50 */
const mostAtOnce = 100;
/** Chosen rows that one address names. */
const mostExported = 200;
/** Characters of a query beside its path and whatever stands in front of it. */
const longestQuery = 7000;

/**
 * Removes rows in parts, one after the other, and tells how far it is. When a part fails, those of it and all after it are told as
 * not done.
 *
 * @param call removes the rows of some keys
 * @returns what became of each row, of all parts together
 * @throws what the first part failed with: then nothing was done
 */
export async function removeInParts(
  call: (ids: readonly string[], options: { idempotencyKey: string }) => Promise<unknown>,
  { ids, speech }: { ids: readonly string[]; speech: Speech },
): Promise<BatchOutcome> {
  const say = textsOf(speech, zhResource);
  const success: string[] = [];
  const fail: Array<BatchOutcome['fail'][number]> = [];
  let gone = () => {};
  try {
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const part = ids.slice(at, at + mostAtOnce);
      gone = notices.info(say('outcome.removing', { done: at, total: ids.length }), { key: 'removeInParts', duration: 0 });
      try {
        const outcome = outcomeOf(await call(part, { idempotencyKey: crypto.randomUUID() }));
        success.push(...(outcome?.success ?? part));
        fail.push(...(outcome?.fail ?? []));
      } catch (error) {
        if (at === 0) throw error;
        const reason = problemsOf(error).message || say('outcome.unknown');
        fail.push(...part.map((id) => ({ id, message: reason })));
        fail.push(...ids.slice(at + mostAtOnce).map((id) => ({ id, message: say('outcome.notTried') })));
        break;
      }
    }
  } finally {
    gone();
  }
  return { success, fail };
}

/** Says so when more rows are chosen than an address can name; then nothing may be asked. */
export function refusesExport(query: ListParams, { chosen, speech }: { chosen: readonly string[]; speech: Speech }): boolean {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const rest = new URLSearchParams(filters.map(([key, value]) => [key, String(value)])).toString().length;
  // Each with the comma in front, which is written with three characters.
  const longest = Math.max(...chosen.map((id) => encodeURIComponent(id).length)) + 3;
  const most = Math.min(mostExported, Math.max(Math.floor((longestQuery - rest) / longest), 1));
  if (chosen.length <= most) return false;
  notices.warning(textsOf(speech, zhResource)('outcome.tooManyToExport', { most, count: chosen.length }), { duration: 10_000 });
  return true;
}
