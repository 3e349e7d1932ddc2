import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { connectTable } from '../../../shared/api/connectTable.ts';
import { receiveActions, receiveAddress } from './address.resource.tsx';
import { receiveColumns, receiveForm } from './addressViews.tsx';

/** Places where goods are unloaded. @source SHIP-14 */
export default function ReceiveAddressListPage() {
  const { localize } = useLocale();
  return (
    <ResourceList
      inlineEdit={{ connect: connectTable }}
      resource={receiveAddress}
      search={['addressName', 'customerId', 'adcode', 'companyName']}
      columns={receiveColumns(localize)}
      rowActions={receiveActions}
      form={receiveForm}
      formColumns={2}
      formWidth={860}
    />
  );
}
