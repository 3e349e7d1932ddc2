import { field } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createSendAddressApi, type SendAddress, sendAddressFields } from '@tarmac/freight-api/shipping';
import { connectTable } from '../../../shared/connectTable.ts';
import { RegionPicker } from '../../../shared/pickers.tsx';
import { client } from '../../../shared/session.ts';
import { addressColumns, addressForm } from './addressViews.ts';

const sendAddress = defineResource<SendAddress>()({
  label: { zh: '发货地址', en: 'Send address' },
  api: createSendAddressApi(client),
  permission: 'address',
  name: 'sendAddress',
  titleField: 'addressName',
  fields: {
    ...sendAddressFields,
    adcode: field.reference(sendAddressFields.adcode, { picker: RegionPicker }),
  },
});

/** Places where goods are loaded. @source SHIP-15 */
export default function SendAddressListPage() {
  return (
    <ResourceList
      inlineEdit={{ connect: connectTable }}
      resource={sendAddress}
      search={['addressName', 'customerId', 'city', 'companyName']}
      columns={addressColumns}
      form={addressForm}
      formColumns={2}
      formWidth={760}
    />
  );
}
