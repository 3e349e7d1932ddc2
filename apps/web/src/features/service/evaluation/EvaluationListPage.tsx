import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { evaluationStates } from '@tarmac/freight-api/service';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { evaluationActions } from './evaluation.actions.ts';
import { evaluation, evaluationQueries } from './evaluation.resource.ts';
import { evaluationTexts as texts } from './evaluationTexts.ts';
import { RankingPart } from './RankingPart.tsx';

const { open, given, hidden } = evaluationStates.codes;
const views = ['evaluations', 'ranking'] as const;

/** What the sides of paid waybills think of each other, and the ranking of drivers that it makes. @source FRT-16, freight-domain F14 */
export default function EvaluationListPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const shown = search.get('of') === 'ranking' ? 'ranking' : 'evaluations';
  return (
    <>
      <div className="mb-3">
        <RadioGroup
          aria-label={localize(evaluation.label)}
          variant="buttons"
          value={shown}
          onValueChange={(next) => setSearch(new URLSearchParams(next === 'ranking' ? { of: next } : {}), 'push')}
          options={views.map((value) => ({ value, label: localize(texts[value]) }))}
        />
      </div>
      {shown === 'ranking' ? <RankingPart /> : <EvaluationList />}
    </>
  );
}

const EvaluationList = () => (
  <ResourceList
    resource={evaluation}
    tabs={{
      field: 'state',
      counts: evaluationQueries.statusCount,
      items: [
        tab('all', '全部', 'All'),
        tab('open', '待评价', 'To evaluate', open),
        tab('given', '已评价', 'Evaluated', given),
        tab('hidden', '已隐藏', 'Hidden', hidden),
      ],
    }}
    search={['shippingNoteNumber', 'fromType', 'fromName', 'toType', 'toName', 'score', 'state', 'submitTime', 'isAuto', 'toGive']}
    columns={columnsForReader(
      [
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'state', width: 96 },
        { field: 'fromType', width: 84 },
        { field: 'fromName', width: 180 },
        { field: 'toType', width: 84 },
        { field: 'toName', width: 150 },
        { field: 'score', width: 110 },
        { field: 'content', width: 240 },
        { field: 'tags', width: 150 },
        { field: 'replyContent', width: 180 },
        { field: 'isAuto', width: 90 },
        { field: 'submitTime', width: 166 },
        ...off(['timeliness', 'safety', 'service', 'document', 'anonymous', 'province', 'dueTime', 'hideReason', 'createTime']),
      ],
      { party: ['isAuto'] },
    )}
    card={{ lines: [['fromName', 'toName'], ['content'], ['submitTime']], figure: 'score' }}
    numbered={false}
    add={false}
    storageId="evaluations"
    rowActions={evaluationActions}
    detail={[
      {
        title: texts.said,
        fields: [
          'noteId',
          'state',
          'fromType',
          'fromName',
          'toType',
          'toName',
          'score',
          'timeliness',
          'safety',
          'service',
          'document',
          'tags',
          'anonymous',
          'isAuto',
          'dueTime',
          'submitTime',
          'content',
          'hideReason',
        ],
      },
      { title: texts.answer, fields: ['replyContent', 'replyTime'] },
    ]}
  />
);
