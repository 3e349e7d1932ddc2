import { expect, test } from 'vitest';
import { readArguments, UsageError } from './readArguments.ts';

test('KIT-13 an app is asked for by folder, server and where packages come from', () => {
  expect(readArguments(['shop', '--back-end', 'jeecg', '--yes', '--package', '@a/b=file:../x=1.tgz'])).toEqual({
    kind: 'create',
    folder: 'shop',
    backEnd: 'jeecg',
    isYes: true,
    packages: { '@a/b': 'file:../x=1.tgz' },
  });
  expect(readArguments([])).toEqual({ kind: 'create', folder: undefined, backEnd: undefined, isYes: false, packages: {} });
  expect(readArguments(['--help'])).toEqual({ kind: 'help' });
});

test('KIT-14 KIT-15 a resource and a widget are asked for by name', () => {
  expect(readArguments(['add', 'resource', '--from', 'a.json', '--path', '/orders'])).toEqual({
    kind: 'addResource',
    from: 'a.json',
    path: '/orders',
    name: undefined,
  });
  expect(readArguments(['eject', 'Tree'])).toEqual({ kind: 'eject', widget: 'Tree' });
  expect(readArguments(['eject'])).toEqual({ kind: 'eject', widget: undefined });
});

test.each([
  [['shop', 'more'], 'too much'],
  [['--back-end', 'soap'], "not 'soap'"],
  [['--nonsense'], 'nonsense'],
  [['--package', 'x'], 'name=spec'],
  [['--package', 'x='], 'name=spec'],
  [['add', 'page'], 'a resource'],
  [['add', 'resource', '--from', 'a.json'], '--path'],
  [['add', 'resource', '--from', 'a.json', '--path', 'orders'], 'begins with a slash'],
  [['add', 'resource', '--from', 'a.json', '--path', '/orders', '--name', 'Order'], 'is not a name'],
])('KIT-13 %j is refused in words', (args, words) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(words);
});
