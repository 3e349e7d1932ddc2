import { z } from 'zod';
import { checkedApart, contract, coordinate, dateTime, dict, integer, text } from '../../../platform/contract/index.ts';

/** Reported at once: an hour of a position every ten seconds, or one of each truck of a large fleet. */
const mostAtOnce = 500;

/** One position as a unit or an app reports it. China and its seas: a unit without a fix reports 0, 0. @source freight-domain 2.28 */
export const ReportedPosition = z.object({
  vehicleNumber: text({ zh: '车牌号', en: 'Plate number' }, { max: 35, rule: 'plate' }),
  plateColor: dict('plate_color', { label: { zh: '车牌颜色', en: 'Plate colour' } }),
  locTime: dateTime({ zh: '定位时间', en: 'Time' }),
  lng: coordinate({ zh: '经度', en: 'Longitude' }, { range: { min: 73, max: 136 } }),
  lat: coordinate({ zh: '纬度', en: 'Latitude' }, { range: { min: 3, max: 54 } }),
  speed: integer({ zh: '速度', en: 'Speed' }, { max: 220, description: 'km/h' }).nullish(),
  direction: integer({ zh: '方向', en: 'Direction' }, { max: 359, description: 'Degrees from north, clockwise.' }).nullish(),
  mileage: integer({ zh: '里程表', en: 'Odometer' }, { max: 10_000_000, description: 'km' }).nullish(),
  accuracy: integer({ zh: '精度', en: 'Accuracy' }, { max: 10_000, description: 'Metres.' }).nullish(),
  source: dict('track_source', { label: { zh: '来源', en: 'Source' }, options: { codes: ['1', '2', '3'] } }),
  coordType: dict('coord_type', {
    label: { zh: '坐标系', en: 'Coordinate system' },
    options: { codes: ['wgs84', 'gcj02', 'bd09'] },
  }).nullish(),
});

/** Positions of one or several vehicles, in any order; each is stored or refused by itself. */
export const PositionReport = z
  .object({ positions: z.array(checkedApart(ReportedPosition, 'ReportedPosition')).min(1).max(mostAtOnce) })
  .meta({ id: 'PositionReport' });

/** What became of a report. Refused ones are not worth sending again. */
export const PositionReceipt = z
  .object({
    stored: z.int(),
    /** Known already, by vehicle, time and source. */
    repeated: z.int(),
    refused: z.array(z.object({ index: z.int(), reason: z.string() })),
  })
  .meta({ id: 'PositionReceipt' });

/** @source freight-domain 2.28 */
export const positionContract = contract('/hytrack/hyPosition', {
  about: { domain: 'fleet', name: 'vehiclePosition' },
  endpoints: {
    report: {
      method: 'POST',
      path: '/report',
      permission: 'track:report',
      summary: { zh: '上报位置', en: 'Report positions' },
      body: PositionReport,
      // Sent again it stores nothing twice: no key is needed.
      reply: PositionReceipt,
      errors: ['InvalidInput'],
    },
  },
});
