import { ResourceList, type FormSpec } from '@tarmac/admin-kit/resource';
import type { customerFields } from '@tarmac/freight-api/customers';
import { customerActions } from './customer.actions.tsx';
import { customer } from './customer.resource.ts';

/** The form of a customer; companies and private shippers are asked for different papers. */
export const customerForm: FormSpec<keyof typeof customerFields> = {
  groups: [
    {
      title: { zh: '基本信息', en: 'Customer' },
      items: [
        'customerName',
        'customerKind',
        { field: 'uscc', when: (values) => values['customerKind'] !== '3', required: true },
        { field: 'idNo', when: (values) => values['customerKind'] === '3', required: true },
        'legalPerson',
        'legalIdNo',
        'legalPhone',
        'industry',
        { field: 'parentAgentId', when: (values) => values['customerKind'] !== '2' },
      ],
    },
    {
      title: { zh: '联系与地址', en: 'Contact' },
      items: ['contactName', 'contactPhone', 'email', 'province', 'city', 'district', 'adcode', { field: 'address', wide: true }],
    },
    { title: { zh: '证照', en: 'Documents' }, items: ['businessLicenceFile', 'legalIdFiles', 'authFile'] },
    { title: { zh: '流程', en: 'Process' }, items: ['needBusinessReview', 'needCheckByCustomer', 'remark'] },
  ],
};

/** Customers: credit, rates, invoice data and certification. @source FRT-04, freight-domain F07 */
export default function CustomerListPage() {
  return (
    <ResourceList
      resource={customer}
      search={['customerName', 'customerNo', 'customerKind', 'uscc', 'settleType', 'state', 'createTime']}
      columns={[
        'customerNo',
        'customerName',
        'customerKind',
        'uscc',
        'contactName',
        'contactPhone',
        'salesUserName',
        'settleType',
        'termDays',
        'creditLimit',
        'creditUsed',
        'walletAvailable',
        'serviceRate',
        'state',
        'uploadState',
        'createTime',
      ]}
      rowActions={customerActions}
      formWidth={920}
      formColumns={2}
      form={customerForm}
    />
  );
}
