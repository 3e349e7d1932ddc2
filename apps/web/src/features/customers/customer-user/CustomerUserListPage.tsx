import { ResourceList } from '@tarmac/admin-kit/resource';
import { customerUserActions, customerUserToolbar } from './customerUser.actions.tsx';
import { customerUser } from './customerUser.resource.ts';

/** Who signs in for customers; a customer sees its own. @source FRT-05, freight-domain F09 */
export default function CustomerUserListPage() {
  return (
    <ResourceList
      resource={customerUser}
      search={['username', 'realname', 'phone', 'customerId', 'status']}
      columns={[
        { field: 'username', width: 150 },
        { field: 'realname', width: 110 },
        { field: 'phone', width: 130 },
        { field: 'customerName', width: 220 },
        { field: 'roles', width: 160 },
        { field: 'isMain', width: 80 },
        { field: 'status', width: 80 },
        { field: 'lastLoginTime', width: 160 },
        { field: 'createTime', width: 160 },
      ]}
      add={false}
      toolbar={customerUserToolbar}
      edit={false}
      removeWhen={(row) => row.isMain !== '1'}
      rowActions={customerUserActions}
      detail={[
        { title: { zh: '账号', en: 'Login' }, fields: ['username', 'realname', 'phone', 'email', 'avatar', 'status', 'isMain'] },
        { title: { zh: '归属', en: 'Belongs to' }, fields: ['customerName', 'roles', 'lastLoginTime', 'createTime', 'createBy'] },
      ]}
    />
  );
}
