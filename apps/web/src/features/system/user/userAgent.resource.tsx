import { field, type PickerProps } from '@tarmac/admin-kit/field';
import { createOrgSource } from '@tarmac/admin-kit/jeecg';
import { orgNames, OrgSourceProvider, PersonPicker } from '@tarmac/admin-kit/org-picker';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createUserAgentApi, type UserAgent, userAgentFields, userAgentSchemas } from '@tarmac/freight-api/system';
import { client } from '../../../shared/session/session.ts';
import { userTexts as texts } from './userTexts.ts';

/** Calls of who acts for whom. */
export const userAgentApi = createUserAgentApi(client);

const source = createOrgSource(client.request);

/** One person by the user name. */
const AccountPicker = Object.assign(
  (props: PickerProps) => (
    <OrgSourceProvider source={source}>
      <PersonPicker {...props} valueField="username" />
    </OrgSourceProvider>
  ),
  { textsOf: (names: readonly string[]) => orgNames(source, { kind: 'person', field: 'username', keys: names }) },
);

/** Who acts for whom, and how long. @source SYS-01, jeecg-wire 3.1 */
export const userAgent = defineResource<UserAgent>()({
  label: texts.agent,
  api: userAgentApi,
  permission: 'userAgent',
  titleField: 'userName',
  schemas: userAgentSchemas,
  fields: { ...userAgentFields, agentUserName: field.reference(userAgentFields.agentUserName, { picker: AccountPicker }) },
});
