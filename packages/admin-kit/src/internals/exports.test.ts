import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: Record<string, Record<string, string> | string | null>;
  publishConfig: { exports: Record<string, Record<string, string> | string | null> };
};
const doors = readdirSync(new URL('src', root), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .flatMap(({ name }) => [name, ...readdirSync(new URL(`src/${name}`, root)).map((inner) => `${name}/${inner}`)])
  .filter((folder) => existsSync(new URL(`src/${folder}/index.ts`, root)));

test('KIT-03 every folder with a door is an entry, in the workspace and in the published package', () => {
  for (const folder of doors) {
    const source = `./src/${folder}/index.ts`;
    // The server runs its sources, and reads expressions as it reads rules.
    expect(manifest.exports[`./${folder}`], folder).toEqual(
      folder === 'expression' ? source : { '@tarmac/source': source, types: `./dist/${folder}.d.ts`, default: `./dist/${folder}.js` },
    );
    expect(manifest.publishConfig.exports[`./${folder}`], folder).toEqual({
      types: `./dist/${folder}.d.ts`,
      default: `./dist/${folder}.js`,
    });
  }
});

test('KIT-03 no entry leads nowhere, and the published package names no source', () => {
  // Styles and the script of the first paint are files, not modules with types.
  const entries = Object.keys(manifest.exports).filter((entry) => !/\.(css|js|json)$/.test(entry) && !entry.includes('internals'));
  expect(entries.toSorted()).toEqual(doors.map((folder) => `./${folder}`).toSorted());
  expect(Object.keys(manifest.publishConfig.exports).toSorted()).toEqual(Object.keys(manifest.exports).toSorted());
  expect(JSON.stringify(manifest.publishConfig)).not.toContain('src/');
});
