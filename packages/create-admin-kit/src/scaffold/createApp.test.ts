import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backEnds } from '../readArguments.ts';
import { writePathTypes } from '../open-api/writePathTypes.ts';
import { createApp, packageNameOf } from './createApp.ts';
import versions from './versions.json' with { type: 'json' };

const templates = join(import.meta.dirname, '../../templates');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const create = (backEnd: (typeof backEnds)[number], to = 'Tool Room!') =>
  createApp({ folder: join(folder, to), backEnd, packages: { '@tarmac/admin-kit': 'file:../kit.tgz' }, templates });

test.each(backEnds)('KIT-13 an app over %s is called as its folder, and nothing of the template is left open', (backEnd) => {
  const app = create(backEnd);
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as { name: string; dependencies: Record<string, string> };

  expect(manifest.name).toBe('tool-room');
  expect(manifest.dependencies['@tarmac/admin-kit']).toBe('file:../kit.tgz');
  expect(manifest.dependencies['openapi-fetch'] === undefined).toBe(backEnd !== 'openapi');
  expect(readFileSync(join(app, 'index.html'), 'utf8')).toContain('<title>Tool Room</title>');
  for (const file of ['index.html', 'README.md', 'src/title.ts']) expect(readFileSync(join(app, file), 'utf8')).not.toMatch(/__[A-Z_]+__/);
  expect(['tsconfig.json', '.gitignore', 'src/server.ts', 'mock/answer.ts'].every((file) => existsSync(join(app, file)))).toBe(true);
});

test('KIT-13 a folder with something in it stays as it is; a fresh repository is empty', () => {
  const target = join(folder, 'full');
  mkdirSync(join(target, '.git'), { recursive: true });
  writeFileSync(join(target, 'README.md'), 'mine');
  expect(create('rest', 'full')).toBe(target);

  expect(() => create('rest', 'full')).toThrow(/is not empty: it has .* …\. Nothing was written/);
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'work.txt'), 'mine');
  expect(() => create('rest', 'other')).toThrow('it has work.txt. Nothing was written.');
  expect(existsSync(join(other, 'package.json'))).toBe(false);
});

test('KIT-13 every folder has a name that a registry takes', () => {
  expect(['My App', '中文', '-a-', 'a.b'].map(packageNameOf)).toEqual(['my-app', 'my-admin', 'a', 'a-b']);
});

test('KIT-13 apps install the versions that are tested here', () => {
  for (const [name, version] of Object.entries(versions)) {
    const from = { typescript: '@typescript/native', '@tarmac/create-admin-kit': '../..' }[name] ?? name;
    const file = join(import.meta.dirname, '../..', from === '../..' ? '.' : `node_modules/${from}`, 'package.json');
    expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version, name).toBe(version);
  }
});

test('KIT-14 the types of the template are those of its document', () => {
  const read = (file: string) => readFileSync(join(templates, 'openapi', file), 'utf8');

  expect(read('src/generated/paths.ts')).toBe(writePathTypes(JSON.parse(read('openapi.json')) as never));
});
