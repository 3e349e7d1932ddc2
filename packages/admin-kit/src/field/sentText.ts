/** The text of a coded value as a server sends it along, under the name of the field with this behind it. */
const suffix = '_dictText';

/** Under which key a row has the text of a coded field. */
export const sentTextKey = (name: string): string => name + suffix;

/** What a row brings as the text of a coded field, whatever it is; undefined where the server sends none. */
export const sentText = (row: Readonly<Record<string, unknown>>, name: string): unknown => row[name + suffix];
