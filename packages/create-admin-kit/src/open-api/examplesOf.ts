import { type Content, follow, itemAt, type OpenApiDocument, type Reference, whole } from './document.ts';
import type { FoundResource } from './findOperations.ts';

type Found = Pick<FoundResource, 'calls' | 'rowsAt'>;

/**
 * Rows that a document gives as examples: those of the answer of the list, else the one of the answer about a single row, else the one of
 * their schema. None where it gives none.
 */
export function examplesOf(document: OpenApiDocument, { calls, rowsAt }: Found): object[] {
  const list = exampleOf(document, contentOf(document, calls.list));
  const rows = (rowsAt ?? '').split('.').reduce<unknown>((value, name) => (name === '' ? value : member(value, name)), list);
  if (Array.isArray(rows)) return rows.filter(isRow);
  const one = calls.get === undefined ? undefined : exampleOf(document, contentOf(document, calls.get));
  return isRow(one) ? [one] : [];
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const member = (value: unknown, name: string): unknown => (isRow(value) ? (value as Record<string, unknown>)[name] : undefined);

/** Bodies of a good answer of GET. */
function contentOf(document: OpenApiDocument, path: string): Content | undefined {
  const good = Object.entries(itemAt(document, path).get?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  return good && follow(document, good as { content?: Content } & Reference).content;
}

function exampleOf(document: OpenApiDocument, content: Content | undefined): unknown {
  const { example, examples, schema } = Object.entries(content ?? {}).find(([kind]) => kind.includes('json'))?.[1] ?? {};
  const [first] = Object.values(examples ?? {});
  return (
    example ??
    (first && follow(document, first as { value?: unknown } & Reference).value) ??
    (schema && whole(document, { schema }).example)
  );
}
