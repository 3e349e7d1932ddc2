import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, dict, entity, Id, integer, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';

const points = (zh: string, en: string) => integer(label(zh, en), { min: -1000, max: 1000 });

/** A line of what a score is made of. @source freight-domain 3.10 */
export const ScoreLine = entity('scoreLine', {
  label: label('信用分明细', 'Score line'),
  required: {},
  optional: {},
  computed: {
    targetType: dict('score_target', { label: label('对象类型', 'Kind') }),
    targetId: text(label('对象编号', 'Id'), { max: 32, filter: 'equals' }),
    source: dict('score_source', { label: label('来源', 'Source') }),
    sourceId: text(label('来源单据编号', 'Id of the document'), { max: 32, filter: 'equals' }),
    sourceNo: text(label('来源单据', 'Document'), { max: 40 }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill') }),
    happenTime: dateTime(label('时间', 'At')),
    rulePoints: points('规则分值', 'By the rule'),
    points: points('分值', 'Points'),
    balance: integer(label('信用分', 'Score')),
    reason: text(label('说明', 'Why'), { max: 200 }),
  },
  exportColumns: [],
  importColumns: [],
  sortedBy: ['createTime'],
});

const ScoreTotal = z
  .object({
    name: text(label('名称', 'Name'), { max: 100 }),
    /** As it stands with the party. */
    score: integer(label('信用分', 'Score')),
    /** Of all lines, which is the same. */
    sum: integer(label('合计', 'Sum')),
    lines: integer(label('明细数', 'Lines')),
    evaluations: points('评价', 'Evaluations'),
    violations: points('违规', 'Violations'),
    complaints: points('投诉', 'Complaints'),
    opening: points('初始分', 'First'),
  })
  .meta({ id: 'ScoreTotal' });

const { list } = standardEndpoints(ScoreLine, 'score');

/** Why a driver, a vehicle or a carrier has the score that it has. */
export const scoreLineContract = contract('/hyscore/hyScoreLine', {
  about: { domain: 'service', name: 'scoreLine', entity: ScoreLine },
  endpoints: {
    list,
    total: {
      method: 'GET',
      path: '/total',
      permission: 'score:list',
      summary: label('信用分合计', 'Sum of a score'),
      query: z.object({ targetType: z.enum(['driver', 'vehicle', 'carrier']), targetId: Id }),
      reply: ScoreTotal,
      errors: ['NotFound'],
    },
  },
});
