import { expect, test } from 'vitest';
import { treeStep, type TableTree } from '../../table/tableTree.ts';
import { arrangeTree } from './listTree.ts';

interface Node {
  id: string;
  below?: readonly Node[] | undefined;
}
const tree: readonly Node[] = [
  { id: 'a', below: [{ id: 'a1', below: [{ id: 'a1x' }] }, { id: 'a2' }] },
  { id: 'b', below: undefined },
  { id: 'c' },
];
const source = {
  rowKey: (node: Node) => node.id,
  isParent: (node: Node) => 'below' in node,
  childrenOf: (node: Node) => node.below,
};
const shown = (open: readonly string[], nodes = tree) =>
  arrangeTree(nodes, { open, source }).map(({ row, level, isLoading }) => `${'-'.repeat(level - 1)}${row.id}${isLoading ? '…' : ''}`);

test('LIST-12 rows stand below their parent while it is open, and a parent waits for what is on its way', () => {
  expect(shown([])).toEqual(['a', 'b', 'c']);
  expect(shown(['a'])).toEqual(['a', '-a1', '-a2', 'b', 'c']);
  expect(shown(['a', 'a1', 'b'])).toEqual(['a', '-a1', '--a1x', '-a2', 'b…', 'c']);
  // What was opened below a closed row comes back with it.
  expect(shown(['a1'])).toEqual(['a', 'b', 'c']);
});

test('LIST-12 a row that a server puts below itself is shown once', () => {
  const loop: Node = { id: 'loop' };
  loop.below = [loop, { id: 'below' }];
  expect(shown(['loop'], [loop])).toEqual(['loop', '-below']);
});

test('LIST-12 arrows open, go in, close and go out, as in every tree', () => {
  const placed = arrangeTree(tree, { open: ['a', 'a1'], source });
  const keys = placed.map(({ row }) => row.id);
  const table: TableTree = { open: ['a', 'a1'], onOpenChange: () => undefined, placeOf: (key) => placed[keys.indexOf(key)]! };
  const step = (key: string, towards: 'in' | 'out') => treeStep(table, keys, keys.indexOf(key), towards);
  expect(step('a', 'in')).toEqual({ index: 1 });
  expect(step('a1x', 'in')).toBeUndefined();
  expect(step('a1x', 'out')).toEqual({ index: 1 });
  expect(step('a1', 'out')).toEqual({ open: ['a'] });
  expect(step('a2', 'out')).toEqual({ index: 0 });
  expect(step('b', 'in')).toEqual({ open: ['a', 'a1', 'b'] });
  expect(step('c', 'in')).toBeUndefined();
  expect(step('c', 'out')).toBeUndefined();
});
