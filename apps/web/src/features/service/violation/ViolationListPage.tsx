import { ResourceList } from '@tarmac/admin-kit/resource';
import { violationStates } from '@tarmac/freight-api/service';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { recordViolation, violationActions } from './violation.actions.ts';
import { violation, violationQueries } from './violation.resource.ts';
import { violationTexts as texts } from './violationTexts.ts';

const { toHandle, appealed, punished, cancelled } = violationStates.codes;

/** Violations, from what was seen or found to the decision. @source FRT-23, freight-domain X02 */
export default function ViolationListPage() {
  return (
    <ResourceList
      resource={violation}
      tabs={{
        field: 'state',
        counts: violationQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toHandle', '申诉期', 'New', toHandle),
          tab('appealed', '申诉中', 'Appealed', appealed),
          tab('punished', '已处罚', 'Punished', punished),
          tab('cancelled', '已撤销', 'Cancelled', cancelled),
        ],
      }}
      search={[
        'violationNo',
        'violationType',
        'targetName',
        'targetType',
        'vehicleNumber',
        'shippingNoteNumber',
        'source',
        'state',
        'happenTime',
        'toDecide',
        'canAppeal',
      ]}
      columns={columnsForReader(
        [
          { field: 'violationNo', width: 150, pinned: 'start' },
          { field: 'state', width: 104 },
          { field: 'violationType', width: 124 },
          { field: 'targetName', width: 150 },
          { field: 'vehicleNumber', width: 110 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'source', width: 100 },
          { field: 'detail', width: 260 },
          { field: 'scoreDeduct', width: 86 },
          { field: 'fineAmount', width: 104 },
          { field: 'fineState', width: 96 },
          { field: 'happenTime', width: 166 },
          { field: 'appealUntil', width: 166 },
          ...off([
            'targetType',
            'location',
            'blacklist',
            'appealContent',
            'appealTime',
            'handleResult',
            'handleBy',
            'handleTime',
            'adjustNo',
            'createTime',
          ]),
        ],
        { party: ['source'] },
      )}
      card={{ lines: [['targetName', 'vehicleNumber'], ['detail'], ['happenTime']], figure: 'scoreDeduct' }}
      numbered={false}
      add={false}
      edit={false}
      storageId="violations"
      toolbar={[recordViolation]}
      rowActions={violationActions}
      detail={[
        {
          title: texts.record,
          fields: [
            'violationNo',
            'violationType',
            'targetType',
            'targetName',
            'vehicleNumber',
            'shippingNoteNumber',
            'source',
            'happenTime',
            'location',
            'detail',
            'files',
          ],
        },
        {
          title: texts.defence,
          fields: ['appealUntil', 'appealBy', 'appealTime', 'appealContent', 'appealFiles', 'handleBy', 'handleTime', 'handleResult'],
        },
        { title: texts.punishment, fields: ['scoreDeduct', 'fineAmount', 'fineState', 'adjustNo', 'blacklist'] },
      ]}
    />
  );
}
