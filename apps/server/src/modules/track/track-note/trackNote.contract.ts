import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  basisPoints,
  contract,
  coordinate,
  dateTime,
  dict,
  entity,
  Id,
  integer,
  longText,
  metres,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

/** A waybill that was loaded, with what is known of its way. @source freight-domain S16 */
export const TrackNote = entity('trackNote', {
  label: label('运单轨迹', 'Track of a waybill'),
  required: {},
  optional: {},
  computed: {
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    noteStatus: dict('note_status', { label: label('运单状态', 'Status') }),
    vehicleId: text(label('车辆标识', 'Vehicle'), { max: 32 }),
    vehicleNumber: text(label('车牌号', 'Plate number'), { spelling: 'compact', max: 35, filter: 'text', sortable: true }),
    plateColor: dict('plate_color', { label: label('车牌颜色', 'Plate colour') }),
    driverName: text(label('司机', 'Driver'), { max: 30, filter: 'text' }),
    sendCity: text(label('装货城市', 'Loading city'), { max: 50, filter: 'text' }),
    receiveCity: text(label('卸货城市', 'Unloading city'), { max: 50, filter: 'text' }),
    loadTime: dateTime(label('装货时间', 'Loaded at')),
    unloadTime: dateTime(label('卸货时间', 'Unloaded at')),
    trackState: dict('track_state', { label: label('轨迹状态', 'Track') }),
    pointCount: integer(label('点数', 'Positions'), { derived: true }),
    distance: metres(label('计划里程', 'Planned distance'), { sortable: true }),
    trackDistance: metres(label('轨迹里程', 'Track distance'), { sortable: true }),
    deviation: basisPoints(label('偏差', 'Deviation'), { min: -1_000_000, description: 'Of the track from the plan.', derived: true }),
    trackRemark: text(label('轨迹说明', 'Remark on the track'), { max: 200, filter: 'text' }),
    lastLng: coordinate(label('最近经度', 'Last longitude'), { range: { min: -180, max: 180 }, options: { derived: true } }),
    lastLat: coordinate(label('最近纬度', 'Last latitude'), { range: { min: -90, max: 90 }, options: { derived: true } }),
    lastLocTime: dateTime(label('最近定位时间', 'Last seen'), { sortable: false, description: 'While the waybill is on the road.' }),
    etaTime: dateTime(label('预计到达', 'Expected'), { sortable: false, filter: undefined, derived: true }),
  },
  exportColumns: [
    'shippingNoteNumber',
    'noteStatus',
    'vehicleNumber',
    'driverName',
    'sendCity',
    'receiveCity',
    'loadTime',
    'unloadTime',
    'trackState',
    'pointCount',
    'distance',
    'trackDistance',
    'deviation',
    'trackRemark',
    'lastLocTime',
    'etaTime',
  ],
});

const { list, exportXls } = standardEndpoints(TrackNote, 'shipping');

/** @source freight-domain S16 */
export const trackNoteContract = contract('/hytrack/hyTrackNote', {
  about: { domain: 'fleet', name: 'trackNote', entity: TrackNote },
  endpoints: {
    list: { ...list, permission: 'shipping:track' },
    exportXls,
    trackRemark: {
      method: 'PUT',
      path: '/trackRemark',
      permission: 'shipping:trackRemark',
      summary: label('标记无轨迹原因', 'Explain a missing track'),
      body: z.object({ id: Id, trackRemark: longText(label('原因', 'Reason'), { min: 1, max: 200 }) }).meta({ id: 'TrackRemarkInput' }),
      reply: TrackNote.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});
