import { ResourceList } from '@tarmac/admin-kit/resource';
import type { Customer } from '@tarmac/freight-api/customers';
import type { ReactNode } from 'react';
import { shipperReviewActions } from './customer.actions.tsx';
import { customer } from './customer.resource.ts';

/** Shippers that register: companies and private persons, for those who review them. @source NOTI-02, freight-domain F08 */
export default function CustomerManagerPage() {
  return (
    <ResourceList
      resource={customer}
      filter={{ customerKind: ['1', '3'] }}
      search={['customerName', 'contactPhone', 'state', 'adcode', 'submitTime']}
      columns={[
        'customerName',
        'customerKind',
        // A company by its credit code, a private person by the masked ID card.
        {
          field: 'uscc',
          width: 190,
          reads: ['customerKind', 'idNo'],
          cell: (row: Customer, shown: ReactNode) => (row.customerKind === '3' ? (row.idNo ?? '--') : shown),
        },
        'legalPerson',
        'contactName',
        'contactPhone',
        'city',
        'regSource',
        'submitTime',
        'state',
        'verifyState',
        'reviewBy',
        'reviewTime',
        'reviewRemark',
      ]}
      rowActions={shipperReviewActions}
      import={false}
      export={false}
      add={false}
      edit={false}
      remove={false}
      storageId="customerManager"
    />
  );
}
