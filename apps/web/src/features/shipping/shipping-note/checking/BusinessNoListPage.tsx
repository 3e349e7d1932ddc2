import { ResourceList } from '@tarmac/admin-kit/resource';
import { shippingNoteStates } from '@tarmac/freight-api/shipping';
import { noteServiceActions } from '../../../../shared/service/noteServiceActions.ts';
import { noteActions } from '../shippingNote.actions.tsx';
import { shippingNote } from '../shippingNote.resource.ts';

const actions = [...noteActions, ...noteServiceActions(shippingNote)];

/** What the business review refused and has to be put right, longest open first. @source SHIP-04, freight-domain S02 */
export default function BusinessNoListPage() {
  return (
    <ResourceList
      resource={shippingNote}
      filter={{ noteStatus: shippingNoteStates.codes.checked, businessReviewState: '3' }}
      defaultSort={{ column: 'waitingSince', order: 'asc' }}
      search={['shippingNoteNumber', 'customerId', 'vehicleNumber', 'failedRules', 'businessReviewBy', 'businessReviewTime']}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'customerName', width: 180 },
        { field: 'driverName', width: 84 },
        { field: 'vehicleNumber', width: 104 },
        { field: 'businessReviewRemark', width: 220 },
        { field: 'failedRules', width: 200 },
        'businessReviewBy',
        'businessReviewTime',
        'waitingSince',
        'submitCheckBy',
        { field: 'cargoName', width: 86 },
        'loadWeight',
        'unloadWeight',
      ]}
      numbered={false}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export="columns"
      storageId="shippingNoteBusinessNo"
      rowActions={actions}
    />
  );
}
