/**
 * How texts are brought into the form in which they are stored, compared and searched for. The kit and the client of the product have the
 * same file, because neither may import the other; a test compares them.
 */

/**
 * How the values of a field may be written:
 * - `compact`: letters and digits alone count (plates, ids, cards). Blanks, hyphens and dots go, letters become capitals.
 * - `phone`: a mobile number is its 11 digits, without country code; a landline keeps its hyphens.
 * - `code`: a number of a paper or of another program. Blanks go; hyphens and letter case stay.
 */
export type Spelling = 'compact' | 'phone' | 'code';

// What is never seen: all that Unicode says may be ignored, but for what changes the look of its neighbour, and blanks without a width.
const invisible = /(?!\p{Variation_Selector}|\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const ignorable = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
// Joiners shape emoji and some scripts; elsewhere they are leftovers of a page.
const shaped =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Sinhala}\\p{Script=Mongolian}\\p{M}]';
const looseJoiner = new RegExp(`(?<!${shaped})[\\u200C\\u200D]|[\\u200C\\u200D](?!${shaped})`, 'gu');
const plainAscii = /^[\x20-\x7E]*$/;

/** A text without what nobody sees, and without blanks around it; '' where nothing is to be seen. */
export function cleanText(text: string): string {
  if (plainAscii.test(text)) return text.trim();
  const clean = text.replaceAll(invisible, '').replaceAll(looseJoiner, '').trim();
  return clean.replaceAll(ignorable, '').trim() === '' ? '' : clean.normalize('NFC');
}

/** Whether a text holds characters that no line of text has: line breaks and other controls, halves of pairs, and what is not a character. */
export const hasControls = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFDD0-\uFDEF\uFFFE\uFFFF]/.test(text);

/** The same for texts of several lines, which may have line breaks and tabs. */
export const hasControlsBetweenLines = (text: string): boolean => hasControls(text.replaceAll(/[\n\r\t\u2028\u2029]/g, ''));

/** A text in the form in which fields of that spelling are stored; without a spelling, cleaned. Parts of values are brought into it as well. */
export function spellText(text: string, spelling?: Spelling): string {
  if (spelling === undefined) return cleanText(text);
  const narrow = narrowed(text.replaceAll(ignorable, '')).replaceAll(/\s/g, '');
  switch (spelling) {
    case 'compact':
      return narrow.replaceAll(/[.·•・‧∙⋅_\-‐-―−]/g, '').toUpperCase();
    case 'phone':
      return phone(narrow.replaceAll(/[‐-―−]/g, '-'));
    case 'code':
      return narrow.replaceAll(/[‐-―−]/g, '-');
  }
}

/** The key by which names are compared: width, letter case, blanks, dots, hyphens and the kind of brackets make no difference. */
export const nameKey = (text: string): string =>
  cleanText(text)
    .normalize('NFKC')
    .replaceAll(/[\s.·•・‧∙⋅_\-‐-―−]/g, '')
    .toLowerCase();

/** Full-width letters, digits and signs as keyboards of other languages write them; brackets keep their width, because papers print them so. */
const narrowed = (text: string): string =>
  text.replaceAll(/[\uFF0B\uFF0D-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0));

function phone(text: string): string {
  const own = text.replace(/^(?:\+|00)86-?/, '');
  const digits = own.replaceAll(/[-.()（）]/g, '');
  if (/^861[3-9]\d{9}$/.test(digits)) return digits.slice(2);
  return /^1\d*$/.test(digits) ? digits : own.replaceAll(/[()（）]/g, '');
}
