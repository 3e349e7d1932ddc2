import { expect, test } from 'vitest';
import { loadSoundMatch, matchText } from '../../internals/textSearch.ts';
import {
  findInTree,
  flattenTree,
  isPartlyChecked,
  pathInTree,
  toggleInTree,
  treeNodes,
  withChildren,
  type TreeCascade,
  type TreeNode,
} from './treeModel.ts';
import { treeStep } from './treeStep.ts';

const node = (value: string, label: string, children?: readonly TreeNode[]): TreeNode => ({ value, label, ...(children && { children }) });
const nodes = [
  node('a', '北国物流', [
    node('a1', '运营中心', [node('a11', '调度部'), node('a12', '客服部')]),
    node('a2', '财务中心', [node('a21', '结算部')]),
    node('a3', '风控部'),
  ]),
  node('b', '分部'),
];
const keyOf = ({ value }: TreeNode) => value;
const source = {
  keyOf,
  isParent: ({ children }: TreeNode) => children !== undefined && children.length > 0,
  childrenOf: ({ children }: TreeNode) => children,
};
const find = (fits: (label: string) => boolean) => findInTree(nodes, { keyOf, fits: ({ label }) => fits(label) });
const flat = (open: readonly string[], query?: string) =>
  flattenTree(nodes, {
    source,
    isOpen: (key) => open.includes(key),
    hits: query === undefined ? undefined : find((label) => label.includes(query)),
  });

test.each([
  { open: [], query: undefined, shown: ['a', 'b'], what: 'a closed branch hides what is below it' },
  { open: ['a'], query: undefined, shown: ['a', '-a1', '-a2', '-a3', 'b'], what: 'an open one shows its own level' },
  { open: ['a1'], query: undefined, shown: ['a', 'b'], what: 'what was opened below a closed one waits' },
  { open: ['a', 'a1'], query: undefined, shown: ['a', '-a1', '--a11', '--a12', '-a2', '-a3', 'b'], what: 'and comes back with it' },
  { open: [], query: '中心', shown: ['a', '-a1', '-a2'], what: 'a search opens the way to its hits and leaves out the rest' },
  { open: ['a1'], query: '中心', shown: ['a', '-a1', '--a11', '--a12', '-a2'], what: 'below a hit a person goes on' },
  { open: ['a'], query: '仓库', shown: [], what: 'a search without hits shows nothing' },
])('INP-03 $what: $open, searched $query', ({ open, query, shown }) => {
  expect(flat(open, query).map(({ key, level }) => '-'.repeat(level - 1) + key)).toEqual(shown);
});

test('INP-03 a node in view says its place, whether it is open, and whether a search holds it open', () => {
  expect(
    flat(['a2'], '中心').map(({ key, position, siblings, isParent, isOpen, isHeld }) => [
      key,
      position,
      siblings,
      isParent,
      isOpen,
      isHeld,
    ]),
  ).toEqual([
    ['a', 1, 1, true, true, true],
    ['a1', 1, 2, true, false, false],
    ['a2', 2, 2, true, true, false],
    ['a21', 1, 1, false, false, false],
  ]);
});

test('SYS-05 nodes are found by pinyin, and what is above them is known', async () => {
  const bySound = await loadSoundMatch();
  const hits = find((label) => (matchText(label, { query: 'jiesuan', bySound })?.score ?? 0) >= 60);
  expect([...hits.fitting]).toEqual(['a21']);
  expect([...hits.leading]).toEqual(['a2', 'a']);
});

interface Row {
  id: string;
  below?: readonly Row[] | undefined;
}
const rows: readonly Row[] = [
  { id: 'a', below: [{ id: 'a1', below: [{ id: 'a1x' }] }, { id: 'a2' }] },
  { id: 'b', below: undefined },
  { id: 'c' },
];
const rowSource = { keyOf: (row: Row) => row.id, isParent: (row: Row) => 'below' in row, childrenOf: (row: Row) => row.below };
const flatRows = (open: readonly string[], roots = rows) => flattenTree(roots, { source: rowSource, isOpen: (key) => open.includes(key) });
const shownRows = (...args: Parameters<typeof flatRows>) =>
  flatRows(...args).map(({ key, level, isLoading }) => `${'-'.repeat(level - 1)}${key}${isLoading ? '…' : ''}`);

test('LIST-12 rows stand below their parent while it is open, and a parent waits for what is on its way', () => {
  expect(shownRows([])).toEqual(['a', 'b', 'c']);
  expect(shownRows(['a'])).toEqual(['a', '-a1', '-a2', 'b', 'c']);
  expect(shownRows(['a', 'a1', 'b'])).toEqual(['a', '-a1', '--a1x', '-a2', 'b…', 'c']);
  // What was opened below a closed row comes back with it.
  expect(shownRows(['a1'])).toEqual(['a', 'b', 'c']);
});

