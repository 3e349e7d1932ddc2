/** A value that a query string can carry; null, undefined and empty texts are left out. */
export type QueryValue = string | number | boolean | null | undefined;

/** Writes a query string with its leading '?', or an empty text. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') parts.append(name, String(value));
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}
