export function entryWeight(name: string, late?: readonly string[]): Promise<number | undefined>;

/** Kilobytes that an entry may weigh, and the sources that count although they come late. */
export const entryBudgets: ReadonlyArray<{ name: string; budget: number; late?: readonly string[] }>;
