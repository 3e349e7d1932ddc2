/** A value of a row as a text; what is none, such as a list, is empty. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
