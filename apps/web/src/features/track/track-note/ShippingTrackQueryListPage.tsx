import { useCan } from '@tarmac/admin-kit/permission';
import { defineAction, defineListAction, ResourceList } from '@tarmac/admin-kit/resource';
import { type TrackNote, trackNoteTrackRemarkFields } from '@tarmac/freight-api/fleet';
import { late } from '@tarmac/admin-kit/chunk';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { subjectOf } from '../../../shared/lists/rowSubject.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { trackNote, trackNoteApi } from './trackNote.resource.ts';
import { trackNoteTexts as texts } from './trackNoteTexts.ts';
import { trackQueryApi } from '../track-query/trackQuery.resource.ts';

const NoteWayDrawer = late(() => import('./NoteWayDrawer.tsx'), { part: 'NoteWayDrawer' });
const NotePlaceDialog = late(() => import('./NotePlaceDialog.tsx'), { part: 'NotePlaceDialog' });

const WaysTogetherDrawer = late(() => import('./WaysTogetherDrawer.tsx'), { part: 'WaysTogetherDrawer' });

/** On the road: loaded, or in transit. */
const isOnRoad = ({ noteStatus }: TrackNote) => noteStatus === '30' || noteStatus === '40';
/** Odd, or none at all. */
const isDoubtful = ({ trackState }: TrackNote) => trackState === '2' || trackState === '3';

const rowActions = [
  defineAction(trackNote, { label: texts.view, permission: 'shipping:track', dialog: NoteWayDrawer }),
  defineAction(trackNote, {
    label: texts.place,
    permission: 'shipping:track',
    when: isOnRoad,
    dialog: NotePlaceDialog,
  }),
  defineAction(trackNote, {
    label: texts.pull,
    permission: 'track:query',
    success: texts.pulled,
    run: ({ id }, { context }) => trackQueryApi.query({ noteId: id }, context),
  }),
  defineAction<TrackNote, { trackRemark: string }>(trackNote, {
    label: texts.remark,
    permission: 'shipping:trackRemark',
    when: isDoubtful,
    form: {
      fields: { trackRemark: { ...trackNoteTrackRemarkFields.trackRemark, required: true } },
      initial: ([row]) => ({ trackRemark: row?.trackRemark ?? '' }),
      columns: 1,
      width: 480,
      intro: subjectOf(trackNote),
    },
    run: ({ id }, { input: { trackRemark }, context }) => trackNoteApi.trackRemark({ id, trackRemark }, context),
  }),
];

const together = defineListAction(trackNote, {
  label: trackTexts.together,
  permission: 'shipping:track',
  needsSelection: true,
  dialog: WaysTogetherDrawer,
});

/** The ways of waybills from loading on. @source SHIP-17, freight-domain S16 */
export default function ShippingTrackQueryListPage() {
  const can = useCan();
  return (
    <ResourceList
      resource={trackNote}
      search={['shippingNoteNumber', 'vehicleNumber', 'driverName', 'trackState', 'noteStatus', 'loadTime']}
      columns={columnsOfRole(
        [
          { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
          { field: 'noteStatus', width: 108, pinned: 'start' },
          { field: 'vehicleNumber', width: 106 },
          { field: 'driverName', width: 86 },
          { field: 'trackState', width: 96 },
          // Where it is and when it comes: what a dispatcher opens the list for.
          { field: 'lastLocTime', width: 160 },
          { field: 'etaTime', width: 160 },
          { field: 'sendCity', width: 104 },
          { field: 'receiveCity', width: 104 },
          'loadTime',
          'unloadTime',
          'pointCount',
          'distance',
          'trackDistance',
          'deviation',
          { field: 'trackRemark', width: 160 },
        ],
        {
          reader: workOf(can),
          roles: {
            // Whether the way was driven as it is told; everybody else asks where the vehicle is.
            compliance: [
              'shippingNoteNumber',
              'noteStatus',
              'vehicleNumber',
              'trackState',
              'pointCount',
              'distance',
              'trackDistance',
              'deviation',
              'trackRemark',
              'loadTime',
              'unloadTime',
            ],
          },
        },
      )}
      add={false}
      edit={false}
      remove={false}
      import={false}
      toolbar={[together]}
      rowActions={rowActions}
    />
  );
}
