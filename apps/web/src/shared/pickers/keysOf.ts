/** The ids of a comma list. */
export const keysOf = (value: string | null | undefined): readonly string[] => (value ?? '').split(',').filter((key) => key !== '');
