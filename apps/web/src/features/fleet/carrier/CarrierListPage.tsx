import { ResourceList } from '@tarmac/admin-kit/resource';
import { expiring } from '../../../shared/expiry.tsx';
import { carrierForms } from './carrier.form.ts';
import { carrier, carrierActions } from './carrier.resource.ts';

/** Carriers and their certification. @source FRT-03, freight-domain F06 */
export default function CarrierListPage() {
  return (
    <ResourceList
      resource={carrier}
      search={['carrierName', 'carrierKind', 'uscc', 'state', 'permitValidTo', 'uploadState']}
      columns={[
        { field: 'carrierName', width: 226 },
        'carrierKind',
        { field: 'uscc', width: 178 },
        'permitNumber',
        expiring('permitValidTo'),
        'contactName',
        'contactPhone',
        'driverCount',
        'vehicleCount',
        'settleType',
        'openPayable',
        'state',
        'blacklist',
        'uploadState',
        'createTime',
      ]}
      rowActions={carrierActions}
      rowActionsWidth={180}
      {...carrierForms}
    />
  );
}
