/** `pid` of a root. */
export const rootPid = '0';

/** Characters of a code that stand for one level. */
const level = 3;
/** Levels that the column holds. */
export const maxLevels = 20;

const form = /^(?:[A-Z]\d{2})+$/;

/** Whether a code is made of a letter and two digits for each level, and how many levels there are. @source jeecg-wire 1.9 */
export const levelsOf = (code: string): number | undefined => (form.test(code) ? code.length / level : undefined);

/** The code of the parent; empty for a root. */
export const parentCodeOf = (code: string): string => code.slice(0, -level);

/**
 * The code after the last one below a parent: A01 … A99, B01 … Z99.
 *
 * @param last greatest code below the parent so far
 * @returns undefined after Z99
 * @source jeecg-wire 6.3
 */
export function nextCode(parentCode: string, last: string | undefined): string | undefined {
  if (last === undefined) return `${parentCode}A01`;
  const letter = last.charAt(last.length - level);
  const number = Number(last.slice(1 - level));
  if (number < 99) return `${parentCode}${letter}${String(number + 1).padStart(2, '0')}`;
  return letter === 'Z' ? undefined : `${parentCode}${String.fromCharCode(letter.charCodeAt(0) + 1)}01`;
}
