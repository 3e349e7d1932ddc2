import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ConfigKeyDefinition } from './configKey.ts';
import { configKeys } from './configKeys.ts';
import { valueProblem } from './configValue.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file }) => !file.startsWith('modules/system/config/') && !file.endsWith('setting/configValues.ts'));
const readers = sources.filter(({ text }) => text.includes('setting/configValues.ts'));
const known = Object.entries<ConfigKeyDefinition>(configKeys);

test('FRT-10 every key that is declared is read by code, or public for clients', () => {
  const unread = known.filter(([key, { isPublic }]) => isPublic !== true && !readers.some(({ text }) => text.includes(`'${key}'`)));
  expect(unread.map(([key]) => key)).toEqual([]);
});

test('FRT-10 every key that code reads is declared, and nobody reads stored values past the registry', () => {
  const read = readers.flatMap(({ text }) =>
    [...text.matchAll(/(?:readConfigValues|readConfigNumber|configValue)\(([^;]*?)\)[;,.]/g)].flatMap(([, args = '']) =>
      [...args.matchAll(/'([A-Za-z][\w.]*)'/g)].map(([, key]) => key!),
    ),
  );
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((key) => !Object.hasOwn(configKeys, key) && !['start'].includes(key))).toEqual([]);
  const past = sources.filter(({ file, text }) => /\bhyConfig\b|hy_config\b/.test(text) && !file.endsWith('setting/setting.table.ts'));
  expect(past.map(({ file }) => file)).toEqual([]);
});

test('FRT-10 each key says what it is, what it changes and what it may be, in both languages, and its default may be', () => {
  for (const [key, one] of known) {
    expect(valueProblem(one, one.default), key).toBeUndefined();
    for (const said of [one.name, one.about]) {
      expect(said.zh, key).toMatch(/\p{Script=Han}/u);
      expect(said.en, key).not.toMatch(/\p{Script=Han}/u);
    }
    if (one.type === 'int' || one.type === 'bp' || one.type === 'fen')
      expect([one.min, one.max], key).toEqual([expect.any(Number), expect.any(Number)]);
    if (one.type === 'int') expect(one.unit, key).toBeDefined();
  }
  const names = known.map(([, { name }]) => name.zh);
  expect(new Set(names).size).toBe(names.length);
});
