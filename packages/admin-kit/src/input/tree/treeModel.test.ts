import { expect, test } from 'vitest';
import { filterTree, isPartlyChecked, pathTo, toggleChecked, visibleNodes, type TreeNode } from './treeModel.ts';

const nodes: TreeNode[] = [
  {
    value: 'a',
    label: '总部',
    children: [
      { value: 'a1', label: '财务部' },
      { value: 'a2', label: '研发部' },
    ],
  },
  { value: 'b', label: '分部' },
];

test('INP-03 a closed branch hides its children', () => {
  expect(visibleNodes(nodes, { expanded: new Set() }).map((entry) => entry.node.value)).toEqual(['a', 'b']);
  expect(visibleNodes(nodes, { expanded: new Set(['a']) }).map((entry) => [entry.node.value, entry.level])).toEqual([
    ['a', 1],
    ['a1', 2],
    ['a2', 2],
    ['b', 1],
  ]);
});

test('INP-03 a filter keeps the way to what it finds', () => {
  expect(filterTree(nodes, '研发')).toEqual([{ ...nodes[0], children: [{ value: 'a2', label: '研发部' }] }]);
  expect(pathTo(nodes, 'a2').map((node) => node.label)).toEqual(['总部', '研发部']);
});

test('INP-03 linked checks go down and up', () => {
  const all = toggleChecked(nodes, { checked: new Set(), value: 'a', isLinked: true });
  expect([...all].sort()).toEqual(['a', 'a1', 'a2']);
  const some = toggleChecked(nodes, { checked: all, value: 'a1', isLinked: true });
  expect([...some]).toEqual(['a2']);
  expect(isPartlyChecked(nodes[0]!, some)).toBe(true);
  expect([...toggleChecked(nodes, { checked: some, value: 'a1', isLinked: true })].sort()).toEqual(['a', 'a1', 'a2']);
  expect([...toggleChecked(nodes, { checked: new Set(), value: 'a', isLinked: false })]).toEqual(['a']);
});
