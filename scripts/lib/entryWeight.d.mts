export function entryWeight(name: string): Promise<number | undefined>;
