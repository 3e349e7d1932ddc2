export const chromiumArguments: string[];
export function findChromium(): Promise<string | undefined>;
export function installedChromium(): string | undefined;
