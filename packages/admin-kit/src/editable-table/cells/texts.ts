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

/** The parts of a comma list, whichever comma people wrote. */
export function splitList(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a character is one of those that usual texts are made of, all of which are seen. */
export const isUsualCode = (code: number) => (code > 0x20 && code < 0x7f) || (code >= 0x34_00 && code <= 0x9f_ff);

/** Whether a text shows nothing: blanks of any width, and characters that nobody sees. */
export function isBlankText(text: string): boolean {
  // The usual text shows something with its first letter.
  return !isUsualCode(text.charCodeAt(0)) && /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Nothing, as most types see it. */
export const isBlank = (value: unknown) => value === null || value === undefined || value === '';
