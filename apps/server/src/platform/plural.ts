const english = new Intl.PluralRules('en');

/** The English words for one and for several. */
interface Words {
  one: string;
  other: string;
}

/** The English word that follows a number. */
export const plural = (count: number | bigint, words: Words): string => words[english.select(Number(count)) === 'one' ? 'one' : 'other'];

/**
 * A number with the English word that follows it.
 *
 * @example counted(1, { one: 'row', other: 'rows' }) // '1 row'
 */
export const counted = (count: number | bigint, words: Words): string => `${count} ${plural(count, words)}`;
