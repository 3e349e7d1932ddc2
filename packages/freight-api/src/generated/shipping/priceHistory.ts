// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { LaneCurve, PriceHistory } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LaneCurve, PriceHistory } from '../models.ts';
/** Query of `list`: filters by field. */
export type PriceHistoryListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'targetType'
  | 'targetId'
  | 'targetNo'
  | 'fieldName'
  | 'fieldLabel'
  | 'sendCity'
  | 'receiveCity'
  | 'cargoName'
  | 'priceMode'
  | 'changeBy'
  | 'changeTime'
  | 'orderMode'
>;
/** Query of `laneCurve`. */
export type PriceHistoryLaneCurveQuery = {
  sendCity: string;
  receiveCity: string;
  fieldName: 'unitPrice' | 'customerUnitPrice' | 'agentFee' | 'serviceRate' | 'cargoPrice' | 'lossRate' | 'extraFee' | 'deduction';
  cargoName?: string;
  /** Prices of different modes are not compared: by weight when it is absent. */
  priceMode?: string;
  begin: string;
  end: string;
  /** How waybills are put together; by the week when it is absent. */
  step?: 'day' | 'week';
};
/** Fields of Price history (价格记录). */
export const priceHistoryFields = {
  targetType: { kind: 'dict', label: { zh: '对象', en: 'Subject' }, filter: 'options', sortable: true, dict: 'price_target', readOnly: true },
  targetId: { kind: 'text', label: { zh: '对象编号', en: 'Subject id' }, filter: 'equals', maxLength: 32, readOnly: true },
  targetNo: { kind: 'text', label: { zh: '对象单号', en: 'Subject number' }, spelling: 'compact', filter: 'text', maxLength: 40, readOnly: true },
  fieldName: { kind: 'dict', label: { zh: '价格', en: 'Price' }, filter: 'options', sortable: true, dict: 'price_field', readOnly: true },
  fieldLabel: { kind: 'text', label: { zh: '字段', en: 'Field' }, filter: 'text', maxLength: 40, readOnly: true },
  oldValue: { kind: 'text', label: { zh: '原值', en: 'Before' }, maxLength: 40, readOnly: true },
  newValue: { kind: 'text', label: { zh: '新值', en: 'After' }, maxLength: 40, readOnly: true },
  unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 10, readOnly: true },
  reason: { kind: 'text', label: { zh: '调整原因', en: 'Reason' }, maxLength: 200, readOnly: true },
  sendCity: { kind: 'text', label: { zh: '装货城市', en: 'Loading city' }, filter: 'text', maxLength: 50, readOnly: true },
  receiveCity: { kind: 'text', label: { zh: '卸货城市', en: 'Unloading city' }, filter: 'text', maxLength: 50, readOnly: true },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, filter: 'text', maxLength: 100, readOnly: true },
  priceMode: { kind: 'dict', label: { zh: '计价方式', en: 'Pricing' }, filter: 'options', sortable: true, dict: 'price_mode', readOnly: true },
  changeBy: { kind: 'text', label: { zh: '调整人', en: 'Changed by' }, filter: 'text', calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  changeTime: { kind: 'dateTime', label: { zh: '调整时间', en: 'Changed at' }, filter: 'range', sortable: true, readOnly: true },
  orderMode: { kind: 'dict', label: { zh: '订单模式', en: 'Order mode' }, filter: 'options', sortable: true, dict: 'order_mode', readOnly: true },
  agentId: { kind: 'text', label: { zh: '代理', en: 'Agent' }, maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of priceHistory. */
export const createPriceHistoryApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出价格记录 · Export: Price history. Needs `price:export`. */
  export: (query: PriceHistoryListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyprice/hyPriceHistory/exportXls`, query, content: 'file', ...options }),
  /** 线路价格曲线 · Price of a lane over time. Needs `price:curve`. */
  laneCurve: (query: PriceHistoryLaneCurveQuery, options?: CallOptions) =>
    transport.request<LaneCurve>({ method: 'GET', path: `/hyprice/hyPriceHistory/laneCurve`, query, ...options }),
  /** 价格记录列表 · List: Price history. Needs `price:list`. */
  list: (query: PriceHistoryListQuery = {}, options?: CallOptions) =>
    transport.request<Page<PriceHistory>>({ method: 'GET', path: `/hyprice/hyPriceHistory/list`, query, ...options }),
});
