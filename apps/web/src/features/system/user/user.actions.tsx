import { type ActionDialogProps, defineAction, defineListAction, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { User } from '@tarmac/freight-api/system';
import { type NewPassword, newPasswordForm } from '../../../shared/session/newPassword.ts';
import { switched } from '../../../shared/lists/switched.ts';
import { AgentDialog } from './AgentDialog.tsx';
import { GuestsDrawer } from './GuestsDrawer.tsx';
import { RecycleBinDialog } from './RecycleBinDialog.tsx';
import { editForm } from './user.form.ts';
import { user, userApi } from './user.resource.ts';
import { userTexts as texts } from './userTexts.ts';
import { askAbout, askAboutAll, subjectOf } from '../../../shared/lists/rowSubject.tsx';

function EditDialog({ rows, onOpenChange }: ActionDialogProps<User, unknown>) {
  return <ResourceFormDialog resource={user} row={rows[0]!} form={editForm} width={860} onOpenChange={onOpenChange} />;
}

const idsOf = (rows: readonly User[]) => rows.map(({ id }) => id).join(',');
/** The administrator's own account stays as it is. @source jeecg-wire 3.1 */
const isOrdinary = (row: User) => row.username !== 'admin';

/** Those who were frozen, or released, are again as they were; the others among the chosen already stood there before. */
const takeBack = (status: 1 | 2) => async (rows: readonly User[]) => {
  const changed = rows.filter((row) => row.status !== status);
  if (changed.length > 0) await userApi.frozenBatch({ ids: idsOf(changed), status: status === 1 ? 2 : 1 });
};

/** Actions on a person. @source SYS-01 */
export const userActions = [
  defineAction(user, { label: texts.edit, permission: 'user:edit', dialog: EditDialog }),
  defineAction<User, NewPassword>(user, {
    label: texts.resetPassword,
    permission: 'user:resetPassword',
    form: { ...newPasswordForm, intro: subjectOf(user) },
    checkable: true,
    run: ({ username }, { input: passwords, context }) => userApi.changePassword({ username: username ?? '', ...passwords }, context),
  }),
  defineAction(user, {
    label: texts.freeze,
    permission: 'user:freeze',
    danger: true,
    when: (row) => row.status === 1 && isOrdinary(row),
    confirm: askAbout(user, texts.freezeConfirm),
    run: (row) => userApi.frozenBatch({ ids: row.id, status: 2 }),
    optimistic: switched('status', 2),
    undo: takeBack(2),
  }),
  defineAction(user, {
    label: texts.release,
    permission: 'user:freeze',
    when: (row) => row.status === 2,
    run: (row) => userApi.frozenBatch({ ids: row.id, status: 1 }),
    optimistic: switched('status', 1),
    undo: takeBack(1),
  }),
  defineAction(user, { label: texts.agent, permission: 'userAgent:add', dialog: AgentDialog }),
];

/** Actions on several people, and the bin. @source SYS-01 */
export const userToolbar = [
  defineListAction(user, {
    label: texts.freeze,
    permission: 'user:freeze',
    needsSelection: true,
    when: isOrdinary,
    confirm: askAboutAll(user, texts.freezeConfirm),
    run: (rows) => userApi.frozenBatch({ ids: idsOf(rows), status: 2 }),
    optimistic: switched('status', 2),
    undo: takeBack(2),
  }),
  defineListAction(user, {
    label: texts.release,
    permission: 'user:freeze',
    needsSelection: true,
    run: (rows) => userApi.frozenBatch({ ids: idsOf(rows), status: 1 }),
    optimistic: switched('status', 1),
    undo: takeBack(1),
  }),
  defineListAction(user, { label: texts.recycleBin, permission: 'user:recycle', dialog: RecycleBinDialog }),
];

/** What people of other tenants may do in this one. The platform itself takes none. @source SYS-18 */
export const showGuests = defineListAction(user, {
  label: texts.guests,
  permission: 'user:guests',
  dialog: GuestsDrawer,
});
