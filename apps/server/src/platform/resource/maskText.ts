/**
 * Hides the middle of a number that belongs to a person: `3700**********0017`, `6299****0012`, `138****0001`.
 *
 * @source freight-domain 0.4
 */
export function maskText(text: string): string {
  const { length } = text;
  if (length <= 4) return '*'.repeat(length);
  if (length === 11) return `${text.slice(0, 3)}****${text.slice(-4)}`;
  if (length === 18 || length === 15) return `${text.slice(0, 4)}${'*'.repeat(length - 8)}${text.slice(-4)}`;
  if (length >= 12) return `${text.slice(0, 4)}****${text.slice(-4)}`;
  return `${text.slice(0, 1)}${'*'.repeat(length - 2)}${text.slice(-1)}`;
}
