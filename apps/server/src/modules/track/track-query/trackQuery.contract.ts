import { z } from 'zod';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  metres,
  money,
  reference,
  standardEndpoints,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { Track } from './track.schema.ts';

const begin = dateTime({ zh: '开始时间', en: 'From' });
const end = dateTime({ zh: '结束时间', en: 'To' });
const plate = text({ zh: '车牌号', en: 'Plate number' }, { max: 35, rule: 'plate', filter: 'text', sortable: true });
const colour = dict('plate_color', { label: { zh: '车牌颜色', en: 'Plate colour' } });
const source = dict('track_source', { label: { zh: '轨迹来源', en: 'Source' } });

/** A track that was asked for. @source freight-domain 2.28, F17 */
export const TrackQuery = entity('trackQuery', {
  label: { zh: '轨迹查询', en: 'Track query' },
  required: {},
  optional: {},
  computed: {
    queryNo: text({ zh: '查询编号', en: 'Query' }, { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    vehicleNumber: plate,
    plateColor: colour,
    noteId: reference('shippingNote', { label: { zh: '运单', en: 'Waybill' }, options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text({ zh: '运单号', en: 'Waybill number' }, { spelling: 'compact', max: 20, filter: 'text' }),
    beginTime: begin,
    endTime: end,
    source,
    provider: text({ zh: '数据提供方', en: 'Answered by' }, { max: 20 }),
    state: dict('track_query_state', { label: { zh: '状态', en: 'Status' } }),
    pointCount: integer({ zh: '点数', en: 'Positions' }),
    mileage: metres({ zh: '里程', en: 'Distance' }),
    stopCount: integer({ zh: '停留次数', en: 'Stops' }),
    overSpeedCount: integer({ zh: '超速次数', en: 'Times too fast' }),
    maxGapMinutes: integer({ zh: '最大间隔(分钟)', en: 'Longest gap (min)' }),
    matchLoad: metres({ zh: '距装货地', en: 'From loading place' }),
    matchUnload: metres({ zh: '距卸货地', en: 'Off unloading place' }),
    cost: money({ zh: '查询费用', en: 'Cost' }),
    queryBy: person({ zh: '查询人', en: 'Asked by' }, { filter: 'text' }),
    queryTime: dateTime({ zh: '查询时间', en: 'Asked at' }),
    failReason: text({ zh: '失败原因', en: 'Why it failed' }, { max: 200 }),
  },
  exportColumns: [
    'queryNo',
    'vehicleNumber',
    'plateColor',
    'shippingNoteNumber',
    'beginTime',
    'endTime',
    'source',
    'state',
    'pointCount',
    'mileage',
    'stopCount',
    'overSpeedCount',
    'maxGapMinutes',
    'cost',
    'queryBy',
    'queryTime',
    'failReason',
  ],
  sums: ['cost'],
});

/** What to ask for: a vehicle and up to 72 hours, or a waybill, which says both. */
export const TrackQueryInput = z
  .object({
    vehicleNumber: plate.optional(),
    plateColor: colour.optional(),
    beginTime: begin.nullish(),
    endTime: end.nullish(),
    source: source.nullish(),
    noteId: Id.nullish(),
  })
  .meta({ id: 'TrackQueryInput' });

const { list, queryById, exportXls } = standardEndpoints(TrackQuery, 'track');

/** @source freight-domain F17, S07 */
export const trackQueryContract = contract('/hytrack/hyTrackQuery', {
  about: { domain: 'fleet', name: 'trackQuery', entity: TrackQuery },
  endpoints: {
    list,
    queryById,
    exportXls,
    query: {
      method: 'POST',
      path: '/query',
      permission: 'track:query',
      summary: { zh: '查询轨迹', en: 'Ask for a track' },
      body: TrackQueryInput,
      reply: TrackQuery.row,
      // A provider wants its price for every call.
      idempotent: 'required',
      errors: ['NotFound', 'InvalidInput'],
    },
    replay: {
      method: 'GET',
      path: '/replay',
      permission: 'track:view',
      summary: { zh: '查看轨迹', en: 'See a track' },
      query: IdQuery,
      reply: Track,
      errors: ['NotFound'],
    },
    ofVehicle: {
      method: 'GET',
      path: '/ofVehicle',
      permission: 'vehicle:track',
      summary: { zh: '车辆轨迹', en: 'Track of a vehicle' },
      query: z.object({ vehicleId: Id, beginTime: begin, endTime: end }),
      reply: Track,
      errors: ['NotFound', 'InvalidInput'],
    },
    ofNote: {
      method: 'GET',
      path: '/ofNote',
      permission: 'shipping:track',
      summary: { zh: '运单轨迹', en: 'Track of a waybill' },
      query: z.object({ noteId: Id }),
      reply: Track,
      errors: ['NotFound'],
    },
  },
});
