// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Statistics } from '../models.ts';
/** Query of `figures`. */
export type StatOrdersFiguresQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'customer' | 'cargo' | 'lane' | 'status' | 'time';
};
/** Fields of Orders (订单统计). */
export const statOrdersFields = {
  name: { kind: 'text', label: { zh: '统计项', en: 'Group' }, sortable: false, maxLength: 200, readOnly: true },
  orders: { kind: 'integer', label: { zh: '订单数', en: 'Orders' }, sortable: false, minimum: 0, readOnly: true },
  ordered: {
    kind: 'quantity',
    label: { zh: '下单重量', en: 'Ordered' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  dispatched: {
    kind: 'quantity',
    label: { zh: '已派重量', en: 'Dispatched' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  completion: {
    kind: 'quantity',
    label: { zh: '完成率', en: 'Completed' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  dispatchHours: {
    kind: 'quantity',
    label: { zh: '发布到派车', en: 'Publication to dispatch' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'centihour', factor: 100, decimals: 1, symbol: { zh: '小时', en: 'h' } },
    readOnly: true,
  },
  revokeRate: {
    kind: 'quantity',
    label: { zh: '撤销率', en: 'Revoked' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of statOrders. */
export const createStatOrdersApi = (transport: Transport) => ({
  /** 订单统计 · Orders. Needs `statistics:list`. */
  figures: (query: StatOrdersFiguresQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/orders`, query, ...options }),
});
