import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineAction, ResourceList } from '@tarmac/admin-kit/resource';
import type { DepartRole } from '@tarmac/freight-api/system';
import { useMemo } from 'react';
import { GrantDrawer } from '../grant/GrantDrawer.tsx';
import { grantsOfDepartRole } from '../grant/grantSource.ts';
import { rolesOf } from './depart.resource.ts';
import { departTexts as texts } from './departTexts.ts';

/** The roles of a department: what they are, and what they are given out of what the department has. @source SYS-05, jeecg-wire 3.3 */
export function DepartRoles({ departId }: { departId: string }) {
  const { roles, rowActions } = useMemo(() => rolesAndActions(departId), [departId]);
  return (
    <ResourceList
      resource={roles}
      search={['roleName', 'roleCode']}
      advanced={false}
      columns={[
        { field: 'roleName', width: 140 },
        { field: 'roleCode', width: 130 },
        { field: 'departId', width: 130 },
        { field: 'description', width: 160 },
      ]}
      form={['roleName', 'roleCode', 'description']}
      formColumns={1}
      formWidth={480}
      rowActions={rowActions}
      import={false}
      storageId="rolesOfDepart"
      maxHeight="none"
    />
  );
}

function rolesAndActions(departId: string) {
  const roles = rolesOf(departId);

  function AuthorizeDialog({ rows, onOpenChange }: ActionDialogProps<DepartRole, unknown>) {
    const { localize } = useLocale();
    const [{ id, roleName }] = rows as readonly [DepartRole];
    return (
      <GrantDrawer
        source={grantsOfDepartRole(id, departId)}
        title={`${localize(texts.authorizeRole)}${roleName}`}
        onOpenChange={onOpenChange}
      />
    );
  }

  const authorize = defineAction(roles, {
    label: texts.authorize,
    permission: 'departRole:authorize',
    dialog: AuthorizeDialog,
  });
  return { roles, rowActions: [authorize] };
}
