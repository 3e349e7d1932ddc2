/** What the day on which a customer is to pay follows from. Days are `YYYY-MM-DD`. */
export interface Term {
  settleType: string;
  termDays: number | null;
  /** Day of the month on which the customer's months are settled. */
  monthDay: number | null;
  signedOn: string;
  /** Day on which the order was completed or closed; null as long as it is not. */
  orderEndedOn: string | null;
}

const text = (date: Date): string => date.toISOString().slice(0, 10);

function later(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return text(date);
}

/** A day of the month after another day; of a shorter month the last one. */
function dayOfNextMonth(day: string, monthDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return text(new Date(Date.UTC(year, month, Math.min(monthDay, last))));
}

/** When a customer is to pay for a waybill; null: funded before the driver is paid, or not known yet. @source freight-domain 4.7 */
export function dueDateOf({ settleType, termDays, monthDay, signedOn, orderEndedOn }: Term): string | null {
  const days = termDays ?? 0;
  if (settleType === '1') return later(dayOfNextMonth(signedOn, monthDay ?? 1), days);
  if (settleType === '2') return orderEndedOn === null ? null : later(orderEndedOn, days);
  return settleType === '3' ? later(signedOn, days) : null;
}
