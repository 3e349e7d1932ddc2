import type { PermissionChoice } from '@tarmac/freight-api/system';
import { expect, test } from 'vitest';
import { foundIn, groupsOf, toggled } from './grantModel.ts';

const entry = (key: string, children: PermissionChoice[] = []): PermissionChoice => ({
  key,
  value: key,
  label: key,
  title: key,
  slotTitle: key,
  isLeaf: children.length === 0,
  icon: null,
  ruleFlag: 0,
  parentId: '',
  scopedSlots: { title: 'hasDatarule' },
  isHeld: true,
  children,
});
const tree = [
  entry('home'),
  entry('freight', [
    entry('orders', [entry('orders.add'), entry('orders.edit')]),
    entry('contracts'),
    entry('places', [entry('senders', [entry('senders.add')]), entry('places.export')]),
  ]),
  entry('errors', [entry('403'), entry('404')]),
];
const lines = (word = '') =>
  foundIn(groupsOf(tree), word).map(({ head, rows }) => [
    head.key,
    ...rows.map(({ page, actions }) => `${page?.key ?? ''}: ${actions.map(({ key }) => key).join(' ')}`),
  ]);

test('SYS-02 a page stands in one line with its buttons, below its group', () => {
  expect(lines()).toEqual([
    ['home'],
    ['freight', 'orders: orders.add orders.edit', 'contracts: ', 'places: places.export', 'senders: senders.add'],
    ['errors', ': 403 404'],
  ]);
});

test.each([
  ['ORDERS', [['freight', 'orders: orders.add orders.edit']]],
  ['export', [['freight', 'places: places.export']]],
  ['errors', [['errors', ': 403 404']]],
  ['nothing', []],
])('SYS-02 a search for %s finds groups, pages and buttons', (word, found) => {
  expect(lines(word)).toEqual(found);
});

test.each([
  { given: [], key: 'orders', linked: false, after: ['orders'] },
  { given: ['orders', 'orders.add'], key: 'orders', linked: false, after: ['orders.add'] },
  { given: [], key: 'orders', linked: true, after: ['freight', 'orders', 'orders.add', 'orders.edit'] },
  { given: [], key: 'senders.add', linked: true, after: ['freight', 'places', 'senders', 'senders.add'] },
  { given: ['freight', 'orders', 'orders.add'], key: 'orders', linked: true, after: ['freight'] },
  { given: ['home', 'freight', 'orders'], key: 'freight', linked: true, after: ['home'] },
])('SYS-02 a press on $key of $given, linked $linked, gives $after', ({ given, key, linked, after }) => {
  expect(toggled(tree, { checked: given, key, linked }).toSorted()).toEqual(after);
});
