// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { ScoreLine, ScoreTotal } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ScoreLine, ScoreTotal } from '../models.ts';
/** Query of `list`: filters by field. */
export type ScoreLineListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'targetType' | 'targetId' | 'source' | 'sourceId' | 'noteId' | 'happenTime'>;
/** Query of `total`. */
export type ScoreLineTotalQuery = {
  targetType: 'driver' | 'vehicle' | 'carrier';
  targetId: string;
};
/** Fields of Score line (信用分明细). */
export const scoreLineFields = {
  targetType: { kind: 'dict', label: { zh: '对象类型', en: 'Kind' }, filter: 'options', dict: 'score_target', readOnly: true },
  targetId: { kind: 'text', label: { zh: '对象编号', en: 'Id' }, filter: 'equals', maxLength: 32, readOnly: true },
  source: { kind: 'dict', label: { zh: '来源', en: 'Source' }, filter: 'options', dict: 'score_source', readOnly: true },
  sourceId: { kind: 'text', label: { zh: '来源单据编号', en: 'Id of the document' }, filter: 'equals', maxLength: 32, readOnly: true },
  sourceNo: { kind: 'text', label: { zh: '来源单据', en: 'Document' }, maxLength: 40, readOnly: true },
  noteId: { kind: 'reference', label: { zh: '运单', en: 'Waybill' }, filter: 'equals', reference: 'shippingNote', readOnly: true },
  happenTime: { kind: 'dateTime', label: { zh: '时间', en: 'At' }, filter: 'range', readOnly: true },
  rulePoints: { kind: 'integer', label: { zh: '规则分值', en: 'By the rule' }, minimum: -1000, maximum: 1000, readOnly: true },
  points: { kind: 'integer', label: { zh: '分值', en: 'Points' }, minimum: -1000, maximum: 1000, readOnly: true },
  balance: { kind: 'integer', label: { zh: '信用分', en: 'Score' }, minimum: 0, readOnly: true },
  reason: { kind: 'text', label: { zh: '说明', en: 'Why' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Calls of scoreLine. */
export const createScoreLineApi = (transport: Transport) => ({
  /** 信用分明细列表 · List: Score line. Needs `score:list`. */
  list: (query: ScoreLineListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ScoreLine>>({ method: 'GET', path: `/hyscore/hyScoreLine/list`, query, ...options }),
  /** 信用分合计 · Sum of a score. Needs `score:list`. */
  total: (query: ScoreLineTotalQuery, options?: CallOptions) =>
    transport.request<ScoreTotal>({ method: 'GET', path: `/hyscore/hyScoreLine/total`, query, ...options }),
});
