import { describe, expect, test } from 'vitest';
import { type Access, buttonsBelow, can, canUseData, decide, noAccess, simpleCheck, toolbarCodes } from './permissionRules.ts';

const item = (action: string, status?: string, type = '1') => ({ action, type, ...(status === undefined ? {} : { status }) });
const access: Access = {
  auth: [item('driver:add'), item('order:add, order:edit')],
  allAuth: [item('driver:add', '1'), item('driver:edit', '1'), item('driver:print', '0'), item('order:add', '1')],
};

describe('PERM-01', () => {
  // Every combination of the three sources.
  const sources = [false, true];
  const table = sources.flatMap((own) => sources.flatMap((form) => ['absent', '0', '1'].map((system) => ({ own, form, system }))));
  test.each(table)('PERM-01 own list $own, form list $form, system status $system', ({ own, form, system }) => {
    const one: Access = { auth: own ? [item('x')] : [], allAuth: system === 'absent' ? [] : [item('x', system)] };

    expect(can(one, 'x', form ? [item('x')] : [])).toBe(own || form || system === '0');
  });

  test('PERM-01 accepts comma-separated actions on both sides', () => {
    expect(can(access, 'order:edit')).toBe(true);
    expect(can(access, 'driver:edit,driver:add')).toBe(true);
    expect(can(access, 'driver:edit, nothing')).toBe(false);
    expect(can(access, 'order')).toBe(false);
  });

  test('PERM-01 says why', () => {
    expect(decide(access, 'driver:add')).toBe('granted');
    expect(decide(access, 'driver:print')).toBe('unrestricted');
    expect(decide(access, 'driver:edit', [item('driver:edit')])).toBe('form');
    expect(decide(noAccess, 'driver:add')).toBe('denied');
    expect(decide(access, '')).toBe('denied');
  });
});

describe('PERM-02', () => {
  test.each([
    ['a type-2 entry of the user allows', [item('x', undefined, '2')], [item('x', '0')], true],
    ['a system entry of status 0 denies', [], [item('x', '0')], false],
    ['a system entry of another status allows', [], [item('x', '1')], true],
    ['… unless the own list names it', [item('x', undefined, '1')], [item('x', '1')], false],
    ['without a user list status 0 denies', undefined, [item('x', '0')], false],
    ['without a user list another status allows', undefined, [item('x', '1')], true],
    ['an unknown action is not restricted', [], [], true],
    ['an unknown action without lists is not restricted', undefined, [], true],
  ] as const)('PERM-02 %s', (_, user, system, allowed) => {
    expect(canUseData('x', user, system)).toBe(allowed);
  });
});

test('PERM-03 gives enabled button names below the prefix that the user does not have', () => {
  const system = [item('user:add', '1'), item('user:edit', '1'), item('user:drop', '0'), item('user:see', '1', '2'), item('role:add', '1')];

  expect(buttonsBelow('user:', [item('user:add')], system)).toEqual(['edit']);
});

test('PERM-04 allows when nothing is asked, no list is known, or the list has it', () => {
  expect([
    simpleCheck(undefined, []),
    simpleCheck('', []),
    simpleCheck('x', undefined),
    simpleCheck('x', [item('x')]),
    simpleCheck('x', []),
  ]).toEqual([true, true, true, true, false]);
});

test('PERM-05 drops excluded codes, and remove beside batch_delete', () => {
  expect(toolbarCodes(['add', 'remove', 'batch_delete', 'x'], ['x'])).toEqual(['add', 'batch_delete']);
  expect(toolbarCodes(['add', 'remove'], ['add'])).toEqual(['remove']);
});
