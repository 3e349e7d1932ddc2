import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { connectTable } from '../../../shared/api/connectTable.ts';
import { sendActions, sendAddress } from './address.resource.tsx';
import { sendColumns, sendForm } from './addressViews.tsx';

/** Places where goods are loaded. @source SHIP-15 */
export default function SendAddressListPage() {
  const { localize } = useLocale();
  return (
    <ResourceList
      inlineEdit={{ connect: connectTable }}
      resource={sendAddress}
      search={['addressName', 'customerId', 'adcode', 'companyName']}
      columns={sendColumns(localize)}
      rowActions={sendActions}
      form={sendForm}
      formColumns={2}
      formWidth={860}
    />
  );
}
