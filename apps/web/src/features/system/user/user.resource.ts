import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import type { CallOptions } from '@tarmac/freight-api';
import { createUserApi, type User, userFields, userSchemas } from '@tarmac/freight-api/system';
import { passwordFields } from '../../../shared/session/newPassword.ts';
import { client } from '../../../shared/session/session.ts';
import { lookBy } from '../../../shared/lists/reveal.tsx';
import { TenantsPicker } from '../tenant/TenantsPicker.tsx';
import { DepartmentsPicker, PostPicker, RolesPicker } from './userPickers.tsx';
import { userTexts as texts } from './userTexts.ts';

/** Calls of the people who sign in. */
export const userApi = createUserApi(client);

/** None is told as a refusal by the wire. */
const orNone = <Value>(answer: Promise<Value>, none: Value) => answer.catch(() => none);

/** A reading of people, with their roles and departments. */
const whole =
  (read: (id: string, options?: CallOptions) => Promise<User>) =>
  async (id: string, options?: CallOptions): Promise<User> => {
    const [row, roles, departs] = await Promise.all([
      read(id, options),
      orNone(userApi.queryUserRole({ userid: id }, { ...options }), []),
      orNone(userApi.userDepartList({ userId: id }, { ...options }), []),
    ]);
    return Object.assign(row, { selectedroles: roles.join(','), selecteddeparts: departs.map(({ key }) => key).join(',') });
  };

/** People who sign in, with their roles and departments where one of them is edited. @source SYS-01 */
export const user = defineResource<User>()({
  label: texts.user,
  api: {
    ...userApi,
    get: whole(userApi.get),
    look: whole(lookBy<User>(userApi.list)),
  },
  permission: 'user',
  titleField: 'realname',
  schemas: userSchemas,
  fields: {
    ...userFields,
    post: field.reference(userFields.post, { picker: PostPicker, text: 'post_dictText' }),
    departIds: field.reference(userFields.departIds, { picker: DepartmentsPicker, text: 'departIds_dictText' }),
    relTenantIds: field.reference(userFields.relTenantIds, { picker: TenantsPicker }),
    selectedroles: { kind: 'reference', label: texts.roles, picker: RolesPicker },
    selecteddeparts: { kind: 'reference', label: texts.departs, picker: DepartmentsPicker },
    ...passwordFields,
  },
});
