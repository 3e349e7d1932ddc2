import { day, dayText } from './calendar.ts';
import type { Moments } from './lifecycle.ts';
import type { Order } from './orders.ts';
import type { Random } from './random.ts';

/** How many waybills of each term have run out unpaid; the bell shows them. @source freight-domain 8.2 */
export const termsDue: Readonly<Record<string, number>> = { '1': 26, '2': 14, '3': 31 };

/** What the money of a set's waybills shares. */
export interface MoneyContext {
  random: Random;
  now: number;
  /** Terms that are still to run out, by settlement. */
  due: Record<string, number>;
}

const examined = ['70', '75', '78', '80', '90'];
const funded = ['75', '78', '80', '90'];
/** Days before the end of a term at which it counts as due. */
const remindDays = 3;

/** Who has paid, what is set aside, and when the term ends. */
export function moneyOf(
  context: MoneyContext,
  { order, status, moments, total }: { order: Order; status: string; moments: Moments; total: number },
) {
  const { now } = context;
  const nothing = {
    frozenAmount: 0,
    creditAmount: 0,
    customerPaidAmount: 0,
    dueDate: null as string | null,
    dueFlag: '0',
    fundReason: null,
  };
  if (status === '99') return { columns: nothing };
  if (order.settleType === '0')
    return { columns: funded.includes(status) ? { ...nothing, customerPaidAmount: total } : { ...nothing, frozenAmount: total } };
  if (!examined.includes(status)) return { columns: { ...nothing, creditAmount: total } };
  // Older ones were paid on time; of the others some terms have run out, the rest have not.
  if (status === '90')
    return { columns: { ...nothing, customerPaidAmount: total, dueDate: dayText((moments.sign ?? now) + (order.termDays ?? 30) * day) } };
  const left = context.due[order.settleType] ?? 0;
  const isDue = left > 0;
  if (isDue) context.due[order.settleType] = left - 1;
  const signed = moments.sign ?? now - 10 * day;
  if (!isDue && now - signed > 60 * day)
    return { columns: { ...nothing, customerPaidAmount: total, dueDate: dayText(signed + (order.termDays ?? 30) * day) } };
  // The term of the waybill is what lies between its signature and the day on which it is due.
  const dueAt = isDue
    ? now + context.random.int(-12, remindDays - 1) * day
    : Math.max(now + (remindDays + 5) * day, signed + (order.termDays ?? 30) * day);
  const termDays = Math.min(180, Math.max(1, Math.round((dueAt - signed) / day)));
  return { columns: { ...nothing, creditAmount: total, termDays, dueDate: dayText(signed + termDays * day), dueFlag: isDue ? '1' : '0' } };
}
