import { useCan } from '@tarmac/admin-kit/permission';
import { MasterDetail, ResourceList, type ResourceListProps } from '@tarmac/admin-kit/resource';
import type { Customer, customerFields } from '@tarmac/freight-api/customers';
import { detailParts } from '../../../shared/lists/detailParts.ts';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { late } from '@tarmac/admin-kit/chunk';
import { shipper, shipperActions, shipperColumns } from '../shipper/shipper.resource.ts';
import { customerActions, customerUpload } from './customer.actions.tsx';
import { customerForms } from './customer.form.ts';
import { customer } from './customer.resource.ts';

const CustomerSummaryPart = late(() => import('./CustomerSummaryPart.tsx'), { part: 'CustomerSummaryPart' });
const CustomerTimeline = late(() => import('./CustomerTimeline.tsx'), { part: 'CustomerTimeline' });

const list: ResourceListProps<Customer, keyof typeof customerFields> = {
  resource: customer,
  search: ['customerName', 'customerNo', 'customerKind', 'uscc', 'salesUserId', 'settleType', 'state', 'uploadState', 'createTime'],
  columns: [
    { field: 'customerNo', width: 120 },
    { field: 'customerName', width: 212 },
    // State and money first: they are what the list is opened for.
    'state',
    'settleType',
    'creditLimit',
    'creditUsed',
    'walletAvailable',
    'dianfuBalance',
    expiring('contractValidTo'),
    'contactName',
    'contactPhone',
    'salesUserName',
    'termDays',
    'serviceRate',
    { field: 'customerKind', width: 146 },
    { field: 'uscc', width: 178 },
    'verifyState',
    'uploadState',
    'createTime',
  ],
  toolbar: [customerUpload.chosen],
  rowActions: customerActions,
  detail: [
    { title: { zh: '客户概况', en: 'Standing' }, place: 'rail', render: ({ id }) => <CustomerSummaryPart id={id} /> },
    { title: { zh: '时间轴', en: 'Timeline' }, place: 'rail', render: ({ id }) => <CustomerTimeline id={id} /> },
    // The contract is named by its number.
    ...detailParts(customer, { form: customerForms.form, without: ['contractNo', 'walletId'] }),
  ],
  ...customerForms,
};

/** Customers: credit, rates, invoice data and certification; below the one in focus its shippers. @source FRT-04, freight-domain F07 */
export default function CustomerListPage() {
  const maySeeShippers = useCan()('shipper:list');
  if (!maySeeShippers) return <ResourceList {...list} />;
  return (
    <MasterDetail
      master={list}
      title={{ zh: '所属托运人', en: 'Its shippers' }}
      below={({ id }) => (
        <ResourceList
          resource={shipper}
          filter={{ customerId: id }}
          columns={shipperColumns.filter((name) => name !== 'customerName')}
          rowActions={shipperActions}
          add={false}
          formColumns={2}
          formWidth={760}
          storageId="shippersOfCustomer"
          pageSize={5}
          maxHeight="none"
        />
      )}
    />
  );
}
