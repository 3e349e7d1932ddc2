/** Command and first arguments that run the workspace's own pnpm. */
export declare const pnpm: readonly string[];
/** Packs one built package. Gives the path of the tarball. */
export declare function pack(name: string): string;
