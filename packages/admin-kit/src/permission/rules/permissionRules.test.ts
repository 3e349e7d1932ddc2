import { describe, expect, test } from 'vitest';
import {
  type Access,
  assertCan,
  buttonsBelow,
  can,
  canUseData,
  decide,
  explain,
  noAccess,
  PermissionDenied,
  type PermissionItem,
  simpleCheck,
  toolbarCodes,
} from './permissionRules.ts';

const item = (action: string, status?: string | null, type: string | null = '1'): PermissionItem => ({
  action,
  type,
  ...(status === undefined ? {} : { status }),
});

/** Every way in which a list may hold one name: not at all, as a button, as data, without a type, twice. */
const ways = (name: string): PermissionItem[][] => [
  [],
  [item(name)],
  [item(name, undefined, '2')],
  [item(name, undefined, null)],
  [item(name, undefined, '2'), item(`other, ${name}`)],
];
/** Every way in which the system may know one name. */
const systemWays = (name: string): PermissionItem[][] => [
  [],
  ...['1', '2', null].flatMap((type) => ['0', '1', null].map((status) => [item(name, status, type)])),
  [item(name, '1'), item(`${name},other`, '0')],
];

describe('PERM-01', () => {
  // The sentence of the specification, written a second time without any index.
  const isButton = (list: readonly PermissionItem[], name: string) =>
    list.some((one) => one.type !== '2' && one.action.split(',').some((part) => part.trim() === name));
  const expected = (access: Access, names: string[], form: PermissionItem[]) =>
    names.some(
      (name) =>
        isButton(access.auth, name) || isButton(form, name) || access.allAuth.some((one) => one.status === '0' && isButton([one], name)),
    );

  test('PERM-01 every combination of own list, form list and system list for one name', () => {
    let cases = 0;
    for (const auth of ways('x'))
      for (const form of ways('x'))
        for (const allAuth of systemWays('x')) {
          const access = { auth, allAuth };
          expect(can(access, { action: 'x', formList: form }), JSON.stringify({ auth, form, allAuth })).toBe(expected(access, ['x'], form));
          cases += 1;
        }
    expect(cases).toBe(5 * 5 * 11);
  });

  test('PERM-01 every combination for two names of which one is enough', () => {
    for (const one of ways('x'))
      for (const other of ways('y'))
        for (const form of [...ways('x'), ...ways('y')])
          for (const system of systemWays('x')) {
            const access = { auth: [...one, ...other], allAuth: [...system, item('y', '1')] };
            for (const action of ['x,y', ' y , x ', 'x,,y'])
              expect(can(access, { action, formList: form }), JSON.stringify({ access, form })).toBe(expected(access, ['x', 'y'], form));
          }
  });

  test('PERM-01 accepts comma-separated actions on both sides, and no part of a name', () => {
    const access: Access = { auth: [item('driver:add'), item('order:add, order:edit')], allAuth: [] };

    expect(can(access, { action: 'order:edit' })).toBe(true);
    expect(can(access, { action: 'driver:edit,driver:add' })).toBe(true);
    expect(can(access, { action: 'driver:edit, nothing' })).toBe(false);
    expect(can(access, { action: 'order' })).toBe(false);
    expect(can(access, { action: 'order:add, order:edit' })).toBe(true);
  });

  test('PERM-01 says why, list by list', () => {
    const access: Access = { auth: [item('a')], allAuth: [item('b', '0'), item('c', '1'), item('d', null)] };

    expect([
      decide(access, { action: 'a' }),
      decide(access, { action: 'b' }),
      decide(access, { action: 'c', formList: [item('c')] }),
      decide(access, { action: 'c' }),
      decide(access, { action: '' }),
    ]).toEqual(['granted', 'unrestricted', 'form', 'denied', 'denied']);
    expect(decide(access, { action: 'b,c,a', formList: [item('c')] })).toBe('granted');
    expect(explain(access, { action: 'c,e,d' })).toEqual({
      reason: 'denied',
      names: [
        { name: 'c', own: false, form: false, system: '1' },
        { name: 'e', own: false, form: false, system: 'absent' },
        { name: 'd', own: false, form: false, system: '1' },
      ],
    });
    expect(decide(noAccess, { action: 'a' })).toBe('denied');
    // What has no name, in a question or in the list of a server, allows nothing.
    const nameless = { auth: [item(''), item(' , ')], allAuth: [] };
    expect([decide(nameless, { action: ' , ' }), decide(nameless, { action: '' })]).toEqual(['denied', 'denied']);
    expect(explain(nameless, { action: 'a, ,b' }).names.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('PERM-01 the check of loaders throws what it found', () => {
    expect(() => assertCan({ auth: [item('a')], allAuth: [] }, { action: 'a' })).not.toThrow();
    expect(() => assertCan(noAccess, { action: 'a,b' })).toThrow(PermissionDenied);
    try {
      assertCan(noAccess, { action: 'a,b' });
    } catch (error) {
      expect(error).toMatchObject({
        name: 'PermissionDenied',
        action: 'a,b',
        message: 'Not permitted: a,b',
        explanation: { reason: 'denied' },
      });
    }
  });

  test('PERM-01 an entry without a name is nobody', () => {
    const broken = [{ action: null }, {}, { action: 3 }] as unknown as PermissionItem[];

    expect(can({ auth: broken, allAuth: broken }, { action: 'x', formList: broken })).toBe(false);
  });
});

describe('PERM-02', () => {
  test('PERM-02 every combination of own list and system list', () => {
    for (const own of [undefined, ...ways('x')])
      for (const system of systemWays('x')) {
        const hasData = own?.some((one) => one.type === '2') ?? false;
        const isDenied = system.some((one) => one.status === '0');
        const isNamed = (own?.length ?? 0) > 0;
        const expected = hasData || (!isDenied && (system.length === 0 || !isNamed));

        expect(canUseData('x', { userList: own, systemList: system }), JSON.stringify({ own, system })).toBe(expected);
      }
  });

  test.each([
    ['a type-2 entry of the user allows', [item('x', undefined, '2')], [item('x', '0')], true],
    ['also beside an entry of another type', [item('x'), item('x', undefined, '2')], [item('x', '0')], true],
    ['a system entry of status 0 denies', [], [item('x', '0')], false],
    ['a system entry of another status allows', [], [item('x', '1')], true],
    ['… unless the own list names it', [item('x', undefined, '1')], [item('x', '1')], false],
    ['without a user list status 0 denies', undefined, [item('x', '0')], false],
    ['without a user list another status allows', undefined, [item('x', '1')], true],
    ['an unknown action is not restricted', [], [], true],
    ['an unknown action without lists is not restricted', undefined, [], true],
  ] as const)('PERM-02 %s', (_, user, system, allowed) => {
    expect(canUseData('x', { userList: user, systemList: system })).toBe(allowed);
  });
});

test('PERM-03 gives enabled button names below the prefix that the user does not have, each once', () => {
  const system = [
    item('user:add', '1'),
    item('user:edit, user:copy', '1'),
    item('user:edit', '1'),
    item('user:drop', '0'),
    item('user:see', '1', '2'),
    item('user:', '1'),
    item('role:add', '1'),
  ];

  expect(buttonsBelow('user:', { userList: [item('user:add')], systemList: system })).toEqual(['edit', 'copy']);
  expect(buttonsBelow('user:', { userList: [item('user:add,user:edit,user:copy')], systemList: system })).toEqual([]);
});

test('PERM-04 allows when nothing is asked, no list is known, or the list has it', () => {
  const asked = [undefined, '', 'x', 'y'];
  const lists = [undefined, [], [item('x')], [item('a,x')]];

  expect(asked.map((action) => lists.map((list) => simpleCheck(action, list)))).toEqual([
    [true, true, true, true],
    [true, true, true, true],
    [true, false, true, true],
    [true, false, false, false],
  ]);
});

test('PERM-05 drops excluded codes; batch_delete, offered or excluded, hides remove', () => {
  expect(toolbarCodes(['add', 'remove', 'save'], ['add'])).toEqual(['remove', 'save']);
  expect(toolbarCodes(['add', 'remove', 'batch_delete', 'x'], ['x'])).toEqual(['add', 'batch_delete']);
  expect(toolbarCodes(['add', 'remove'], ['batch_delete'])).toEqual(['add']);
  expect(toolbarCodes([], ['add'])).toEqual([]);
});
