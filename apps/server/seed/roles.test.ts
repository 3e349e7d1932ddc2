import { expect, test } from 'vitest';
import { permissionTitles } from './menus.ts';
import { demoRoles, grantedBy } from './roles.ts';
import { unassigned } from './unassigned.ts';
import { isOfOwn } from '../src/modules/system/role/rights.ts';

const rightsOf = (code: string) => new Set(grantedBy(demoRoles.find((role) => role.code === code)?.grants ?? []));

test.each([
  // Who keeps the cards that are paid to makes them, and who certifies checks them.
  [
    'cashier',
    ['bankCard:list', 'bankCard:add', 'bankCard:setDefault', 'driver:card', 'carrier:account'],
    ['bankCard:verify', 'driver:edit'],
  ],
  ['auditor', ['bankCard:verify', 'companyAccount:verify', 'customerManager:freeze'], ['bankCard:add', 'companyAccount:add']],
  ['customer_op', ['accountRecord:list', 'address:edit', 'order:copy'], ['address:delete', 'order:review']],
  ['dispatcher', ['track:query', 'address:delete', 'shipping:list', 'carrier:drivers'], ['order:priceLog']],
  ['compliance', ['track:report'], ['shipping:load']],
  ['finance_mgr', ['shipping:revokeApprove', 'order:priceLog', 'customer:wallet', 'customer:loss'], ['bankCard:add']],
  ['cs', ['verifyCode:list', 'complaint:handle', 'evaluation:hide'], ['verifyCode:viewCode', 'complaint:compensate']],
  ['captain', ['accountRecord:export'], ['accountRecord:all']],
  ['ops', ['announcement:add', 'order:copy', 'customer:loss', 'carrier:vehicles'], []],
])('PERM-01 5.9 the role %s may do its part, and not that of another', (code, may, mayNot) => {
  const rights = rightsOf(code);
  expect(may.filter((perms) => !rights.has(perms))).toEqual([]);
  expect(mayNot.filter((perms) => rights.has(perms))).toEqual([]);
});

test.each(['carrier_admin', 'captain'])(
  'SYS-03 5.27 operations make logins with the role %s, which may do nothing that they may not',
  (code) => {
    const ops = rightsOf('ops');
    // What is about one's own company is nobody else's.
    expect([...rightsOf(code)].filter((perms) => !ops.has(perms) && !isOfOwn(perms))).toEqual([]);
  },
);

const permissions = [...permissionTitles().keys()];

test('PERM-01 each permission belongs to a role, or to the administrator by name', () => {
  expect(unassigned(permissions)).toEqual([]);
});

test('PERM-01 a permission that nobody has been given asks for its roles', () => {
  expect(unassigned([...permissions, 'bank:burn'])).toEqual([
    'Who may do bank:burn? Grant it to a role in seed/roles.ts, or name it in seed/unassigned.ts when only administrators have it.',
  ]);
  expect(unassigned(permissions.filter((perms) => !perms.startsWith('tenant:')))).toEqual([
    'seed/unassigned.ts names tenant:*, which is granted to a role or which no contract asks for.',
  ]);
});
