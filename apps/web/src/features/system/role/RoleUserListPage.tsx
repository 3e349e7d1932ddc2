import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { type ActionDialogProps, defineAction, MasterDetail, ResourceList, type ResourceListProps } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { Role, roleFields } from '@tarmac/freight-api/system';
import { GrantDrawer } from '../grant/GrantDrawer.tsx';
import { grantsOfRole } from '../grant/grantSource.ts';
import { role } from './role.resource.ts';
import { RolePeople } from './RolePeople.tsx';
import { roleTexts as texts } from './roleTexts.ts';

function AuthorizeDialog({ rows, onOpenChange }: ActionDialogProps<Role, unknown>) {
  const { localize } = useLocale();
  const { search } = useTab();
  const [{ id, roleName }] = rows as readonly [Role];
  const title = `${localize(texts.authorizeRole)}${roleName}`;
  // A link from elsewhere names what is to be given.
  return <GrantDrawer source={grantsOfRole(id)} title={title} find={search.get('find') ?? ''} onOpenChange={onOpenChange} />;
}

const authorize = defineAction(role, {
  label: texts.authorize,
  permission: 'role:authorize',
  dialog: AuthorizeDialog,
});

const list: ResourceListProps<Role, keyof typeof roleFields> = {
  resource: role,
  search: ['roleName', 'createTime'],
  columns: [
    { field: 'roleName', width: 160 },
    { field: 'roleCode', width: 160 },
    { field: 'description', width: 240 },
    { field: 'forCustomers', width: 110 },
    'createTime',
    'updateTime',
  ],
  defaultSort: { column: 'createTime', order: 'desc' },
  form: ['roleName', 'roleCode', 'description', 'forCustomers'],
  formColumns: 1,
  formWidth: 480,
  rowActions: [authorize],
};

/** Roles with what they are given; below the one in focus the people who hold it. @source SYS-02, SYS-03, jeecg-wire 3.2 */
export default function RoleUserListPage() {
  const maySeePeople = useCan()('user:list');
  if (!maySeePeople) return <ResourceList {...list} />;
  return <MasterDetail master={list} title={texts.people} below={({ id }) => <RolePeople key={id} roleId={id} />} />;
}