test('LIST-12 a row that a server puts below itself is shown once', () => {
  const loop: Row = { id: 'loop' };
  loop.below = [loop, { id: 'below' }];
  expect(shownRows(['loop'], [loop])).toEqual(['loop', '-below']);
});

const open = flatRows(['a', 'a1']);
const held = flat([], '中心');
test.each([
  { list: open, from: 'a', towards: 'in', to: 'a1' },
  { list: open, from: 'a1x', towards: 'in', to: undefined },
  { list: open, from: 'a1x', towards: 'out', to: 'a1' },
  { list: open, from: 'a1', towards: 'out', to: 'toggle' },
  { list: open, from: 'a2', towards: 'out', to: 'a' },
  { list: open, from: 'b', towards: 'in', to: 'toggle' },
  { list: open, from: 'c', towards: 'in', to: undefined },
  { list: open, from: 'c', towards: 'out', to: undefined },
  // What a search holds open does not close.
  { list: held, from: 'a', towards: 'in', to: 'a1' },
  { list: held, from: 'a', towards: 'out', to: undefined },
  { list: held, from: 'a1', towards: 'in', to: 'toggle' },
] as const)('LIST-12 INP-03 an arrow $towards on $from leads to $to, in every tree', ({ list, from, towards, to }) => {
  const next = treeStep((index) => list[index], { index: list.findIndex(({ key }) => key === from), towards });
  expect(typeof next === 'number' ? list[next]?.key : next).toBe(to);
});

test.each([
  { cascade: 'none', checked: [], key: 'a1', after: ['a1'] },
  { cascade: 'none', checked: ['a1', 'a11'], key: 'a1', after: ['a11'] },
  // Checks go down, and up where all children are checked.
  { cascade: 'all', checked: [], key: 'a1', after: ['a1', 'a11', 'a12'] },
  { cascade: 'all', checked: ['a11'], key: 'a12', after: ['a1', 'a11', 'a12'] },
  { cascade: 'all', checked: ['a1', 'a11', 'a12'], key: 'a11', after: ['a12'] },
  { cascade: 'all', checked: ['a1', 'a11', 'a12', 'a2', 'a21'], key: 'a3', after: ['a', 'a1', 'a11', 'a12', 'a2', 'a21', 'a3'] },
  { cascade: 'all', checked: [], key: 'b', after: ['b'] },
  // What stands above is needed to reach it, and stays.
  { cascade: 'needed', checked: [], key: 'a11', after: ['a', 'a1', 'a11'] },
  { cascade: 'needed', checked: ['a', 'a1', 'a11'], key: 'a1', after: ['a'] },
  { cascade: 'needed', checked: ['b'], key: 'a2', after: ['a', 'a2', 'a21', 'b'] },
  { cascade: 'all', checked: [], key: 'unknown', after: ['unknown'] },
] satisfies ReadonlyArray<{ cascade: TreeCascade; checked: string[]; key: string; after: string[] }>)(
  'INP-03 of $checked, a check of $key with cascade $cascade makes $after',
  ({ after, ...given }) => {
    expect(toggleInTree(nodes, { keyOf, ...given }).toSorted()).toEqual(after);
  },
);

test.each([
  [[], false],
  [['a11'], true],
  [['a', 'a11'], false],
  [['b'], false],
])('INP-03 of %j, the root is partly checked: %s', (checked, isPartly) => {
  expect(isPartlyChecked(nodes[0]!, new Set(checked))).toBe(isPartly);
});

test('INP-03 a tree tells all its nodes, and the way to one', () => {
  expect(treeNodes(nodes).map(keyOf)).toEqual(['a', 'a1', 'a11', 'a12', 'a2', 'a21', 'a3', 'b']);
  expect(pathInTree(nodes, ({ value }) => value === 'a12').map(keyOf)).toEqual(['a', 'a1', 'a12']);
  expect(pathInTree(nodes, ({ value }) => value === 'a').map(keyOf)).toEqual(['a']);
  expect(pathInTree(nodes, ({ value }) => value === 'x')).toEqual([]);
});

test('DICT-05 children that arrive later stand below their parent; a node that has none is a leaf', () => {
  const arrived = withChildren(nodes, { parent: 'a21', children: [node('a211', '出纳组')] });
  expect(pathInTree(arrived, ({ value }) => value === 'a211').map(keyOf)).toEqual(['a', 'a2', 'a21', 'a211']);
  expect(withChildren(nodes, { parent: 'b', children: [] })[1]).toEqual({ value: 'b', label: '分部', children: [], isLeaf: true });
});

test('INP-03 an arrow into an open node that has none in view leads nowhere', () => {
  expect(
    treeStep((at) => (at === 0 ? { level: 1, isParent: true, isOpen: true } : undefined), { index: 0, towards: 'in' }),
  ).toBeUndefined();
});
