/** An instant in Asia/Shanghai as the wire writes it. */
const textOf = (instant: number): string => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The present minute in Asia/Shanghai as the wire writes it. */
export const nowText = (): string => `${textOf(Date.now()).slice(0, 16)}:00`;

/** The present minute, or the latest of these times where one of them lies in it. */
export const nowOrLater = (...earliest: readonly (string | null | undefined)[]): string =>
  earliest.reduce<string>((latest, time) => (time && time > latest ? time : latest), nowText());

/** The second after a time of the wire. */
export const secondAfter = (time: string | null): string | null =>
  time === null ? null : textOf(Date.parse(`${time.replace(' ', 'T')}+08:00`) + 1000);
