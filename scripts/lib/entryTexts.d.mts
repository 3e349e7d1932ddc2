/** What is behind each entry of the kit, in a sentence or two. */
export declare const entryTexts: Readonly<Record<string, string>>;
