export function entryWeight(name: string, late?: readonly string[]): Promise<number | undefined>;

/** Kilobytes that an entry may weigh; `late`: sources that count although they come late, which `what` says. */
export const entryBudgets: ReadonlyArray<{ name: string; what?: string; budget: number; late?: readonly string[] }>;

/** Names of the kit's script entries. */
export const entryNames: readonly string[];

/** Entries that one app may import together; others have budgets of their own. */
export const entriesTogether: readonly string[];

/** What an app's first script holds of the kit when it imports all of these entries. */
export function bundle(entries: readonly string[]): Promise<{ kilobytes: number }>;

/** Kilobytes that opening a screen of an online form costs where lists are there already. */
export function onlineWeight(): Promise<number>;
