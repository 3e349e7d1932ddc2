/** A message to the authorities before it is sealed and sent: every value is a text, as the exchange formats write it. */
export interface Message {
  [name: string]: string | Message | Message[];
}

/** What of a message has no value is left out of it. */
export function compact(values: Readonly<Record<string, string | Message | Message[] | null | undefined>>): Message {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')) as Message;
}

/** The same message with its values in the order of the exchange format, by the paths of its fields. A database keeps no order. */
export function inOrderOf(message: Message, { names, path = '' }: { names: readonly string[]; path?: string }): Message {
  const place = (name: string): number => {
    const found = names.findIndex((one) => one.replaceAll('[]', '').startsWith(`${path}${name}`));
    return found < 0 ? names.length : found;
  };
  const sorted = Object.entries(message).toSorted(([one], [other]) => place(one) - place(other));
  const below = (name: string, value: Message) => inOrderOf(value, { names, path: `${path}${name}.` });
  return Object.fromEntries(
    sorted.map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      return [name, Array.isArray(value) ? value.map((one) => below(name, one)) : below(name, value)];
    }),
  );
}

/** `YYYY-MM-DD` as n8. */
export const n8 = (day: string | null): string | null => day?.replaceAll('-', '') ?? null;

/** `YYYY-MM-DD HH:mm:ss` as n14. */
export const n14 = (moment: string | null): string | null => moment?.replaceAll(/\D/g, '') ?? null;

/**
 * A whole number of small units as a decimal of large ones, by digits: nothing is rounded on the way.
 *
 * @param shift by how many digits the units differ: 2 for fen in yuan
 * @example decimal(123_456, 2, 3) === '1234.560'
 */
export function decimal(value: number, { shift, decimals }: { shift: number; decimals: number }): string {
  const digits = String(Math.abs(value)).padStart(shift + 1, '0');
  const fraction = digits.slice(digits.length - shift).padEnd(decimals, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - shift)}${decimals === 0 ? '' : `.${fraction.slice(0, decimals)}`}`;
}
