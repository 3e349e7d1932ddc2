/** Writes `dist/types` and a declaration beside each entry's script that leads there. */
export declare function writeDeclarations(folder: string, entry: Readonly<Record<string, string>>): void;
