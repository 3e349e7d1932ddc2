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

/** Whether a text looks like one that `maskText` has hidden the middle of. */
export const isMasked = (text: string): boolean => /^[^*]{0,4}\*+[^*]{0,4}$/.test(text.trim());

/**
 * Hides where files lie: `***1,***2`. A form that shows them sends them back, and the number says which one it means.
 *
 * @source security 10.47a
 */
export const maskFiles = (paths: string): string =>
  paths
    .split(',')
    .filter((path) => path !== '')
    .map((_path, at) => `***${at + 1}`)
    .join(',');

/** Puts the stored paths in the place of their masks. A mask that stands for none stays, and is refused as an unknown file. */
export function unmaskFiles(value: string, stored: string | null): string {
  const paths = (stored ?? '').split(',').filter((path) => path !== '');
  return value
    .split(',')
    .map((path) => {
      const [, at] = /^\*\*\*(\d{1,3})$/.exec(path) ?? [];
      return at === undefined ? path : (paths[Number(at) - 1] ?? path);
    })
    .join(',');
}
