// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Statistics } from '../models.ts';
/** Query of `figures`. */
export type StatCollectionFiguresQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'payee' | 'payeeType' | 'bank' | 'time';
};
/** Fields of Collection (收款统计). */
export const statCollectionFields = {
  name: { kind: 'text', label: { zh: '统计项', en: 'Group' }, sortable: false, maxLength: 200, readOnly: true },
  payees: { kind: 'integer', label: { zh: '收款人数', en: 'Payees' }, sortable: false, minimum: 0, readOnly: true },
  payments: { kind: 'integer', label: { zh: '付款笔数', en: 'Payments' }, sortable: false, minimum: 0, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '收款金额', en: 'Amount' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  prepaid: {
    kind: 'money',
    label: { zh: '其中预付', en: 'Prepaid' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  offline: {
    kind: 'money',
    label: { zh: '其中线下', en: 'Paid offline' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  failed: { kind: 'integer', label: { zh: '失败笔数', en: 'Failed' }, sortable: false, minimum: 0, readOnly: true },
  payHours: {
    kind: 'quantity',
    label: { zh: '签收到付款', en: 'Signature to payment' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'centihour', factor: 100, decimals: 1, symbol: { zh: '小时', en: 'h' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of statCollection. */
export const createStatCollectionApi = (transport: Transport) => ({
  /** 收款统计 · Collection. Needs `statistics:list`. */
  figures: (query: StatCollectionFiguresQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/collection`, query, ...options }),
});
