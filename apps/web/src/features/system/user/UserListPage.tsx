import type { Department } from '@tarmac/admin-kit/org-picker';
import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BesideDepartments } from '../../../shared/pickers/orgPickers.tsx';
import { tenantsQuery } from '../../../shared/session/tenantsQuery.ts';
import { showGuests, userActions, userToolbar } from './user.actions.tsx';
import { addForm } from './user.form.ts';
import { user } from './user.resource.ts';
import { userTexts as texts } from './userTexts.ts';

/** People who sign in, by department. @source SYS-01, jeecg-wire 3.1 */
export default function UserListPage() {
  const [within, setWithin] = useState<Department | null>(null);
  const { data: tenants } = useQuery({ ...tenantsQuery, enabled: useCan()('user:guests') });
  const takesGuests = tenants !== undefined && tenants.tenantId !== 0;
  return (
    <BesideDepartments chosen={within} onChosenChange={setWithin}>
      <ResourceList
        resource={user}
        // Codes of departments begin with those above them.
        filter={within === null ? {} : { orgCode: `${within.code}*` }}
        search={['username', 'realname', 'sex', 'phone', 'status']}
        columns={[
          { field: 'username', width: 120 },
          { field: 'realname', width: 112 },
          { field: 'avatar', width: 72 },
          { field: 'sex', width: 70 },
          { field: 'birthday', width: 100 },
          { field: 'phone', width: 116 },
          { field: 'orgCodeTxt', width: 180 },
          { field: 'departIds', width: 160 },
          { field: 'status', width: 80 },
        ]}
        defaultSort={{ column: 'createTime', order: 'desc' }}
        form={addForm}
        formWidth={860}
        edit={false}
        rowActions={userActions}
        toolbar={takesGuests ? [...userToolbar, showGuests] : userToolbar}
        detail={[
          { title: texts.account, fields: ['username', 'realname', 'workNo', 'sex', 'birthday', 'status', 'createTime'] },
          { title: texts.contact, fields: ['phone', 'email', 'telephone'] },
          { title: texts.belonging, fields: ['orgCodeTxt', 'post', 'userIdentity', 'departIds'] },
        ]}
      />
    </BesideDepartments>
  );
}
