import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuTree } from './menus.ts';

type Entry = ReturnType<typeof menuTree>[number];

const doubles = (entries: readonly Entry[]) => {
  const icons = entries.filter((entry) => !entry.hidden && entry.icon).map(({ icon }) => icon);
  return icons.filter((icon, index) => icons.indexOf(icon) !== index);
};

test('LAY-09 what stands side by side in the menu has icons that differ', () => {
  const tree = menuTree();
  const groups = [tree, ...tree.map(({ children }) => children ?? [])];
  expect(groups.flatMap(doubles)).toEqual([]);
});

test('ROUTE-02 the web app knows the address of every page, also of those that a person may not see', () => {
  const source = readFileSync(join(import.meta.dirname, '../../web/src/app/pageAddresses.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}'([^']+)',$/gm)].map(([, address]) => address);
  const pages = menuTree().flatMap((group) => [...(group.component ? [group] : []), ...(group.children ?? [])]);
  expect(new Set(known)).toEqual(new Set(pages.map(({ url }) => url)));
});
