import { ResourceList } from '@tarmac/admin-kit/resource';
import { customerActions } from './customer.actions.tsx';
import { customer } from './customer.resource.ts';

/** Shippers that register: companies and private persons, for those who review them. @source NOTI-02, freight-domain F08 */
export default function CustomerManagerPage() {
  return (
    <ResourceList
      resource={customer}
      filter={{ customerKind: ['1', '3'] }}
      search={['customerName', 'contactPhone', 'state', 'city', 'submitTime']}
      columns={[
        'customerName',
        'customerKind',
        'uscc',
        'legalPerson',
        'contactName',
        'contactPhone',
        'city',
        'submitTime',
        'state',
        'reviewBy',
        'reviewTime',
        'reviewRemark',
      ]}
      rowActions={customerActions}
      add={false}
      edit={false}
      remove={false}
      storageId="customerManager"
    />
  );
}
