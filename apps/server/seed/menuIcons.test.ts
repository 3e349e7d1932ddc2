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
