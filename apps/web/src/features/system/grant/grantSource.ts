import {
  createDepartPermissionApi,
  createDepartRoleApi,
  createGrantApi,
  type PermissionChoice,
  type PermissionRule,
} from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';

const api = createGrantApi(client);
const departRoleApi = createDepartRoleApi(client);
const departPermissionApi = createDepartPermissionApi(client);

/** Where grants of somebody come from and go to. */
export interface GrantSource {
  /** Names the receiver in the query cache. */
  key: string;
  /** The role that is given parts of online forms as well. */
  roleId?: string;
  /** Names the tree there: of all entries, or of what a department has. */
  treeKey: string;
  tree: (signal: AbortSignal) => Promise<readonly PermissionChoice[]>;
  /** Ids of what is given. */
  given: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Gives and takes the difference of what shall be and what was. */
  save: (wanted: readonly string[], last: readonly string[]) => Promise<unknown>;
  /** The data rules of an entry, and which of them hold here. */
  rules: (permissionId: string, signal: AbortSignal) => Promise<{ datarule: readonly PermissionRule[]; drChecked?: string }>;
  saveRules: (permissionId: string, ruleIds: readonly string[]) => Promise<unknown>;
}

const whole: Pick<GrantSource, 'treeKey' | 'tree'> = {
  treeKey: 'all',
  tree: async (signal) => (await api.queryTreeList({ signal })).treeList,
};
const lists = (wanted: readonly string[], last: readonly string[]) => ({
  permissionIds: wanted.join(','),
  lastpermissionIds: last.join(','),
});

/** What a role is given. */
export const grantsOfRole = (roleId: string): GrantSource => ({
  ...whole,
  key: `role:${roleId}`,
  roleId,
  given: (signal) => api.queryRolePermission({ roleId }, { signal }),
  save: (wanted, last) => api.saveRolePermission({ roleId, ...lists(wanted, last) }),
  rules: (permissionId, signal) => api.roleRules(permissionId, roleId, { signal }),
  saveRules: (permissionId, ruleIds) => api.saveRoleRules({ roleId, permissionId, dataRuleIds: ruleIds.join(',') }),
});

/** What a department is given, and may give its roles. @source SYS-05 */
export const grantsOfDepart = (departId: string): GrantSource => ({
  ...whole,
  key: `depart:${departId}`,
  given: (signal) => api.queryDepartPermission({ departId }, { signal }),
  save: (wanted, last) => api.saveDepartPermission({ departId, ...lists(wanted, last) }),
  rules: (permissionId, signal) => api.departRules(permissionId, departId, { signal }),
  saveRules: (permissionId, ruleIds) => api.saveDepartRules({ departId, permissionId, dataRuleIds: ruleIds.join(',') }),
});

/** What a role of a department is given out of what the department has. @source SYS-05 */
export const grantsOfDepartRole = (roleId: string, departId: string): GrantSource => ({
  key: `departRole:${roleId}`,
  treeKey: `depart:${departId}`,
  tree: async (signal) => (await departPermissionApi.queryTreeListForDeptRole({ departId }, { signal })).treeList,
  given: (signal) => departPermissionApi.queryDeptRolePermission({ roleId }, { signal }),
  save: (wanted, last) => departPermissionApi.saveDeptRolePermission({ roleId, ...lists(wanted, last) }),
  rules: (permissionId, signal) => departRoleApi.departRoleRules(permissionId, departId, roleId, { signal }),
  saveRules: (permissionId, ruleIds) => departRoleApi.saveDepartRoleRules({ roleId, permissionId, dataRuleIds: ruleIds.join(',') }),
});
