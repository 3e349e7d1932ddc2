import { field } from '@tarmac/admin-kit/field';
import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineListAction, defineResource, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { CallOptions } from '@tarmac/freight-api';
import { carrierUserAddFields, type CompanyUser } from '@tarmac/freight-api/fleet';
import { userFields } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { defineTexts } from '../texts/defineTexts.ts';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { type NewPassword, newPasswordForm, passwordFields } from '../session/newPassword.ts';
import { pageOfAll } from '../api/pageOfAll.ts';
import { switched } from '../lists/switched.ts';
import { UsernameInput } from './UsernameInput.tsx';
import { askAbout, subjectOf } from '../lists/rowSubject.tsx';

const texts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  user: { zh: '登录账号', en: 'User name' },
  roles: { zh: '角色', en: 'Roles' },
  isMain: { zh: '主账号', en: 'Main' },
  lastLoginTime: { zh: '最近登录', en: 'Last login' },
  freeze: { zh: '冻结', en: 'Freeze' },
  freezeConfirm: { zh: '冻结后用户将立即下线且不能登录，确定吗？', en: 'Frozen users are logged out at once and can’t log in. Continue?' },
  release: { zh: '解冻', en: 'Unfreeze' },
  resetPassword: { zh: '重置密码', en: 'Reset password' },
});

/** What a login is made from. */
export interface NewLogin extends NewPassword {
  username: string;
  realname: string;
  phone: string;
}

/** A login as lists of them show it. */
export interface Login extends Pick<CompanyUser, 'id' | 'roles' | 'lastLoginTime' | 'phone'> {
  username: string | null;
  realname: string | null;
  isMain: string | null;
  status: number | null;
}

/** Calls about the logins of one company. */
export interface CompanyUsersApi {
  list: (options: { signal?: AbortSignal }) => Promise<readonly Login[]>;
  add: (login: NewLogin, options?: CallOptions) => Promise<unknown>;
  resetPwd: (login: { userId: string } & NewPassword, options?: CallOptions) => Promise<unknown>;
  freeze: (login: { userId: string; status: 1 | 2 }, options?: { idempotencyKey?: string }) => Promise<unknown>;
}

/** Permissions of what is done to logins. */
interface MayDo {
  add: string;
  resetPwd: string;
  freeze: string;
}

const usersOf = (api: CompanyUsersApi, { cid, may }: { cid: string; may: MayDo }) =>
  defineResource<Login>()({
    label: texts.user,
    api: {
      // The wire gives all of them at once.
      list: async (query, options) => pageOfAll(await api.list({ ...options }), query),
      add: api.add,
      checkable: true,
    },
    // Anyone who sees the company may be shown its logins; what is done to them asks for more.
    permission: may.add.split(':')[0] ?? may.add,
    name: `usersOf/${cid}`,
    titleField: 'username',
    fields: {
      ...carrierUserAddFields,
      ...passwordFields,
      roles: { kind: 'text', label: texts.roles, readOnly: true },
      isMain: { kind: 'flag', label: texts.isMain, readOnly: true },
      status: { ...userFields.status, sortable: false },
      lastLoginTime: { kind: 'dateTime', label: texts.lastLoginTime, readOnly: true },
    },
  });

function actionsOf(resource: ReturnType<typeof usersOf>, { api, may }: { api: CompanyUsersApi; may: MayDo }) {
  // Its user name is asked after while it is typed.
  const added = {
    ...resource,
    fields: { ...resource.fields, username: field.reference(carrierUserAddFields.username, { picker: UsernameInput }) },
  };
  const AddDialog = ({ onOpenChange }: ActionDialogProps<Login, unknown>) => (
    <ResourceFormDialog
      resource={added}
      form={['username', 'realname', 'phone', { field: 'password', required: true }, { field: 'confirmpassword', required: true }]}
      columns={1}
      width={480}
      onOpenChange={onOpenChange}
    />
  );
  return {
    toolbar: [defineListAction(resource, { label: texts.add, permission: may.add, primary: true, dialog: AddDialog })],
    row: [
      defineAction<Login, NewPassword>(resource, {
        label: texts.resetPassword,
        permission: may.resetPwd,
        form: { ...newPasswordForm, intro: subjectOf(resource) },
        checkable: true,
        run: ({ id }, { input: passwords, context }) => api.resetPwd({ userId: id, ...passwords }, context),
      }),
      defineAction(resource, {
        label: texts.freeze,
        permission: may.freeze,
        danger: true,
        when: (row) => row.status === 1,
        confirm: askAbout(resource, texts.freezeConfirm),
        run: ({ id }, { context }) => api.freeze({ userId: id, status: 2 }, context),
        optimistic: switched('status', 2),
        undo: ([row], { context }) => api.freeze({ userId: row!.id, status: 1 }, context),
      }),
      defineAction(resource, {
        label: texts.release,
        permission: may.freeze,
        when: (row) => row.status === 2,
        run: ({ id }, { context }) => api.freeze({ userId: id, status: 1 }, context),
        optimistic: switched('status', 1),
        undo: ([row], { context }) => api.freeze({ userId: row!.id, status: 2 }, context),
      }),
    ],
  };
}

/** Who signs in for a carrier or customer; a new login is its administrator's. @source freight-domain 2.11, F06 登录账号, F07 用户 */
export function CompanyUsersDrawer({ cid, name, label, api, may, onOpenChange }: CompanyUsersDrawerProps) {
  const { localize } = useLocale();
  const [users, actions] = useMemo(() => {
    const resource = usersOf(api, { cid, may });
    return [resource, actionsOf(resource, { api, may })] as const;
  }, [api, cid, may]);
  return (
    <ListDrawer
      title={`${localize(label)} · ${name}`}
      width={1100}
      onOpenChange={onOpenChange}
      resource={users}
      columns={[
        { field: 'username', width: 150 },
        { field: 'realname', width: 110 },
        { field: 'phone', width: 130 },
        { field: 'roles', width: 150 },
        { field: 'isMain', width: 80 },
        { field: 'status', width: 80 },
        { field: 'lastLoginTime', width: 160 },
      ]}
      add={false}
      toolbar={actions.toolbar}
      rowActions={actions.row}
      selectable={false}
      storageId="companyUsers"
    />
  );
}

interface CompanyUsersDrawerProps {
  cid: string;
  /** Of the company. */
  name: string;
  label: LocalText;
  api: CompanyUsersApi;
  /** Who may do what; the same object each time. */
  may: MayDo;
  onOpenChange: (open: boolean) => void;
}
