import type { PermissionChoice } from '@tarmac/freight-api/system';
import { expect, test } from 'vitest';
import { allToggled, formOf, foundIn, groupsOf, isPartlyGiven, shownIn, toggled } from './grantModel.ts';

const entry = (key: string, children: PermissionChoice[] = []): PermissionChoice => ({
  key,
  value: key,
  label: key,
  title: key,
  slotTitle: key,
  isLeaf: children.length === 0,
  icon: null,
  url: null,
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
  expect(toggled(tree, { checked: given, key, linked, shown: shownIn(groupsOf(tree)) }).toSorted()).toEqual(after);
});

const shownFor = (word: string) => shownIn(foundIn(groupsOf(tree), word));
const all = shownFor('');

test.each([
  { word: 'orders', given: ['home'], willCheck: true, after: ['freight', 'home', 'orders', 'orders.add', 'orders.edit'] },
  { word: 'nothing', given: ['home'], willCheck: true, after: ['home'] },
  { word: 'nothing', given: ['home'], willCheck: false, after: ['home'] },
  {
    word: 'orders',
    given: ['home', 'freight', 'orders', 'orders.add', 'contracts'],
    willCheck: false,
    after: ['contracts', 'freight', 'home'],
  },
  { word: 'orders', given: ['home', 'freight', 'orders', 'orders.add'], willCheck: false, after: ['home'] },
  { word: 'export', given: ['freight', 'places', 'places.export', 'senders'], willCheck: false, after: ['freight', 'places', 'senders'] },
  { word: '', given: [...all], willCheck: false, after: [] },
  { word: '', given: [], willCheck: true, after: [...all].toSorted() },
])('SYS-02 with $word searched, all ($willCheck) of $given gives $after', ({ word, given, willCheck, after }) => {
  expect(allToggled(tree, { checked: given, shown: shownFor(word), willCheck }).toSorted()).toEqual(after);
});

test('SYS-02 linked, a press on a group leaves what the search hides below it', () => {
  const press = (checked: string[]) => toggled(tree, { checked, key: 'freight', linked: true, shown: shownFor('orders') }).toSorted();
  expect(press([])).toEqual(['freight', 'orders', 'orders.add', 'orders.edit']);
  expect(press(['freight', 'orders', 'contracts'])).toEqual(['contracts', 'freight']);
});

test.each([
  { given: [], partly: false },
  { given: ['freight'], partly: true },
  { given: [...all].filter((key) => key !== 'orders.add'), partly: true },
  { given: ['senders.add'], partly: true },
  { given: [...all], partly: false },
])('SYS-02 of $given a group is partly given: $partly', ({ given, partly }) => {
  expect(isPartlyGiven(tree[1]!, new Set(given))).toBe(partly);
});

test('ONR-04 knows the entries that open an online form', () => {
  const opened = (url: string | null) => formOf({ ...entry('page'), url });
  expect(opened('/online/cgformErpList/0199a')).toBe('0199a');
  expect(['/online/cgformList/:code', '/online/cgform', '/online/cgreport/0199a', null].map(opened)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
