import { Code, type Literal, textIn } from './literals.ts';

/** Code of the project that goes into the result unchanged, or a comment. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value as it is written out; comments stand above the member that they are about. */
export type Printable = string | number | boolean | null | undefined | Raw | Printable[] | { [name: string]: Printable };

const widest = 120;

/** Writes a value as TypeScript; members that are undefined are left out. */
export function print(value: Printable, indent = ''): string {
  if (value instanceof Raw) return value.text;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);

  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => print(one, inner))
    : Object.entries(value).flatMap(([name, one]) =>
        one === undefined ? [] : [name.startsWith('//') ? `${name} ${comment(one)}` : `${nameOf(name)}: ${print(one, inner)}`],
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length <= widest && !line.includes('\n') && !line.includes('//')) return line;
  const lines = parts.map((part) => (part.startsWith('//') ? `${inner}${part.replaceAll('\n', `\n${inner}`)}` : `${inner}${part},`));
  return `${open.trim()}\n${lines.join('\n')}\n${indent}${close.trim()}`;
}

const comment = (value: Printable): string => (typeof value === 'string' ? value : '').split('\n').join('\n// ');

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** A text in single quotes. */
function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** A known value for printing. */
export function printable(value: Literal): Printable {
  if (value instanceof Code) return undefined;
  if (Array.isArray(value)) return value.map(printable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printable(one)]));
}

/** A known value as a part of a text. */
export const inText = (value: Literal): string => textIn(value) ?? JSON.stringify(printable(value));
