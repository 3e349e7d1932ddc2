/** A structured value as text; '' for none. */
export const writeJson = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));
