let collator: Intl.Collator | undefined;

/** Order of two texts as people of either language expect: numbers by their size, Chinese by sound. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('zh-CN', { numeric: true });
  return collator.compare(one, other);
}

/** Order of texts of the wire whose letters already tell it: days and instants. */
export const comparePlain = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Characters as people count them. */
export const lengthOf = (text: string) => [...text].length;

/** Full-width digits, letters and signs, as Chinese keyboards give them, in their usual form. */
export function toHalfWidth(text: string): string {
  if (!/[！-～\u3000\u00A0]/.test(text)) return text;
  return text.replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfe_e0)).replaceAll(/[\u3000\u00A0]/g, ' ');
}

/** The parts of a comma list, whichever comma people wrote. */
export function splitList(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a text shows nothing: blanks of any width, and characters that nobody sees. */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  // The usual text shows something with its first letter.
  if ((first > 0x20 && first < 0x7f) || (first >= 0x34_00 && first <= 0x9f_ff)) return false;
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** A text as it is compared with others: without what nobody sees. */
export const visibleText = (text: string): string =>
  /^[\x21-\x7E\u3400-\u9FFF]*$/.test(text) ? text : text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim();

/** Nothing, as most types see it. */
export const isBlank = (value: unknown) => value === null || value === undefined || value === '';
