import { monthAfter } from '../ledger/closedMonth.ts';
import { daysLater } from '../dianfu/dianfuFee.ts';
import { quarterly } from './taxDeclaration.states.ts';

/** A month or a quarter with its days. */
export interface Period {
  /** `2026-06` or `2026-Q2`. */
  period: string;
  from: string;
  to: string;
  /** Its months. */
  months: readonly string[];
}

const monthText = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const quarterText = /^\d{4}-Q[1-4]$/;

/** The days of a period of a kind; undefined where the text is none. */
export function periodOf(taxKind: string, period: string): Period | undefined {
  const isQuarter = quarterly.includes(taxKind);
  if (!(isQuarter ? quarterText : monthText).test(period)) return undefined;
  const first = isQuarter ? `${period.slice(0, 4)}-${String(Number(period.slice(6)) * 3 - 2).padStart(2, '0')}` : period;
  const months = Array.from({ length: isQuarter ? 3 : 1 }, (_, index) => monthAfter(first, index));
  return { period, from: `${first}-01`, to: daysLater(`${monthAfter(first, months.length)}-01`, -1), months };
}

/** The last period of a kind that is over on a day. */
export function lastOver(taxKind: string, day: string): Period {
  const month = day.slice(0, 7);
  if (!quarterly.includes(taxKind)) return periodOf(taxKind, monthAfter(month, -1))!;
  const before = monthAfter(month, -(((Number(month.slice(5)) - 1) % 3) + 1));
  return periodOf(taxKind, `${before.slice(0, 4)}-Q${Math.ceil(Number(before.slice(5)) / 3)}`)!;
}

const isRest = (day: string, holidays: ReadonlySet<string>): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.has(day);
};

/**
 * The last day on which a period is declared: of a month the 15th of the next one, of a quarter the last day of the next month; where that is not a working day,
 * the next one that is.
 *
 * @param holidays days off beside the weekends
 * @source freight-domain 2.26
 */
export function deadlineOf(taxKind: string, { to, holidays }: { to: string; holidays: ReadonlySet<string> }): string {
  const next = monthAfter(to.slice(0, 7));
  let day = quarterly.includes(taxKind) ? daysLater(`${monthAfter(next)}-01`, -1) : `${next}-15`;
  while (isRest(day, holidays)) day = daysLater(day, 1);
  return day;
}

/** The days of a list that an operator has written: `2026-10-01,2026-10-02`. What is none is left out. */
export const holidaysOf = (text: string): ReadonlySet<string> => new Set(text.match(/\d{4}-\d{2}-\d{2}/g) ?? []);
