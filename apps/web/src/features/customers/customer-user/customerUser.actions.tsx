import { type ActionDialogProps, defineAction, defineListAction, type FormSpec, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { CustomerUser } from '@tarmac/freight-api/customers';
import { Plus } from 'lucide-react';
import { type NewPassword, newPasswordForm } from '../../../shared/session/newPassword.ts';
import { askAbout, subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { switched } from '../../../shared/lists/switched.ts';
import { customerUser, customerUserApi, newCustomerUser } from './customerUser.resource.ts';
import { customerUserTexts as texts } from './customerUserTexts.ts';

type Name = keyof typeof customerUser.fields;

/** What adding a login asks. @source freight-domain F09 */
const addForm: FormSpec<Name> = [
  'customerId',
  'username',
  'realname',
  'phone',
  { field: 'password', required: true },
  { field: 'confirmpassword', required: true },
  { field: 'roleIds', required: true },
  'email',
  { field: 'isMain', help: texts.mainHelp },
  'avatar',
];

/** What editing one asks: customer and user name are chosen once, the password has its own action. */
const editForm: FormSpec<Name> = [
  { field: 'customerId', disabled: true },
  { field: 'username', disabled: true },
  'realname',
  'phone',
  { field: 'roleIds', required: true },
  'email',
  { field: 'isMain', help: texts.mainHelp, disabled: (values) => values['isMain'] === '1' },
  'avatar',
];

function EditDialog({ rows, onOpenChange }: ActionDialogProps<CustomerUser, unknown>) {
  return <ResourceFormDialog resource={customerUser} row={rows[0]!} form={editForm} width={760} onOpenChange={onOpenChange} />;
}

function AddDialog({ onOpenChange }: ActionDialogProps<CustomerUser, unknown>) {
  return <ResourceFormDialog resource={newCustomerUser} form={addForm} width={760} onOpenChange={onOpenChange} />;
}

/** Actions of the list. @source freight-domain F09 */
export const customerUserToolbar = [
  defineListAction(customerUser, {
    label: texts.add,
    icon: <Plus aria-hidden size={15} />,
    permission: 'customerUser:add',
    primary: true,
    dialog: AddDialog,
  }),
];

/** Actions on a login of a customer. The main one stays. @source freight-domain F09 */
export const customerUserActions = [
  defineAction(customerUser, { label: texts.edit, permission: 'customerUser:edit', dialog: EditDialog }),
  defineAction<CustomerUser, NewPassword>(customerUser, {
    label: texts.resetPassword,
    permission: 'customerUser:resetPwd',
    form: { ...newPasswordForm, intro: subjectOf(customerUser) },
    checkable: true,
    run: ({ id }, { input: passwords, context }) => customerUserApi.resetPwd({ id, ...passwords }, context),
  }),
  defineAction(customerUser, {
    label: texts.freeze,
    permission: 'customerUser:freeze',
    danger: true,
    when: (row) => row.status === 1,
    confirm: askAbout(customerUser, texts.freezeConfirm),
    run: ({ id }, { context }) => customerUserApi.freeze({ id, status: 2 }, context),
    optimistic: switched('status', 2),
    undo: ([row], { context }) => customerUserApi.freeze({ id: row!.id, status: 1 }, context),
  }),
  defineAction(customerUser, {
    label: texts.release,
    permission: 'customerUser:freeze',
    when: (row) => row.status === 2,
    run: ({ id }, { context }) => customerUserApi.freeze({ id, status: 1 }, context),
    optimistic: switched('status', 1),
    undo: ([row], { context }) => customerUserApi.freeze({ id: row!.id, status: 2 }, context),
  }),
];
