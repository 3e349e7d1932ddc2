import { readFileSync } from 'node:fs';

let read: ReadonlySet<string> | undefined;

/** What people choose most often: names, words, walks over the keyboard, whole passwords; lower case, without ornaments. */
export function commonPasswords(): ReadonlySet<string> {
  return (read ??= new Set(
    readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' ').filter((word) => word !== '')),
  ));
}

/** Numbers that people put beside a word, apart from years. */
const usualNumbers = new Set(
  '0 00 000 01 001 007 1 11 111 1111 12 121 123 1234 12345 123456 1234567 12345678 123456789 123321 1314 147 168 2 21 22 222 23 258 3 321 333 4 444 5 520 521 5201314 54321 555 6 66 666 6666 654321 7 777 8 88 888 8888 9 99 999 9999'.split(
    ' ',
  ),
);
const isUsualNumber = (digits: string): boolean => digits === '' || usualNumbers.has(digits) || /^(19[5-9]|20[0-4])\d$/.test(digits);

/** Signs above the digits of a keyboard, and the digits. */
const shifted = ')!@#$%^&*(';
/** Letters that people write as digits and signs. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's', '3': 'e', '1': 'i', '!': 'i', '7': 't' },
  { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's', '3': 'e', '1': 'l', '!': 'l', '7': 't' },
];
/** A word may carry so many characters around it and still be that word. */
const ornaments = 6;

/**
 * Whether a password is a well-known one, or a well-known word with the usual ornaments: `1qaz@WSX`, `Password123!`,
 * `Admin@123`, `P@ssw0rd!`. Word, number and sign in any order make some millions of passwords, all of which fit the rule on
 * characters.
 *
 * @source security 2.7
 */
export function isCommonPassword(password: string): boolean {
  const known = commonPasswords();
  const lower = password.toLowerCase();
  const unshifted = lower.replaceAll(/[)!@#$%^&*(]/g, (sign) => String(shifted.indexOf(sign)));
  const bare = lower.replaceAll(/[^\p{L}\d]/gu, '');
  if (known.has(unshifted) || known.has(bare)) return true;

  const letters = lower.replaceAll(/[^a-z]/g, '');
  const digits = lower.replaceAll(/\D/g, '');
  const signs = lower.replaceAll(/[\p{L}\d]/gu, '');
  if (isUsualNumber(digits) && signs.length <= 3 && known.has(letters)) return true;

  const core = lower.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, '');
  return (
    lower.length - core.length <= ornaments &&
    disguises.some((letterOf) => known.has([...core].map((character) => letterOf[character] ?? character).join('')))
  );
}
