/** One test of a rule, as it is typed. */
export interface TypedPart {
  digits: string;
  pattern: string;
  message: string;
}

/** The parts of a stored rule; none where it cannot be read. */
export function partsOf(ruleJson: string | null | undefined): TypedPart[] {
  try {
    const parts: unknown = JSON.parse(ruleJson || '[]');
    return Array.isArray(parts) ? parts.map(asPart) : [];
  } catch {
    return [];
  }
}

function asPart(part: unknown): TypedPart {
  const { digits, pattern, message } = (typeof part === 'object' && part !== null ? part : {}) as Partial<Record<keyof TypedPart, unknown>>;
  return { digits: textOf(digits), pattern: textOf(pattern), message: textOf(message) };
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What is stored of parts; none is an empty text, which the form tells as missing. */
export const ruleJsonOf = (parts: readonly TypedPart[]): string => (parts.length === 0 ? '' : JSON.stringify(parts));
