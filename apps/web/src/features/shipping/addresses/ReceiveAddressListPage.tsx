import { field } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createReceiveAddressApi, type ReceiveAddress, receiveAddressFields } from '@tarmac/freight-api/shipping';
import { connectTable } from '../../../shared/connectTable.ts';
import { RegionPicker } from '../../../shared/pickers.tsx';
import { client } from '../../../shared/session.ts';
import { addressColumns, addressForm } from './addressViews.ts';

const receiveAddress = defineResource<ReceiveAddress>()({
  label: { zh: '收货地址', en: 'Receive address' },
  api: createReceiveAddressApi(client),
  permission: 'address',
  name: 'receiveAddress',
  titleField: 'addressName',
  fields: {
    ...receiveAddressFields,
    adcode: field.reference(receiveAddressFields.adcode, { picker: RegionPicker }),
  },
});

/** Places where goods are unloaded. @source SHIP-14 */
export default function ReceiveAddressListPage() {
  return (
    <ResourceList
      inlineEdit={{ connect: connectTable }}
      resource={receiveAddress}
      search={['addressName', 'customerId', 'city', 'companyName']}
      columns={addressColumns}
      form={addressForm}
      formColumns={2}
      formWidth={760}
    />
  );
}
