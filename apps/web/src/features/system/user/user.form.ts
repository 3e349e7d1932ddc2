import type { FormPart, FormSpec } from '@tarmac/admin-kit/resource';
import type { user } from './user.resource.ts';
import { userTexts as texts } from './userTexts.ts';

type Name = keyof typeof user.fields;

const contact: FormPart<Name> = { title: texts.contact, items: ['phone', 'email', 'telephone'] };
const belonging: FormPart<Name> = {
  title: texts.belonging,
  items: [
    'selectedroles',
    'selecteddeparts',
    'post',
    'userIdentity',
    { field: 'departIds', when: (values) => Number(values['userIdentity']) === 2 },
    'relTenantIds',
    'activitiSync',
  ],
};
const person = ['realname', 'workNo', 'sex', 'birthday', 'avatar'] as const;

/** What adding a person asks. @source jeecg-wire 3.1 */
export const addForm: FormSpec<Name> = {
  groups: [
    {
      title: texts.account,
      items: ['username', { field: 'password', required: true }, { field: 'confirmpassword', required: true }, ...person],
    },
    contact,
    belonging,
  ],
};

/** What editing one asks: the user name is chosen once, the password has its own action. */
export const editForm: FormSpec<Name> = {
  groups: [{ title: texts.account, items: [{ field: 'username', disabled: true }, ...person] }, contact, belonging],
};
