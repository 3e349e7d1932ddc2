import { formatInstant } from '@tarmac/admin-kit/i18n';

/** The present minute as the wire writes it. */
export const nowText = (): string => `${formatInstant().slice(0, 16)}:00`;

/** The present minute, or the latest of these times where one of them lies in it. */
export const nowOrLater = (...earliest: readonly (string | null | undefined)[]): string =>
  earliest.reduce<string>((latest, time) => (time && time > latest ? time : latest), nowText());

/** Milliseconds of a wire text. */
export const instantOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** The second after a time of the wire. */
export const secondAfter = (time: string | null): string | null => (time === null ? null : formatInstant(instantOf(time) + 1000));
