import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const kit = new URL('packages/admin-kit/', root);
const { exports } = JSON.parse(readFileSync(new URL('package.json', kit), 'utf8')) as { exports: Record<string, unknown> };

const read = (folder: string, isWanted: (path: string) => boolean): string =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && isWanted(path))
    .map((path) => readFileSync(new URL(`${folder}${path}`, root), 'utf8'))
    .join('\n');

/** Where names are used as a host of the kit uses them: the app, its stories, the examples of the README. */
const uses = [
  read('apps/web/src/', (path) => !path.includes('.test.')),
  read('packages/admin-kit/src/', (path) => path.includes('.stories.')),
  read('.storybook/', () => true),
  readFileSync(new URL('README.md', kit), 'utf8'),
].join('\n');

/** Functions, components and constants behind each door; types come along with what they describe. */
const values = Object.entries(exports).flatMap(([entry, target]) => {
  const door = (target as { '@tarmac/source'?: string } | null)?.['@tarmac/source'];
  if (door?.endsWith('/index.ts') !== true) return [];
  const lists = readFileSync(new URL(door, kit), 'utf8').matchAll(/^export \{([^}]*)\}/gm);
  return [...lists].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((name) => ({ entry, name: name.split(' as ').at(-1)! })),
  );
});

test('PKG-01 every public value of the kit is used by the app, a story or an example of the README', () => {
  const words = new Set(uses.match(/\w+/g));

  expect(values.filter(({ name }) => !words.has(name)).map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
  expect(values.length).toBeGreaterThan(200);
});

test('PKG-01 no public value comes out of two doors', () => {
  const names = values.map(({ name }) => name);

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
