// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Statistics } from '../models.ts';
/** Query of `figures`. */
export type StatFreightFiguresQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'company' | 'customer' | 'agent' | 'time';
};
/** Fields of Freight (运费统计). */
export const statFreightFields = {
  name: { kind: 'text', label: { zh: '统计项', en: 'Group' }, sortable: false, maxLength: 200, readOnly: true },
  notes: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: false, minimum: 0, readOnly: true },
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
  driverFee: {
    kind: 'money',
    label: { zh: '司机运费', en: 'Driver fee' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  serviceFee: {
    kind: 'money',
    label: { zh: '服务费', en: 'Service fee' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  agentMargin: {
    kind: 'money',
    label: { zh: '代理差额', en: 'Agent margin' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  lossAmount: {
    kind: 'money',
    label: { zh: '扣损金额', en: 'Loss' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  extraFee: {
    kind: 'money',
    label: { zh: '杂费', en: 'Extras' },
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
  margin: {
    kind: 'quantity',
    label: { zh: '毛利率', en: 'Margin' },
    sortable: false,
    minimum: -9007199254740991,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  perTonneKm: {
    kind: 'quantity',
    label: { zh: '吨公里运费', en: 'Per tonne-km' },
    sortable: false,
    minimum: 0,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of statFreight. */
export const createStatFreightApi = (transport: Transport) => ({
  /** 运费统计 · Freight. Needs `statistics:list`. */
  figures: (query: StatFreightFiguresQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/freight`, query, ...options }),
});
