// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Track, TrackQuery, TrackQueryInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Track, TrackQuery, TrackQueryInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type TrackQueryListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'queryNo'
  | 'vehicleNumber'
  | 'plateColor'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'beginTime'
  | 'endTime'
  | 'source'
  | 'state'
  | 'queryBy'
  | 'queryTime'
>;
/** Query of `ofNote`. */
export type TrackQueryOfNoteQuery = {
  noteId: string;
};
/** Query of `ofVehicle`. */
export type TrackQueryOfVehicleQuery = {
  vehicleId: string;
  /** 开始时间 · From */
  beginTime: string;
  /** 结束时间 · To */
  endTime: string;
};
/** Query of `replay`. */
export type TrackQueryReplayQuery = {
  id: string;
};
/** Fields of Track query (轨迹查询). */
export const trackQueryFields = {
  queryNo: { kind: 'text', label: { zh: '查询编号', en: 'Query' }, spelling: 'compact', filter: 'text', sortable: true, maxLength: 20, readOnly: true },
  vehicleNumber: {
    kind: 'text',
    label: { zh: '车牌号', en: 'Plate number' },
    rule: 'plate',
    filter: 'text',
    sortable: true,
    spelling: 'compact',
    maxLength: 35,
    readOnly: true,
  },
  plateColor: { kind: 'dict', label: { zh: '车牌颜色', en: 'Plate colour' }, filter: 'options', sortable: true, dict: 'plate_color', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  beginTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true, readOnly: true },
  endTime: { kind: 'dateTime', label: { zh: '结束时间', en: 'To' }, filter: 'range', sortable: true, readOnly: true },
  source: { kind: 'dict', label: { zh: '轨迹来源', en: 'Source' }, filter: 'options', sortable: true, dict: 'track_source', readOnly: true },
  provider: { kind: 'text', label: { zh: '数据提供方', en: 'Answered by' }, maxLength: 20, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'track_query_state', readOnly: true },
  pointCount: { kind: 'integer', label: { zh: '点数', en: 'Positions' }, minimum: 0, readOnly: true },
  mileage: {
    kind: 'quantity',
    label: { zh: '里程', en: 'Distance' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  stopCount: { kind: 'integer', label: { zh: '停留次数', en: 'Stops' }, minimum: 0, readOnly: true },
  overSpeedCount: { kind: 'integer', label: { zh: '超速次数', en: 'Times too fast' }, minimum: 0, readOnly: true },
  maxGapMinutes: { kind: 'integer', label: { zh: '最大间隔(分钟)', en: 'Longest gap (min)' }, minimum: 0, readOnly: true },
  matchLoad: {
    kind: 'quantity',
    label: { zh: '距装货地', en: 'From loading place' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  matchUnload: {
    kind: 'quantity',
    label: { zh: '距卸货地', en: 'Off unloading place' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  cost: {
    kind: 'money',
    label: { zh: '查询费用', en: 'Cost' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  queryBy: { kind: 'text', label: { zh: '查询人', en: 'Asked by' }, filter: 'text', calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  queryTime: { kind: 'dateTime', label: { zh: '查询时间', en: 'Asked at' }, filter: 'range', sortable: true, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Track query. */
export const trackQuerySums = ['cost'] as const;
const loadSchemas = () => import('./trackQuery.schemas.ts');
/** What the calls of trackQuery take, as schemas for forms; fetched when asked for. */
export const trackQuerySchemas = {
  /** Of `query`. */
  query: async () => (await loadSchemas()).trackQueryQueryInput,
};
/** Calls of trackQuery. */
export const createTrackQueryApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出轨迹查询 · Export: Track query. Needs `track:export`. */
  export: (query: TrackQueryListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hytrack/hyTrackQuery/exportXls`, query, content: 'file', ...options }),
  /** 轨迹查询列表 · List: Track query. Needs `track:list`. */
  list: (query: TrackQueryListQuery = {}, options?: CallOptions) =>
    transport.request<Page<TrackQuery>>({ method: 'GET', path: `/hytrack/hyTrackQuery/list`, query, ...options }),
  /** 运单轨迹 · Track of a waybill. Needs `shipping:track`. */
  ofNote: (query: TrackQueryOfNoteQuery, options?: CallOptions) =>
    transport.request<Track>({ method: 'GET', path: `/hytrack/hyTrackQuery/ofNote`, query, ...options }),
  /** 车辆轨迹 · Track of a vehicle. Needs `vehicle:track`. */
  ofVehicle: (query: TrackQueryOfVehicleQuery, options?: CallOptions) =>
    transport.request<Track>({ method: 'GET', path: `/hytrack/hyTrackQuery/ofVehicle`, query, ...options }),
  /** 查询轨迹 · Ask for a track. Needs `track:query`. Send an `idempotencyKey`. */
  query: (body: TrackQueryInput, options?: CallOptions) =>
    transport.request<TrackQuery>({ method: 'POST', path: `/hytrack/hyTrackQuery/query`, body, ...options }),
  /** 轨迹查询详情 · Get: Track query. Needs `track:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<TrackQuery>({ method: 'GET', path: `/hytrack/hyTrackQuery/queryById`, query: { id }, ...options }),
  /** 查看轨迹 · See a track. Needs `track:view`. */
  replay: (query: TrackQueryReplayQuery, options?: CallOptions) =>
    transport.request<Track>({ method: 'GET', path: `/hytrack/hyTrackQuery/replay`, query, ...options }),
});
