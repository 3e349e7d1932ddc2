import { expect, test } from 'vitest';
import { systemModule } from '../system.module.ts';

const answered = new Set(
  (systemModule.routes ?? []).flatMap(({ contract }) =>
    Object.values(contract.endpoints).flatMap(({ method, path }) => [method].flat().map((one) => `${one} ${contract.base}${path}`)),
  ),
);

test.for([
  ...['POST add', 'PUT edit', 'GET list', 'PUT frozenBatch', 'GET checkOnlyUser', 'PUT changePassword', 'GET queryUserRole']
    .concat('GET queryUserRoleByUerId', 'GET queryUserByDepId', 'POST updatePassword', 'GET getCurrentUserDeparts')
    .map((call) => call.replace(' ', ' /sys/user/')),
  'POST /sys/selectDepart',
  ...['POST add', 'PUT edit', 'GET queryall', 'GET queryTreeList'].map((call) => call.replace(' ', ' /sys/role/')),
  ...['POST add', 'PUT edit', 'GET list', 'GET getSystemMenuList', 'GET getSystemSubmenu', 'GET getSystemSubmenuBatch']
    .concat('GET queryTreeList', 'GET queryRolePermission', 'POST saveRolePermission', 'GET getPermRuleListByPermId')
    .concat('GET queryPermissionRule', 'GET queryDepartPermission', 'POST saveDepartPermission')
    .map((call) => call.replace(' ', ' /sys/permission/')),
  ...['GET queryTreeList', 'GET queryIdTree', 'GET searchBy', 'GET queryMyDeptTreeList', 'DELETE delete'].map((call) =>
    call.replace(' ', ' /sys/sysDepart/'),
  ),
])('SYS-20 %s has its method and path', (call) => {
  expect(answered).toContain(call);
});
