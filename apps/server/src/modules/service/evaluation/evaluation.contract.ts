import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dateTime,
  dict,
  entity,
  flag,
  Id,
  integer,
  longText,
  numberCode,
  person,
  rating,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { evaluationStates } from './evaluation.states.ts';

const stars = (zh: string, en: string) => numberCode('stars', { label: label(zh, en), range: [1, 5], sortable: true });
const noteId = reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } });
const score = stars('总分', 'Stars');
const items = {
  timeliness: stars('时效', 'Timeliness'),
  safety: stars('安全', 'Safety'),
  service: stars('服务', 'Service'),
  document: stars('单据', 'Documents'),
};
const tags = text(label('标签', 'Tags'), { max: 200, description: 'Separated by semicolons.' });
const content = longText(label('评价内容', 'Evaluation'), { max: 500 });
const anonymous = flag(label('匿名', 'Anonymous'));
const replyContent = longText(label('回复', 'Reply'), { max: 500 });

/** An evaluation. @source freight-domain 2.24, F14 */
export const Evaluation = entity('evaluation', {
  label: label('评价', 'Evaluation'),
  filters: ['toGive'],
  required: {},
  optional: {},
  computed: {
    noteId,
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    fromType: dict('party_type', { label: label('评价方', 'From') }),
    fromId: text(label('评价人编号', 'Id of who evaluates'), { max: 32 }),
    fromName: text(label('评价人', 'By'), { max: 100, filter: 'text' }),
    toType: dict('party_type', { label: label('被评价方', 'About') }),
    toId: text(label('被评价人编号', 'Id of who is evaluated'), { max: 32, filter: 'equals' }),
    toName: text(label('被评价人', 'Name'), { max: 100, filter: 'text' }),
    carrierId: reference('carrier', { label: label('承运商', 'Carrier') }),
    province: text(label('装货省份', 'Province of loading'), { max: 50, filter: 'equals' }),
    score,
    ...items,
    tags,
    content,
    anonymous,
    state: dict('evaluation_state', { label: label('状态', 'Status') }),
    dueTime: dateTime(label('评价截止', 'Due')),
    submitBy: person(label('提交人', 'Given by')),
    submitTime: dateTime(label('评价时间', 'Given at')),
    isAuto: flag(label('系统默认', 'By default')),
    replyContent,
    replyBy: person(label('回复人', 'Replied by')),
    replyTime: dateTime(label('回复时间', 'Replied at')),
    hideReason: text(label('隐藏原因', 'Why it is hidden'), { max: 200 }),
  },
  exportColumns: [
    'shippingNoteNumber',
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
    'content',
    'anonymous',
    'isAuto',
    'state',
    'submitTime',
    'replyContent',
    'replyTime',
  ],
  importColumns: [],
  sortedBy: ['createTime'],
});

/** What one side of a paid waybill thinks of the other. */
export const EvaluationInput = z
  .object({
    noteId,
    score,
    timeliness: items.timeliness.nullish(),
    safety: items.safety.nullish(),
    service: items.service.nullish(),
    document: items.document.nullish(),
    tags: tags.nullish(),
    content: content.nullish(),
    anonymous: anonymous.optional(),
  })
  .meta({ id: 'EvaluationInput' });

const EvaluationReplyInput = RowKey.extend({ replyContent }).meta({ id: 'EvaluationReplyInput' });

/** Of which evaluations the ranking is made, by the day on which they were given. */
export const RankingQuery = z.object({
  from: date(label('开始日期', 'From')).optional(),
  to: date(label('结束日期', 'To')).optional(),
  province: z.string().max(50).optional(),
  carrierId: Id.optional(),
});

const Ranked = z
  .object({
    rank: integer(label('名次', 'Rank')),
    driverId: reference('driver', { label: label('司机', 'Driver') }),
    driverName: text(label('司机姓名', 'Name of the driver'), { max: 100 }),
    average: rating(label('平均评分', 'Average rating'), { max: 500 }),
    evaluations: integer(label('评价数', 'Evaluations')),
    byDefault: integer(label('其中系统默认', 'Of them by default')),
    score: integer(label('信用分', 'Score')),
  })
  .meta({ id: 'RankedDriver' });

const { list, queryById, exportXls } = standardEndpoints(Evaluation, 'evaluation');
const step = { reply: Evaluation.row, idempotent: 'accepted', checkable: true, errors: ['NotFound', 'Conflict', 'InvalidInput'] } as const;

/** @source freight-domain F14, 3.10 */
export const evaluationContract = contract('/hyevaluation/hyEvaluation', {
  about: { domain: 'service', name: 'evaluation', entity: Evaluation, states: evaluationStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('evaluation'),
    ranking: {
      method: 'GET',
      path: '/ranking',
      permission: 'evaluation:list',
      summary: label('司机排行', 'Ranking of drivers'),
      query: RankingQuery,
      reply: z.array(Ranked),
      errors: ['InvalidInput'],
    },
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'evaluation:add',
      summary: label('评价', 'Evaluate'),
      body: EvaluationInput,
    },
    reply: {
      ...step,
      method: 'PUT',
      path: '/reply',
      permission: 'evaluation:reply',
      summary: label('回复评价', 'Reply to an evaluation'),
      body: EvaluationReplyInput,
    },
    hide: {
      ...step,
      method: 'PUT',
      path: '/hide',
      permission: 'evaluation:hide',
      summary: label('隐藏与恢复评价', 'Hide and show evaluations'),
      body: RowReason,
    },
    show: {
      ...step,
      method: 'PUT',
      path: '/show',
      permission: 'evaluation:hide',
      summary: label('恢复评价', 'Show an evaluation again'),
      body: RowKey,
    },
  },
});
