/** A text whose signs all stand for themselves in a pattern of LIKE. @source security 7.33 */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A word that clients send alone or between asterisks, without these. */
export const withoutAsterisks = (text: string): string => text.replaceAll(/^\*+|\*+$/g, '');

/** The pattern of what holds a text, wherever it stands. */
export const containing = (text: string): string => `%${escapeLike(text.trim())}%`;
