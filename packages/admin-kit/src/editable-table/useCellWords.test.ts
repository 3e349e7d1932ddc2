import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zhBase } from '../i18n/texts.zh.ts';
import { zhCells } from './texts.zh.ts';

const folder = import.meta.dirname;

test('LATE-01 what cells, rules and steps say is there before the grid and its words have come', () => {
  const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\./.test(path))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(/words(?:\(\))?\.t\(\s*'([\w.]+)'/g)].map((match) => match[1]!),
    );
  const known = { ...zhBase, ...zhCells };

  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((key) => !(key in known))).toEqual([]);
});
