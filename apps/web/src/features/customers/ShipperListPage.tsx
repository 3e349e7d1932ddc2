import { field } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createShipperApi, type Shipper, shipperFields, shipperFreezeFields, shipperReview } from '@tarmac/freight-api/customers';
import { CustomerPicker } from '../../shared/pickers.tsx';
import { reviewActions } from '../../shared/reviewActions.tsx';
import { client } from '../../shared/session.ts';

const api = createShipperApi(client);
const shipper = defineResource<Shipper>()({
  label: { zh: '托运人', en: 'Shipper' },
  api,
  permission: 'shipper',
  titleField: 'shipperName',
  fields: { ...shipperFields, customerId: field.reference(shipperFields.customerId, { picker: CustomerPicker }) },
});
const actions = reviewActions(shipper, {
  api,
  permission: 'shipper',
  freezePermission: 'shipper:review',
  states: shipperReview,
  reason: shipperFreezeFields,
  fields: ['shipperName', 'shipperIdNo', 'customerName', 'contactName', 'contactPhone', 'address'],
  documents: ['licenceFile'],
});

/** Consignors as they stand on waybills. @source FRT-05, freight-domain F08b */
export default function ShipperListPage() {
  return (
    <ResourceList
      resource={shipper}
      search={['shipperName', 'customerId', 'state']}
      columns={[
        'shipperName',
        'shipperKind',
        'shipperIdNo',
        'customerName',
        'contactName',
        'contactPhone',
        'address',
        'state',
        'createTime',
      ]}
      rowActions={actions}
      formColumns={2}
      formWidth={760}
    />
  );
}
