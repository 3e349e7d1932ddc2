/** Writes `dist/types` and a declaration beside each entry's script that leads there. */
export declare function writeDeclarations(folder: string, entry: Readonly<Record<string, string>>): void;
/** A source without its `@source` marks, line by line: they name documents that a reader of the package does not have. */
export declare function withoutSources(text: string): string;
