import { index, integer, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, degrees, dictCode, idColumn } from '../../../platform/db/columns.ts';

/**
 * Where vehicles were, in WGS-84; evidence, and so never changed: the database refuses that, and to remove what is younger than 90 days. What
 * is older is packed into `hy_position_day`.
 *
 * It grows by some millions a month. Its key is what makes a report idempotent and what every track is
 * read by, one vehicle between two moments, so a row has no id and needs no second index. Only what looks at age alone goes by time,
 * and rows come in by time: a BRIN of some kilobytes serves that. No partitions by day, as the server's login may make no tables.
 *
 * @source freight-domain 2.28
 */
export const hyPosition = pgTable(
  'hy_position',
  {
    tenantId: integer().notNull().default(0),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    plateColor: dictCode().notNull(),
    locTime: dateTimeText().notNull(),
    source: dictCode().notNull(),
    /** Whose waybill the vehicle was on when it reported. */
    driverId: idColumn(),
    noteId: idColumn(),
    lng: degrees().notNull(),
    lat: degrees().notNull(),
    /** km/h. */
    speed: smallint(),
    /** Degrees from north, clockwise. */
    direction: smallint(),
    /** What the position was reported in; it is stored in WGS-84. */
    coordType: dictCode().notNull().default('wgs84'),
    /** Odometer, km. */
    mileage: integer(),
    /** Metres. */
    accuracy: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.vehicleNumber, table.plateColor, table.locTime, table.source] }),
    index('hy_position_time').using('brin', table.locTime),
  ],
);
