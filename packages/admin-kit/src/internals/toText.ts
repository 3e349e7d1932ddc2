/**
 * A stored value as text: what is not a text or number is written as JSON; nothing is ''.
 *
 * @example toText({ name: 'Scale' }) // '{"name":"Scale"}'
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
