import { ResourceList } from '@tarmac/admin-kit/resource';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { detailParts } from '../../../shared/lists/detailParts.ts';
import { expiring } from '../../../shared/lists/expiry.tsx';
import { carrierForms } from './carrier.form.ts';
import { carrierActions, carrierUpload } from './carrier.actions.ts';
import { carrier } from './carrier.resource.ts';

/** Carriers and their certification. @source FRT-03, freight-domain F06 */
export default function CarrierListPage() {
  return (
    <ResourceList
      resource={carrier}
      search={['carrierName', 'carrierKind', 'uscc', 'state', 'permitValidTo', 'uploadState']}
      columns={columnsForReader(
        [
          // What a review goes by comes first, then whom to call.
          { field: 'carrierName', width: 226 },
          'state',
          'verifyState',
          'openPayable',
          'carrierKind',
          expiring('permitValidTo'),
          'score',
          'contactName',
          'contactPhone',
          'driverCount',
          'vehicleCount',
          'permitNumber',
          { field: 'uscc', width: 178 },
          'settleType',
          expiring('contractValidTo'),
          'blacklist',
          'uploadState',
          'createTime',
        ],
        { party: ['uploadState', 'createTime'] },
      )}
      // Its account is shown among its accounts, of which the row has the id alone; its contract is named by the number.
      detail={detailParts(carrier, { form: carrierForms.form, without: ['bankCardId', 'contractNo'] })}
      toolbar={[carrierUpload.chosen]}
      rowActions={carrierActions}
      {...carrierForms}
    />
  );
}
