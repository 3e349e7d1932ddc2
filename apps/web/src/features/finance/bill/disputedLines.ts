/** What is wrong with waybills of a bill, by their id; an empty text where nothing more is said. */
export type DisputedLines = Readonly<Record<string, string>>;

/** The lines as the one value that an input of a form holds. */
export const writeLines = (lines: DisputedLines): string | null => (Object.keys(lines).length === 0 ? null : JSON.stringify(lines));

/** What {@link writeLines} wrote. */
export const readLines = (value: string | null | undefined): DisputedLines => (value ? (JSON.parse(value) as DisputedLines) : {});
