import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const features = new URL('./', import.meta.url);
const domains = readdirSync(features, { withFileTypes: true }).filter((one) => one.isDirectory());

test('CODE-01 a feature is domain/resource/file: beside the folders of its resources a domain has its screens and quick forms only', () => {
  const odd = domains.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, features), { withFileTypes: true })
      .filter((one) => (one.isDirectory() ? !/^[a-z]+(?:-[a-z]+)*$/.test(one.name) : !['screens.ts', 'quickForms.ts'].includes(one.name)))
      .map((one) => `${name}/${one.name}`),
  );

  expect(odd).toEqual([]);
  expect(domains.length).toBeGreaterThan(8);
});

test('CODE-01 what features share stands in a folder that says what is inside', () => {
  const flat = readdirSync(new URL('../shared/', import.meta.url), { withFileTypes: true }).filter((one) => !one.isDirectory());

  expect(flat.map(({ name }) => name)).toEqual([]);
});
