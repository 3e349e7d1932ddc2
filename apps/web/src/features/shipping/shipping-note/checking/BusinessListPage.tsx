import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { createShippingNoteQueries, type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { statusTab as tab } from '../../../../shared/lists/statusTab.ts';
import { useBeginning } from '../../../../shared/lists/useBeginning.ts';
import { client } from '../../../../shared/session/session.ts';
import { routeColumn } from '../../shared/routeColumn.tsx';
import { noteActions } from '../shippingNote.actions.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { vehicleColumn } from '../noteColumns.tsx';
import { reviewChosen } from './reviewChosen.tsx';
import { reviewColumns } from './reviewColumns.tsx';

const queries = createShippingNoteQueries(client);
const waiting = { businessReviewState: '1' };
const { checked, reviewed, examined, payable, paying, paid, invoiced } = shippingNoteStates.codes;

/** What waits for the business review, longest first, and what passed it. @source SHIP-03, freight-domain S01 */
export default function BusinessListPage() {
  const { localize } = useLocale();
  const isReady = useBeginning(waiting);
  if (!isReady) return null;
  return (
    <ResourceList
      resource={shippingNote}
      filter={{ noteStatus: [checked, reviewed, examined, payable, paying, paid, invoiced] }}
      defaultSort={{ column: 'waitingSince', order: 'asc' }}
      tabs={{
        field: 'businessReviewState',
        counts: (query) => queries.statusCount({ ...query, of: 'businessReviewState' }),
        items: [tab('waiting', '待审核', 'To review', '1'), tab('passed', '已通过', 'Passed', '2'), tab('all', '全部', 'All')],
      }}
      search={[
        'shippingNoteNumber',
        'customerId',
        'vehicleNumber',
        'driverName',
        'abnormalFlags',
        'trackState',
        'failedRules',
        'businessReviewBy',
        'loadTime',
      ]}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'businessReviewState', width: 96, pinned: 'start' },
        { field: 'failedRules', width: 170 },
        vehicleColumn(localize),
        routeColumn<ShippingNote>(localize, 132),
        { field: 'trackState', width: 90 },
        { field: 'loadWeight', width: 100 },
        { field: 'lossWeight', width: 90 },
        { field: 'waitingSince', width: 150 },
        { field: 'customerName', width: 180 },
        ...reviewColumns(localize),
        'unloadWeight',
        'distance',
        'trackDistance',
        { field: 'abnormalFlags', width: 140 },
        'businessReviewBy',
        'businessReviewTime',
      ]}
      numbered={false}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export="columns"
      storageId="shippingNoteBusiness"
      toolbar={[reviewChosen]}
      rowActions={noteActions}
    />
  );
}
