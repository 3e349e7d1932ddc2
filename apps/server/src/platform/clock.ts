/** What a service asks for the time. Tests pass one they move by hand. */
export interface Clock {
  /** The current instant. */
  now(): Date;
}

/** The real clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Jumps to an instant. */
  set(instant: Date | string): void;
  /** Moves on by milliseconds. */
  advance(milliseconds: number): void;
}

/** Makes a clock for tests. A production start refuses to run with one. */
export function createFakeClock(start: Date | string = '2026-06-01T10:00:00+08:00'): FakeClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (instant) => void (current = new Date(instant).getTime()),
    advance: (milliseconds) => void (current += milliseconds),
  };
}

const shanghaiOffset = 8 * 3600 * 1000;

/**
 * Writes an instant as the wire does: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai.
 *
 * @source freight-domain 0.3
 */
export function toDateTimeText(instant: Date): string {
  return new Date(instant.getTime() + shanghaiOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** Writes the Asia/Shanghai calendar day of an instant as `YYYY-MM-DD`. */
export function toDateText(instant: Date): string {
  return toDateTimeText(instant).slice(0, 10);
}

/** Reads `YYYY-MM-DD HH:mm:ss` (Asia/Shanghai). A text of another form, or no such time, gives `undefined`. */
export function parseDateTimeText(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined;
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(instant.getTime()) || toDateTimeText(instant) !== text ? undefined : instant;
}

/** The current time as the wire and the tables write it. */
export function nowText(clock: Clock): string {
  return toDateTimeText(clock.now());
}

/** The time so many ms from now, before it where negative, as the wire writes it. */
export const momentAfter = (clock: Clock, ms: number): string => toDateTimeText(new Date(clock.now().getTime() + ms));
