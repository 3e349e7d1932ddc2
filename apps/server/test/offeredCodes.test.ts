import { expect, test } from 'vitest';
import document from '../../../packages/freight-api/openapi.json' with { type: 'json' };

interface Found {
  at: string;
  dict: string;
  taken: readonly string[];
  offered: readonly string[] | undefined;
}

const dictionaries = document['x-dictionaries'] as Record<string, { items: readonly { value: string | number }[] }>;

/** Fields of a dictionary that take some of its codes alone. */
function* chosenOf(node: unknown, at: string): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  const {
    'x-field': field,
    enum: codes,
    anyOf = [],
  } = node as Record<string, unknown> & { anyOf?: readonly { enum?: readonly string[] }[] };
  const { dict, offered } = (field ?? {}) as { dict?: string; offered?: readonly string[] };
  const taken = (codes ?? anyOf.find((part) => part.enum !== undefined)?.enum) as readonly string[] | undefined;
  if (dict !== undefined && taken !== undefined) yield { at, dict, taken, offered };
  for (const [key, value] of Object.entries(node)) yield* chosenOf(value, `${at}/${key}`);
}

test('an input offers the codes that it takes, not those that are always refused', () => {
  const inputs = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Input'));
  const found = inputs.flatMap(([name, schema]) => [...chosenOf(schema, name)]);
  expect(found.length).toBeGreaterThan(20);

  const known = (dict: string) => dictionaries[dict]?.items.map(({ value }) => String(value)) ?? [];
  const wrong = found.filter(({ dict, taken, offered }) =>
    known(dict).some((code) => !taken.includes(code) && (offered ?? [code]).includes(code)),
  );

  expect(wrong).toEqual([]);
});
