// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { TrackNote, TrackRemarkInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { TrackNote, TrackRemarkInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type TrackNoteListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'shippingNoteNumber'
  | 'noteStatus'
  | 'vehicleNumber'
  | 'plateColor'
  | 'driverName'
  | 'sendCity'
  | 'receiveCity'
  | 'loadTime'
  | 'unloadTime'
  | 'trackState'
  | 'trackRemark'
  | 'lastLocTime'
>;
/** Fields of Track of a waybill (运单轨迹). */
export const trackNoteFields = {
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  noteStatus: { kind: 'dict', label: { zh: '运单状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'note_status', readOnly: true },
  vehicleId: { kind: 'text', label: { zh: '车辆标识', en: 'Vehicle' }, maxLength: 32, readOnly: true },
  vehicleNumber: {
    kind: 'text',
    label: { zh: '车牌号', en: 'Plate number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 35,
    readOnly: true,
  },
  plateColor: { kind: 'dict', label: { zh: '车牌颜色', en: 'Plate colour' }, filter: 'options', sortable: true, dict: 'plate_color', readOnly: true },
  driverName: { kind: 'text', label: { zh: '司机', en: 'Driver' }, filter: 'text', maxLength: 30, readOnly: true },
  sendCity: { kind: 'text', label: { zh: '装货城市', en: 'Loading city' }, filter: 'text', maxLength: 50, readOnly: true },
  receiveCity: { kind: 'text', label: { zh: '卸货城市', en: 'Unloading city' }, filter: 'text', maxLength: 50, readOnly: true },
  loadTime: { kind: 'dateTime', label: { zh: '装货时间', en: 'Loaded at' }, filter: 'range', sortable: true, readOnly: true },
  unloadTime: { kind: 'dateTime', label: { zh: '卸货时间', en: 'Unloaded at' }, filter: 'range', sortable: true, readOnly: true },
  trackState: { kind: 'dict', label: { zh: '轨迹状态', en: 'Track' }, filter: 'options', sortable: true, dict: 'track_state', readOnly: true },
  pointCount: { kind: 'integer', label: { zh: '点数', en: 'Positions' }, derived: true, minimum: 0, readOnly: true },
  distance: {
    kind: 'quantity',
    label: { zh: '计划里程', en: 'Planned distance' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  trackDistance: {
    kind: 'quantity',
    label: { zh: '轨迹里程', en: 'Track distance' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  deviation: {
    kind: 'quantity',
    label: { zh: '偏差', en: 'Deviation' },
    derived: true,
    minimum: -1000000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  trackRemark: { kind: 'text', label: { zh: '轨迹说明', en: 'Remark on the track' }, filter: 'text', maxLength: 200, readOnly: true },
  lastLng: {
    kind: 'quantity',
    label: { zh: '最近经度', en: 'Last longitude' },
    derived: true,
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lastLat: {
    kind: 'quantity',
    label: { zh: '最近纬度', en: 'Last latitude' },
    derived: true,
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lastLocTime: { kind: 'dateTime', label: { zh: '最近定位时间', en: 'Last seen' }, filter: 'range', sortable: false, readOnly: true },
  etaTime: { kind: 'dateTime', label: { zh: '预计到达', en: 'Expected' }, sortable: false, derived: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./trackNote.schemas.ts');
/** What the calls of trackNote take, as schemas for forms; fetched when asked for. */
export const trackNoteSchemas = {
  /** Of `trackRemark`. */
  trackRemark: async () => (await loadSchemas()).trackNoteTrackRemarkInput,
};
/** Calls of trackNote. */
export const createTrackNoteApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出运单轨迹 · Export: Track of a waybill. Needs `shipping:export`. */
  export: (query: TrackNoteListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hytrack/hyTrackNote/exportXls`, query, content: 'file', ...options }),
  /** 运单轨迹列表 · List: Track of a waybill. Needs `shipping:track`. */
  list: (query: TrackNoteListQuery = {}, options?: CallOptions) =>
    transport.request<Page<TrackNote>>({ method: 'GET', path: `/hytrack/hyTrackNote/list`, query, ...options }),
  /** 标记无轨迹原因 · Explain a missing track. Needs `shipping:trackRemark`. */
  trackRemark: (body: TrackRemarkInput, options?: CallOptions) =>
    transport.request<TrackNote>({ method: 'PUT', path: `/hytrack/hyTrackNote/trackRemark`, body, ...options }),
});
