import type { FormSpec } from '@tarmac/admin-kit/resource';
import type { depart } from './depart.resource.ts';

type Name = keyof typeof depart.fields;

const contact = ['mobile', 'fax', 'address', 'memo'] as const;

/** What adding a department asks. @source jeecg-wire 3.3 */
export const addForm: FormSpec<Name> = [
  'departName',
  { field: 'parentId', disabled: true, when: (values) => Boolean(values['parentId']) },
  'departNameEn',
  { field: 'orgCategory', required: true, disabled: (values) => !values['parentId'] },
  'departOrder',
  ...contact,
];

/** What editing one asks: place and code are chosen once. */
export const editForm: FormSpec<Name> = [
  'departName',
  { field: 'parentId', disabled: true, when: (values) => Boolean(values['parentId']) },
  { field: 'orgCode', disabled: true },
  'departNameEn',
  { field: 'orgCategory', required: true, disabled: (values) => !values['parentId'] },
  'departOrder',
  ...contact,
];
