export function entryWeight(name: string, late?: readonly string[]): Promise<number | undefined>;
