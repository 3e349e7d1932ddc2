import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createCustomerUserApi, type CustomerUser, customerUserFields, customerUserSchemas } from '@tarmac/freight-api/customers';
import { passwordFields } from '../../../shared/session/newPassword.ts';
import { UsernameInput } from '../../../shared/party/UsernameInput.tsx';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { CustomerRolesPicker } from './CustomerRolesPicker.tsx';

/** Calls of the logins of customers. */
export const customerUserApi = createCustomerUserApi(client);

/** Somebody who signs in for a customer. */
export const customerUser = defineResource<CustomerUser>()({
  label: { zh: '客户账号', en: 'Customer login' },
  api: withLook<CustomerUser, typeof customerUserApi>(customerUserApi),
  permission: 'customerUser',
  titleField: 'username',
  schemas: customerUserSchemas,
  fields: {
    ...customerUserFields,
    roleIds: { kind: 'reference', label: customerUserFields.roleIds.label, picker: CustomerRolesPicker, textField: 'roles' },
    ...passwordFields,
  },
});

/** A login that is being added: its user name is asked after while it is typed. Lists search by it as by any other text. */
export const newCustomerUser = defineResource<CustomerUser>()({
  ...customerUser,
  fields: { ...customerUser.fields, username: field.reference(customerUserFields.username, { picker: UsernameInput }) },
});
