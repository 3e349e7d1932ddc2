/** A whole number with its groups. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** Fen as yuan. */
export const yuan = (fen: number): string => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Kilograms as tonnes. */
export const tonnes = (kilograms: number): string =>
  (kilograms / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The total of a figure; null where the reader may not see it. */
export const total = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
