import { field } from '@tarmac/admin-kit/field';
import { createOrgSource } from '@tarmac/admin-kit/jeecg';
import type { Department } from '@tarmac/admin-kit/org-picker';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createDepartApi,
  createDepartRoleApi,
  createUserMembershipApi,
  type Depart,
  departFields,
  type DepartRole,
  departRoleFields,
  departRoleSchemas,
  departSchemas,
  type DepartTree,
  type User,
} from '@tarmac/freight-api/system';
import { DepartmentPicker } from '../../../shared/pickers/orgPickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { user } from '../user/user.resource.ts';
import { departTexts as texts } from './departTexts.ts';

/** Calls of the departments. */
export const departApi = createDepartApi(client);
/** Calls of the roles of departments. */
export const departRoleApi = createDepartRoleApi(client);
/** Who belongs to which department. */
export const membershipApi = createUserMembershipApi(client);

/** The organisation, for the tree and the pickers beside it. */
export const organisation = createOrgSource(client.request);

/** Units of the organisation. @source SYS-05 */
export const depart = defineResource<Depart>()({
  label: texts.depart,
  api: departApi,
  permission: 'depart',
  titleField: 'departName',
  schemas: departSchemas,
  fields: { ...departFields, parentId: field.reference(departFields.parentId, { picker: DepartmentPicker, text: 'parentId_dictText' }) },
});

/** Departments as the tree shows them, for actions on what was chosen there. */
export const departNode = defineResource<Department>()({
  label: texts.depart,
  api: { list: (query, options) => departApi.list(query, options) as Promise<never>, remove: departApi.remove },
  permission: 'depart',
  titleField: 'name',
  fields: { name: departFields.departName },
});

/** A department of the wire as trees draw it. */
export const departmentOf = (node: DepartTree): Department => ({
  id: node.id,
  name: node.title,
  code: node.orgCode ?? '',
  children: ((node.children ?? []) as DepartTree[]).map(departmentOf),
});

/** The people of a department. @source SYS-05, jeecg-wire 3.3 */
export const membersOf = (depId: string) =>
  defineResource<User>()({
    label: texts.member,
    api: {
      list: async (query, options) =>
        (await membershipApi.departUserList({ ...query, depId }, options)) ?? { records: [], total: 0, size: 10, current: 1, pages: 0 },
    },
    permission: 'user',
    name: `depart:${depId}:people`,
    titleField: 'realname',
    fields: user.fields,
  });

/** The roles of a department. @source SYS-05, jeecg-wire 3.3 */
export const rolesOf = (departId: string) =>
  defineResource<DepartRole>()({
    label: texts.roles,
    api: {
      ...departRoleApi,
      list: (query, options) => departRoleApi.list({ ...query, departId }, options),
      export: (query, options) => departRoleApi.export({ ...query, departId }, options),
      add: (input: object, options) => departRoleApi.add({ ...input, departId } as never, options),
    },
    permission: 'departRole',
    name: `depart:${departId}:roles`,
    titleField: 'roleName',
    schemas: { edit: departRoleSchemas.edit },
    fields: departRoleFields,
  });
