import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, defineListAction, defineResource, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import { carrierUserAddFields, type CompanyUser } from '@tarmac/freight-api/fleet';
import { userFields } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { defineTexts } from '../defineTexts.ts';
import { ListDrawer } from '../ListDrawer.tsx';
import { type NewPassword, newPasswordForm, passwordFields } from '../newPassword.ts';
import { pageOfAll } from '../pageOfAll.ts';

const texts = defineTexts({
  add: { zh: '新增', en: 'Add' },
  user: { zh: '登录账号', en: 'Login' },
  roles: { zh: '角色', en: 'Roles' },
  isMain: { zh: '主账号', en: 'Main' },
  lastLoginTime: { zh: '最近登录', en: 'Last login' },
  freeze: { zh: '冻结', en: 'Freeze' },
  freezeConfirm: { zh: '冻结后用户将立即下线且不能登录，确定吗？', en: 'Frozen people are signed out at once and cannot sign in. Go on?' },
  release: { zh: '解冻', en: 'Release' },
  resetPassword: { zh: '重置密码', en: 'Reset password' },
});

/** What a login is made from. */
export interface NewLogin extends NewPassword {
  username: string;
  realname: string;
  phone: string;
}

/** Calls about the logins of one company. */
export interface CompanyUsersApi {
  list: (options: { signal?: AbortSignal }) => Promise<readonly CompanyUser[]>;
  add: (login: NewLogin, options?: { idempotencyKey?: string }) => Promise<unknown>;
  resetPwd: (login: { userId: string } & NewPassword) => Promise<unknown>;
  freeze: (login: { userId: string; status: 1 | 2 }, options?: { idempotencyKey?: string }) => Promise<unknown>;
}

const usersOf = (api: CompanyUsersApi, cid: string, permission: string) =>
  defineResource<CompanyUser>()({
    label: texts.user,
    api: {
      // The wire gives all of them at once.
      list: async (query, options) => pageOfAll(await api.list({ ...options }), query),
      add: api.add,
    },
    // Whoever sees the company may be shown its logins; what is done to them asks for more.
    permission: permission.split(':')[0] ?? permission,
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

function actionsOf(resource: ReturnType<typeof usersOf>, api: CompanyUsersApi, permission: string) {
  const AddDialog = ({ onOpenChange }: ActionDialogProps<CompanyUser, unknown>) => (
    <ResourceFormDialog
      resource={resource}
      form={['username', 'realname', 'phone', { field: 'password', required: true }, { field: 'confirmpassword', required: true }]}
      columns={1}
      width={480}
      onOpenChange={onOpenChange}
    />
  );
  return {
    toolbar: [defineListAction(resource, { label: texts.add, permission, primary: true, dialog: AddDialog, run: () => undefined })],
    row: [
      defineAction<CompanyUser, NewPassword>(resource, {
        label: texts.resetPassword,
        permission,
        form: newPasswordForm,
        run: ({ id }, passwords) => api.resetPwd({ userId: id, ...passwords }),
      }),
      defineAction(resource, {
        label: texts.freeze,
        permission,
        danger: true,
        when: (row) => row.status === 1,
        confirm: texts.freezeConfirm,
        run: ({ id }, _input, context) => api.freeze({ userId: id, status: 2 }, context),
      }),
      defineAction(resource, {
        label: texts.release,
        permission,
        when: (row) => row.status === 2,
        run: ({ id }, _input, context) => api.freeze({ userId: id, status: 1 }, context),
      }),
    ],
  };
}

/** Who signs in for a carrier or customer; a new login is its administrator's. @source freight-domain 2.11, F06 登录账号, F07 用户 */
export function CompanyUsersDrawer({ cid, name, label, api, permission, onOpenChange }: CompanyUsersDrawerProps) {
  const { localize } = useLocale();
  const [users, actions] = useMemo(() => {
    const resource = usersOf(api, cid, permission);
    return [resource, actionsOf(resource, api, permission)] as const;
  }, [api, cid, permission]);
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
      rowActionsWidth={150}
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
  /** Who may do all of it. */
  permission: string;
  onOpenChange: (open: boolean) => void;
}
