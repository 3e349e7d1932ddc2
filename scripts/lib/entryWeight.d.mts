export function entryWeight(name: string, late?: readonly string[]): Promise<number | undefined>;

/** Kilobytes that an entry may weigh; `late`: sources that count although they come late, which `what` says. */
export const entryBudgets: ReadonlyArray<{ name: string; what?: string; budget: number; late?: readonly string[] }>;
