// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `query`. */
export const trackQueryQueryFields = {
  vehicleNumber: {
    kind: 'text',
    label: { zh: '车牌号', en: 'Plate number' },
    rule: 'plate',
    filter: 'text',
    sortable: true,
    spelling: 'compact',
    maxLength: 35,
  },
  plateColor: { kind: 'dict', label: { zh: '车牌颜色', en: 'Plate colour' }, filter: 'options', sortable: true, dict: 'plate_color' },
  beginTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true },
  endTime: { kind: 'dateTime', label: { zh: '结束时间', en: 'To' }, filter: 'range', sortable: true },
  source: { kind: 'dict', label: { zh: '轨迹来源', en: 'Source' }, filter: 'options', sortable: true, dict: 'track_source' },
} as const satisfies Record<string, FieldMeta>;
