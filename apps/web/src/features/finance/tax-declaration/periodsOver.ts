import type { Option } from '@tarmac/admin-kit/input';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';

/** Kinds that are declared by the quarter; the others by the month. @source freight-domain 2.26 */
const quarterly: readonly string[] = ['1', '2'];

const monthsOffered = 13;

/** Periods of a kind that are over, the last one first. */
export function periodsOver(taxKind: string, months = lastMonths(monthsOffered)): Option[] {
  const [present = '', ...over] = months;
  if (!quarterly.includes(taxKind)) return over.map((month) => ({ value: month, label: month }));
  const quarterOf = (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  // The quarter of the present month is not over.
  const quarters = [...new Set(over.map(quarterOf))].filter((quarter) => quarter !== quarterOf(present));
  return quarters.map((quarter) => ({ value: quarter, label: quarter }));
}
