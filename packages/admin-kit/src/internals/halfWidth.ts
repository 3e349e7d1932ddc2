/** Full-width digits, letters and signs, as Chinese keyboards give them, in their usual form. */
export function toHalfWidth(text: string): string {
  if (!/[！-～\u3000\u00A0]/.test(text)) return text;
  return text.replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfe_e0)).replaceAll(/[\u3000\u00A0]/g, ' ');
}
