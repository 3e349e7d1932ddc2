import { beforeAll, expect, test, vi } from 'vitest';

interface Shown {
  api: { get?: unknown; look?: unknown };
  fields: Readonly<Record<string, { kind: string; sensitive?: boolean }>>;
  label: { zh: string };
}

const isResource = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'api' in value && 'fields' in value && 'titleField' in value;

// The session listens to other windows.
beforeAll(() => void vi.stubGlobal('addEventListener', () => undefined));

test('DET-03 whatever has sensitive fields can be looked at masked, so that its details ask before they show them', async () => {
  const files = import.meta.glob<Record<string, unknown>>([
    './**/*.resource.{ts,tsx}',
    './**/contract.actions.tsx',
    '../shared/**/*.resource.ts',
  ]);
  const read = await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()] as const));
  const resources = read.flatMap(([file, names]) =>
    Object.entries(names).flatMap(([name, value]) => (isResource(value) ? [{ ...value, name: `${file} ${name}` }] : [])),
  );
  // A password that is typed in by a picker of its own is never answered.
  const guarded = resources.filter(({ fields }) =>
    Object.values(fields).some(({ kind, sensitive }) => sensitive === true && kind !== 'reference'),
  );

  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded.filter(({ api }) => api.get !== undefined && api.look === undefined).map(({ name }) => name)).toEqual([]);
});
