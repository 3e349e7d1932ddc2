import { createGrantApi, type PermissionChoice, type PermissionRule } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session.ts';

const api = createGrantApi(client);

/** Where grants of somebody come from and go to. */
export interface GrantSource {
  /** Names the receiver in the query cache. */
  key: string;
  tree: (signal: AbortSignal) => Promise<readonly PermissionChoice[]>;
  /** Ids of what is given. */
  given: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Gives and takes the difference of what shall be and what was. */
  save: (wanted: readonly string[], last: readonly string[]) => Promise<unknown>;
  /** The data rules of an entry, and which of them hold here. */
  rules: (permissionId: string, signal: AbortSignal) => Promise<{ datarule: readonly PermissionRule[]; drChecked?: string }>;
  saveRules: (permissionId: string, ruleIds: readonly string[]) => Promise<unknown>;
}

const tree = async (signal: AbortSignal) => (await api.queryTreeList({ signal })).treeList;
const lists = (wanted: readonly string[], last: readonly string[]) => ({
  permissionIds: wanted.join(','),
  lastpermissionIds: last.join(','),
});

/** What a role is given. */
export const grantsOfRole = (roleId: string): GrantSource => ({
  key: `role:${roleId}`,
  tree,
  given: (signal) => api.queryRolePermission({ roleId }, { signal }),
  save: (wanted, last) => api.saveRolePermission({ roleId, ...lists(wanted, last) }),
  rules: (permissionId, signal) => api.roleRules(permissionId, roleId, { signal }),
  saveRules: (permissionId, ruleIds) => api.saveRoleRules({ roleId, permissionId, dataRuleIds: ruleIds.join(',') }),
});
