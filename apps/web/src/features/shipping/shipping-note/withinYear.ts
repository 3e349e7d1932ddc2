import { formatInstant } from '@tarmac/admin-kit/i18n';
import type { ListQuery } from '@tarmac/freight-api';
import { instantOf } from '../../../shared/texts/nowText.ts';

const yearMs = 366 * 86_400_000;
const timeOf = (value: unknown): number | undefined => (typeof value === 'string' && value !== '' ? instantOf(value) : undefined);

/** A question about rows that were made within a year at most: an open beginning is closed by it. @throws Error with `tooLong`: it is about more */
export function withinYear(query: ListQuery, { tooLong, now = Date.now() }: { tooLong: string; now?: number }): ListQuery {
  const end = timeOf(query['createTime_end']) ?? now;
  const begin = timeOf(query['createTime_begin']);
  if (begin === undefined) return { ...query, createTime_begin: formatInstant(end - yearMs) };
  if (end - begin > yearMs) throw new Error(tooLong);
  return query;
}
