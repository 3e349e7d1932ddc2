import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { createShippingNoteQueries, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { statusTab as tab } from '../../../../shared/lists/statusTab.ts';
import { useBeginning } from '../../../../shared/lists/useBeginning.ts';
import { client } from '../../../../shared/session/session.ts';
import { noteActions } from '../shippingNote.actions.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { vehicleColumn } from '../noteColumns.tsx';
import { checkChosen } from './checkingActions.tsx';

const queries = createShippingNoteQueries(client);
const { codes } = shippingNoteStates;
const waiting = { noteStatus: codes.toCheck };

/** What the payer has to check, longest waiting first, and what they decided. @source SHIP-05, freight-domain S03 */
export default function CheckListPage() {
  const { localize } = useLocale();
  const isReady = useBeginning(waiting);
  if (!isReady) return null;
  return (
    <ResourceList
      resource={shippingNote}
      filter={{ checkState: ['1', '2', '3'] }}
      defaultSort={{ column: 'waitingSince', order: 'asc' }}
      tabs={{
        field: 'noteStatus',
        counts: queries.statusCount,
        items: [
          tab('toCheck', '待验收', 'To check', codes.toCheck),
          tab('returned', '已退回', 'Returned', codes.signed, codes.preChecked),
          tab(
            'checked',
            '已验收',
            'Checked',
            codes.checked,
            codes.reviewed,
            codes.examined,
            codes.payable,
            codes.paying,
            codes.paid,
            codes.invoiced,
          ),
          { ...tab('lossExceeded', '货损超限', 'Loss exceeded'), filter: { lossExceeded: '1' } },
          tab('all', '全部', 'All'),
        ],
      }}
      search={['shippingNoteNumber', 'originalDocumentNumber', 'customerId', 'shipperId', 'vehicleNumber', 'cargoName', 'signTime']}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'noteStatus', width: 108, pinned: 'start' },
        vehicleColumn(localize),
        { field: 'cargoName', width: 86 },
        { field: 'loadWeight', width: 100 },
        { field: 'unloadWeight', width: 100 },
        { field: 'lossWeight', width: 90 },
        { field: 'lossAmount', width: 100 },
        { field: 'feeTotal', width: 110 },
        { field: 'waitingSince', width: 150 },
        'allowedLoss',
        'deductWeight',
        'extraFee',
        'deduction',
        { field: 'originalDocumentNumber', width: 130 },
        { field: 'shipperName', width: 160 },
        { field: 'loadFiles', width: 120 },
        { field: 'unloadFiles', width: 120 },
        'signTime',
        'checkBy',
        'checkTime',
        { field: 'checkRemark', width: 180 },
      ]}
      numbered={false}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export="columns"
      storageId="shippingNoteCheck"
      toolbar={[checkChosen]}
      rowActions={noteActions}
    />
  );
}
