/** A field of two versions. */
export interface ComparedField {
  name: string;
  before: string;
  after: string;
  differs: boolean;
}

/** Sets two contents beside each other: every field that either holds, by name, as text. */
export function compareContents(before: string, after: string): ComparedField[] {
  const [one, other] = [parse(before), parse(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().map((name) => {
    const [was, is] = [textOf(one[name]), textOf(other[name])];
    return { name, before: was, after: is, differs: was !== is };
  });
}

/** A content that cannot be read holds no fields. */
function parse(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
