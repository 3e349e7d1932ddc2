import { ResourceList } from '@tarmac/admin-kit/resource';
import { createShippingNoteQueries, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { statusTab as tab } from '../../../../shared/lists/statusTab.ts';
import { client } from '../../../../shared/session/session.ts';
import { noteActions } from '../shippingNote.actions.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { reviewChosen } from './checkingActions.tsx';

const queries = createShippingNoteQueries(client);
const { checked, reviewed, examined, payable, paying, paid, invoiced } = shippingNoteStates.codes;

/** What waits for the business review, longest first, and what passed it. @source SHIP-03, freight-domain S01 */
export default function BusinessListPage() {
  return (
    <ResourceList
      resource={shippingNote}
      filter={{ noteStatus: [checked, reviewed, examined, payable, paying, paid, invoiced] }}
      defaultSort={{ column: 'waitingSince', order: 'asc' }}
      tabs={{
        field: 'businessReviewState',
        counts: ({ ...query }) => queries.statusCount({ ...query, of: 'businessReviewState' }),
        items: [tab('waiting', '待审核', 'To review', '1'), tab('passed', '已通过', 'Passed', '2'), tab('all', '全部', 'All')],
      }}
      search={['shippingNoteNumber', 'customerId', 'vehicleNumber', 'driverName', 'abnormalFlags', 'trackState', 'failedRules', 'loadTime']}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'businessReviewState', width: 96, pinned: 'start' },
        { field: 'customerName', width: 180 },
        { field: 'driverName', width: 84 },
        { field: 'vehicleNumber', width: 104 },
        { field: 'sendCity', width: 96 },
        { field: 'receiveCity', width: 96 },
        'loadWeight',
        'unloadWeight',
        'lossWeight',
        'distance',
        'trackDistance',
        { field: 'trackState', width: 96 },
        { field: 'failedRules', width: 160 },
        { field: 'abnormalFlags', width: 140 },
        'waitingSince',
        'businessReviewBy',
        'businessReviewTime',
      ]}
      add={false}
      edit={false}
      remove={false}
      import={false}
      storageId="shippingNoteBusiness"
      toolbar={[reviewChosen]}
      rowActions={noteActions}
    />
  );
}
