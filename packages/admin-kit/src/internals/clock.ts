let format: Intl.DateTimeFormat | undefined;

/**
 * Says in which time zone the wire writes days and instants: 'now' and 'today' of every widget then mean that zone's, whatever the computer's
 * clock is set to. Called once, before the first widget; without it the computer's own zone counts.
 *
 * @param timeZone an IANA name
 * @throws RangeError the name is unknown
 * @example setTimeZone('Asia/Shanghai');
 */
export function setTimeZone(timeZone: string): void {
  format = formatOf(timeZone);
}

/**
 * An instant, in ms since 1970, as the wire writes it (`YYYY-MM-DD HH:mm:ss`) in the zone of {@link setTimeZone}; default now.
 *
 * @example formatInstant(Date.UTC(2026, 2, 4)) // '2026-03-04 08:00:00' in Asia/Shanghai
 */
export const formatInstant = (instant: number = Date.now()): string => (format ??= formatOf()).format(instant);

/** The present day, `YYYY-MM-DD`. */
export const todayText = (): string => formatInstant().slice(0, 10);

// Swedish writes dates as the wire does.
const formatOf = (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
