/** Fen as yuan with two decimals, such as `2710.00`, as files have it; without ever being a fraction. */
export function yuanText(fen: number): string {
  const amount = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** The same for people to read: `2,710.00`. */
export const shownYuan = (fen: number): string => yuanText(fen).replace(/\B(?=(?:\d{3})+\.)/g, ',');

/** The highest sum that a file may name: what an integer of fen holds for sure. */
const mostDigits = 13;

/** Reads `2,710.00`, `2710` or `¥2710.5` as integer fen; undefined for anything else, also for fractions of a fen. */
export function fenOf(text: string): number | undefined {
  const match = /^(?:¥|￥|CNY)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/i.exec(text.normalize('NFKC').trim());
  if (match === null) return undefined;
  const [, whole = '', part = ''] = match;
  const digits = whole.replaceAll(',', '');
  return digits.length > mostDigits ? undefined : Number(digits) * 100 + Number(part.padEnd(2, '0'));
}
