import { isWireDay, pad } from './readDates.ts';

/** Calendar days and instants as the wire writes them: `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss`, local time. */

/** A local date as `YYYY-MM-DD`. */
export function dayText(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A local instant as `YYYY-MM-DD HH:mm:ss`. */
export function instantText(date: Date): string {
  return `${dayText(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** The local midnight of a wire day or instant; `undefined` when it is none. */
export function toDate(value: string | null | undefined): Date | undefined {
  if (!value || !isWireDay(value)) return undefined;
  const day = value.slice(0, 10);
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}
