// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Statistics } from '../models.ts';
/** Query of `figures`. */
export type StatMileageFiguresQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'vehicle' | 'driver' | 'lane' | 'province' | 'time';
};
/** Fields of Mileage (里程统计). */
export const statMileageFields = {
  name: { kind: 'text', label: { zh: '统计项', en: 'Group' }, sortable: false, maxLength: 200, readOnly: true },
  energyType: { kind: 'dict', label: { zh: '能源类型', en: 'Fuel' }, filter: 'options', sortable: false, dict: 'energy_type', readOnly: true },
  trips: { kind: 'integer', label: { zh: '趟次', en: 'Trips' }, sortable: false, minimum: 0, readOnly: true },
  weight: {
    kind: 'quantity',
    label: { zh: '重量', en: 'Weight' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  planned: {
    kind: 'quantity',
    label: { zh: '计划里程', en: 'Planned' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  tracked: {
    kind: 'quantity',
    label: { zh: '轨迹里程', en: 'Tracked' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  deviation: {
    kind: 'quantity',
    label: { zh: '里程偏差', en: 'Deviation' },
    sortable: false,
    minimum: -9007199254740991,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  tonneKm: {
    kind: 'quantity',
    label: { zh: '周转量', en: 'Tonne-km' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'kgkm', factor: 1000, decimals: 1, symbol: { zh: '吨公里', en: 't·km' } },
    readOnly: true,
  },
  emptyRatio: {
    kind: 'quantity',
    label: { zh: '空驶率', en: 'Empty runs' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of statMileage. */
export const createStatMileageApi = (transport: Transport) => ({
  /** 里程统计 · Mileage. Needs `statistics:list`. */
  figures: (query: StatMileageFiguresQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/mileage`, query, ...options }),
});
