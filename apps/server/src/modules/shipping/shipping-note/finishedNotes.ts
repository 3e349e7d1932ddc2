import { gte, type SQL } from 'drizzle-orm';
import { type Clock, parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import { refusedField } from '../../../platform/errors.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

/** States from which nothing leads on but what is corrected. */
export const finishedStates = [noteStatus.paid, noteStatus.invoiced, noteStatus.revoked] as const;

/** A year, leap or not. */
const yearMs = 366 * 86_400_000;

/**
 * Waybills that were made within the year that a question is about, or within the one before its end where it names no beginning.
 *
 * @throws InvalidInput it is about more than a year
 * @source SHIP-07, freight-domain S05
 */
export function withinYear(query: ListQueryInput, clock: Clock): SQL | undefined {
  const end = momentOf(query['createTime_end'], '23:59:59') ?? clock.now().getTime();
  const begin = momentOf(query['createTime_begin'], '00:00:00');
  if (begin === undefined) return gte(hyShippingNote.createTime, toDateTimeText(new Date(end - yearMs)));
  if (end - begin > yearMs) throw refusedField('createTime_begin', '一次最多查询一年，请缩短创建时间范围');
  return undefined;
}

/** An instant as a search has it, in ms; a day counts from or to its end. What is no instant is refused where it is compared. */
function momentOf(value: unknown, timeOfDay: string): number | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return parseDateTimeText(value.length === 10 ? `${value} ${timeOfDay}` : value)?.getTime();
}
