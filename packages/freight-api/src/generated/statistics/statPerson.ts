// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Statistics } from '../models.ts';
/** Query of `figures`. */
export type StatPersonFiguresQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'salesperson' | 'dispatcher' | 'auditor' | 'driver' | 'captain' | 'customerUser';
};
/** Fields of People (全员统计). */
export const statPersonFields = {
  name: { kind: 'text', label: { zh: '统计项', en: 'Group' }, sortable: false, maxLength: 200, readOnly: true },
  documents: { kind: 'integer', label: { zh: '经办单数', en: 'Documents' }, sortable: false, minimum: 0, readOnly: true },
  weight: {
    kind: 'quantity',
    label: { zh: '重量', en: 'Weight' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  feeTotal: {
    kind: 'money',
    label: { zh: '费用合计', en: 'Total fee' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  grossProfit: {
    kind: 'money',
    label: { zh: '毛利', en: 'Gross profit' },
    sortable: false,
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  passed: { kind: 'integer', label: { zh: '通过', en: 'Passed' }, sortable: false, minimum: 0, readOnly: true },
  refused: { kind: 'integer', label: { zh: '驳回', en: 'Refused' }, sortable: false, minimum: 0, readOnly: true },
  handlingHours: {
    kind: 'quantity',
    label: { zh: '平均处理时长', en: 'Handling time' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'centihour', factor: 100, decimals: 1, symbol: { zh: '小时', en: 'h' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of statPerson. */
export const createStatPersonApi = (transport: Transport) => ({
  /** 全员统计 · People. Needs `statistics:list`. */
  figures: (query: StatPersonFiguresQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/person`, query, ...options }),
});
