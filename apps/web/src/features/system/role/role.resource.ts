import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createRoleApi,
  createUserMembershipApi,
  type Role,
  roleFields,
  roleSchemas,
  type User,
  userFields,
} from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { roleTexts as texts } from './roleTexts.ts';

/** Who holds which role. */
export const membershipApi = createUserMembershipApi(client);

/** Roles. @source SYS-02 */
export const role = defineResource<Role>()({
  label: { zh: '角色', en: 'Role' },
  api: createRoleApi(client),
  permission: 'role',
  titleField: 'roleName',
  schemas: roleSchemas,
  fields: roleFields,
});

/** The people of a role. @source SYS-03 */
export const holdersOf = (roleId: string) =>
  defineResource<User>()({
    label: texts.person,
    api: {
      list: (query, options) => membershipApi.userRoleList({ ...query, roleId }, options),
    },
    permission: 'user',
    name: `role:${roleId}:people`,
    titleField: 'realname',
    fields: userFields,
  });
