/** Whether two values of a form, or of a row as it came over the wire, are the same however deep. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
