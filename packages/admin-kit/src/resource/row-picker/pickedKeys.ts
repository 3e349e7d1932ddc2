/** The ids of a value: one, or those of a comma list. */
export const keysOf = (value: string | null | undefined, multiple: boolean): readonly string[] =>
  (multiple ? (value ?? '').split(',') : [value ?? '']).filter((key) => key !== '');

/** The names that a host knows of ids: one for each, or none where they do not match in number, as a name may hold a comma itself. */
export function namesOf(keys: readonly string[], text: string | undefined): Readonly<Record<string, string>> {
  if (!text) return {};
  const names = keys.length === 1 ? [text] : text.split(/[,，、]/);
  return names.length === keys.length ? Object.fromEntries(keys.map((key, index) => [key, names[index]!])) : {};
}
