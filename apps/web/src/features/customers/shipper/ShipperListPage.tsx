import { ResourceList } from '@tarmac/admin-kit/resource';
import { shipper, shipperActions, shipperColumns } from './shipper.resource.ts';

/** Consignors as they stand on waybills. @source FRT-05, freight-domain F08b */
export default function ShipperListPage() {
  return (
    <ResourceList
      resource={shipper}
      search={['shipperName', 'shipperIdNo', 'customerId', 'adcode', 'state']}
      columns={shipperColumns}
      rowActions={shipperActions}
      formColumns={2}
      formWidth={760}
    />
  );
}
