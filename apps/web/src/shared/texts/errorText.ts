/** What went wrong, for people to read. Whatever was thrown that is not an error is written out. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
