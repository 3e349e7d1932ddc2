/** Levels of the document that stand on lines of their own; below them is one operation, one model, one field or one dictionary. */
const levels = 3;
/** Fields of an entity stand one level further down than operations. */
const levelsOf = new Map([['x-entities', 4]]);

/**
 * Writes a contract document so that a change of one operation, model or field is a change of one line.
 *
 * @returns JSON that reads back as the same document
 */
export function writeDocument(document: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(document).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${linesOf(value, { level: levelsOf.get(key) ?? levels, indent: ' ' })}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

function linesOf(value: unknown, { level, indent }: { level: number; indent: string }): string {
  if (level === 1 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  if (Array.isArray(value))
    return boxed('[]', { parts: value.map((one) => `${inner}${linesOf(one, { level: 1, indent: inner })}`), indent });
  const parts = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${linesOf(one, { level: level - 1, indent: inner })}`,
  );
  return boxed('{}', { parts, indent });
}

function boxed([open, close]: string, { parts, indent }: { parts: readonly string[]; indent: string }): string {
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
